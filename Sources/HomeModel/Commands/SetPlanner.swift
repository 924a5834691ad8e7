import JSON

/// Turns wished-for attribute values into writes and commands, by the trait's set rules. Rules: the contract's "Commands and
/// results".
public enum SetPlanner {
    /// The steps that bring attributes of one trait to the wished values: one write for those that are writable, then the
    /// commands that move the others.
    ///
    /// - Parameter wishes: indices into the trait's attributes and values that fit their definitions.
    /// - Throws: `unimplemented` for an attribute that the device lacks, `failedPrecondition` for one that nothing can set.
    public static func plan(
        _ wishes: [(attribute: Int, value: Value)], device: DeviceID, endpoint: EndpointID, shape: TraitShape
    ) throws(CommandFailure) -> [ActionStep] {
        let trait = shape.definition
        var writes: [AttributeWrite.Entry] = []
        var rest: [String: Value] = [:]
        var order: [String] = []
        for wish in wishes {
            let attribute = trait.attributes[wish.attribute]
            guard shape.position(ofAttribute: wish.attribute) != nil else {
                throw CommandFailure(
                    .unimplemented, "this device does not support the attribute '\(attribute.name)'",
                    field: attribute.name)
            }
            if attribute.isWritable {
                writes.append(AttributeWrite.Entry(attribute: wish.attribute, value: wish.value))
            } else {
                rest[attribute.name] = wish.value
                order.append(attribute.name)
            }
        }
        var steps: [ActionStep] = []
        if !writes.isEmpty {
            let write = AttributeWrite(device: device, endpoint: endpoint, trait: trait, entries: writes)
            steps.append(ActionStep(keys: writes.map { trait.attributes[$0.attribute].name }, action: .write(write)))
        }
        while let name = order.first(where: { rest[$0] != nil }) {
            guard let rule = bestRule(for: rest, including: name, shape: shape) else {
                throw notSettable(name, shape: shape)
            }
            let command = try command(of: rule, values: rest, device: device, endpoint: endpoint, trait: trait)
            steps.append(ActionStep(keys: rule.attributes, action: .invoke(command)))
            for attribute in rule.attributes { rest[attribute] = nil }
        }
        return steps
    }

    private static func bestRule(for wishes: [String: Value], including name: String, shape: TraitShape) -> SetRule? {
        var best: SetRule?
        for rule in shape.definition.setRules
        where rule.attributes.contains(name) && rule.attributes.allSatisfy({ wishes[$0] != nil })
            && (rule.value == nil || rule.value == wishes[name]) && (rule.feature.map(shape.has(feature:)) ?? true)
            && shape.supports(commandNamed: rule.command)
        {
            if rule.attributes.count > (best?.attributes.count ?? 0) { best = rule }
        }
        return best
    }

    private static func command(
        of rule: SetRule, values: [String: Value], device: DeviceID, endpoint: EndpointID, trait: TraitDefinition
    ) throws(CommandFailure) -> DeviceCommand {
        guard let index = trait.commandIndex(named: rule.command) else {
            throw CommandFailure(.internal, "the trait '\(trait.name)' has no command '\(rule.command)'")
        }
        var fields: [Value?] = []
        for field in trait.commands[index].fields {
            switch rule.fields.first(where: { $0.field == field.name })?.source {
            case .attribute(let name):
                guard values[name] != .null || field.isNullable else {
                    throw CommandFailure(
                        .invalidArgument, "'\(name)' cannot be set to null", field: name, value: .null,
                        allowed: .string(field.type.name))
                }
                fields.append(values[name])
            case .member(let name, let member):
                fields.append(
                    try value(of: member, in: values[name], of: trait.attribute(named: name)?.type, for: field))
            case .constant(let value): fields.append(value)
            case nil: fields.append(field.valueWhenMissing)
            }
        }
        return DeviceCommand(device: device, endpoint: endpoint, trait: trait, command: index, fields: fields)
    }

    /// A field of a struct as a field of a command: one that is left out, or null where the command knows none, is left out.
    private static func value(
        of member: String, in value: Value?, of type: ValueType?, for field: FieldDefinition
    ) throws(CommandFailure) -> Value? {
        guard case .structure(let structure)? = type, let index = structure.index(of: member),
            let values = value?.structureValue, values.indices.contains(index), let wish = values[index],
            !wish.isNull || field.isNullable
        else {
            if let absent = field.valueWhenMissing { return absent }
            guard field.isOptional else {
                throw CommandFailure(
                    .invalidArgument, "the field '\(member)' is needed", field: member,
                    allowed: .string(field.type.name))
            }
            return nil
        }
        return wish
    }

    private static func notSettable(_ name: String, shape: TraitShape) -> CommandFailure {
        let commands = (shape.definition.attribute(named: name)?.affectedBy ?? []).filter {
            $0.contains(".") || shape.supports(commandNamed: $0)
        }
        let hint =
            commands.isEmpty ? "nothing can set it" : "use the command \(commands.joined(separator: ", "))"
        return CommandFailure(
            .failedPrecondition, "the attribute '\(name)' is read-only: \(hint)", field: name,
            allowed: commands.isEmpty ? nil : .array(commands.map { .string($0) }))
    }
}

extension FieldDefinition {
    /// What a field that is left out becomes: its default, else nothing if optional, else null, else no flags. Nil for a field
    /// that must be given, too.
    public var valueWhenMissing: Value? {
        if let defaultValue { return defaultValue }
        if isOptional { return nil }
        if isNullable { return .null }
        if case .bitmap = type { return .integer(0) }
        return nil
    }
}
