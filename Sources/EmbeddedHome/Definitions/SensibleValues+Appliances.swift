import HomeModel
import HomeTraits

/// First values of appliances.
extension SensibleValues {
    static func fillAppliance(_ state: inout TraitState, _ kind: ApplianceKind) {
        if Behaviours.isMode(state.shape.definition) { fillMode(&state) }
        if state.is(TemperatureControl.self) { fillTemperatureControl(&state, kind) }
        if state.is(OperationalState.self) { fillOperationalState(OperationalState.self, &state, kind) }
        if state.is(OvenCavityOperationalState.self) {
            fillOperationalState(OvenCavityOperationalState.self, &state, kind)
        }
        if state.is(RvcOperationalState.self) { fillRobot(&state) }
        if state.is(ServiceArea.self) { fillServiceArea(&state) }
        if state.is(MicrowaveOvenControl.self) { fillMicrowaveOven(&state) }
        if state.is(LaundryWasherControls.self) { fillWasherControls(&state) }
        if state.is(LaundryDryerControls.self) { fillDryerControls(&state) }
        if state.is(DishwasherAlarm.self) { fillDishwasherAlarm(&state) }
        if state.is(RefrigeratorAlarm.self) { fillRefrigeratorAlarm(&state) }
        if Behaviours.isResource(state.shape.definition) { fillResource(&state) }
        if state.is(AirQuality.self) { state.give(AirQuality.airQuality, .good) }
        if state.is(TemperatureMeasurement.self), kind == .cooler {
            state.give(TemperatureMeasurement.measuredValue, 400)
        }
    }

    private static func fillMode(_ state: inout TraitState) {
        // The derived traits have these attributes at the same places.
        state.give(
            ModeBase.supportedModes,
            SensibleModes.modes(of: state.shape.definition).enumerated().map { index, mode in
                ModeBase.ModeOption(
                    label: mode.label, mode: UInt8(clamping: index),
                    modeTags: mode.tags.map { ModeBase.ModeTagStruct(valueField: ModeBase.ModeTag(rawValue: $0)) })
            })
        // A water heater heats.
        let isWaterHeater = state.is(WaterHeaterMode.self)
        let first = (state[ModeBase.supportedModes] ?? []).first { option in
            !isWaterHeater || !option.standardTags.contains { $0.rawValue == WaterHeaterMode.ModeTag.off.rawValue }
        }
        state.give(ModeBase.currentMode, first?.mode ?? 0)
    }

    private static func fillTemperatureControl(_ state: inout TraitState, _ kind: ApplianceKind) {
        let given = state[TemperatureControl.temperatureSetpoint]
        let range: (minimum: Int16, maximum: Int16, setpoint: Int16, step: Int16) =
            switch kind {
            // Below freezing it is a freezer.
            case .cooler: given.map { $0 < 0 } ?? false ? (-2400, -1400, -1800, 100) : (100, 800, 400, 100)
            case .heater: (3000, 25000, 18000, 500)
            case .laundryWasher: (2000, 9000, 4000, 1000)
            case .laundryDryer: (4000, 8000, 6000, 1000)
            case .dishwasher: (4000, 7000, 5000, 500)
            case .cookSurface, .other: (0, 10000, 2000, 100)
            }
        let minimum = min(range.minimum, given ?? range.minimum)
        state.give(TemperatureControl.maxTemperature, max(range.maximum, given ?? range.maximum))
        state.give(TemperatureControl.minTemperature, minimum)
        let low = state[TemperatureControl.minTemperature] ?? minimum
        let high = state[TemperatureControl.maxTemperature] ?? range.maximum
        state.give(TemperatureControl.temperatureSetpoint, max(low, min(range.setpoint, high)))
        state.give(TemperatureControl.step, range.step)
        switch kind {
        case .cookSurface:
            state.give(TemperatureControl.supportedTemperatureLevels, ["Off", "Low", "Medium", "High"])
            state.give(TemperatureControl.selectedTemperatureLevel, 0)
        case .cooler: state.give(TemperatureControl.supportedTemperatureLevels, ["Cool", "Cold", "Coldest"])
        default: state.give(TemperatureControl.supportedTemperatureLevels, ["Low", "Medium", "High"])
        }
        let last = (state[TemperatureControl.supportedTemperatureLevels] ?? []).count - 1
        state.give(TemperatureControl.selectedTemperatureLevel, UInt8(clamping: min(1, last)))
    }

    // MARK: At work

    private static func fillOperationalState<Owner: OperationalTrait>(
        _ owner: Owner.Type, _ state: inout TraitState, _ kind: ApplianceKind
    ) {
        let phases: [String]? =
            if owner == OvenCavityOperationalState.self {
                // The names are the specification's.
                ["pre-heating", "pre-heated"]
            } else {
                switch kind {
                case .laundryWasher: ["Wash", "Rinse", "Spin"]
                case .laundryDryer: ["Dry", "Cool down"]
                case .dishwasher: ["Pre-rinse", "Wash", "Rinse", "Dry"]
                default: nil
                }
            }
        state.give(Owner.phaseList, phases)
        let hasPhases = !((state[Owner.phaseList] ?? nil) ?? []).isEmpty
        state.give(Owner.currentPhase, hasPhases ? 0 : nil)
        state.give(Owner.countdownTime, nil)
        var states: [OperationalState.OperationalStateEnum] = [.stopped, .running]
        if owner == OperationalState.self, state.shape.supports(command: OperationalState.Pause.index) {
            states.append(.paused)
        }
        states.append(.error)
        state.give(Owner.operationalStateList, states.map { .init(operationalStateId: $0) })
        state.give(Owner.operationalState, .stopped)
        state.give(Owner.operationalError, .init(errorStateId: .noError))
    }

