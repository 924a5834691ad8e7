// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster LevelControl (0x0008).
public enum LevelControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "levelControl", namespace: .matter, clusterID: 0x0008, identifier: "0x0008")
    }

    public static let definition = TraitDefinition(
        identity, title: "LevelControl", revision: 7, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable, actions: actionsTable)

    /// Attribute 0x0000, in 1/254 of full scale.
    public static var currentLevel: AttributeKey<LevelControl, UInt8?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in 0.1 s, conformance `LT`.
    public static var remainingTime: AttributeKey<LevelControl, UInt16> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var minLevel: AttributeKey<LevelControl, UInt8> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed.
    public static var maxLevel: AttributeKey<LevelControl, UInt8> { AttributeKey(index: 3) }

    /// Attribute 0x0004, conformance `FQ`.
    public static var currentFrequency: AttributeKey<LevelControl, UInt16> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `FQ`.
    public static var minFrequency: AttributeKey<LevelControl, UInt16> { AttributeKey(index: 5) }

    /// Attribute 0x0006, conformance `FQ`.
    public static var maxFrequency: AttributeKey<LevelControl, UInt16> { AttributeKey(index: 6) }

    /// Attribute 0x000F, writable.
    public static var options: AttributeKey<LevelControl, Options> { AttributeKey(index: 7) }

    /// Attribute 0x0010, in 0.1 s, writable, conformance `O`.
    public static var onOffTransitionTime: AttributeKey<LevelControl, UInt16> { AttributeKey(index: 8) }

    /// Attribute 0x0011, writable.
    public static var onLevel: AttributeKey<LevelControl, UInt8?> { AttributeKey(index: 9) }

    /// Attribute 0x0012, in 0.1 s, writable, conformance `O`.
    public static var onTransitionTime: AttributeKey<LevelControl, UInt16?> { AttributeKey(index: 10) }

    /// Attribute 0x0013, in 0.1 s, writable, conformance `O`.
    public static var offTransitionTime: AttributeKey<LevelControl, UInt16?> { AttributeKey(index: 11) }

    /// Attribute 0x0014, in level units/s, writable, conformance `O`.
    public static var defaultMoveRate: AttributeKey<LevelControl, UInt8?> { AttributeKey(index: 12) }

    /// Attribute 0x4000, writable, conformance `LT`.
    public static var startUpCurrentLevel: AttributeKey<LevelControl, UInt8?> { AttributeKey(index: 13) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// OO
        public static var onOff: Features { Features(rawValue: 1 << 0) }
        /// LT
        public static var lighting: Features { Features(rawValue: 1 << 1) }
        /// FQ
        public static var frequency: Features { Features(rawValue: 1 << 2) }
    }
}
