// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster Groups (0x0004).
public enum Groups: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "groups", namespace: .matter, clusterID: 0x0004, identifier: "0x0004")
    }

    public static let definition = TraitDefinition(
        identity, title: "Groups", revision: 4, exposure: .hidden, features: featuresTable, attributes: attributesTable,
        commands: commandsTable)

    /// Attribute 0x0000, fixed.
    public static var nameSupport: AttributeKey<Groups, NameSupport> { AttributeKey(index: 0) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// GN
        public static var groupNames: Features { Features(rawValue: 1 << 0) }
    }
}
