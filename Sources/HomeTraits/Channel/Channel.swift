// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster Channel (0x0504).
public enum Channel: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "channel", namespace: .matter, clusterID: 0x0504, identifier: "0x0504")
    }

    public static let definition = TraitDefinition(
        identity, title: "Channel", revision: 2, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, conformance `CL`.
    public static var channelList: AttributeKey<Channel, [ChannelInfo]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `LI`.
    public static var lineup: AttributeKey<Channel, LineupInfo?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `O`.
    public static var currentChannel: AttributeKey<Channel, ChannelInfo?> { AttributeKey(index: 2) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// CL
        public static var channelList: Features { Features(rawValue: 1 << 0) }
        /// LI
        public static var lineupInfo: Features { Features(rawValue: 1 << 1) }
        /// EG
        public static var electronicGuide: Features { Features(rawValue: 1 << 2) }
        /// RP
        public static var recordProgram: Features { Features(rawValue: 1 << 3) }
    }
}
