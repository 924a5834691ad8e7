public import HomeModel
import HomeTraits

/// What a simulated part has by its device types: their mandatory traits, and of the optional ones those without which a device would
/// be no more than a name.
public struct PartSetting: Sendable {
    let kind: ApplianceKind
    private let types: [DeviceTypeDefinition]

    /// - Parameter given: names of the traits that the part is to have in any case.
    /// - Parameter isWhole: whether the part is its device's only one. An oven or a refrigerator that is one is its own cabinet.
    public init(
        types: [DeviceTypeDefinition], given: some Sequence<String>, isWhole: Bool, registry: TraitRegistry
    ) {
        kind = ApplianceKind(types: types, given: given)
        let isComposed = types.contains { $0.name == "oven" || $0.name == "refrigerator" }
        let cabinet = isWhole && isComposed ? registry.deviceType(named: "temperatureControlledCabinet") : nil
        self.types = types + (cabinet.map { [$0] } ?? [])
    }

    /// The names of the traits that the part has by itself, in the order of its types.
    public var traits: [String] {
        var names: [String] = []
        for type in types {
            let usual = usual(type.name)
            for requirement in SimulatedTypes.requirements(of: type)
            where (requirement.isMandatory || usual.contains(requirement.trait)) && !names.contains(requirement.trait) {
                names.append(requirement.trait)
            }
        }
        return names
    }

    /// What the types ask of a trait together.
    public func requirement(for trait: String) -> DeviceTypeDefinition.Requirement {
        let requirements = types.flatMap(SimulatedTypes.requirements).filter { $0.trait == trait }
        return DeviceTypeDefinition.Requirement(
            trait: trait, isMandatory: true, features: requirements.flatMap(\.features),
            attributes: requirements.flatMap(\.attributes), values: requirements.flatMap(\.values))
    }

    /// The ids of the types, which first values may depend on.
    var typeIDs: [UInt32] { types.map(\.id) }

    /// Optional traits that nearly every device of the type has.
    private func usual(_ type: String) -> [String] {
        switch type {
        case "airPurifier":
            [HepaFilterMonitoring.identity.name, ActivatedCarbonFilterMonitoring.identity.name]
        case "roomAirConditioner": [FanControl.identity.name]
        case "extractorHood": [ActivatedCarbonFilterMonitoring.identity.name]
        case "laundryWasher":
            [
                LaundryWasherMode.identity.name, LaundryWasherControls.identity.name, TemperatureControl.identity.name,
            ]
        case "laundryDryer": [LaundryWasherMode.identity.name, LaundryDryerControls.identity.name]
        case "dishwasher":
            [DishwasherMode.identity.name, DishwasherAlarm.identity.name, TemperatureControl.identity.name]
        case "roboticVacuumCleaner": [RvcCleanMode.identity.name, ServiceArea.identity.name]
        case "refrigerator":
            [RefrigeratorAndTemperatureControlledCabinetMode.identity.name, RefrigeratorAlarm.identity.name]
        case "temperatureControlledCabinet" where types.contains { $0.name == "oven" }:
            [
                TemperatureMeasurement.identity.name, OvenMode.identity.name, OvenCavityOperationalState.identity.name,
            ]
        case "temperatureControlledCabinet": [TemperatureMeasurement.identity.name]
        case "cookSurface": [OnOff.identity.name]
        default: []
        }
    }
}

extension PartSetting: Hashable {
    public static func == (left: PartSetting, right: PartSetting) -> Bool {
        left.kind == right.kind && left.types.map(\.id) == right.types.map(\.id)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(types.map(\.id))
    }
}
