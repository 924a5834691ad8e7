import HomeModel
import HomeTraits

extension SensibleValues {
    static func fillAppliances(_ state: inout TraitState) {
        let trait = state.shape.definition
        fillModes(&state)
        if trait.is(OperationalState.self) || trait.is(OvenCavityOperationalState.self) {
            fillOperation(&state, [.stopped, .running, .paused, .error])
        } else if trait.is(RvcOperationalState.self) {
            fillOperation(
                &state,
                [.stopped, .running, .paused, .error]
                    + [RvcOperationalState.OperationalStateEnum.seekingCharger, .charging, .docked].map {
                        OperationalState.OperationalStateEnum(rawValue: $0.rawValue)
                    })
        } else if trait.is(TemperatureControl.self) {
            state.give(TemperatureControl.minTemperature, 100)
            state.give(TemperatureControl.maxTemperature, 25_000)
            state.give(TemperatureControl.step, 50)
            state.give(TemperatureControl.temperatureSetpoint, state[TemperatureControl.minTemperature] ?? 100)
            state.give(TemperatureControl.supportedTemperatureLevels, ["Low", "Medium", "High"])
        } else if trait.is(MicrowaveOvenControl.self) {
            state.give(MicrowaveOvenControl.maxCookTime, 5_400)
            state.give(MicrowaveOvenControl.cookTime, 30)
            state.give(MicrowaveOvenControl.supportedWatts, [300, 600, 900])
        } else if trait.is(LaundryWasherControls.self) {
            state.give(LaundryWasherControls.spinSpeeds, ["Off", "800", "1200", "1400"])
            state.give(LaundryWasherControls.supportedRinses, [.none, .normal, .extra])
        } else if trait.is(LaundryDryerControls.self) {
            state.give(LaundryDryerControls.supportedDrynessLevels, [.low, .normal, .extra, .max])
        } else if trait.is(Chime.self) {
            let sounds = ["Ding dong", "Westminster"].enumerated().map { index, name in
                Chime.ChimeSound(chimeId: UInt8(index), name: name)
            }
            state.give(Chime.installedChimeSounds, sounds)
        } else if trait.is(ThreadBorderRouterManagement.self) {
            state.give(ThreadBorderRouterManagement.borderRouterName, "Border router")
        }
        fillConcentration(&state)
    }

    private static func fillOperation(
        _ state: inout TraitState, _ states: [OperationalState.OperationalStateEnum]
    ) {
        // The derived traits have these attributes at the same places.
        state.give(
            OperationalState.operationalStateList,
            states.map { OperationalState.OperationalStateStruct(operationalStateId: $0) })
        state.give(OperationalState.operationalState, .stopped)
        state.give(OperationalState.operationalError, OperationalState.ErrorStateStruct(errorStateId: .noError))
    }

    // MARK: Modes

    private typealias Mode = (label: String, tag: UInt16)

    private static func fillModes(_ state: inout TraitState) {
        let modes = modes(of: state.shape.definition)
        guard !modes.isEmpty else { return }
        // The derived traits have these attributes at the same places.
        state.give(
            ModeBase.supportedModes,
            modes.enumerated().map { index, mode in
                ModeBase.ModeOption(
                    label: mode.label, mode: UInt8(index),
                    modeTags: [ModeBase.ModeTagStruct(valueField: ModeBase.ModeTag(rawValue: mode.tag))])
            })
        state.give(ModeBase.currentMode, state[ModeBase.supportedModes]?.first?.mode ?? 0)
    }

    private static func modes(of trait: TraitDefinition) -> [Mode] {
        if trait.is(OvenMode.self) {
            return modes([("Bake", OvenMode.ModeTag.bake), ("Convection", .convection), ("Grill", .grill)])
        }
        if trait.is(LaundryWasherMode.self) {
            return modes([("Normal", LaundryWasherMode.ModeTag.normal), ("Delicate", .delicate), ("Heavy", .heavy)])
        }
        if trait.is(RefrigeratorAndTemperatureControlledCabinetMode.self) {
            return modes([
                ("Normal", RefrigeratorAndTemperatureControlledCabinetMode.ModeTag.auto), ("Rapid cool", .rapidCool),
                ("Rapid freeze", .rapidFreeze),
            ])
        }
        if trait.is(RvcRunMode.self) {
            return modes([("Idle", RvcRunMode.ModeTag.idle), ("Cleaning", .cleaning), ("Mapping", .mapping)])
        }
        if trait.is(RvcCleanMode.self) {
            return modes([("Vacuum", RvcCleanMode.ModeTag.vacuum), ("Mop", .mop), ("Deep clean", .deepClean)])
        }
        if trait.is(DishwasherMode.self) {
            return modes([("Normal", DishwasherMode.ModeTag.normal), ("Heavy", .heavy), ("Light", .light)])
        }
        if trait.is(MicrowaveOvenMode.self) {
            return modes([("Normal", MicrowaveOvenMode.ModeTag.normal), ("Defrost", .defrost)])
        }
        if trait.is(EnergyEvseMode.self) {
            return modes([
                ("Manual", EnergyEvseMode.ModeTag.manual), ("Time of use", .timeOfUse), ("Solar", .solarCharging),
            ])
        }
        if trait.is(WaterHeaterMode.self) {
            return modes([("Off", WaterHeaterMode.ModeTag.off), ("Manual", .manual), ("Timed", .timed)])
        }
        if trait.is(DeviceEnergyManagementMode.self) {
            return modes([
                ("No optimization", DeviceEnergyManagementMode.ModeTag.noOptimization),
                ("Device", .deviceOptimization), ("Local", .localOptimization), ("Grid", .gridOptimization),
            ])
        }
        return []
    }

    private static func modes<Tag: RawRepresentable<UInt16>>(_ modes: [(String, Tag)]) -> [Mode] {
        modes.map { ($0.0, $0.1.rawValue) }
    }

    // MARK: Concentrations

    private static func fillConcentration(_ state: inout TraitState) {
        let trait = state.shape.definition
        let sensible: (value: Double, maximum: Double, unit: ConcentrationMeasurement.MeasurementUnit)?
        if trait.is(CarbonDioxideConcentrationMeasurement.self) {
            sensible = (600, 5_000, .ppm)
        } else if trait.is(CarbonMonoxideConcentrationMeasurement.self) {
            sensible = (0, 500, .ppm)
        } else if trait.is(NitrogenDioxideConcentrationMeasurement.self)
            || trait.is(OzoneConcentrationMeasurement.self)
            || trait.is(TotalVolatileOrganicCompoundsConcentrationMeasurement.self)
        {
            sensible = (20, 10_000, .ppb)
        } else if trait.is(Pm1ConcentrationMeasurement.self) || trait.is(Pm25ConcentrationMeasurement.self)
            || trait.is(Pm10ConcentrationMeasurement.self) || trait.is(FormaldehydeConcentrationMeasurement.self)
        {
            sensible = (8, 1_000, .ugm3)
        } else if trait.is(RadonConcentrationMeasurement.self) {
            sensible = (40, 10_000, .bqm3)
        } else {
            sensible = nil
        }
        guard let sensible else { return }
        // The derived traits have these attributes at the same places.
        state.give(ConcentrationMeasurement.measurementUnit, sensible.unit)
        state.give(ConcentrationMeasurement.minMeasuredValue, 0)
        state.give(ConcentrationMeasurement.maxMeasuredValue, sensible.maximum)
        state.give(ConcentrationMeasurement.measuredValue, sensible.value)
        state.give(ConcentrationMeasurement.levelValue, .low)
    }
}
