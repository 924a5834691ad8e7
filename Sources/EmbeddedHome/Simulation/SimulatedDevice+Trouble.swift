import HomeModel
import JSON

/// What a simulated device does unasked, because a request told it to.
extension SimulatedDevice {
    /// Takes values as the device's own; the range and the members of an enumeration are not checked, as devices do not keep to them either.
    func sense(
        _ entries: [AttributeReport.Entry], endpoint: EndpointID, trait definition: TraitDefinition, at moment: Moment
    ) throws(CommandFailure) -> SimulationEffects {
        guard let part = part(endpoint), let trait = part.trait(definition) else {
            throw CommandFailure(.unimplemented, "the part has no trait \(definition.name)", field: "trait")
        }
        for entry in entries {
            guard definition.attributes.indices.contains(entry.attribute),
                trait.state.shape.position(ofAttribute: entry.attribute) != nil
            else { throw CommandFailure(.unimplemented, "the device does not support this attribute") }
            let attribute = definition.attributes[entry.attribute]
            guard entry.value.canBeReported(as: attribute) else {
                throw CommandFailure(
                    .invalidArgument, "\(attribute.name) wants \(attribute.type.name)", field: attribute.name,
                    allowed: .string(attribute.type.name))
            }
        }
        var effects = advance(to: moment)
        for entry in entries { part.set(entry.attribute, of: definition, entry.value) }
        trait.behaviour.sensed(entries.map(\.attribute), on: part, at: moment)
        effects.append(journal.take(at: moment))
        return effects
    }

    func raise(
        _ event: Int, of definition: TraitDefinition, fields: [Value?], endpoint: EndpointID, at moment: Moment
    ) throws(CommandFailure) -> SimulationEffects {
        guard let part = part(endpoint), let trait = part.trait(definition) else {
            throw CommandFailure(.unimplemented, "the part has no trait \(definition.name)", field: "trait")
        }
        guard trait.state.shape.events.contains(event) else {
            throw CommandFailure(.unimplemented, "the device does not raise this event", field: "event")
        }
        let eventFields = definition.events[event].fields
        guard fields.count <= eventFields.count else {
            throw CommandFailure(.invalidArgument, "the event has \(eventFields.count) fields", field: "fields")
        }
        var filled: [Value?] = []
        for (index, field) in eventFields.enumerated() {
            let value = fields.indices.contains(index) ? fields[index] : nil
            guard let value = value ?? field.defaultValue else {
                guard field.isOptional else {
                    throw CommandFailure(.invalidArgument, "the event needs \(field.name)", field: field.name)
                }
                filled.append(nil)
                continue
            }
            let scope = BoundScope(trait.state)
            switch value.fault(as: field.type, range: nil, isNullable: field.isNullable, in: scope) {
            case nil: filled.append(value)
            case .kind, .null, .range:
                throw CommandFailure(
                    .invalidArgument, "\(field.name) wants \(field.type.name)", field: field.name,
                    allowed: .string(field.type.name))
            }
        }
        var effects = advance(to: moment)
        part.raise(event, of: definition, fields: filled, at: moment)
        effects.append(journal.take(at: moment))
        return effects
    }

    func press(
        _ pattern: SwitchPress, endpoint: EndpointID, at moment: Moment
    ) throws(CommandFailure) -> SimulationEffects {
        guard let part = part(endpoint), let behaviour = part.behaviour(SwitchBehaviour.self) else {
            throw CommandFailure(.unimplemented, "the part is no switch", field: "trait")
        }
        var effects = advance(to: moment)
        try behaviour.press(pattern, on: part, at: moment)
        effects.append(journal.take(at: moment))
        return effects
    }

    /// All values of a trait that are known.
    func fullReport(endpoint: EndpointID, trait definition: TraitDefinition) -> AttributeReport? {
        guard let state = part(endpoint)?.trait(definition)?.state else { return nil }
        let entries = zip(state.shape.attributes, state.values).compactMap { index, value in
            value.map { AttributeReport.Entry(attribute: index, value: $0) }
        }
        return AttributeReport(device: id, endpoint: endpoint, trait: definition, entries: entries)
    }

    /// Takes back that these states were stored: the next change of the device stores them again.
    func markUnstored(_ states: [StoredState]) {
        for state in states where state.device == id {
            let trait = part(state.endpoint)?.traits.first { $0.definition.name == state.trait }
            trait?.rememberChanged(journal)
        }
    }
}

extension Value {
    /// Whether a device may report it at all: the kind and the width of the type, whatever its range.
    fileprivate func canBeReported(as attribute: AttributeDefinition) -> Bool {
        switch (attribute.type, self) {
        case (.single, .number), (.double, .number): return true
        case (.enumeration(let definition), _) where !isNull:
            guard let number = uintValue else { return false }
            return definition.bits >= 64 || number >> UInt64(max(0, definition.bits)) == 0
        default:
            return fault(as: attribute.type, range: nil, isNullable: attribute.isNullable, in: BoundScope(nil)) == nil
        }
    }
}
