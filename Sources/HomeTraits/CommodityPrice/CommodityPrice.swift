// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster CommodityPrice (0x0095).
public enum CommodityPrice: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "commodityPrice", namespace: .matter, clusterID: 0x0095, identifier: "0x0095")
    }

    public static let definition = TraitDefinition(
        identity, title: "CommodityPrice", revision: 4, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000.
    public static var tariffUnit: AttributeKey<CommodityPrice, TariffUnit> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currency: AttributeKey<CommodityPrice, Currency?> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var currentPrice: AttributeKey<CommodityPrice, CommodityPriceStruct?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `FORE`.
    public static var priceForecast: AttributeKey<CommodityPrice, [CommodityPriceStruct]> { AttributeKey(index: 3) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// FORE
        public static var forecasting: Features { Features(rawValue: 1 << 0) }
    }
}
