// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension EnergyEvse {
    /// StateEnum
    public enum State: UInt8, ValueConvertible, CaseIterable {
        case notPluggedIn = 0
        case pluggedInNoDemand = 1
        case pluggedInDemand = 2
        case pluggedInCharging = 3
        case pluggedInDischarging = 4
        case sessionEnding = 5
        case fault = 6

        public static let definition = EnumDefinition(
            name: "StateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "notPluggedIn"),
                EnumDefinition.Member(value: 1, name: "pluggedInNoDemand"),
                EnumDefinition.Member(value: 2, name: "pluggedInDemand"),
                EnumDefinition.Member(value: 3, name: "pluggedInCharging"),
                EnumDefinition.Member(value: 4, name: "pluggedInDischarging"),
                EnumDefinition.Member(value: 5, name: "sessionEnding"),
                EnumDefinition.Member(value: 6, name: "fault"),
            ])
    }

    /// SupplyStateEnum
    public enum SupplyState: UInt8, ValueConvertible, CaseIterable {
        case disabled = 0
        case chargingEnabled = 1
        case dischargingEnabled = 2
        case disabledError = 3
        case disabledDiagnostics = 4
        case enabled = 5

        public static let definition = EnumDefinition(
            name: "SupplyStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "disabled"),
                EnumDefinition.Member(value: 1, name: "chargingEnabled"),
                EnumDefinition.Member(value: 2, name: "dischargingEnabled"),
                EnumDefinition.Member(value: 3, name: "disabledError"),
                EnumDefinition.Member(value: 4, name: "disabledDiagnostics"),
                EnumDefinition.Member(value: 5, name: "enabled"),
            ])
    }

    /// FaultStateEnum
    public enum FaultState: UInt8, ValueConvertible, CaseIterable {
        case noError = 0
        case meterFailure = 1
        case overVoltage = 2
        case underVoltage = 3
        case overCurrent = 4
        case contactWetFailure = 5
        case contactDryFailure = 6
        case groundFault = 7
        case powerLoss = 8
        case powerQuality = 9
        case pilotShortCircuit = 10
        case emergencyStop = 11
        case evDisconnected = 12
        case wrongPowerSupply = 13
        case liveNeutralSwap = 14
        case overTemperature = 15
        case other = 255

        public static let definition = EnumDefinition(
            name: "FaultStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "noError"),
                EnumDefinition.Member(value: 1, name: "meterFailure"),
                EnumDefinition.Member(value: 2, name: "overVoltage"),
                EnumDefinition.Member(value: 3, name: "underVoltage"),
                EnumDefinition.Member(value: 4, name: "overCurrent"),
                EnumDefinition.Member(value: 5, name: "contactWetFailure"),
                EnumDefinition.Member(value: 6, name: "contactDryFailure"),
                EnumDefinition.Member(value: 7, name: "groundFault"),
                EnumDefinition.Member(value: 8, name: "powerLoss"),
                EnumDefinition.Member(value: 9, name: "powerQuality"),
                EnumDefinition.Member(value: 10, name: "pilotShortCircuit"),
                EnumDefinition.Member(value: 11, name: "emergencyStop"),
                EnumDefinition.Member(value: 12, name: "evDisconnected"),
                EnumDefinition.Member(value: 13, name: "wrongPowerSupply"),
                EnumDefinition.Member(value: 14, name: "liveNeutralSwap"),
                EnumDefinition.Member(value: 15, name: "overTemperature"),
                EnumDefinition.Member(value: 255, name: "other"),
            ])
    }

    /// EnergyTransferStoppedReasonEnum
    public enum EnergyTransferStoppedReason: UInt8, ValueConvertible, CaseIterable {
        case evStopped = 0
        case evseStopped = 1
        case other = 2

        public static let definition = EnumDefinition(
            name: "EnergyTransferStoppedReasonEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "evStopped"),
                EnumDefinition.Member(value: 1, name: "evseStopped"),
                EnumDefinition.Member(value: 2, name: "other"),
            ])
    }

    /// TargetDayOfWeekBitmap
    public struct TargetDayOfWeek: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var sunday: TargetDayOfWeek { TargetDayOfWeek(rawValue: 1 << 0) }
        public static var monday: TargetDayOfWeek { TargetDayOfWeek(rawValue: 1 << 1) }
        public static var tuesday: TargetDayOfWeek { TargetDayOfWeek(rawValue: 1 << 2) }
        public static var wednesday: TargetDayOfWeek { TargetDayOfWeek(rawValue: 1 << 3) }
        public static var thursday: TargetDayOfWeek { TargetDayOfWeek(rawValue: 1 << 4) }
        public static var friday: TargetDayOfWeek { TargetDayOfWeek(rawValue: 1 << 5) }
        public static var saturday: TargetDayOfWeek { TargetDayOfWeek(rawValue: 1 << 6) }

        public static let definition = BitmapDefinition(
            name: "TargetDayOfWeekBitmap",
            fields: [
                BitmapDefinition.Field(name: "sunday", bit: 0),
                BitmapDefinition.Field(name: "monday", bit: 1),
                BitmapDefinition.Field(name: "tuesday", bit: 2),
                BitmapDefinition.Field(name: "wednesday", bit: 3),
                BitmapDefinition.Field(name: "thursday", bit: 4),
                BitmapDefinition.Field(name: "friday", bit: 5),
                BitmapDefinition.Field(name: "saturday", bit: 6),
            ])
    }

    /// ChargingTargetStruct
    public struct ChargingTarget: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ChargingTargetStruct",
            fields: [
                FieldDefinition(
                    name: "targetTimeMinutesPastMidnight", id: 0, type: .unsigned(bits: 16), unit: "min",
                    range: ValueRange(maximum: .constant(.integer(1439)))),
                FieldDefinition(
                    name: "targetSoC", id: 1, type: .unsigned(bits: 8), unit: "1 %",
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                    isOptional: true),
                FieldDefinition(
                    name: "addedEnergy", id: 2, type: .signed(bits: 64), unit: "mWh",
                    range: ValueRange(minimum: .constant(.integer(0))), isOptional: true),
            ])

        /// In min.
        public var targetTimeMinutesPastMidnight: UInt16
        /// In 1 %.
        public var targetSoC: UInt8?
        /// In mWh.
        public var addedEnergy: Int64?

        public init(targetTimeMinutesPastMidnight: UInt16, targetSoC: UInt8? = nil, addedEnergy: Int64? = nil) {
            self.targetTimeMinutesPastMidnight = targetTimeMinutesPastMidnight
            self.targetSoC = targetSoC
            self.addedEnergy = addedEnergy
        }

        public init?(fields: [Value?]) {
            guard
                let targetTimeMinutesPastMidnight: UInt16 = fields.required(at: 0),
                let targetSoC: UInt8? = fields.optional(at: 1),
                let addedEnergy: Int64? = fields.optional(at: 2)
            else { return nil }
            self.targetTimeMinutesPastMidnight = targetTimeMinutesPastMidnight
            self.targetSoC = targetSoC
            self.addedEnergy = addedEnergy
        }

        public var fields: [Value?] { [targetTimeMinutesPastMidnight.value, targetSoC?.value, addedEnergy?.value] }
    }

    /// ChargingTargetScheduleStruct
    public struct ChargingTargetSchedule: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ChargingTargetScheduleStruct",
            fields: [
                FieldDefinition(name: "dayOfWeekForSequence", id: 0, type: .bitmap(TargetDayOfWeek.definition)),
                FieldDefinition(
                    name: "chargingTargets", id: 1, type: .list(.structure(ChargingTarget.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(10)))),
            ])

        public var dayOfWeekForSequence: TargetDayOfWeek
        public var chargingTargets: [ChargingTarget]

        public init(dayOfWeekForSequence: TargetDayOfWeek, chargingTargets: [ChargingTarget]) {
            self.dayOfWeekForSequence = dayOfWeekForSequence
            self.chargingTargets = chargingTargets
        }

        public init?(fields: [Value?]) {
            guard
                let dayOfWeekForSequence: TargetDayOfWeek = fields.required(at: 0),
                let chargingTargets: [ChargingTarget] = fields.required(at: 1)
            else { return nil }
            self.dayOfWeekForSequence = dayOfWeekForSequence
            self.chargingTargets = chargingTargets
        }

        public var fields: [Value?] { [dayOfWeekForSequence.value, chargingTargets.value] }
    }
}
