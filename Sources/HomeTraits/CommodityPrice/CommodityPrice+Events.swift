// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CommodityPrice {
    /// Event 0x00, priority info.
    public struct PriceChange: TraitEvent, Hashable {
        public typealias Owner = CommodityPrice
        public static let index = 0

        public var currentPrice: CommodityPriceStruct?

        public init(currentPrice: CommodityPriceStruct?) {
            self.currentPrice = currentPrice
        }

        public init?(fields: [Value?]) {
            guard
                let currentPrice: CommodityPriceStruct? = fields.required(at: 0)
            else { return nil }
            self.currentPrice = currentPrice
        }

        public var fields: [Value?] { [currentPrice.value] }
    }
}
