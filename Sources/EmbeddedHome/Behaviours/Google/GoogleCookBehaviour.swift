import HomeModel
import HomeTraits
import JSON

/// Something that cooks (cloud-to-cloud trait Cook).
final class GoogleCookBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(GoogleCook.Cook.self) else { throw .unknownCommand }
        guard command.start else {
            part.set(GoogleCook.currentCookingMode, nil)
            part.set(GoogleCook.currentFoodPreset, nil)
            part.set(GoogleCook.currentFoodQuantity, nil)
            part.set(GoogleCook.currentFoodUnit, nil)
            return []
        }
        let modes = part[GoogleCook.supportedCookingModes] ?? []
        if let mode = command.cookingMode, !modes.contains(mode) {
            let names = GoogleCook.CookingMode.definition
            throw CommandFailure(
                .invalidArgument, "the device has no such cooking mode", field: "cookingMode",
                allowed: .array(modes.compactMap { names.name(of: UInt64($0.rawValue)).map { .string($0) } }))
        }
        try check(command, part[GoogleCook.foodPresets] ?? [])
        part.set(GoogleCook.currentCookingMode, command.cookingMode ?? modes.first ?? .unknownCookingMode)
        part.set(GoogleCook.currentFoodPreset, command.foodPreset)
        part.set(GoogleCook.currentFoodQuantity, command.quantity)
        part.set(GoogleCook.currentFoodUnit, command.unit)
        return []
    }

    private func check(_ command: GoogleCook.Cook, _ presets: [GoogleCook.FoodPreset]) throws(CommandFailure) {
        guard let name = command.foodPreset else { return }
        let names = presets.map(\.foodPresetName)
        guard let preset = presets.first(where: { $0.foodPresetName == name }) else {
            throw .unknown(name, in: "foodPreset", allowed: names)
        }
        if let unit = command.unit, !preset.supportedUnits.contains(unit) {
            let names = GoogleCook.Unit.definition
            throw CommandFailure(
                .invalidArgument, "\(name) is not measured so", field: "unit",
                allowed: .array(
                    preset.supportedUnits.compactMap { names.name(of: UInt64($0.rawValue)).map { .string($0) } }))
        }
    }
}
