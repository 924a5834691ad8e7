// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension RvcOperationalState {
    /// OperationalStateEnum; vendors add members of their own.
    public struct OperationalStateEnum: RawRepresentable, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var stopped: OperationalStateEnum { OperationalStateEnum(rawValue: 0) }
        public static var running: OperationalStateEnum { OperationalStateEnum(rawValue: 1) }
        public static var paused: OperationalStateEnum { OperationalStateEnum(rawValue: 2) }
        public static var error: OperationalStateEnum { OperationalStateEnum(rawValue: 3) }
        public static var seekingCharger: OperationalStateEnum { OperationalStateEnum(rawValue: 64) }
        public static var charging: OperationalStateEnum { OperationalStateEnum(rawValue: 65) }
        public static var docked: OperationalStateEnum { OperationalStateEnum(rawValue: 66) }
        public static var emptyingDustBin: OperationalStateEnum { OperationalStateEnum(rawValue: 67) }
        public static var cleaningMop: OperationalStateEnum { OperationalStateEnum(rawValue: 68) }
        public static var fillingWaterTank: OperationalStateEnum { OperationalStateEnum(rawValue: 69) }
        public static var updatingMaps: OperationalStateEnum { OperationalStateEnum(rawValue: 70) }

        public static let definition = EnumDefinition(
            name: "OperationalStateEnum", isOpen: true,
            members: [
                EnumDefinition.Member(value: 0, name: "stopped"),
                EnumDefinition.Member(value: 1, name: "running"),
                EnumDefinition.Member(value: 2, name: "paused"),
                EnumDefinition.Member(value: 3, name: "error"),
                EnumDefinition.Member(value: 64, name: "seekingCharger"),
                EnumDefinition.Member(value: 65, name: "charging"),
                EnumDefinition.Member(value: 66, name: "docked"),
                EnumDefinition.Member(value: 67, name: "emptyingDustBin"),
                EnumDefinition.Member(value: 68, name: "cleaningMop"),
                EnumDefinition.Member(value: 69, name: "fillingWaterTank"),
                EnumDefinition.Member(value: 70, name: "updatingMaps"),
            ])
    }

    /// ErrorStateEnum; vendors add members of their own.
    public struct ErrorState: RawRepresentable, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var noError: ErrorState { ErrorState(rawValue: 0) }
        public static var unableToStartOrResume: ErrorState { ErrorState(rawValue: 1) }
        public static var unableToCompleteOperation: ErrorState { ErrorState(rawValue: 2) }
        public static var commandInvalidInState: ErrorState { ErrorState(rawValue: 3) }
        public static var failedToFindChargingDock: ErrorState { ErrorState(rawValue: 64) }
        public static var stuck: ErrorState { ErrorState(rawValue: 65) }
        public static var dustBinMissing: ErrorState { ErrorState(rawValue: 66) }
        public static var dustBinFull: ErrorState { ErrorState(rawValue: 67) }
        public static var waterTankEmpty: ErrorState { ErrorState(rawValue: 68) }
        public static var waterTankMissing: ErrorState { ErrorState(rawValue: 69) }
        public static var waterTankLidOpen: ErrorState { ErrorState(rawValue: 70) }
        public static var mopCleaningPadMissing: ErrorState { ErrorState(rawValue: 71) }
        public static var lowBattery: ErrorState { ErrorState(rawValue: 72) }
        public static var cannotReachTargetArea: ErrorState { ErrorState(rawValue: 73) }
        public static var dirtyWaterTankFull: ErrorState { ErrorState(rawValue: 74) }
        public static var dirtyWaterTankMissing: ErrorState { ErrorState(rawValue: 75) }
        public static var wheelsJammed: ErrorState { ErrorState(rawValue: 76) }
        public static var brushJammed: ErrorState { ErrorState(rawValue: 77) }
        public static var navigationSensorObscured: ErrorState { ErrorState(rawValue: 78) }

        public static let definition = EnumDefinition(
            name: "ErrorStateEnum", isOpen: true,
            members: [
                EnumDefinition.Member(value: 0, name: "noError"),
                EnumDefinition.Member(value: 1, name: "unableToStartOrResume"),
                EnumDefinition.Member(value: 2, name: "unableToCompleteOperation"),
                EnumDefinition.Member(value: 3, name: "commandInvalidInState"),
                EnumDefinition.Member(value: 64, name: "failedToFindChargingDock"),
                EnumDefinition.Member(value: 65, name: "stuck"),
                EnumDefinition.Member(value: 66, name: "dustBinMissing"),
                EnumDefinition.Member(value: 67, name: "dustBinFull"),
                EnumDefinition.Member(value: 68, name: "waterTankEmpty"),
                EnumDefinition.Member(value: 69, name: "waterTankMissing"),
                EnumDefinition.Member(value: 70, name: "waterTankLidOpen"),
                EnumDefinition.Member(value: 71, name: "mopCleaningPadMissing"),
                EnumDefinition.Member(value: 72, name: "lowBattery"),
                EnumDefinition.Member(value: 73, name: "cannotReachTargetArea"),
                EnumDefinition.Member(value: 74, name: "dirtyWaterTankFull"),
                EnumDefinition.Member(value: 75, name: "dirtyWaterTankMissing"),
                EnumDefinition.Member(value: 76, name: "wheelsJammed"),
                EnumDefinition.Member(value: 77, name: "brushJammed"),
                EnumDefinition.Member(value: 78, name: "navigationSensorObscured"),
            ])
    }

    /// OperationalStateStruct
    public struct OperationalStateStruct: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "OperationalStateStruct",
            fields: [
                FieldDefinition(name: "operationalStateId", id: 0, type: .enumeration(OperationalStateEnum.definition)),
                FieldDefinition(
                    name: "operationalStateLabel", id: 1, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(64))), isOptional: true),
            ])

        public var operationalStateId: OperationalStateEnum
        public var operationalStateLabel: String?

        public init(operationalStateId: OperationalStateEnum, operationalStateLabel: String? = nil) {
            self.operationalStateId = operationalStateId
            self.operationalStateLabel = operationalStateLabel
        }

        public init?(fields: [Value?]) {
            guard
                let operationalStateId: OperationalStateEnum = fields.required(at: 0),
                let operationalStateLabel: String? = fields.optional(at: 1)
            else { return nil }
            self.operationalStateId = operationalStateId
            self.operationalStateLabel = operationalStateLabel
        }

        public var fields: [Value?] { [operationalStateId.value, operationalStateLabel?.value] }
    }

    /// ErrorStateStruct
    public struct ErrorStateStruct: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ErrorStateStruct",
            fields: [
                FieldDefinition(name: "errorStateId", id: 0, type: .enumeration(ErrorState.definition)),
                FieldDefinition(
                    name: "errorStateLabel", id: 1, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(64))), isOptional: true),
                FieldDefinition(
                    name: "errorStateDetails", id: 2, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(64))), isOptional: true),
            ])

        public var errorStateId: ErrorState
        public var errorStateLabel: String?
        public var errorStateDetails: String?

        public init(errorStateId: ErrorState, errorStateLabel: String? = nil, errorStateDetails: String? = nil) {
            self.errorStateId = errorStateId
            self.errorStateLabel = errorStateLabel
            self.errorStateDetails = errorStateDetails
        }

        public init?(fields: [Value?]) {
            guard
                let errorStateId: ErrorState = fields.required(at: 0),
                let errorStateLabel: String? = fields.optional(at: 1),
                let errorStateDetails: String? = fields.optional(at: 2)
            else { return nil }
            self.errorStateId = errorStateId
            self.errorStateLabel = errorStateLabel
            self.errorStateDetails = errorStateDetails
        }

        public var fields: [Value?] { [errorStateId.value, errorStateLabel?.value, errorStateDetails?.value] }
    }
}
