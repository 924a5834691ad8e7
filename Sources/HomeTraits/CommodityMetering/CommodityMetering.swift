// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster CommodityMetering (0x0B07).
public enum CommodityMetering: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "commodityMetering", namespace: .matter, clusterID: 0x0B07, identifier: "0x0B07")
    }

    public static let definition = TraitDefinition(
        identity, title: "CommodityMetering", revision: 1, attributes: attributesTable)

    /// Attribute 0x0000.
    public static var meteredQuantity: AttributeKey<CommodityMetering, [MeteredQuantity]?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in s since 2000-01-01T00:00:00Z.
    public static var meteredQuantityTimestamp: AttributeKey<CommodityMetering, UInt32?> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var tariffUnit: AttributeKey<CommodityMetering, TariffUnit?> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var maximumMeteredQuantities: AttributeKey<CommodityMetering, UInt16?> { AttributeKey(index: 3) }
}
