import HomeModel
import HomeTraits

/// Water heaters (Matter Application Cluster Specification, "Water Heater Management Cluster"): a boost heats the tank for its time, or
/// until it has what was asked for.
final class WaterHeaterManagementBehaviour: TraitBehaviour {
    private typealias Heater = WaterHeaterManagement

    /// A boost heats the tank by one percent in this time, in milliseconds.
    static let percentTime: Int64 = 30_000
    /// Of one percent of a litre, heated by 50 K, in mWh.
    private static let energyOfPercent: Int64 = 580
    /// What a boost draws, in mW.
    private static let power: Int64 = 3_000_000

    private var boost: WaterHeaterManagement.WaterHeaterBoostInfo?
    private var ends: Int64 = 0
    private var endingDate: Int64 = 0
    private var countedUpTo: Int64 = 0
    /// Power before the boost, in mW.
    private var usualPower: Int64 = 0

    var memory: Value? { boost.map { .structure([$0.value, .integer(endingDate)]) } }

    func restore(_ memory: Value) {
        let fields = memory.structureValue ?? []
        boost = fields[safe: 0].flatMap(WaterHeaterManagement.WaterHeaterBoostInfo.init(value:))
        endingDate = fields[safe: 1]?.intValue ?? 0
    }

    func start(_ part: SimulatedPart, at moment: Moment) {
        countedUpTo = moment.uptime
        ends = moment.uptime + max(0, min(endingDate - moment.date, Int64(UInt32.max) * 1000))
        if boost == nil { part.set(Heater.boostState, .inactive) }
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(WaterHeaterManagement.Boost.self) {
            try begin(command.boostInfo, part, moment)
        } else if command.typed(WaterHeaterManagement.CancelBoost.self) != nil {
            end(part, moment)
        } else {
            throw .notSimulated
        }
        return []
    }

    private func begin(
        _ info: WaterHeaterManagement.WaterHeaterBoostInfo, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        let features = Heater.Features(rawValue: part.features(of: WaterHeaterManagement.self))
        if info.targetPercentage != nil || info.targetReheat != nil, !features.contains(.tankPercent) {
            throw CommandFailure(status: .invalidCommand, "the heater does not know how full it is", field: "boostInfo")
        }
        // Reheating needs a target below which it begins, and is not for once.
        if info.targetReheat != nil, info.targetPercentage == nil || info.oneShot == true {
            throw CommandFailure(
                status: .invalidCommand, "targetReheat needs targetPercentage, and no oneShot", field: "boostInfo")
        }
        if let setpoint = info.temporarySetpoint {
            let least = part[Thermostat.minHeatSetpointLimit] ?? part[Thermostat.absMinHeatSetpointLimit] ?? .min
            let most = part[Thermostat.maxHeatSetpointLimit] ?? part[Thermostat.absMaxHeatSetpointLimit] ?? .max
            guard setpoint >= least, setpoint <= most else {
                throw CommandFailure(
                    status: .constraintError, "temporarySetpoint is out of the heater's limits", field: "boostInfo")
            }
        }
        if boost == nil { usualPower = (part[ElectricalPowerMeasurement.activePower] ?? nil) ?? 0 }
        boost = info
        ends = moment.uptime + Int64(info.duration) * 1000
        endingDate = moment.date + Int64(info.duration) * 1000
        countedUpTo = moment.uptime
        part.rememberChanged(WaterHeaterManagement.self)
        part.set(Heater.boostState, .active)
        let source = (part[Heater.heaterTypes] ?? []).lowest
        part.set(Heater.heatDemand, source)
        part.behaviour(ElectricalPowerMeasurementBehaviour.self)?.draw(Self.power, part, moment)
        part.raise(WaterHeaterManagement.BoostStarted(boostInfo: info), at: moment)
    }

    private func end(_ part: SimulatedPart, _ moment: Moment) {
        guard boost != nil else { return part.set(Heater.boostState, .inactive) }
        boost = nil
        part.rememberChanged(WaterHeaterManagement.self)
        part.set(Heater.boostState, .inactive)
        part.set(Heater.heatDemand, [])
        part.behaviour(ElectricalPowerMeasurementBehaviour.self)?.draw(usualPower, part, moment)
        part.raise(WaterHeaterManagement.BoostEnded(), at: moment)
    }

    // MARK: Time

    var nextWake: Int64? { boost == nil ? nil : min(ends, countedUpTo + Self.percentTime) }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let boost, let wake = nextWake, wake <= moment.uptime else { return }
        let percents = max(0, min(moment.uptime, ends) - countedUpTo) / Self.percentTime
        countedUpTo += percents * Self.percentTime
        let most = boost.targetPercentage ?? 100
        if percents > 0, let before = part[Heater.tankPercentage], before < most {
            let after = UInt8(clamping: min(Int64(before) + percents, Int64(most)))
            part.set(Heater.tankPercentage, after)
            updateHeatRequired(part)
        }
        if ends <= moment.uptime { return end(part, moment) }
        if boost.oneShot == true, let level = part[Heater.tankPercentage], level >= most { end(part, moment) }
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if attributes.contains(Heater.tankPercentage.index) { updateHeatRequired(part) }
    }

    private func updateHeatRequired(_ part: SimulatedPart) {
        guard let volume = part[Heater.tankVolume], let level = part[Heater.tankPercentage] else { return }
        part.set(Heater.estimatedHeatRequired, Self.heatRequired(volume: volume, percentage: level))
    }

    /// In mWh, for a tank of so many litres that is so full of hot water.
    static func heatRequired(volume: UInt16, percentage: UInt8) -> Int64 {
        Int64(volume) * Int64(100 - min(percentage, 100)) * energyOfPercent
    }
}

extension WaterHeaterManagement.WaterHeaterHeatSource {
    /// The first of the sources.
    fileprivate var lowest: Self { Self(rawValue: rawValue & (~rawValue &+ 1)) }
}
