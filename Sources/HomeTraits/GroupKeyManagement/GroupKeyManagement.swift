// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster GroupKeyManagement (0x003F).
public enum GroupKeyManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "groupKeyManagement", namespace: .matter, clusterID: 0x003F, identifier: "0x003F")
    }

    public static let definition = TraitDefinition(
        identity, title: "GroupKeyManagement", revision: 2, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000, writable.
    public static var groupKeyMap: AttributeKey<GroupKeyManagement, [GroupKeyMap]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var groupTable: AttributeKey<GroupKeyManagement, [GroupInfoMap]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var maxGroupsPerFabric: AttributeKey<GroupKeyManagement, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed.
    public static var maxGroupKeysPerFabric: AttributeKey<GroupKeyManagement, UInt16> { AttributeKey(index: 3) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// CS
        public static var cacheAndSync: Features { Features(rawValue: 1 << 0) }
    }
}
