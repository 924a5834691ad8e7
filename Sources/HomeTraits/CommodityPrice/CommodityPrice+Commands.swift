// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CommodityPrice {
    /// Command 0x00, answered by `GetDetailedPriceResponse`.
    public struct GetDetailedPriceRequest: TraitCommand, Hashable {
        public typealias Owner = CommodityPrice
        public static let index = 0

        public var details: CommodityPriceDetail

        public init(details: CommodityPriceDetail = []) {
            self.details = details
        }

        public init?(fields: [Value?]) {
            guard
                let details: CommodityPriceDetail = fields.required(at: 0, default: [])
            else { return nil }
            self.details = details
        }

        public var fields: [Value?] { [details.value] }
    }

    /// Answer 0x01.
    public struct GetDetailedPriceResponse: FieldsConvertible, Hashable {
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

    /// Command 0x02, answered by `GetDetailedForecastResponse`.
    public struct GetDetailedForecastRequest: TraitCommand, Hashable {
        public typealias Owner = CommodityPrice
        public static let index = 1

        public var details: CommodityPriceDetail

        public init(details: CommodityPriceDetail = []) {
            self.details = details
        }

        public init?(fields: [Value?]) {
            guard
                let details: CommodityPriceDetail = fields.required(at: 0, default: [])
            else { return nil }
            self.details = details
        }

        public var fields: [Value?] { [details.value] }
    }

    /// Answer 0x03.
    public struct GetDetailedForecastResponse: FieldsConvertible, Hashable {
        public var priceForecast: [CommodityPriceStruct]

        public init(priceForecast: [CommodityPriceStruct]) {
            self.priceForecast = priceForecast
        }

        public init?(fields: [Value?]) {
            guard
                let priceForecast: [CommodityPriceStruct] = fields.required(at: 0)
            else { return nil }
            self.priceForecast = priceForecast
        }

        public var fields: [Value?] { [priceForecast.value] }
    }
}
