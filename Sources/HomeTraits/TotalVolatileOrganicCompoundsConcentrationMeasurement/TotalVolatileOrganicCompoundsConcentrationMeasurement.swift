// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster TotalVolatileOrganicCompoundsConcentrationMeasurement (0x042E), derived from ConcentrationMeasurement.
public enum TotalVolatileOrganicCompoundsConcentrationMeasurement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "totalVolatileOrganicCompoundsConcentrationMeasurement", namespace: .matter, clusterID: 0x042E,
            identifier: "0x042E")
    }

    public static let definition = TraitDefinition(
        identity, title: "TotalVolatileOrganicCompoundsConcentrationMeasurement", revision: 4,
        features: ConcentrationMeasurement.featuresTable, attributes: ConcentrationMeasurement.attributesTable,
        everydayKeys: everydayKeysTable)

    public typealias MeasurementUnit = ConcentrationMeasurement.MeasurementUnit
    public typealias MeasurementMedium = ConcentrationMeasurement.MeasurementMedium
    public typealias LevelValue = ConcentrationMeasurement.LevelValue

    /// Attribute 0x0000, conformance `MEA`.
    public static let measuredValue = AttributeKey<TotalVolatileOrganicCompoundsConcentrationMeasurement, Double?>(
        index: 0)

    /// Attribute 0x0001, conformance `MEA`.
    public static let minMeasuredValue = AttributeKey<TotalVolatileOrganicCompoundsConcentrationMeasurement, Double?>(
        index: 1)

    /// Attribute 0x0002, conformance `MEA`.
    public static let maxMeasuredValue = AttributeKey<TotalVolatileOrganicCompoundsConcentrationMeasurement, Double?>(
        index: 2)

    /// Attribute 0x0003, conformance `PEA`.
    public static let peakMeasuredValue = AttributeKey<TotalVolatileOrganicCompoundsConcentrationMeasurement, Double?>(
        index: 3)

    /// Attribute 0x0004, in s, conformance `PEA`.
    public static let peakMeasuredValueWindow = AttributeKey<
        TotalVolatileOrganicCompoundsConcentrationMeasurement, UInt32
    >(
        index: 4)

    /// Attribute 0x0005, conformance `AVG`.
    public static let averageMeasuredValue = AttributeKey<
        TotalVolatileOrganicCompoundsConcentrationMeasurement, Double?
    >(
        index: 5)

    /// Attribute 0x0006, in s, conformance `AVG`.
    public static let averageMeasuredValueWindow = AttributeKey<
        TotalVolatileOrganicCompoundsConcentrationMeasurement, UInt32
    >(
        index: 6)

    /// Attribute 0x0007, conformance `[MEA]`.
    public static let uncertainty = AttributeKey<TotalVolatileOrganicCompoundsConcentrationMeasurement, Double>(
        index: 7)

    /// Attribute 0x0008, fixed, conformance `MEA`.
    public static let measurementUnit = AttributeKey<
        TotalVolatileOrganicCompoundsConcentrationMeasurement, MeasurementUnit
    >(
        index: 8)

    /// Attribute 0x0009, fixed.
    public static let measurementMedium = AttributeKey<
        TotalVolatileOrganicCompoundsConcentrationMeasurement, MeasurementMedium
    >(
        index: 9)

    /// Attribute 0x000A, conformance `LEV`.
    public static let levelValue = AttributeKey<TotalVolatileOrganicCompoundsConcentrationMeasurement, LevelValue>(
        index: 10)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// MEA
        public static let numericMeasurement = Features(rawValue: 1 << 0)
        /// LEV
        public static let levelIndication = Features(rawValue: 1 << 1)
        /// MED
        public static let mediumLevel = Features(rawValue: 1 << 2)
        /// CRI
        public static let criticalLevel = Features(rawValue: 1 << 3)
        /// PEA
        public static let peakMeasurement = Features(rawValue: 1 << 4)
        /// AVG
        public static let averageMeasurement = Features(rawValue: 1 << 5)
    }
}
