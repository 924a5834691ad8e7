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
    public static var currentState: AttributeKey<ClosureDimension, DimensionState?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var targetState: AttributeKey<ClosureDimension, DimensionState?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in 0.01 %, fixed, conformance `PS`.
    public static var resolution: AttributeKey<ClosureDimension, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 0.01 %, fixed, conformance `PS`.
    public static var stepValue: AttributeKey<ClosureDimension, UInt16> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed, conformance `UT`.
    public static var unit: AttributeKey<ClosureDimension, ClosureUnit> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `UT`.
    public static var unitRange: AttributeKey<ClosureDimension, UnitRange?> { AttributeKey(index: 5) }

    /// Attribute 0x0006, conformance `LM`.
    public static var limitRange: AttributeKey<ClosureDimension, RangePercent100ths> { AttributeKey(index: 6) }

    /// Attribute 0x0007, fixed, conformance `TR`.
    public static var translationDirection: AttributeKey<ClosureDimension, TranslationDirection> {
        AttributeKey(index: 7)
    }

    /// Attribute 0x0008, fixed, conformance `RO`.
    public static var rotationAxis: AttributeKey<ClosureDimension, RotationAxis> { AttributeKey(index: 8) }

    /// Attribute 0x0009, fixed, conformance `RO`.
    public static var overflow: AttributeKey<ClosureDimension, Overflow> { AttributeKey(index: 9) }

    /// Attribute 0x000A, fixed, conformance `MD`.
    public static var modulationType: AttributeKey<ClosureDimension, ModulationType> { AttributeKey(index: 10) }

    /// Attribute 0x000B, fixed, conformance `LT`.
    public static var latchControlModes: AttributeKey<ClosureDimension, LatchControlModes> { AttributeKey(index: 11) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PS
        public static var positioning: Features { Features(rawValue: 1 << 0) }
        /// LT
        public static var motionLatching: Features { Features(rawValue: 1 << 1) }
        /// UT
        public static var unit: Features { Features(rawValue: 1 << 2) }
        /// LM
        public static var limitation: Features { Features(rawValue: 1 << 3) }
        /// SP
        public static var speed: Features { Features(rawValue: 1 << 4) }
        /// TR
        public static var translation: Features { Features(rawValue: 1 << 5) }
        /// RO
        public static var rotation: Features { Features(rawValue: 1 << 6) }
        /// MD
        public static var modulation: Features { Features(rawValue: 1 << 7) }
    }
}
