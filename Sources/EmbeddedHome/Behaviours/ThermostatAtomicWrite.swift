import HomeModel
import HomeTraits

/// An atomic write under way: presets and schedules that wait for their commit (Matter Core Specification, "Atomic Writes").
struct ThermostatAtomicWrite {
    /// What the command's `requestType` asks for.
    enum Request: UInt8 {
        case beginWrite = 0
        case commitWrite = 1
        case rollbackWrite = 2
    }

    /// Indices of the attributes that it is about.
    let attributes: Set<Int>
    /// When it is given up by itself (`Moment.uptime`).
    let end: Int64
    var presets: [Thermostat.Preset]?
    var schedules: [Thermostat.Schedule]?

    /// The most milliseconds that one may take.
    static let longest: UInt16 = 60_000
}
