// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster Messages (0x0097).
public enum Messages: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "messages", namespace: .matter, clusterID: 0x0097, identifier: "0x0097")
    }

    public static let definition = TraitDefinition(
        identity, title: "Messages", revision: 3, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000.
    public static var messages: AttributeKey<Messages, [Message]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var activeMessageIDs: AttributeKey<Messages, [Octets]> { AttributeKey(index: 1) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// CONF
        public static var receivedConfirmation: Features { Features(rawValue: 1 << 0) }
        /// RESP
        public static var confirmationResponse: Features { Features(rawValue: 1 << 1) }
        /// RPLY
        public static var confirmationReply: Features { Features(rawValue: 1 << 2) }
        /// PROT
        public static var protectedMessages: Features { Features(rawValue: 1 << 3) }
    }
}
