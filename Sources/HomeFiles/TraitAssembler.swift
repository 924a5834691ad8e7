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
        var types: [UInt32]
        var trait: TraitDefinition
        var values: [Int: Value]
        var unknown: [Int]
        var features: [FeatureDefinition]
    }

    init(registry: TraitRegistry) {
        self.registry = registry
        builder = DeviceBuilder(registry: registry)
    }

    /// The traits that a part of these types has, and those that are planned beside, in the order that copies of real nodes have:
    /// by cluster id, traits without one last.
    func traits(of types: [DeviceTypeDefinition], _ planned: [TraitDefinition]) -> [TraitDefinition] {
        var traits: [TraitDefinition] = []
        for requirement in types.flatMap(SimulatedTypes.requirements) where requirement.isMandatory {
            guard let trait = registry.trait(named: requirement.trait), trait.exposure != .hidden,
                !traits.contains(trait)
            else { continue }
            traits.append(trait)
        }
        for trait in planned where trait.exposure != .hidden && !traits.contains(trait) { traits.append(trait) }
        return traits.sorted { ($0.clusterID ?? .max, $0.name) < ($1.clusterID ?? .max, $1.name) }
    }

    mutating func state(of types: [DeviceTypeDefinition], _ plan: TraitPlan) throws(DefinitionError) -> TraitState {
        let trait = plan.trait
        let request = Request(
            types: types.map(\.id), trait: trait,
            values: Dictionary(plan.values.map { ($0.index, $0.value) }, uniquingKeysWith: { _, last in last }),
            unknown: plan.unknown, features: plan.features)
        if let state = made[request] { return state }
        let requirements = types.flatMap(SimulatedTypes.requirements).filter { $0.trait == trait.name }
        let requirement = DeviceTypeDefinition.Requirement(
            trait: trait.name, isMandatory: true,
            features: requirements.flatMap(\.features) + plan.features.map(\.code),
            attributes: requirements.flatMap(\.attributes) + plan.unknown.map { trait.attributes[$0].name })
        var state = try builder.state(
            of: trait, types: types, requirement: requirement,
            firstValues: plan.values.map { (trait.attributes[$0.index].name, $0.value) })
        for index in plan.unknown { state[attribute: index] = nil }
        made[request] = state
        return state
    }
}
