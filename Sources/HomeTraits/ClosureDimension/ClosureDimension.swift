// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ClosureDimension (0x0105).
public enum ClosureDimension: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "closureDimension", namespace: .matter, clusterID: 0x0105, identifier: "0x0105")
    }

    public static let definition = TraitDefinition(
        identity, title: "ClosureDimension", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static let currentState = AttributeKey<ClosureDimension, DimensionState?>(index: 0)

    /// Attribute 0x0001.
    public static let targetState = AttributeKey<ClosureDimension, DimensionState?>(index: 1)

    /// Attribute 0x0002, in 0.01 %, fixed, conformance `PS`.
    public static let resolution = AttributeKey<ClosureDimension, UInt16>(index: 2)

    /// Attribute 0x0003, in 0.01 %, fixed, conformance `PS`.
    public static let stepValue = AttributeKey<ClosureDimension, UInt16>(index: 3)

    /// Attribute 0x0004, fixed, conformance `UT`.
    public static let unit = AttributeKey<ClosureDimension, ClosureUnit>(index: 4)

    /// Attribute 0x0005, conformance `UT`.
    public static let unitRange = AttributeKey<ClosureDimension, UnitRange?>(index: 5)

    /// Attribute 0x0006, conformance `LM`.
    public static let limitRange = AttributeKey<ClosureDimension, RangePercent100ths>(index: 6)

    /// Attribute 0x0007, fixed, conformance `TR`.
    public static let translationDirection = AttributeKey<ClosureDimension, TranslationDirection>(index: 7)

    /// Attribute 0x0008, fixed, conformance `RO`.
    public static let rotationAxis = AttributeKey<ClosureDimension, RotationAxis>(index: 8)

    /// Attribute 0x0009, fixed, conformance `RO`.
    public static let overflow = AttributeKey<ClosureDimension, Overflow>(index: 9)

    /// Attribute 0x000A, fixed, conformance `MD`.
    public static let modulationType = AttributeKey<ClosureDimension, ModulationType>(index: 10)

    /// Attribute 0x000B, fixed, conformance `LT`.
    public static let latchControlModes = AttributeKey<ClosureDimension, LatchControlModes>(index: 11)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PS
        public static let positioning = Features(rawValue: 1 << 0)
        /// LT
        public static let motionLatching = Features(rawValue: 1 << 1)
        /// UT
        public static let unit = Features(rawValue: 1 << 2)
        /// LM
        public static let limitation = Features(rawValue: 1 << 3)
        /// SP
        public static let speed = Features(rawValue: 1 << 4)
        /// TR
        public static let translation = Features(rawValue: 1 << 5)
        /// RO
        public static let rotation = Features(rawValue: 1 << 6)
        /// MD
        public static let modulation = Features(rawValue: 1 << 7)
    }
}
