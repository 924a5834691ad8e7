import HomeModel
import HomeTraits

/// Energy counted from the power of the same part (Matter Application Cluster Specification, "Electrical Energy Measurement Cluster"):
/// what is drawn is imported, what is given away exported. Counted exactly, told once a minute while energy flows and where the power
/// changes.
final class ElectricalEnergyMeasurementBehaviour: TraitBehaviour {
    private typealias Energy = ElectricalEnergyMeasurement

    /// Between two reports, in milliseconds.
    static let reportInterval: Int64 = 60_000
    /// A milliwatt hour in the unit of counting, mW × ms.
    private static let milliwattHour: Int64 = 3_600_000
    /// As much as the data model lets a meter show.
    private static let greatest: Int64 = 1 << 62

    /// The power since `countedUpTo`, in mW.
    private var power: Int64 = 0
    private var countedUpTo: Int64 = 0
    private var reportedAt: Int64 = 0
    /// What was counted and makes no whole milliwatt hour yet, by direction.
    private var imported: Int64 = 0
    private var exported: Int64 = 0

    var memory: Value? {
        imported == 0 && exported == 0 ? nil : .structure([.integer(imported), .integer(exported)])
    }

    func restore(_ memory: Value) {
        let fields = memory.structureValue ?? []
        imported = min(max(0, fields[safe: 0]?.intValue ?? 0), Self.milliwattHour)
        exported = min(max(0, fields[safe: 1]?.intValue ?? 0), Self.milliwattHour)
    }

    func begin(_ part: SimulatedPart, at moment: Moment) {
        power = (part[ElectricalPowerMeasurement.activePower] ?? nil) ?? 0
        countedUpTo = moment.uptime
        reportedAt = moment.uptime
    }

    func start(_ part: SimulatedPart, at moment: Moment) { begin(part, at: moment) }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        throw .notSimulated
    }

    /// Another power flows from now on.
    func powerChanged(_ part: SimulatedPart, _ moment: Moment) {
        let new = (part[ElectricalPowerMeasurement.activePower] ?? nil) ?? 0
        guard new != power else { return }
        tell(part, moment)
        power = new
    }

    var nextWake: Int64? { power == 0 ? nil : reportedAt + Self.reportInterval }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        if let wake = nextWake, wake <= moment.uptime { tell(part, moment) }
    }

    /// A meter that was set otherwise counts on from there.
    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        let time = max(0, moment.uptime - countedUpTo)
        countedUpTo += time
    }

    private func tell(_ part: SimulatedPart, _ moment: Moment) {
        let time = max(0, moment.uptime - countedUpTo)
        countedUpTo = moment.uptime
        // Only a meter of a size that no house has, or one asleep for ages, would overflow here; it counts nothing then.
        let (flow, overflow) = power.magnitude.multipliedReportingOverflow(by: UInt64(time))
        guard !overflow, let flow = Int64(exactly: flow), flow < Self.greatest, flow > 0 else { return }
        let begin = reportedAt
        reportedAt = moment.uptime
        var whole: Int64
        if power > 0 {
            imported += flow
            whole = imported / Self.milliwattHour
            imported %= Self.milliwattHour
        } else {
            exported += flow
            whole = exported / Self.milliwattHour
            exported %= Self.milliwattHour
        }
        part.rememberChanged(ElectricalEnergyMeasurement.self)
        guard whole > 0 else { return }
        let end = moment.matterEpochSeconds
        let start = UInt32(clamping: Int64(end) - max(1, (moment.uptime - begin) / 1000))
        let period = Energy.EnergyMeasurement(energy: whole, startTimestamp: start, endTimestamp: end)
        if power > 0 {
            part.set(Energy.cumulativeEnergyImported, sum(part[Energy.cumulativeEnergyImported] ?? nil, whole, end))
            part.set(Energy.periodicEnergyImported, period)
        } else {
            part.set(Energy.cumulativeEnergyExported, sum(part[Energy.cumulativeEnergyExported] ?? nil, whole, end))
            part.set(Energy.periodicEnergyExported, period)
        }
        part.raise(
            Energy.CumulativeEnergyMeasured(
                energyImported: power > 0 ? part[Energy.cumulativeEnergyImported] ?? nil : nil,
                energyExported: power < 0 ? part[Energy.cumulativeEnergyExported] ?? nil : nil), at: moment)
        part.raise(
            Energy.PeriodicEnergyMeasured(
                energyImported: power > 0 ? period : nil, energyExported: power < 0 ? period : nil), at: moment)
    }

    private func sum(
        _ old: ElectricalEnergyMeasurement.EnergyMeasurement?, _ more: Int64, _ end: UInt32
    ) -> ElectricalEnergyMeasurement.EnergyMeasurement {
        let (sum, overflow) = (old?.energy ?? 0).addingReportingOverflow(more)
        return Energy.EnergyMeasurement(
            energy: overflow ? Self.greatest : min(sum, Self.greatest), endTimestamp: max(1, end))
    }
}
