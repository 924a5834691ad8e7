// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster LevelControl (0x0008).
public enum LevelControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "levelControl", namespace: .matter, clusterID: 0x0008, identifier: "0x0008")
    }

    public static let definition = TraitDefinition(
        identity, title: "LevelControl", revision: 7, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in 1/254 of full scale.
    public static let currentLevel = AttributeKey<LevelControl, UInt8?>(index: 0)

    /// Attribute 0x0001, in 0.1 s, conformance `LT`.
    public static let remainingTime = AttributeKey<LevelControl, UInt16>(index: 1)

    /// Attribute 0x0002, fixed.
    public static let minLevel = AttributeKey<LevelControl, UInt8>(index: 2)

    /// Attribute 0x0003, fixed.
    public static let maxLevel = AttributeKey<LevelControl, UInt8>(index: 3)

    /// Attribute 0x0004, conformance `FQ`.
    public static let currentFrequency = AttributeKey<LevelControl, UInt16>(index: 4)

    /// Attribute 0x0005, conformance `FQ`.
    public static let minFrequency = AttributeKey<LevelControl, UInt16>(index: 5)

    /// Attribute 0x0006, conformance `FQ`.
    public static let maxFrequency = AttributeKey<LevelControl, UInt16>(index: 6)

    /// Attribute 0x000F, writable.
    public static let options = AttributeKey<LevelControl, Options>(index: 7)

    /// Attribute 0x0010, in 0.1 s, writable, conformance `O`.
    public static let onOffTransitionTime = AttributeKey<LevelControl, UInt16>(index: 8)

    /// Attribute 0x0011, writable.
    public static let onLevel = AttributeKey<LevelControl, UInt8?>(index: 9)

    /// Attribute 0x0012, in 0.1 s, writable, conformance `O`.
    public static let onTransitionTime = AttributeKey<LevelControl, UInt16?>(index: 10)

    /// Attribute 0x0013, in 0.1 s, writable, conformance `O`.
    public static let offTransitionTime = AttributeKey<LevelControl, UInt16?>(index: 11)

    /// Attribute 0x0014, in level units/s, writable, conformance `O`.
    public static let defaultMoveRate = AttributeKey<LevelControl, UInt8?>(index: 12)

    /// Attribute 0x4000, writable, conformance `LT`.
    public static let startUpCurrentLevel = AttributeKey<LevelControl, UInt8?>(index: 13)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// OO
        public static let onOff = Features(rawValue: 1 << 0)
        /// LT
        public static let lighting = Features(rawValue: 1 << 1)
        /// FQ
        public static let frequency = Features(rawValue: 1 << 2)
    }
}
