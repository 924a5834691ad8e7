import HomeModel
import HomeTraits
import Testing

@Suite struct `Derived traits` {
    private func state<Owner: HomeModel.Trait>(_ trait: Owner.Type) -> TraitState {
        let definition = trait.definition
        return TraitState(
            shape: TraitShape(
                definition: definition, features: 0, attributes: Array(definition.attributes.indices),
                commands: Array(definition.commands.indices), events: Array(definition.events.indices)))
    }

    static let modes: [any HomeModel.Trait.Type] = [
        OvenMode.self, LaundryWasherMode.self, RefrigeratorAndTemperatureControlledCabinetMode.self, RvcRunMode.self,
        RvcCleanMode.self, DishwasherMode.self, MicrowaveOvenMode.self, EnergyEvseMode.self, WaterHeaterMode.self,
        DeviceEnergyManagementMode.self,
    ]
    static let concentrations: [any HomeModel.Trait.Type] = [
        CarbonMonoxideConcentrationMeasurement.self, CarbonDioxideConcentrationMeasurement.self,
        NitrogenDioxideConcentrationMeasurement.self, OzoneConcentrationMeasurement.self,
        Pm25ConcentrationMeasurement.self, FormaldehydeConcentrationMeasurement.self,
        Pm1ConcentrationMeasurement.self, Pm10ConcentrationMeasurement.self,
        TotalVolatileOrganicCompoundsConcentrationMeasurement.self, RadonConcentrationMeasurement.self,
    ]

    @Test func `are in the registry, what they derive from is not`() {
        for trait in Self.modes + Self.concentrations {
            #expect(HomeTraits.registry.trait(named: trait.identity.name) === trait.definition)
            #expect(trait.definition.identity == trait.identity)
        }
        for trait: any HomeModel.Trait.Type in [
            ModeBase.self, ConcentrationMeasurement.self, ResourceMonitoring.self, AlarmBase.self, Label.self,
        ] {
            #expect(HomeTraits.registry.trait(named: trait.identity.name) == nil)
        }
    }

    @Test func `have the attributes of their base at the base's places`() {
        let families: [(TraitDefinition, [any HomeModel.Trait.Type])] = [
            (ModeBase.definition, Self.modes), (ConcentrationMeasurement.definition, Self.concentrations),
            (OperationalState.definition, [RvcOperationalState.self, OvenCavityOperationalState.self]),
        ]
        for (base, derived) in families {
            for trait in derived {
                // What is left out is so at the end.
                let kept = base.attributes.map(\.name).filter { trait.definition.attribute(named: $0) != nil }
                #expect(kept.count >= 2)
                #expect(trait.definition.attributes.prefix(kept.count).map(\.name) == kept)
                #expect(base.attributes.prefix(kept.count).map(\.name) == kept)
            }
        }
    }

    @Test func `are read by code that knows the base alone`() throws {
        var robot = state(RvcRunMode.self)
        robot[RvcRunMode.currentMode] = 2
        let tags: [RvcRunMode.ModeTag] = [.cleaning, RvcRunMode.ModeTag(rawValue: 0x8001)]
        robot[RvcRunMode.supportedModes] = [
            RvcRunMode.ModeOption(
                label: "Clean", mode: 2, modeTags: tags.map { RvcRunMode.ModeTagStruct(valueField: $0) })
        ]
        #expect(robot[ModeBase.currentMode] == 2)
        let mode = try #require(robot[ModeBase.supportedModes]?.first)
        #expect(mode.label == "Clean")
        #expect(mode.modeTags.map(\.valueField.rawValue) == [16385, 0x8001])
        let command = ModeBase.ChangeToMode(fields: RvcRunMode.ChangeToMode(newMode: 1).fields)
        #expect(command == ModeBase.ChangeToMode(newMode: 1))
    }

    @Test func `share the types that they leave as they are`() {
        #expect(DishwasherMode.ModeChangeStatus.self == ModeBase.ModeChangeStatus.self)
        #expect(RvcRunMode.ModeChangeStatus.definition.name(of: 65) == "stuck")
        #expect(ModeBase.ModeChangeStatus.definition.name(of: 65) == nil)
        #expect(UserLabel.LabelStruct.self == FixedLabel.LabelStruct.self)
        #expect(Pm25ConcentrationMeasurement.MeasurementUnit.self == ConcentrationMeasurement.MeasurementUnit.self)
    }

    @Test func `of vendors' states keep numbers without a name`() {
        var oven = state(OvenCavityOperationalState.self)
        oven[attribute: OvenCavityOperationalState.operationalState.index] = 0x83
        #expect(oven[OvenCavityOperationalState.operationalState]?.rawValue == 0x83)
        #expect(oven[OvenCavityOperationalState.operationalState] != .running)
        #expect(OperationalState.OperationalStateEnum.definition.isOpen)
    }

    @Test func `are told apart without a look at other definitions`() {
        #expect(RvcRunMode.definition.is(RvcRunMode.self))
        #expect(!RvcRunMode.definition.is(RvcCleanMode.self))
        #expect(!RvcRunMode.definition.is(ModeBase.self))
    }
}
