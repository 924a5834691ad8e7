// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster SoilMeasurement (0x0430).
public enum SoilMeasurement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "soilMeasurement", namespace: .matter, clusterID: 0x0430, identifier: "0x0430")
    }

    public static let definition = TraitDefinition(
        identity, title: "SoilMeasurement", revision: 1, attributes: attributesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, fixed.
    public static var soilMoistureMeasurementLimits: AttributeKey<SoilMeasurement, MeasurementAccuracy> {
        AttributeKey(index: 0)
    }

    /// Attribute 0x0001, in 1 %.
    public static var soilMoistureMeasuredValue: AttributeKey<SoilMeasurement, UInt8?> { AttributeKey(index: 1) }
}
