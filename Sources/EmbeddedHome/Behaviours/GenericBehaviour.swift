import HomeModel

/// A trait that nothing is known of but its definition: writes are kept, and a command does what the definition says: its effect, or
/// else what the set rules say it is for. What any other command does is unknown, so it is refused rather than answered with a
/// success that is none.
final class GenericBehaviour: TraitBehaviour {
    private let definition: TraitDefinition

    init(_ definition: TraitDefinition) {
        self.definition = definition
    }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        try Self.carryOut(command, on: part)
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: definition, value)
    }

    /// Sets what the definition says and answers the command.
    static func carryOut(_ command: DeviceCommand, on part: SimulatedPart) throws(CommandFailure) -> [Value?] {
        guard let state = part.trait(command.trait)?.state, let effects = effects(of: command, in: state) else {
            throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
        }
        for effect in effects {
            let attribute = command.trait.attributes[effect.attribute]
            let fault = effect.value.fault(
                as: attribute.type, range: attribute.range, isNullable: attribute.isNullable, in: BoundScope(state))
            guard fault == nil else {
                throw CommandFailure(
                    status: .constraintError, "\(attribute.name) cannot take this value", field: attribute.name)
            }
        }
        for effect in effects { part.set(effect.attribute, of: command.trait, effect.value) }
        return answer(to: command, in: state)
    }

    /// The fields of the answer: what the effect says, else the default, else what is nearest to nothing.
    private static func answer(to command: DeviceCommand, in before: TraitState) -> [Value?] {
        let fields = command.definition.response?.fields ?? []
        let answers = command.definition.effect?.answers ?? []
        return fields.map { field in
            let source = answers.first { $0.target == field.name }?.source
            if let value = source?.value(of: field.type, for: command, in: before) { return value }
            if let value = field.defaultValue { return value }
            if field.isOptional { return nil }
            return .neutral(for: field.type, range: field.range, isNullable: field.isNullable, in: BoundScope(before))
        }
    }

    /// Which attributes of this device the command sets to what. Nil: the definition does not say.
    static func effects(of command: DeviceCommand, in state: TraitState) -> [(attribute: Int, value: Value)]? {
        guard let effect = command.definition.effect else { return ruledEffects(of: command, on: state.shape) }
        return effect.sets.compactMap { assignment in
            guard let index = command.trait.attributeIndex(named: assignment.target),
                state.shape.position(ofAttribute: index) != nil,
                let value = assignment.source.value(of: command.trait.attributes[index].type, for: command, in: state)
            else { return nil }
            return (index, value)
        }
    }

    /// The set rules read backwards. Nil: no rule leads to the command.
    private static func ruledEffects(
        of command: DeviceCommand, on shape: TraitShape
    ) -> [(attribute: Int, value: Value)]? {
        let definition = command.trait
        var effects: [(attribute: Int, value: Value)] = []
        var isKnown = false
        for rule in definition.setRules where rule.command == command.definition.name {
            guard rule.feature.map(shape.has(feature:)) ?? true else { continue }
            let assigned: [(String, Value)]
            if let value = rule.value {
                guard rule.attributes.count == 1, rule.hasConstants(of: command) else { continue }
                assigned = [(rule.attributes[0], value)]
            } else {
                assigned = rule.fields.compactMap { assignment in
                    guard case .attribute(let name) = assignment.source,
                        let index = command.definition.fieldIndex(named: assignment.field),
                        let value = command.fields[safe: index]
                    else { return nil }
                    return (name, value)
                }
            }
            for (name, value) in assigned {
                guard let index = definition.attributeIndex(named: name) else { continue }
                isKnown = true
                guard shape.position(ofAttribute: index) != nil else { continue }
                if !effects.contains(where: { $0.attribute == index }) { effects.append((index, value)) }
            }
        }
        return isKnown ? effects : nil
    }
}

extension CommandEffect.Source {
    /// The value for a target of that type; nil: nothing is to be set.
    fileprivate func value(of type: ValueType, for command: DeviceCommand, in state: TraitState) -> Value? {
        switch self {
        case .constant(let value): return value
        case .named(let name):
            if let index = command.definition.fieldIndex(named: name), let value = command.fields[safe: index] {
                return value
            }
            return state[attributeNamed: name]
        case .opposite(let attribute): return (state[attributeNamed: attribute]?.boolValue).map { .bool(!$0) }
        case .structure(let parts):
            guard case .structure(let definition) = type else { return nil }
            return .structure(
                definition.fields.map { field in
                    let part = parts.first { $0.target == field.name }
                    return part?.source.value(of: field.type, for: command, in: state) ?? field.defaultValue
                })
        }
    }
}

extension SetRule {
    /// Whether the command carries the constants that the rule would have sent.
    fileprivate func hasConstants(of command: DeviceCommand) -> Bool {
        fields.allSatisfy { assignment in
            guard case .constant(let value) = assignment.source,
                let index = command.definition.fieldIndex(named: assignment.field)
            else { return true }
            return command.fields[safe: index] == value
        }
    }
}
