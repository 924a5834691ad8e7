import HomeModel
import HomeTraits

/// Which behaviour a trait gets.
enum Behaviours {
    static func behaviour(for shape: TraitShape, isLively: Bool) -> any TraitBehaviour {
        makers[shape.definition.name]?(shape.definition, isLively) ?? GenericBehaviour(shape.definition)
    }

    /// Whether a simulated device has an optional command: those whose effect is simulated.
    static func knowsOptional(command: Int, of trait: TraitDefinition) -> Bool {
        if let known = optionalCommands[trait.name] { return known.contains(command) }
        if trait.is(DoorLock.self) {
            return command == DoorLock.UnlockWithTimeout.index || DoorLockBehaviour.slotCommands.contains(command)
        }
        if trait.is(Actions.self) { return true }
        if trait.is(Identify.self) { return command == Identify.TriggerEffect.index }
        if hasOptionalCommands(trait) { return true }
        return trait.namespace != .matter && knows(command: command, of: trait)
    }

    /// Whether a command of a trait that is not Matter's does something: a behaviour knows it, or the definition says what. A
    /// simulated device has no others. Matter's are listed as the specification demands.
    static func knows(command: Int, of trait: TraitDefinition) -> Bool {
        if let isKnown = knowsOfGoogle(command: command, of: trait) { return isKnown }
        if trait.namespace == .matter { return true }
        let definition = trait.commands[command]
        return definition.effect != nil || trait.setRules.contains { $0.command == definition.name }
    }
}
