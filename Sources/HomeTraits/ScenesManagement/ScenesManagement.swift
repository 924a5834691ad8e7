// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ScenesManagement (0x0062).
public enum ScenesManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "scenesManagement", namespace: .matter, clusterID: 0x0062, identifier: "0x0062")
    }

    public static let definition = TraitDefinition(
        identity, title: "ScenesManagement", revision: 1, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0001, fixed.
    public static var sceneTableSize: AttributeKey<ScenesManagement, UInt16> { AttributeKey(index: 0) }

    /// Attribute 0x0002.
    public static var fabricSceneInfo: AttributeKey<ScenesManagement, [SceneInfo]> { AttributeKey(index: 1) }

    /// Attribute 0x0000, conformance `O`.
    public static var lastConfiguredBy: AttributeKey<ScenesManagement, UInt64?> { AttributeKey(index: 2) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// SN
        public static var sceneNames: Features { Features(rawValue: 1 << 0) }
    }
}
