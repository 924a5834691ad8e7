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
        if definition === GoogleOpenClose.definition { return GoogleOpenCloseBehaviour() }
        if let make = makers[definition.name] { return make() }
        return appliance(definition) ?? GenericBehaviour(definition)
    }

    /// Whether a simulated device has an optional command: those whose effect is simulated.
    static func knowsOptional(command: Int, of trait: TraitDefinition) -> Bool {
        if let known = optionalCommands[trait.name] { return known.contains(command) }
        if trait === DoorLock.definition { return command == DoorLock.UnlockWithTimeout.index }
        if trait === Identify.definition { return command == Identify.TriggerEffect.index }
        if trait === GoogleOpenClose.definition || hasOptionalCommands(trait) { return true }
        let name = trait.commands[command].name
        return trait.namespace != .matter && trait.setRules.contains { $0.command == name }
    }
}
