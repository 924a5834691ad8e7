import HomeModel
import HomeTraits

/// A tariff (Matter Application Cluster Specification, "Commodity Tariff Cluster"): its parts by their ids. Which of them is in force is
/// as reported; no calendar is run.
final class CommodityTariffBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(CommodityTariff.GetTariffComponent.self) {
            let id = command.tariffComponentId
            let components = (part[CommodityTariff.tariffComponents] ?? nil) ?? []
            let periods = (part[CommodityTariff.tariffPeriods] ?? nil) ?? []
            guard let component = components.first(where: { $0.tariffComponentId == id }) else {
                throw CommandFailure(
                    status: .notFound, "the tariff has no such component", field: "tariffComponentId")
            }
            let period = periods.first { $0.tariffComponentIDs.contains(id) }
            return CommodityTariff.GetTariffComponentResponse(
                label: period?.label, dayEntryIDs: period?.dayEntryIDs ?? [], tariffComponent: component
            ).fields
        }
        if let command = command.typed(CommodityTariff.GetDayEntry.self) {
            let entries = (part[CommodityTariff.dayEntries] ?? nil) ?? []
            guard let entry = entries.first(where: { $0.dayEntryId == command.dayEntryId }) else {
                throw CommandFailure(status: .notFound, "the tariff has no such entry", field: "dayEntryId")
            }
            return CommodityTariff.GetDayEntryResponse(dayEntry: entry).fields
        }
        throw .notSimulated
    }
}
