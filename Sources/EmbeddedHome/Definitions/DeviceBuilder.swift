public import HomeModel

/// Makes parts of simulated devices from device types and first values, as home files describe them. Equal parts share their shapes.
public struct DeviceBuilder {
    private let registry: TraitRegistry
    private var shapes = TraitShapes()

    public init(registry: TraitRegistry) {
        self.registry = registry
    }

    /// A part with the type's mandatory traits, and those that `firstValues` names beside them.
    ///
    /// - Throws: `DefinitionError` for a trait or attribute that no definition has, an attribute that the trait rules out, and a first
    ///   value of the wrong type or out of range.
    public mutating func part(
        type: DeviceTypeDefinition, endpoint: EndpointID, tags: [SemanticTag] = [], parent: EndpointID? = nil,
        firstValues: [FirstValues] = []
    ) throws(DefinitionError) -> PartDefinition {
        for values in firstValues where registry.trait(named: values.trait) == nil {
            throw DefinitionError(
                .unknownElement, "there is no trait \(values.trait)", trait: values.trait)
        }
        let required = type.requirements.filter(\.isMandatory).map(\.trait)
        let added = firstValues.map(\.trait).filter { !required.contains($0) }
        var part = PartDefinition(
            endpoint: endpoint, types: [type.reference(isPrimary: true)], tags: tags,
            parent: parent, traits: [])
        for name in required + added {
            guard let trait = registry.trait(named: name), trait.exposure != .hidden,
                !part.traits.contains(where: { $0.shape.definition === trait })
            else { continue }
            let requirement = type.requirements.first { $0.trait == name }
            let values = firstValues.filter { $0.trait == name }.flatMap(\.values)
            part.traits.append(try state(of: trait, requirement: requirement, firstValues: values))
        }
        return part
    }

    /// A trait with what a device type asks of it, and first values for all attributes.
    ///
    /// - Parameter unknown: attributes that the device has whatever their values are.
    public mutating func state(
        of trait: TraitDefinition, requirement: DeviceTypeDefinition.Requirement? = nil,
        firstValues: [(attribute: String, value: Value)] = [], unknown: [String] = []
    ) throws(DefinitionError) -> TraitState {
        for (name, _) in firstValues where trait.attributeIndex(named: name) == nil {
            throw DefinitionError(
                .unknownElement, "\(trait.name) has no attribute \(name)", trait: trait.name, attribute: name)
        }
        var state = try filled(trait, requirement, firstValues, unknown, values: firstValues)
        // What the device can do decides what it has; where nobody said, the first values did.
        if trait.namespace != .matter {
            let capabilities = state.shape.attributes.filter { trait.attributes[$0].isFixed }
            let values = capabilities.compactMap { index in
                state[attribute: index].map { (attribute: trait.attributes[index].name, value: $0) }
            }
            if !values.isEmpty {
                state = try filled(trait, requirement, firstValues, unknown, values: values + firstValues)
            }
        }
        try check(firstValues, in: state)
        return state
    }

    /// - Parameter values: those that conformance may look at.
    private mutating func filled(
        _ trait: TraitDefinition, _ requirement: DeviceTypeDefinition.Requirement?,
        _ firstValues: [(attribute: String, value: Value)], _ unknown: [String],
        values: [(attribute: String, value: Value)]
    ) throws(DefinitionError) -> TraitState {
        var features = Set(requirement?.features ?? [])
        if features.isEmpty { features = ImpliedFeatures.usual(for: trait) }
        var builder = ShapeBuilder(
            trait: trait, features: features, wanted: Set(firstValues.map(\.attribute) + unknown),
            usual: Set((requirement?.attributes ?? []) + (requirement?.values ?? []).map(\.attribute)), values: values)
        var state = TraitState(shape: shapes.shared(try builder.shape()))
        for (name, value) in firstValues {
            if let index = trait.attributeIndex(named: name) { state[attribute: index] = value }
        }
        for first in requirement?.values ?? [] {
            guard let index = trait.attributeIndex(named: first.attribute), state[attribute: index] == nil else {
                continue
            }
            state[attribute: index] = first.value
        }
        SensibleValues.fill(&state)
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
