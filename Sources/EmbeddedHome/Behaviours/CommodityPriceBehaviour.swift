import HomeModel
import HomeTraits

/// What a commodity costs (Matter Application Cluster Specification, "Commodity Price Cluster"): the details of the prices that the
/// attributes show.
final class CommodityPriceBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(CommodityPrice.GetDetailedPriceRequest.self) {
            let price = (part[CommodityPrice.currentPrice] ?? nil).map { $0.with(command.details) }
            return CommodityPrice.GetDetailedPriceResponse(currentPrice: price).fields
        }
        if let command = command.typed(CommodityPrice.GetDetailedForecastRequest.self) {
            let forecast = (part[CommodityPrice.priceForecast] ?? []).map { $0.with(command.details) }
            return CommodityPrice.GetDetailedForecastResponse(priceForecast: forecast).fields
        }
        throw .notSimulated
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        guard attributes.contains(CommodityPrice.currentPrice.index), let price = part[CommodityPrice.currentPrice]
        else { return }
        part.raise(CommodityPrice.PriceChange(currentPrice: price), at: moment)
    }
}

extension CommodityPrice.CommodityPriceStruct {
    /// With the details that are asked for, and no others.
    fileprivate func with(_ details: CommodityPrice.CommodityPriceDetail) -> Self {
        var price = self
        if !details.contains(.description) { price.description = nil }
        if !details.contains(.components) { price.components = nil }
        return price
    }
}
