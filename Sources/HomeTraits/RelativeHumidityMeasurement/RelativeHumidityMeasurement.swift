// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster RelativeHumidityMeasurement (0x0405).
public enum RelativeHumidityMeasurement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "relativeHumidityMeasurement", namespace: .matter, clusterID: 0x0405, identifier: "0x0405")
    }

    public static let definition = TraitDefinition(
        identity, title: "RelativeHumidityMeasurement", revision: 4, attributes: attributesTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in 0.01 %RH.
    public static var measuredValue: AttributeKey<RelativeHumidityMeasurement, UInt16?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in 0.01 %RH.
    public static var minMeasuredValue: AttributeKey<RelativeHumidityMeasurement, UInt16?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in 0.01 %RH.
    public static var maxMeasuredValue: AttributeKey<RelativeHumidityMeasurement, UInt16?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 0.01 %RH, conformance `O`.
    public static var tolerance: AttributeKey<RelativeHumidityMeasurement, UInt16> { AttributeKey(index: 3) }
}
