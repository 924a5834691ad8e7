// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster IlluminanceMeasurement (0x0400).
public enum IlluminanceMeasurement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "illuminanceMeasurement", namespace: .matter, clusterID: 0x0400, identifier: "0x0400")
    }

    public static let definition = TraitDefinition(
        identity, title: "IlluminanceMeasurement", revision: 4, attributes: attributesTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in 10000*log10(lux)+1; 0 = too low to measure.
    public static var measuredValue: AttributeKey<IlluminanceMeasurement, UInt16?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in 10000*log10(lux)+1.
    public static var minMeasuredValue: AttributeKey<IlluminanceMeasurement, UInt16?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in 10000*log10(lux)+1.
    public static var maxMeasuredValue: AttributeKey<IlluminanceMeasurement, UInt16?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `O`.
    public static var tolerance: AttributeKey<IlluminanceMeasurement, UInt16> { AttributeKey(index: 3) }

    /// Attribute 0x0004, conformance `O`.
    public static var lightSensorType: AttributeKey<IlluminanceMeasurement, UInt8?> { AttributeKey(index: 4) }
}
