// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster Pm10ConcentrationMeasurement (0x042D), derived from ConcentrationMeasurement.
public enum Pm10ConcentrationMeasurement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "pm10ConcentrationMeasurement", namespace: .matter, clusterID: 0x042D, identifier: "0x042D")
    }

    public static let definition = TraitDefinition(
        identity, title: "Pm10ConcentrationMeasurement", revision: 4, features: ConcentrationMeasurement.featuresTable,
        attributes: ConcentrationMeasurement.attributesTable, everydayKeys: everydayKeysTable)

    public typealias MeasurementUnit = ConcentrationMeasurement.MeasurementUnit
    public typealias MeasurementMedium = ConcentrationMeasurement.MeasurementMedium
    public typealias LevelValue = ConcentrationMeasurement.LevelValue

    /// Attribute 0x0000, conformance `MEA`.
    public static var measuredValue: AttributeKey<Pm10ConcentrationMeasurement, Double?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `MEA`.
    public static var minMeasuredValue: AttributeKey<Pm10ConcentrationMeasurement, Double?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `MEA`.
    public static var maxMeasuredValue: AttributeKey<Pm10ConcentrationMeasurement, Double?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `PEA`.
    public static var peakMeasuredValue: AttributeKey<Pm10ConcentrationMeasurement, Double?> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in s, conformance `PEA`.
    public static var peakMeasuredValueWindow: AttributeKey<Pm10ConcentrationMeasurement, UInt32> {
        AttributeKey(index: 4)
    }

    /// Attribute 0x0005, conformance `AVG`.
    public static var averageMeasuredValue: AttributeKey<Pm10ConcentrationMeasurement, Double?> {
        AttributeKey(index: 5)
    }

    /// Attribute 0x0006, in s, conformance `AVG`.
    public static var averageMeasuredValueWindow: AttributeKey<Pm10ConcentrationMeasurement, UInt32> {
        AttributeKey(index: 6)
    }

    /// Attribute 0x0007, conformance `[MEA]`.
    public static var uncertainty: AttributeKey<Pm10ConcentrationMeasurement, Double> { AttributeKey(index: 7) }

    /// Attribute 0x0008, fixed, conformance `MEA`.
    public static var measurementUnit: AttributeKey<Pm10ConcentrationMeasurement, MeasurementUnit> {
        AttributeKey(index: 8)
    }

    /// Attribute 0x0009, fixed.
    public static var measurementMedium: AttributeKey<Pm10ConcentrationMeasurement, MeasurementMedium> {
        AttributeKey(index: 9)
    }

    /// Attribute 0x000A, conformance `LEV`.
    public static var levelValue: AttributeKey<Pm10ConcentrationMeasurement, LevelValue> { AttributeKey(index: 10) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// MEA
        public static var numericMeasurement: Features { Features(rawValue: 1 << 0) }
        /// LEV
        public static var levelIndication: Features { Features(rawValue: 1 << 1) }
        /// MED
        public static var mediumLevel: Features { Features(rawValue: 1 << 2) }
        /// CRI
        public static var criticalLevel: Features { Features(rawValue: 1 << 3) }
        /// PEA
        public static var peakMeasurement: Features { Features(rawValue: 1 << 4) }
        /// AVG
        public static var averageMeasurement: Features { Features(rawValue: 1 << 5) }
    }
}
