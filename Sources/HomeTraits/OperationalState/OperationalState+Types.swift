// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OperationalState {
    /// OperationalStateEnum; vendors add members of their own.
    public struct OperationalStateEnum: RawRepresentable, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var stopped: OperationalStateEnum { OperationalStateEnum(rawValue: 0) }
        public static var running: OperationalStateEnum { OperationalStateEnum(rawValue: 1) }
        public static var paused: OperationalStateEnum { OperationalStateEnum(rawValue: 2) }
        public static var error: OperationalStateEnum { OperationalStateEnum(rawValue: 3) }

        public static let definition = EnumDefinition(
            name: "OperationalStateEnum", isOpen: true,
            members: [
                EnumDefinition.Member(value: 0, name: "stopped"),
                EnumDefinition.Member(value: 1, name: "running"),
                EnumDefinition.Member(value: 2, name: "paused"),
                EnumDefinition.Member(value: 3, name: "error"),
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

        public static let definition = EnumDefinition(
            name: "ErrorStateEnum", isOpen: true,
            members: [
                EnumDefinition.Member(value: 0, name: "noError"),
                EnumDefinition.Member(value: 1, name: "unableToStartOrResume"),
                EnumDefinition.Member(value: 2, name: "unableToCompleteOperation"),
                EnumDefinition.Member(value: 3, name: "commandInvalidInState"),
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
