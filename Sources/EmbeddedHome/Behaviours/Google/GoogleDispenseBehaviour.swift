import HomeModel
import HomeTraits

/// Something that gives out portions (cloud-to-cloud trait Dispense).
final class GoogleDispenseBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(GoogleDispense.Dispense.self) else { throw .unknownCommand }
        let supported = part[GoogleDispense.supportedDispenseItems] ?? []
        if let preset = command.presetName {
            let presets = (part[GoogleDispense.supportedDispensePresets] ?? []).map(\.presetName)
            guard presets.contains(preset) else { throw .unknown(preset, in: "presetName", allowed: presets) }
        }
        let names = supported.map(\.itemName)
        if let name = command.item, !names.contains(name) { throw .unknown(name, in: "item", allowed: names) }
        guard let item = supported.first(where: { $0.itemName == command.item ?? names.first }) else {
            throw CommandFailure(.failedPrecondition, "the device has nothing to dispense", field: "item")
        }
        let amount = command.amount ?? Double(item.defaultPortion.amount)
        let unit = command.unit ?? item.defaultPortion.unit
        guard unit == item.defaultPortion.unit || item.supportedUnits.contains(unit) else {
            throw CommandFailure(.invalidArgument, "\(item.itemName) is not measured so", field: "unit")
        }
        try dispense(amount, unit, of: item.itemName, part)
        return []
    }

    private func dispense(
        _ amount: Double, _ unit: GoogleDispense.Unit, of name: String, _ part: SimulatedPart
    ) throws(CommandFailure) {
        var items = part[GoogleDispense.dispenseItems] ?? []
        let index = items.firstIndex { $0.itemName == name }
        var item = index.map { items[$0] } ?? GoogleDispense.Item(itemName: name)
        // What is left is known in one unit; an amount in another leaves it alone.
        if let left = item.amountRemaining, let remaining = left.amount, left.unit == unit {
            guard amount <= remaining else {
                throw CommandFailure(
                    .failedPrecondition, "there is not so much left of \(name)", field: "amount",
                    value: .number(amount))
            }
            item.amountRemaining?.amount = remaining - amount
        }
        item.amountLastDispensed = GoogleDispense.Amount(amount: amount, unit: unit)
        item.isCurrentlyDispensing = false
        if let index { items[index] = item } else { items.append(item) }
        part.set(GoogleDispense.dispenseItems, items)
    }
}
