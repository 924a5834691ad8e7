// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Messages {
    /// FutureMessagePreferenceEnum
    public enum FutureMessagePreference: UInt8, ValueConvertible, CaseIterable {
        case allowed = 0
        case increased = 1
        case reduced = 2
        case disallowed = 3
        case banned = 4

        public static let definition = EnumDefinition(
            name: "FutureMessagePreferenceEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "allowed"),
                EnumDefinition.Member(value: 1, name: "increased"),
                EnumDefinition.Member(value: 2, name: "reduced"),
                EnumDefinition.Member(value: 3, name: "disallowed"),
                EnumDefinition.Member(value: 4, name: "banned"),
            ])
    }

    /// MessagePriorityEnum
    public enum MessagePriority: UInt8, ValueConvertible, CaseIterable {
        case low = 0
        case medium = 1
        case high = 2
        case critical = 3

        public static let definition = EnumDefinition(
            name: "MessagePriorityEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "low"),
                EnumDefinition.Member(value: 1, name: "medium"),
                EnumDefinition.Member(value: 2, name: "high"),
                EnumDefinition.Member(value: 3, name: "critical"),
            ])
    }

    /// MessageControlBitmap
    public struct MessageControl: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var confirmationRequired: MessageControl { MessageControl(rawValue: 1 << 0) }
        public static var responseRequired: MessageControl { MessageControl(rawValue: 1 << 1) }
        public static var replyMessage: MessageControl { MessageControl(rawValue: 1 << 2) }
        public static var messageConfirmed: MessageControl { MessageControl(rawValue: 1 << 3) }
        public static var messageProtected: MessageControl { MessageControl(rawValue: 1 << 4) }

        public static let definition = BitmapDefinition(
            name: "MessageControlBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "confirmationRequired", bit: 0),
                BitmapDefinition.Field(name: "responseRequired", bit: 1),
                BitmapDefinition.Field(name: "replyMessage", bit: 2),
                BitmapDefinition.Field(name: "messageConfirmed", bit: 3),
                BitmapDefinition.Field(name: "messageProtected", bit: 4),
            ])
    }

    /// MessageStruct
    public struct Message: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "MessageStruct",
            fields: [
                FieldDefinition(
                    name: "messageId", id: 0, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16)))),
                FieldDefinition(name: "priority", id: 1, type: .enumeration(MessagePriority.definition)),
                FieldDefinition(name: "messageControl", id: 2, type: .bitmap(MessageControl.definition)),
                FieldDefinition(
                    name: "startTime", id: 3, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                    isNullable: true),
                FieldDefinition(name: "duration", id: 4, type: .unsigned(bits: 64), unit: "ms", isNullable: true),
                FieldDefinition(
                    name: "messageText", id: 5, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(256)))),
                FieldDefinition(
                    name: "responses", id: 6, type: .list(.structure(MessageResponseOption.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(4))), isOptional: true),
            ])

        public var messageId: Octets
        public var priority: MessagePriority
        public var messageControl: MessageControl
        /// In s since 2000-01-01T00:00:00Z.
        public var startTime: UInt32?
        /// In ms.
        public var duration: UInt64?
        public var messageText: String
        public var responses: [MessageResponseOption]?

        public init(
            messageId: Octets, priority: MessagePriority, messageControl: MessageControl, startTime: UInt32?,
            duration: UInt64?, messageText: String, responses: [MessageResponseOption]? = nil
        ) {
            self.messageId = messageId
            self.priority = priority
            self.messageControl = messageControl
            self.startTime = startTime
            self.duration = duration
            self.messageText = messageText
            self.responses = responses
        }

        public init?(fields: [Value?]) {
            guard
                let messageId: Octets = fields.required(at: 0),
                let priority: MessagePriority = fields.required(at: 1),
                let messageControl: MessageControl = fields.required(at: 2),
                let startTime: UInt32? = fields.required(at: 3),
                let duration: UInt64? = fields.required(at: 4),
                let messageText: String = fields.required(at: 5),
                let responses: [MessageResponseOption]? = fields.optional(at: 6)
            else { return nil }
            self.messageId = messageId
            self.priority = priority
            self.messageControl = messageControl
            self.startTime = startTime
            self.duration = duration
            self.messageText = messageText
            self.responses = responses
        }

        public var fields: [Value?] {
            [
                messageId.value,
                priority.value,
                messageControl.value,
                startTime.value,
                duration.value,
                messageText.value,
                responses?.value,
            ]
        }
    }

    /// MessageResponseOptionStruct
    public struct MessageResponseOption: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "MessageResponseOptionStruct",
            fields: [
                FieldDefinition(
                    name: "messageResponseId", id: 0, type: .unsigned(bits: 32),
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(
                    name: "label", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(32)))),
            ])

        public var messageResponseId: UInt32
        public var label: String

        public init(messageResponseId: UInt32, label: String) {
            self.messageResponseId = messageResponseId
            self.label = label
        }

        public init?(fields: [Value?]) {
            guard
                let messageResponseId: UInt32 = fields.required(at: 0),
                let label: String = fields.required(at: 1)
            else { return nil }
            self.messageResponseId = messageResponseId
            self.label = label
        }

        public var fields: [Value?] { [messageResponseId.value, label.value] }
    }
}
