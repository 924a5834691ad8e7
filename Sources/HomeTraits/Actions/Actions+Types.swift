// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Actions {
    /// ActionTypeEnum
    public enum ActionType: UInt8, ValueConvertible, CaseIterable {
        case other = 0
        case scene = 1
        case sequence = 2
        case automation = 3
        case exception = 4
        case notification = 5
        case alarm = 6

        public static let definition = EnumDefinition(
            name: "ActionTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "other"),
                EnumDefinition.Member(value: 1, name: "scene"),
                EnumDefinition.Member(value: 2, name: "sequence"),
                EnumDefinition.Member(value: 3, name: "automation"),
                EnumDefinition.Member(value: 4, name: "exception"),
                EnumDefinition.Member(value: 5, name: "notification"),
                EnumDefinition.Member(value: 6, name: "alarm"),
            ])
    }

    /// ActionStateEnum
    public enum ActionState: UInt8, ValueConvertible, CaseIterable {
        case inactive = 0
        case active = 1
        case paused = 2
        case disabled = 3

        public static let definition = EnumDefinition(
            name: "ActionStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "inactive"),
                EnumDefinition.Member(value: 1, name: "active"),
                EnumDefinition.Member(value: 2, name: "paused"),
                EnumDefinition.Member(value: 3, name: "disabled"),
            ])
    }

    /// ActionErrorEnum
    public enum ActionError: UInt8, ValueConvertible, CaseIterable {
        case unknown = 0
        case interrupted = 1

        public static let definition = EnumDefinition(
            name: "ActionErrorEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknown"),
                EnumDefinition.Member(value: 1, name: "interrupted"),
            ])
    }

    /// EndpointListTypeEnum
    public enum EndpointListType: UInt8, ValueConvertible, CaseIterable {
        case other = 0
        case room = 1
        case zone = 2

        public static let definition = EnumDefinition(
            name: "EndpointListTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "other"),
                EnumDefinition.Member(value: 1, name: "room"),
                EnumDefinition.Member(value: 2, name: "zone"),
            ])
    }

    /// CommandBits
    public struct CommandBits: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var instantAction: CommandBits { CommandBits(rawValue: 1 << 0) }
        public static var instantActionWithTransition: CommandBits { CommandBits(rawValue: 1 << 1) }
        public static var startAction: CommandBits { CommandBits(rawValue: 1 << 2) }
        public static var startActionWithDuration: CommandBits { CommandBits(rawValue: 1 << 3) }
        public static var stopAction: CommandBits { CommandBits(rawValue: 1 << 4) }
        public static var pauseAction: CommandBits { CommandBits(rawValue: 1 << 5) }
        public static var pauseActionWithDuration: CommandBits { CommandBits(rawValue: 1 << 6) }
        public static var resumeAction: CommandBits { CommandBits(rawValue: 1 << 7) }
        public static var enableAction: CommandBits { CommandBits(rawValue: 1 << 8) }
        public static var enableActionWithDuration: CommandBits { CommandBits(rawValue: 1 << 9) }
        public static var disableAction: CommandBits { CommandBits(rawValue: 1 << 10) }
        public static var disableActionWithDuration: CommandBits { CommandBits(rawValue: 1 << 11) }

        public static let definition = BitmapDefinition(
            name: "CommandBits", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "instantAction", bit: 0),
                BitmapDefinition.Field(name: "instantActionWithTransition", bit: 1),
                BitmapDefinition.Field(name: "startAction", bit: 2),
                BitmapDefinition.Field(name: "startActionWithDuration", bit: 3),
                BitmapDefinition.Field(name: "stopAction", bit: 4),
                BitmapDefinition.Field(name: "pauseAction", bit: 5),
                BitmapDefinition.Field(name: "pauseActionWithDuration", bit: 6),
                BitmapDefinition.Field(name: "resumeAction", bit: 7),
                BitmapDefinition.Field(name: "enableAction", bit: 8),
                BitmapDefinition.Field(name: "enableActionWithDuration", bit: 9),
                BitmapDefinition.Field(name: "disableAction", bit: 10),
                BitmapDefinition.Field(name: "disableActionWithDuration", bit: 11),
            ])
    }

    /// ActionStruct
    public struct Action: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ActionStruct",
            fields: [
                FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(
                    name: "name", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(128)))),
                FieldDefinition(name: "type", id: 2, type: .enumeration(ActionType.definition)),
                FieldDefinition(name: "endpointListId", id: 3, type: .unsigned(bits: 16)),
                FieldDefinition(name: "supportedCommands", id: 4, type: .bitmap(CommandBits.definition)),
                FieldDefinition(name: "state", id: 5, type: .enumeration(ActionState.definition)),
            ])

        public var actionId: UInt16
        public var name: String
        public var type: ActionType
        public var endpointListId: UInt16
        public var supportedCommands: CommandBits
        public var state: ActionState

        public init(
            actionId: UInt16, name: String, type: ActionType, endpointListId: UInt16, supportedCommands: CommandBits,
            state: ActionState
        ) {
            self.actionId = actionId
            self.name = name
            self.type = type
            self.endpointListId = endpointListId
            self.supportedCommands = supportedCommands
            self.state = state
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let name: String = fields.required(at: 1),
                let type: ActionType = fields.required(at: 2),
                let endpointListId: UInt16 = fields.required(at: 3),
                let supportedCommands: CommandBits = fields.required(at: 4),
                let state: ActionState = fields.required(at: 5)
            else { return nil }
            self.actionId = actionId
            self.name = name
            self.type = type
            self.endpointListId = endpointListId
            self.supportedCommands = supportedCommands
            self.state = state
        }

        public var fields: [Value?] {
            [actionId.value, name.value, type.value, endpointListId.value, supportedCommands.value, state.value]
        }
    }

    /// EndpointListStruct
    public struct EndpointList: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "EndpointListStruct",
            fields: [
                FieldDefinition(name: "endpointListId", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(
                    name: "name", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(128)))),
                FieldDefinition(name: "type", id: 2, type: .enumeration(EndpointListType.definition)),
                FieldDefinition(
                    name: "endpoints", id: 3, type: .list(.unsigned(bits: 16)),
                    range: ValueRange(maximumLength: .constant(.integer(256)))),
            ])

        public var endpointListId: UInt16
        public var name: String
        public var type: EndpointListType
        public var endpoints: [UInt16]

        public init(endpointListId: UInt16, name: String, type: EndpointListType, endpoints: [UInt16]) {
            self.endpointListId = endpointListId
            self.name = name
            self.type = type
            self.endpoints = endpoints
        }

        public init?(fields: [Value?]) {
            guard
                let endpointListId: UInt16 = fields.required(at: 0),
                let name: String = fields.required(at: 1),
                let type: EndpointListType = fields.required(at: 2),
                let endpoints: [UInt16] = fields.required(at: 3)
            else { return nil }
            self.endpointListId = endpointListId
            self.name = name
            self.type = type
            self.endpoints = endpoints
        }

        public var fields: [Value?] { [endpointListId.value, name.value, type.value, endpoints.value] }
    }
}
