// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Messages {
    /// Event 0x00, priority info.
    public struct MessageQueued: TraitEvent, Hashable {
        public typealias Owner = Messages
        public static let index = 0

        public var messageId: Octets

        public init(messageId: Octets) {
            self.messageId = messageId
        }

        public init?(fields: [Value?]) {
            guard
                let messageId: Octets = fields.required(at: 0)
            else { return nil }
            self.messageId = messageId
        }

        public var fields: [Value?] { [messageId.value] }
    }

    /// Event 0x01, priority info.
    public struct MessagePresented: TraitEvent, Hashable {
        public typealias Owner = Messages
        public static let index = 1

        public var messageId: Octets

        public init(messageId: Octets) {
            self.messageId = messageId
        }

        public init?(fields: [Value?]) {
            guard
                let messageId: Octets = fields.required(at: 0)
            else { return nil }
            self.messageId = messageId
        }

        public var fields: [Value?] { [messageId.value] }
    }

    /// Event 0x02, priority info.
    public struct MessageComplete: TraitEvent, Hashable {
        public typealias Owner = Messages
        public static let index = 2

        public var messageId: Octets
        public var responseId: UInt32??
        public var reply: String??
        public var futureMessagesPreference: FutureMessagePreference?

        public init(
            messageId: Octets, responseId: UInt32?? = nil, reply: String?? = nil,
            futureMessagesPreference: FutureMessagePreference?
        ) {
            self.messageId = messageId
            self.responseId = responseId
            self.reply = reply
            self.futureMessagesPreference = futureMessagesPreference
        }

        public init?(fields: [Value?]) {
            guard
                let messageId: Octets = fields.required(at: 0),
                let responseId: UInt32?? = fields.optional(at: 1),
                let reply: String?? = fields.optional(at: 2),
                let futureMessagesPreference: FutureMessagePreference? = fields.required(at: 3)
            else { return nil }
            self.messageId = messageId
            self.responseId = responseId
            self.reply = reply
            self.futureMessagesPreference = futureMessagesPreference
        }

        public var fields: [Value?] {
            [messageId.value, responseId?.value, reply?.value, futureMessagesPreference.value]
        }
    }
}
