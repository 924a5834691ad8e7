/// A number on its way from one value to another at a steady pace.
struct Movement: Sendable, Equatable {
    let from: Double
    let target: Double
    /// `Moment.uptime`, milliseconds.
    let start: Int64
    let end: Int64

    init(from: Double, to target: Double, start: Int64, milliseconds: Int64) {
        self.from = from
        self.target = target
        self.start = start
        end = start + max(0, milliseconds)
    }

    func value(at uptime: Int64) -> Double {
        guard uptime < end, end > start else { return target }
        return from + (target - from) * Double(max(0, uptime - start)) / Double(end - start)
    }

    func isDone(at uptime: Int64) -> Bool { uptime >= end }

    /// Tenths of a second to go.
    func remainingTenths(at uptime: Int64) -> UInt16 {
        UInt16(clamping: (max(0, end - uptime) + 99) / 100)
    }

    /// When the next report of the movement is due.
    func nextWake(after uptime: Int64) -> Int64 {
        min(end, uptime + SimulatedTrait.movementReportInterval)
    }
}
