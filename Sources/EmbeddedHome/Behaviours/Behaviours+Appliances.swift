import HomeModel
import HomeTraits

extension Behaviours {
    /// The behaviour of a trait of appliances; nil: the trait is none.
    static func appliance(_ trait: TraitDefinition) -> (any TraitBehaviour)? {
        if isMode(trait) { return ModeBehaviour(trait) }
        if isResource(trait) { return ResourceMonitoringBehaviour(trait) }
        if trait.is(OperationalState.self) { return OperationalStateBehaviour<OperationalState>() }
        if trait.is(OvenCavityOperationalState.self) { return OperationalStateBehaviour<OvenCavityOperationalState>() }
        if trait.is(RvcOperationalState.self) { return RvcOperationalStateBehaviour() }
        if trait.is(ServiceArea.self) { return ServiceAreaBehaviour() }
        if trait.is(TemperatureControl.self) { return TemperatureControlBehaviour() }
        if trait.is(MicrowaveOvenControl.self) { return MicrowaveOvenControlBehaviour() }
        if trait.is(LaundryWasherControls.self) { return LaundryWasherControlsBehaviour() }
        if trait.is(LaundryDryerControls.self) { return LaundryDryerControlsBehaviour() }
        if trait.is(DishwasherAlarm.self) { return AlarmBehaviour<DishwasherAlarm>() }
        if trait.is(RefrigeratorAlarm.self) { return AlarmBehaviour<RefrigeratorAlarm>() }
        return nil
    }

    /// Whether simulated appliances have the optional commands of the trait.
    static func hasOptionalCommands(_ trait: TraitDefinition) -> Bool {
        isResource(trait) || trait.is(OperationalState.self) || trait.is(OvenCavityOperationalState.self)
            || trait.is(RvcOperationalState.self) || trait.is(ServiceArea.self) || trait.is(MicrowaveOvenControl.self)
            || trait.is(DishwasherAlarm.self)
    }

    static func isMode(_ trait: TraitDefinition) -> Bool {
        modes.contains(trait.name)
    }

    private static let modes: Set<String> = Set(
        [
            RvcRunMode.identity, RvcCleanMode.identity, LaundryWasherMode.identity, DishwasherMode.identity,
            OvenMode.identity, RefrigeratorAndTemperatureControlledCabinetMode.identity, MicrowaveOvenMode.identity,
            EnergyEvseMode.identity, WaterHeaterMode.identity, DeviceEnergyManagementMode.identity,
        ].map(\.name))

    static func isResource(_ trait: TraitDefinition) -> Bool {
        trait.is(HepaFilterMonitoring.self) || trait.is(ActivatedCarbonFilterMonitoring.self)
            || trait.is(WaterTankLevelMonitoring.self)
    }
}
