import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Simulated prices, tariffs and preferences` {
    @Test func `a price is told with the details that are asked for`() throws {
        let price = CommodityPrice.CommodityPriceStruct(
            periodStart: 0, periodEnd: nil, price: 3_000, description: "Day",
            components: [.init(price: 3_000, source: .standard)])
        let meter = try Bench(traits: [TraitRequest(CommodityPrice.self, [], [("currentPrice", price.value)])])
        func ask(_ details: CommodityPrice.CommodityPriceDetail) -> CommodityPrice.CommodityPriceStruct? {
            let outcome = meter.invoke(CommodityPrice.GetDetailedPriceRequest(details: details))
            return CommodityPrice.GetDetailedPriceResponse(fields: outcome.fields)?.currentPrice
        }
        #expect(ask([])?.price == 3_000)
        #expect(ask([])?.description == nil)
        #expect(ask(.description)?.description == "Day")
        #expect(ask(.components)?.components?.count == 1)
        try meter.sense(CommodityPrice.currentPrice, price)
        #expect(meter.eventNames == ["priceChange"])
    }

    @Test func `parts of a tariff are found by their ids`() throws {
        let meter = try Bench(traits: [TraitRequest(CommodityTariff.self, ["PRICE"])])
        let component = meter.invoke(CommodityTariff.GetTariffComponent(tariffComponentId: 1))
        #expect(
            CommodityTariff.GetTariffComponentResponse(fields: component.fields)?.tariffComponent.tariffComponentId == 1
        )
        #expect(meter.invoke(CommodityTariff.GetTariffComponent(tariffComponentId: 2)).status == .notFound)
        let entry = meter.invoke(CommodityTariff.GetDayEntry(dayEntryId: 1))
        #expect(CommodityTariff.GetDayEntryResponse(fields: entry.fields)?.dayEntry.dayEntryId == 1)
        #expect(meter.invoke(CommodityTariff.GetDayEntry(dayEntryId: 9)).status == .notFound)
    }

    @Test(arguments: [(UInt8(0), true), (2, true), (3, false)])
    func `a preference is a step of its list`(step: UInt8, isAllowed: Bool) throws {
        let appliance = try Bench(traits: [TraitRequest(EnergyPreference.self, ["BALA", "LPMS"])])
        let outcome = appliance.write(EnergyPreference.currentEnergyBalance, step)
        #expect(isAllowed ? outcome.isSuccess : outcome.status == .constraintError)
        #expect((appliance.restarted()[EnergyPreference.currentEnergyBalance] == step) == isAllowed)
        #expect(appliance.write(EnergyPreference.currentLowPowerModeSensitivity, 3).status == .constraintError)
    }
}
