import EmbeddedHome
import HomeModel

/// What somebody wants of one trait of a part beside what the part's device types ask for.
struct TraitPlan {
    var trait: TraitDefinition
    var values: [(index: Int, value: Value)] = []
    /// Attributes that the device has and whose value is not known.
    var unknown: [Int] = []
    var features: [FeatureDefinition] = []
}

/// Makes the traits of a part out of its device types and plans, the same way for reading a home file and for writing one.
struct TraitAssembler {
    private let registry: TraitRegistry
    private var builder: DeviceBuilder
    /// Homes have many equal devices.
    private var made: [Request: TraitState] = [:]

    private struct Request: Hashable {
        var setting: PartSetting
        var trait: TraitDefinition
        var values: [Int: Value]
        var unknown: [Int]
        var features: [FeatureDefinition]
    }

    init(registry: TraitRegistry) {
        self.registry = registry
        builder = DeviceBuilder(registry: registry)
    }

    /// What a part of these types has by them.
    ///
    /// - Parameter isWhole: whether it is its device's only part.
    func setting(
        _ types: [DeviceTypeDefinition], _ planned: [TraitDefinition], isWhole: Bool
    ) -> PartSetting {
        PartSetting(types: types, given: planned.map(\.name), isWhole: isWhole, registry: registry)
    }

    /// The traits that a part has by its types, and those that are planned beside, in the order that copies of real nodes have:
    /// by cluster id, traits without one last.
    func traits(_ setting: PartSetting, _ planned: [TraitDefinition]) -> [TraitDefinition] {
        var traits: [TraitDefinition] = []
        for name in setting.traits {
            guard let trait = registry.trait(named: name), trait.exposure != .hidden, !traits.contains(trait)
            else { continue }
            traits.append(trait)
        }
        for trait in planned where trait.exposure != .hidden && !traits.contains(trait) { traits.append(trait) }
        return traits.sorted { ($0.clusterID ?? .max, $0.name) < ($1.clusterID ?? .max, $1.name) }
    }

    mutating func state(_ setting: PartSetting, _ plan: TraitPlan) throws(DefinitionError) -> TraitState {
        let trait = plan.trait
        let request = Request(
            setting: setting, trait: trait,
            values: Dictionary(plan.values.map { ($0.index, $0.value) }, uniquingKeysWith: { _, last in last }),
            unknown: plan.unknown, features: plan.features)
        if let state = made[request] { return state }
        var state = try builder.state(
            of: trait, setting: setting,
            requirement: DeviceTypeDefinition.Requirement(
                trait: trait.name, isMandatory: true, features: plan.features.map(\.code),
                attributes: plan.unknown.map { trait.attributes[$0].name }),
            firstValues: plan.values.map { (trait.attributes[$0.index].name, $0.value) })
        for index in plan.unknown { state[attribute: index] = nil }
        made[request] = state
        return state
    }
}
