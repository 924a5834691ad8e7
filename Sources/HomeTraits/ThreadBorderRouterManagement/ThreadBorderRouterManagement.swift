// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ThreadBorderRouterManagement (0x0452).
public enum ThreadBorderRouterManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "threadBorderRouterManagement", namespace: .matter, clusterID: 0x0452, identifier: "0x0452")
    }

    public static let definition = TraitDefinition(
        identity, title: "ThreadBorderRouterManagement", revision: 1, features: featuresTable,
        attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000.
    public static var borderRouterName: AttributeKey<ThreadBorderRouterManagement, String> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var borderAgentId: AttributeKey<ThreadBorderRouterManagement, Octets> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var threadVersion: AttributeKey<ThreadBorderRouterManagement, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var interfaceEnabled: AttributeKey<ThreadBorderRouterManagement, Bool> { AttributeKey(index: 3) }

    /// Attribute 0x0004.
    public static var activeDatasetTimestamp: AttributeKey<ThreadBorderRouterManagement, UInt64?> {
        AttributeKey(index: 4)
    }

    /// Attribute 0x0005.
    public static var pendingDatasetTimestamp: AttributeKey<ThreadBorderRouterManagement, UInt64?> {
        AttributeKey(index: 5)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PC
        public static var panChange: Features { Features(rawValue: 1 << 0) }
    }
}