    private static func fillRobot(_ state: inout TraitState) {
        state.give(RvcOperationalState.phaseList, nil)
        state.give(RvcOperationalState.currentPhase, nil)
        state.give(RvcOperationalState.countdownTime, nil)
        let states: [RvcOperationalState.OperationalStateEnum] = [
            .stopped, .running, .paused, .error, .seekingCharger, .charging, .docked,
        ]
        state.give(RvcOperationalState.operationalStateList, states.map { .init(operationalStateId: $0) })
        state.give(RvcOperationalState.operationalState, .docked)
        state.give(RvcOperationalState.operationalError, .init(errorStateId: .noError))
    }

    private static func fillServiceArea(_ state: inout TraitState) {
        let areas: [(name: String, type: ServiceArea.AreaTypeTag)] = [
            ("Living room", .livingRoom), ("Kitchen", .kitchen), ("Bedroom", .bedroom), ("Hallway", .hallway),
        ]
        let maps = state[ServiceArea.supportedMaps] ?? [ServiceArea.Map(mapId: 1, name: "Home")]
        state.give(ServiceArea.supportedMaps, maps)
        let map = state.supports(ServiceArea.supportedMaps) ? maps.first?.mapId : nil
        state.give(
            ServiceArea.supportedAreas,
            areas.enumerated().map { index, area in
                ServiceArea.Area(
                    areaId: UInt32(index) + 1, mapId: map,
                    areaInfo: .init(
                        locationInfo: .init(locationName: area.name, floorNumber: 0, areaType: area.type),
                        landmarkInfo: nil))
            })
    }

    // MARK: Settings

    private static func fillMicrowaveOven(_ state: inout TraitState) {
        state.give(MicrowaveOvenControl.maxCookTime, 5400)
        state.give(MicrowaveOvenControl.cookTime, min(30, state[MicrowaveOvenControl.maxCookTime] ?? 30))
        state.give(MicrowaveOvenControl.powerSetting, state[MicrowaveOvenControl.maxPower] ?? 100)
        state.give(MicrowaveOvenControl.supportedWatts, [100, 300, 500, 800])
        let strongest = (state[MicrowaveOvenControl.supportedWatts] ?? []).count - 1
        state.give(MicrowaveOvenControl.selectedWattIndex, UInt8(clamping: strongest))
        state.give(MicrowaveOvenControl.wattRating, 800)
    }

    private static func fillWasherControls(_ state: inout TraitState) {
        state.give(LaundryWasherControls.spinSpeeds, ["Off", "Low", "Medium", "High"])
        let last = (state[LaundryWasherControls.spinSpeeds] ?? []).count - 1
        state.give(LaundryWasherControls.spinSpeedCurrent, last < 0 ? nil : UInt8(clamping: min(2, last)))
        state.give(LaundryWasherControls.supportedRinses, [.none, .normal, .extra, .max])
        let rinses = state[LaundryWasherControls.supportedRinses] ?? []
        state.give(LaundryWasherControls.numberOfRinses, rinses.contains(.normal) ? .normal : rinses.first ?? .normal)
    }

    private static func fillDryerControls(_ state: inout TraitState) {
        state.give(LaundryDryerControls.supportedDrynessLevels, [.low, .normal, .extra, .max])
        let levels = state[LaundryDryerControls.supportedDrynessLevels] ?? []
        state.give(LaundryDryerControls.selectedDrynessLevel, levels.contains(.normal) ? .normal : levels.first)
    }

    // MARK: Alarms and filters

    private static func fillDishwasherAlarm(_ state: inout TraitState) {
        state.give(
            DishwasherAlarm.supported,
            [.inflowError, .drainError, .doorError, .tempTooLow, .tempTooHigh, .waterLevelError])
        state.give(DishwasherAlarm.mask, state[DishwasherAlarm.supported] ?? [])
        state.give(
            DishwasherAlarm.latch,
            (state[DishwasherAlarm.supported] ?? []).intersection([.inflowError, .drainError, .waterLevelError]))
    }

    private static func fillRefrigeratorAlarm(_ state: inout TraitState) {
        state.give(RefrigeratorAlarm.supported, .doorOpen)
        state.give(RefrigeratorAlarm.mask, state[RefrigeratorAlarm.supported] ?? [])
    }

    private static func fillResource(_ state: inout TraitState) {
        // The derived traits have these attributes at the same places.
        state.give(ResourceMonitoring.degradationDirection, .down)
        state.give(ResourceMonitoring.condition, state[ResourceMonitoring.degradationDirection] == .up ? 0 : 100)
        state.give(ResourceMonitoring.inPlaceIndicator, true)
    }
}
