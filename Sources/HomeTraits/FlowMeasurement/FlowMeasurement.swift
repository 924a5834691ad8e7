// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster FlowMeasurement (0x0404).
public enum FlowMeasurement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "flowMeasurement", namespace: .matter, clusterID: 0x0404, identifier: "0x0404")
    }

    public static let definition = TraitDefinition(
        identity, title: "FlowMeasurement", revision: 4, attributes: attributesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in 0.1 m³/h.
    public static var measuredValue: AttributeKey<FlowMeasurement, UInt16?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in 0.1 m³/h.
    public static var minMeasuredValue: AttributeKey<FlowMeasurement, UInt16?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in 0.1 m³/h.
    public static var maxMeasuredValue: AttributeKey<FlowMeasurement, UInt16?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 0.1 m³/h, conformance `O`.
    public static var tolerance: AttributeKey<FlowMeasurement, UInt16> { AttributeKey(index: 3) }
}
