import HomeModel
import HomeTraits

extension Behaviours {
    static let modes: [Entry] = modeTraits.map { trait in
        (trait, { definition, _ in ModeBehaviour(definition) })
    }

    static let resources: [Entry] = resourceTraits.map { trait in
        (trait, { definition, _ in ResourceMonitoringBehaviour(definition) })
    }

    /// Appliances and robots.
    static let appliances: [Entry] = [
        (OperationalState.self, { _, _ in OperationalStateBehaviour<OperationalState>() }),
        (OvenCavityOperationalState.self, { _, _ in OperationalStateBehaviour<OvenCavityOperationalState>() }),
        (RvcOperationalState.self, { _, _ in RvcOperationalStateBehaviour() }),
        (ServiceArea.self, { _, _ in ServiceAreaBehaviour() }),
        (TemperatureControl.self, { _, _ in TemperatureControlBehaviour() }),
        (MicrowaveOvenControl.self, { _, _ in MicrowaveOvenControlBehaviour() }),
        (LaundryWasherControls.self, { _, _ in LaundryWasherControlsBehaviour() }),
        (LaundryDryerControls.self, { _, _ in LaundryDryerControlsBehaviour() }),
        (DishwasherAlarm.self, { _, _ in AlarmBehaviour<DishwasherAlarm>() }),
        (RefrigeratorAlarm.self, { _, _ in AlarmBehaviour<RefrigeratorAlarm>() }),
    ]

    /// Whether simulated appliances have the optional commands of the trait.
    static func hasOptionalCommands(_ trait: TraitDefinition) -> Bool {
        isResource(trait) || trait.is(OperationalState.self) || trait.is(OvenCavityOperationalState.self)
            || trait.is(RvcOperationalState.self) || trait.is(ServiceArea.self) || trait.is(MicrowaveOvenControl.self)
            || trait.is(DishwasherAlarm.self)
    }

    static func isMode(_ trait: TraitDefinition) -> Bool { modeNames.contains(trait.name) }

    static func isResource(_ trait: TraitDefinition) -> Bool { resourceNames.contains(trait.name) }

    private static let modeTraits: [any Trait.Type] = [
        RvcRunMode.self, RvcCleanMode.self, LaundryWasherMode.self, DishwasherMode.self, OvenMode.self,
        RefrigeratorAndTemperatureControlledCabinetMode.self, MicrowaveOvenMode.self, EnergyEvseMode.self,
        WaterHeaterMode.self, DeviceEnergyManagementMode.self,
    ]
    private static let resourceTraits: [any Trait.Type] = [
        HepaFilterMonitoring.self, ActivatedCarbonFilterMonitoring.self, WaterTankLevelMonitoring.self,
    ]
    private static let modeNames = Set(modeTraits.map { $0.identity.name })
    private static let resourceNames = Set(resourceTraits.map { $0.identity.name })
}
