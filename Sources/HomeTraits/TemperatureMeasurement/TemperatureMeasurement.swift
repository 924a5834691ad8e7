// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster TemperatureMeasurement (0x0402).
public enum TemperatureMeasurement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "temperatureMeasurement", namespace: .matter, clusterID: 0x0402, identifier: "0x0402")
    }

    public static let definition = TraitDefinition(
        identity, title: "TemperatureMeasurement", revision: 5, attributes: attributesTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in 0.01 °C.
    public static var measuredValue: AttributeKey<TemperatureMeasurement, Int16?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in 0.01 °C.
    public static var minMeasuredValue: AttributeKey<TemperatureMeasurement, Int16?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in 0.01 °C.
    public static var maxMeasuredValue: AttributeKey<TemperatureMeasurement, Int16?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 0.01 °C, conformance `O`.
    public static var tolerance: AttributeKey<TemperatureMeasurement, UInt16> { AttributeKey(index: 3) }
}
