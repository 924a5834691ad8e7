// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster OnOff (0x0006).
public enum OnOff: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "onOff", namespace: .matter, clusterID: 0x0006, identifier: "0x0006")
    }

    public static let definition = TraitDefinition(
        identity, title: "OnOff", revision: 6, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable, actions: actionsTable)

    /// Attribute 0x0000.
    public static var onOff: AttributeKey<OnOff, Bool> { AttributeKey(index: 0) }

    /// Attribute 0x4000, conformance `LT`.
    public static var globalSceneControl: AttributeKey<OnOff, Bool> { AttributeKey(index: 1) }

    /// Attribute 0x4001, in 0.1 s, writable, conformance `LT`.
    public static var onTime: AttributeKey<OnOff, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x4002, in 0.1 s, writable, conformance `LT`.
    public static var offWaitTime: AttributeKey<OnOff, UInt16> { AttributeKey(index: 3) }

    /// Attribute 0x4003, writable, conformance `LT`.
    public static var startUpOnOff: AttributeKey<OnOff, StartUpOnOff?> { AttributeKey(index: 4) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// LT
        public static var lighting: Features { Features(rawValue: 1 << 0) }
        /// DF
        public static var deadFrontBehavior: Features { Features(rawValue: 1 << 1) }
        /// OFFONLY
        public static var offOnly: Features { Features(rawValue: 1 << 2) }
    }
}
