// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster PressureMeasurement (0x0403).
public enum PressureMeasurement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "pressureMeasurement", namespace: .matter, clusterID: 0x0403, identifier: "0x0403")
    }

    public static let definition = TraitDefinition(
        identity, title: "PressureMeasurement", revision: 4, features: featuresTable, attributes: attributesTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in 0.1 kPa.
    public static var measuredValue: AttributeKey<PressureMeasurement, Int16?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in 0.1 kPa.
    public static var minMeasuredValue: AttributeKey<PressureMeasurement, Int16?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in 0.1 kPa.
    public static var maxMeasuredValue: AttributeKey<PressureMeasurement, Int16?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 0.1 kPa, conformance `O`.
    public static var tolerance: AttributeKey<PressureMeasurement, UInt16> { AttributeKey(index: 3) }

    /// Attribute 0x0010, in 10^-scale Pa, conformance `EXT`.
    public static var scaledValue: AttributeKey<PressureMeasurement, Int16?> { AttributeKey(index: 4) }

    /// Attribute 0x0011, in 10^-scale Pa, conformance `EXT`.
    public static var minScaledValue: AttributeKey<PressureMeasurement, Int16?> { AttributeKey(index: 5) }

    /// Attribute 0x0012, in 10^-scale Pa, conformance `EXT`.
    public static var maxScaledValue: AttributeKey<PressureMeasurement, Int16?> { AttributeKey(index: 6) }

    /// Attribute 0x0013, in 10^-scale Pa, conformance `[EXT]`.
    public static var scaledTolerance: AttributeKey<PressureMeasurement, UInt16> { AttributeKey(index: 7) }

    /// Attribute 0x0014, conformance `EXT`.
    public static var scale: AttributeKey<PressureMeasurement, Int8> { AttributeKey(index: 8) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// EXT
        public static var extended: Features { Features(rawValue: 1 << 0) }
    }
}
