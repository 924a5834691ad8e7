import HomeModel

/// A trait that nothing is known of but its definition: writes are kept, and a command does what the definition's set rules say it is
/// for. What a command without such a rule does is unknown, so it is refused rather than answered with a success that is none.
final class GenericBehaviour: TraitBehaviour {
    private let definition: TraitDefinition

    init(_ definition: TraitDefinition) {
        self.definition = definition
    }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let state = part.trait(command.trait)?.state, let effects = Self.effects(of: command, on: state.shape),
            command.definition.response?.fields.allSatisfy({ $0.isOptional || $0.isNullable }) ?? true
        else { throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command") }
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
        return command.definition.response?.fields.map { $0.isOptional ? nil : .null } ?? []
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: definition, value)
    }

    /// Which attributes the command sets to what: the set rules read backwards. Nil: no rule leads to the command.
    static func effects(of command: DeviceCommand, on shape: TraitShape) -> [(attribute: Int, value: Value)]? {
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
                guard let index = definition.attributeIndex(named: name), shape.position(ofAttribute: index) != nil
                else {
                    continue
                }
                isKnown = true
                if !effects.contains(where: { $0.attribute == index }) { effects.append((index, value)) }
            }
        }
        return isKnown ? effects : nil
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
