// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Messages {
    /// Command 0x00.
    public struct PresentMessagesRequest: TraitCommand, Hashable {
        public typealias Owner = Messages
        public static let index = 0

        public var messageId: Octets
        public var priority: MessagePriority
        public var messageControl: MessageControl
        /// In s since 2000-01-01T00:00:00Z.
        public var startTime: UInt32?
        /// In ms.
        public var duration: UInt64?
        public var messageText: String
        public var responses: [MessageResponseOption]

        public init(
            messageId: Octets, priority: MessagePriority = .low, messageControl: MessageControl = [],
            startTime: UInt32? = 0, duration: UInt64? = 0, messageText: String, responses: [MessageResponseOption] = []
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
                let priority: MessagePriority = fields.required(at: 1, default: .low),
                let messageControl: MessageControl = fields.required(at: 2, default: []),
                let startTime: UInt32? = fields.required(at: 3, default: 0),
                let duration: UInt64? = fields.required(at: 4, default: 0),
                let messageText: String = fields.required(at: 5),
                let responses: [MessageResponseOption] = fields.required(at: 6, default: [])
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
                responses.value,
            ]
        }
    }

    /// Command 0x01.
    public struct CancelMessagesRequest: TraitCommand, Hashable {
        public typealias Owner = Messages
        public static let index = 1

        public var messageIDs: [Octets]

        public init(messageIDs: [Octets]) {
            self.messageIDs = messageIDs
        }

        public init?(fields: [Value?]) {
            guard
                let messageIDs: [Octets] = fields.required(at: 0)
            else { return nil }
            self.messageIDs = messageIDs
        }

        public var fields: [Value?] { [messageIDs.value] }
    }
}
