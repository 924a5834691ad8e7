import HomeModel
import HomeTraits

/// Which behaviour a trait gets.
enum Behaviours {
    static func behaviour(for shape: TraitShape, isLively: Bool) -> any TraitBehaviour {
        let definition = shape.definition
        if definition === OnOff.definition { return OnOffBehaviour() }
        if definition === LevelControl.definition { return LevelControlBehaviour() }
        if definition === ColorControl.definition { return ColorControlBehaviour() }
        if definition === Thermostat.definition { return ThermostatBehaviour(isLively: isLively) }
        if definition === DoorLock.definition { return DoorLockBehaviour() }
        if definition === WindowCovering.definition { return WindowCoveringBehaviour() }
        if definition === FanControl.definition { return FanControlBehaviour() }
        if definition === OccupancySensing.definition { return OccupancySensingBehaviour() }
        if definition === BooleanState.definition { return BooleanStateBehaviour() }
        if definition === Switch.definition { return SwitchBehaviour() }
        if definition === ModeSelect.definition { return ModeSelectBehaviour() }
        if definition === Identify.definition { return IdentifyBehaviour() }
        if let behaviour = GoogleBehaviours.behaviour(for: definition) { return behaviour }
        if let make = makers[definition.name] { return make() }
        return appliance(definition) ?? GenericBehaviour(definition)
    }

    /// Whether a simulated device has an optional command: those whose effect is simulated.
    static func knowsOptional(command: Int, of trait: TraitDefinition) -> Bool {
        if let known = optionalCommands[trait.name] { return known.contains(command) }
        if trait === DoorLock.definition { return command == DoorLock.UnlockWithTimeout.index }
        if trait === Identify.definition { return command == Identify.TriggerEffect.index }
        if hasOptionalCommands(trait) { return true }
        return trait.namespace != .matter && knows(command: command, of: trait)
    }

    /// Whether a command of a trait that is not Matter's does something: a behaviour knows it, or the definition says what. A
    /// simulated device has no others. Matter's are listed as the specification demands.
    static func knows(command: Int, of trait: TraitDefinition) -> Bool {
        if let isKnown = GoogleBehaviours.knows(command: command, of: trait) { return isKnown }
        if trait.namespace == .matter { return true }
        let definition = trait.commands[command]
        return definition.effect != nil || trait.setRules.contains { $0.command == definition.name }
    }
}
