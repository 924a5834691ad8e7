import HomeModel
import JSON

/// The checks that every device makes before a trait acts, in the order of the Matter Core Specification ("Write Interaction",
/// "Invoke Interaction").
extension SimulatedDevice {
    func invoke(_ command: DeviceCommand, at moment: Moment) throws(CommandFailure) -> [Value?] {
        let (part, trait) = try target(endpoint: command.endpoint, trait: command.trait)
        guard trait.state.shape.supports(command: command.command) else {
            throw CommandFailure(status: .unsupportedCommand, "the device does not support this command")
        }
        var command = command
        command.fields = try checkedFields(of: command, in: trait.state)
        return try trait.behaviour.invoke(command, on: part, at: moment)
    }

    /// All entries are checked before the first is written. Where one fails all the same, those before it stay written, as on a
    /// real device, and the failure names them.
    func write(_ write: AttributeWrite, at moment: Moment) throws(CommandFailure) {
        let (part, trait) = try target(endpoint: write.endpoint, trait: write.trait)
        for entry in write.entries { try check(entry, in: trait) }
        var written: [String] = []
        for entry in write.entries {
            do throws(CommandFailure) {
                try trait.behaviour.write(entry.value, to: entry.attribute, on: part, at: moment)
                written.append(write.trait.attributes[entry.attribute].name)
            } catch {
                var failure = error
                failure.field = failure.field ?? write.trait.attributes[entry.attribute].name
                if write.entries.count > 1 {
                    failure.applied = written
                    failure.failed = [(write.trait.attributes[entry.attribute].name, error.code)]
                }
                throw failure
            }
        }
    }

    private func target(endpoint: EndpointID, trait definition: TraitDefinition) throws(CommandFailure) -> (
        SimulatedPart, SimulatedTrait
    ) {
        guard let part = part(endpoint) else {
            throw CommandFailure(status: .unsupportedEndpoint, "the device has no endpoint \(endpoint)")
        }
        guard let trait = part.trait(definition) else {
            throw CommandFailure(status: .unsupportedCluster, "the part has no trait \(definition.name)")
        }
        return (part, trait)
    }

    private func check(_ entry: AttributeWrite.Entry, in trait: SimulatedTrait) throws(CommandFailure) {
        let state = trait.state
        guard state.shape.definition.attributes.indices.contains(entry.attribute),
            state.shape.position(ofAttribute: entry.attribute) != nil
        else { throw CommandFailure(status: .unsupportedAttribute, "the device does not support this attribute") }
        let attribute = state.shape.definition.attributes[entry.attribute]
        guard attribute.isWritable else {
            throw CommandFailure(status: .unsupportedWrite, "\(attribute.name) is read-only", field: attribute.name)
        }
        let range = trait.behaviour.isRangeBinding(entry.attribute) ? attribute.range : nil
        let scope = BoundScope(state)
        switch entry.value.fault(as: attribute.type, range: range, isNullable: attribute.isNullable, in: scope) {
        case nil: return
        case .kind:
            throw CommandFailure(
                status: .invalidDataType, "\(attribute.name) wants \(attribute.type.name)", field: attribute.name)
        case .null:
            throw CommandFailure(status: .constraintError, "\(attribute.name) cannot be null", field: attribute.name)
        case .range:
            var failure = CommandFailure(
                status: .constraintError, "\(attribute.name) is out of range", field: attribute.name)
            failure.allowed = Self.allowed(attribute.type, attribute.range, attribute.isNullable, scope)
            throw failure
        }
    }

    /// The fields with defaults filled in.
    private func checkedFields(of command: DeviceCommand, in state: TraitState) throws(CommandFailure) -> [Value?] {
        let definition = command.definition
        guard command.fields.count <= definition.fields.count else {
            throw CommandFailure(status: .invalidCommand, "\(definition.name) has \(definition.fields.count) fields")
        }
        var fields = command.fields
        while fields.count < definition.fields.count { fields.append(nil) }
        for (index, field) in definition.fields.enumerated() where fields[index] == nil {
            fields[index] = field.defaultValue
        }
        let scope = BoundScope(state, fields: definition.fields, values: fields)
        for (index, field) in definition.fields.enumerated() {
            guard let value = fields[index] else {
                guard field.isOptional else {
                    throw CommandFailure(
                        status: .invalidCommand, "\(definition.name) needs \(field.name)", field: field.name)
                }
                continue
            }
            switch value.fault(as: field.type, range: field.range, isNullable: field.isNullable, in: scope) {
            case nil: continue
            case .kind, .null:
                throw CommandFailure(
                    status: .invalidCommand, "\(field.name) wants \(field.type.name)", field: field.name)
            case .range:
                var failure = CommandFailure(
                    status: .constraintError, "\(field.name) is out of range", field: field.name)
                failure.allowed = Self.allowed(field.type, field.range, field.isNullable, scope)
                throw failure
            }
        }
        return fields
    }

    private static func allowed(
        _ type: ValueType, _ range: ValueRange?, _ isNullable: Bool, _ scope: BoundScope
    ) -> JSON? {
        if case .enumeration(let definition) = type { return .array(definition.members.map { .string($0.name) }) }
        let bounds = type.integerBounds(isNullable: isNullable)
        let minimum = range?.minimum ?? bounds.map { .constant($0.minimum) }
        let maximum = range?.maximum ?? bounds.map { .constant($0.maximum) }
        var object = JSONObject()
        if let minimum = minimum?.json(in: scope) { object.append("min", minimum) }
        if let maximum = maximum?.json(in: scope) { object.append("max", maximum) }
        return object.isEmpty ? nil : .object(object)
    }
}
