import HomeModel

/// How stored data name attributes, commands and events of a trait: Matter's by their ids, which never change, others by name.
enum ElementKey {
    static func value(for attribute: AttributeDefinition, of trait: TraitDefinition) -> Value {
        trait.namespace == .matter ? Value(attribute.id) : .string(attribute.name)
    }

    static func value(for command: CommandDefinition, of trait: TraitDefinition) -> Value {
        trait.namespace == .matter ? Value(command.id) : .string(command.name)
    }

    static func value(for event: EventDefinition, of trait: TraitDefinition) -> Value {
        trait.namespace == .matter ? Value(event.id) : .string(event.name)
    }

    static func attribute(_ key: Value?, of trait: TraitDefinition) -> Int? {
        switch key {
        case .integer(let id): UInt32(exactly: id).flatMap(trait.attributeIndex(id:))
        case .string(let name): trait.attributeIndex(named: name)
        default: nil
        }
    }

    static func command(_ key: Value?, of trait: TraitDefinition) -> Int? {
        switch key {
        case .integer(let id): trait.commands.firstIndex { Int64($0.id) == id }
        case .string(let name): trait.commandIndex(named: name)
        default: nil
        }
    }

    static func event(_ key: Value?, of trait: TraitDefinition) -> Int? {
        switch key {
        case .integer(let id): trait.events.firstIndex { Int64($0.id) == id }
        case .string(let name): trait.eventIndex(named: name)
        default: nil
        }
    }
}
