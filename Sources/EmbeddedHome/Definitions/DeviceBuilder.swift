public import HomeModel

/// Makes parts of simulated devices from device types and first values, as home files describe them. Equal parts share their shapes.
public struct DeviceBuilder {
    private let registry: TraitRegistry
    private var shapes = TraitShapes()

    public init(registry: TraitRegistry) {
        self.registry = registry
    }

    /// A part with the traits that the type has by itself (`PartSetting`), and those that `firstValues` names beside them.
    ///
    /// - Parameter isWhole: whether the part is its device's only one.
    /// - Throws: `DefinitionError` for a trait or attribute that no definition has, an attribute that the trait rules out, and a first
    ///   value of the wrong type or out of range.
    public mutating func part(
        type: DeviceTypeDefinition, endpoint: EndpointID, tags: [SemanticTag] = [], parent: EndpointID? = nil,
        isWhole: Bool = true, firstValues: [FirstValues] = []
    ) throws(DefinitionError) -> PartDefinition {
        for values in firstValues where registry.trait(named: values.trait) == nil {
            throw DefinitionError(
                .unknownElement, "there is no trait \(values.trait)", trait: values.trait)
        }
        let setting = PartSetting(
            types: [type], given: firstValues.map(\.trait), isWhole: isWhole, registry: registry)
        let required = setting.traits
        let added = firstValues.map(\.trait).filter { !required.contains($0) }
        var part = PartDefinition(
            endpoint: endpoint, types: [type.reference(isPrimary: true)], tags: tags,
            parent: parent, traits: [])
        for name in required + added {
            guard let trait = registry.trait(named: name), trait.exposure != .hidden,
                !part.traits.contains(where: { $0.shape.definition === trait })
            else { continue }
            let values = firstValues.filter { $0.trait == name }.flatMap(\.values)
            part.traits.append(try state(of: trait, setting: setting, firstValues: values))
        }
        return part
    }

    /// A trait with what the part's device types ask of it, and first values for all attributes.
    ///
    /// - Parameter setting: what the part has by its types; nil: they do not matter.
    /// - Parameter requirement: what somebody wants of the trait beside.
    public mutating func state(
        of trait: TraitDefinition, setting: PartSetting? = nil,
        requirement: DeviceTypeDefinition.Requirement? = nil,
        firstValues: [(attribute: String, value: Value)] = []
    ) throws(DefinitionError) -> TraitState {
        for (name, _) in firstValues where trait.attributeIndex(named: name) == nil {
            throw DefinitionError(
                .unknownElement, "\(trait.name) has no attribute \(name)", trait: trait.name, attribute: name)
        }
        let wish = (setting: setting, beside: requirement, firstValues: firstValues)
        var state = try filled(trait, wish, values: firstValues)
        // What the device can do decides what it has; where nobody said, the first values did.
        if trait.namespace != .matter {
            let capabilities = state.shape.attributes.filter { trait.attributes[$0].isFixed }
            let values = capabilities.compactMap { index in
                state[attribute: index].map { (attribute: trait.attributes[index].name, value: $0) }
            }
            if !values.isEmpty { state = try filled(trait, wish, values: values + firstValues) }
        }
        try check(firstValues, in: state)
        return state
    }

    /// What is asked of a trait: by the part's types, and by whoever describes it.
    private typealias Wish = (
        setting: PartSetting?, beside: DeviceTypeDefinition.Requirement?,
        firstValues: [(attribute: String, value: Value)]
    )

    /// - Parameter values: those that conformance may look at.
    private mutating func filled(
        _ trait: TraitDefinition, _ wish: Wish, values: [(attribute: String, value: Value)]
    ) throws(DefinitionError) -> TraitState {
        let (setting, beside, firstValues) = wish
        let required = setting?.requirement(for: trait.name)
        var features = Set((required?.features ?? []) + (beside?.features ?? []))
        if features.isEmpty { features = ImpliedFeatures.usual(for: trait) }
        var builder = ShapeBuilder(
            trait: trait, features: features,
            wanted: Set(firstValues.map(\.attribute) + (beside?.attributes ?? [])),
            usual: Set((required?.attributes ?? []) + (required?.values ?? []).map(\.attribute)), values: values)
        var state = TraitState(shape: shapes.shared(try builder.shape()))
        for (name, value) in firstValues {
            if let index = trait.attributeIndex(named: name) { state[attribute: index] = value }
        }
        for first in required?.values ?? [] {
            guard let index = trait.attributeIndex(named: first.attribute), state[attribute: index] == nil else {
                continue
            }
            state[attribute: index] = first.value
        }
        SimulatedTypes.fill(&state, types: setting?.typeIDs ?? [])
        SensibleValues.fill(&state, setting?.kind ?? .other)
        for index in state.shape.attributes where state[attribute: index] == nil {
            state[attribute: index] = .neutral(for: trait.attributes[index], in: BoundScope(state))
        }
        return state
    }

    private func check(
        _ firstValues: [(attribute: String, value: Value)], in state: TraitState
    ) throws(DefinitionError) {
        let trait = state.shape.definition
        let scope = BoundScope(state)
        for (name, value) in firstValues {
            guard let attribute = trait.attribute(named: name) else { continue }
            let fault = value.fault(
                as: attribute.type, range: attribute.range, isNullable: attribute.isNullable, in: scope)
            guard let fault else { continue }
            let reason =
                switch fault {
                case .kind: "wants \(attribute.type.name)"
                case .null: "cannot be null"
                case .range: "is out of range"
                }
            throw DefinitionError(.badValue, "\(trait.name).\(name) \(reason)", trait: trait.name, attribute: name)
        }
    }
}
