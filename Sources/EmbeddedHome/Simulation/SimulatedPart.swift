import HomeModel

/// One part of a simulated device: its traits, and the way in which behaviours read and change them.
final class SimulatedPart {
    let endpoint: EndpointID
    let traits: [SimulatedTrait]
    private let journal: SimulationJournal

    init(endpoint: EndpointID, traits: [SimulatedTrait], journal: SimulationJournal) {
        self.endpoint = endpoint
        self.traits = traits
        self.journal = journal
    }

    func trait(_ definition: TraitDefinition) -> SimulatedTrait? {
        for trait in traits where trait.definition === definition { return trait }
        return nil
    }

    func has(_ trait: (some Trait).Type) -> Bool { traits.contains { $0.definition.is(trait) } }

    /// Matter's feature map of the trait; 0 where the part does not have it.
    func features(of trait: (some Trait).Type) -> UInt32 {
        self.trait(trait.definition)?.state.shape.features ?? 0
    }

    /// The behaviour of a sibling trait.
    func behaviour<Behaviour: TraitBehaviour>(_ type: Behaviour.Type) -> Behaviour? {
        for trait in traits {
            if let behaviour = trait.behaviour as? Behaviour { return behaviour }
        }
        return nil
    }

    /// Nil when the part has no such attribute or its value is not known.
    subscript<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>) -> Wrapped? {
        trait(Owner.definition)?.state[key]
    }

    func supports<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>) -> Bool {
        trait(Owner.definition)?.state.supports(key) ?? false
    }

    func supports<Command: TraitCommand>(_ command: Command.Type) -> Bool {
        trait(Command.Owner.definition)?.state.shape.supports(command: Command.index) ?? false
    }

    /// Does nothing where the part has no such attribute.
    func set<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>, _ value: Wrapped, _ mode: ReportMode = .atOnce) {
        trait(Owner.definition)?.set(key.index, value.value, mode, journal)
    }

    func set(_ attribute: Int, of definition: TraitDefinition, _ value: Value, _ mode: ReportMode = .atOnce) {
        trait(definition)?.set(attribute, value, mode, journal)
    }

    /// Ends a movement of the trait's attributes: what was kept back is reported.
    func settle(_ owner: (some Trait).Type) {
        trait(owner.definition)?.settle(journal)
    }

    /// Notes that a behaviour's memory changed.
    func rememberChanged(_ owner: (some Trait).Type) {
        trait(owner.definition)?.rememberChanged(journal)
    }

    /// Raises an event, where the device has it.
    func raise<Event: TraitEvent>(_ event: Event, at moment: Moment) {
        raise(Event.index, of: Event.Owner.definition, fields: event.fields, at: moment)
    }

    func raise(_ event: Int, of definition: TraitDefinition, fields: [Value?], at moment: Moment) {
        guard let trait = trait(definition), trait.state.shape.events.contains(event) else { return }
        journal.raise(event, of: definition, fields: fields, endpoint: endpoint, at: moment)
    }
}
