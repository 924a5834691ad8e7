import HomeModel
import HomeTraits

/// First values of alarms, valves, closures and pumps.
extension SensibleValues {
    static func fillSafety(_ state: inout TraitState) {
        if state.is(SmokeCoAlarm.self) { fillSmokeCoAlarm(&state) }
        if state.is(BooleanStateConfiguration.self) { fillBooleanStateConfiguration(&state) }
        if state.is(ValveConfigurationAndControl.self) { fillValve(&state) }
        if state.is(ClosureControl.self) { fillClosureControl(&state) }
        if state.is(ClosureDimension.self) { fillClosureDimension(&state) }
        if state.is(PumpConfigurationAndControl.self) { fillPump(&state) }
        if state.is(DoorLock.self) { fillAliro(&state) }
    }

    private static func fillSmokeCoAlarm(_ state: inout TraitState) {
        state.give(SmokeCoAlarm.expressedState, .normal)
        state.give(SmokeCoAlarm.smokeSensitivityLevel, .standard)
        // 2035-01-01.
        state.give(SmokeCoAlarm.expiryDate, 1_104_537_600)
    }

    private static func fillBooleanStateConfiguration(_ state: inout TraitState) {
        let features = BooleanStateConfiguration.Features(rawValue: state.shape.features)
        state.give(BooleanStateConfiguration.supportedSensitivityLevels, 3)
        let levels = state[BooleanStateConfiguration.supportedSensitivityLevels] ?? 3
        state.give(BooleanStateConfiguration.defaultSensitivityLevel, levels / 2)
        state.give(
            BooleanStateConfiguration.currentSensitivityLevel,
            state[BooleanStateConfiguration.defaultSensitivityLevel] ?? levels / 2)
        var alarms: BooleanStateConfiguration.AlarmMode = []
        if features.contains(.visual) { alarms.insert(.visual) }
        if features.contains(.audible) { alarms.insert(.audible) }
        state.give(BooleanStateConfiguration.alarmsSupported, alarms)
        state.give(
            BooleanStateConfiguration.alarmsEnabled, state[BooleanStateConfiguration.alarmsSupported] ?? alarms)
    }

    private static func fillValve(_ state: inout TraitState) {
        let level: UInt8? = state[ValveConfigurationAndControl.currentLevel] ?? nil
        state.give(ValveConfigurationAndControl.currentState, level ?? 0 > 0 ? .open : .closed)
        let isOpen = (state[ValveConfigurationAndControl.currentState] ?? nil) == .open
        state.give(ValveConfigurationAndControl.currentLevel, isOpen ? 100 : 0)
    }

    private static func fillClosureControl(_ state: inout TraitState) {
        let features = ClosureControl.Features(rawValue: state.shape.features)
        state.give(ClosureControl.mainState, .stopped)
        state.give(ClosureControl.countdownTime, 0)
        state.give(ClosureControl.latchControlModes, [.remoteLatching, .remoteUnlatching])
        state.give(
            ClosureControl.overallCurrentState,
            ClosureControl.OverallCurrentState(
                position: features.contains(.positioning) ? .fullyClosed : nil,
                latch: features.contains(.motionLatching) ? true : nil,
                speed: features.contains(.speed) ? .auto : nil, secureState: true))
        state.give(
            ClosureControl.overallTargetState,
            ClosureControl.OverallTargetState(speed: features.contains(.speed) ? .auto : nil))
    }

    private static func fillClosureDimension(_ state: inout TraitState) {
        let features = ClosureDimension.Features(rawValue: state.shape.features)
        state.give(ClosureDimension.resolution, 100)
        state.give(ClosureDimension.stepValue, 1_000)
        state.give(ClosureDimension.limitRange, ClosureDimension.RangePercent100ths(min: 0, max: 10_000))
        state.give(ClosureDimension.latchControlModes, [.remoteLatching, .remoteUnlatching])
        let closed = ClosureDimension.DimensionState(
            position: features.contains(.positioning) ? 10_000 : nil,
            latch: features.contains(.motionLatching) ? true : nil, speed: features.contains(.speed) ? .auto : nil)
        state.give(ClosureDimension.currentState, closed)
        state.give(ClosureDimension.targetState, state[ClosureDimension.currentState] ?? closed)
    }

    private static func fillPump(_ state: inout TraitState) {
        state.give(PumpConfigurationAndControl.maxPressure, 600)
        state.give(PumpConfigurationAndControl.maxSpeed, 3_000)
        state.give(PumpConfigurationAndControl.maxFlow, 50)
        state.give(PumpConfigurationAndControl.minConstSpeed, 600)
        state.give(
            PumpConfigurationAndControl.maxConstSpeed, (state[PumpConfigurationAndControl.maxSpeed] ?? nil) ?? 3_000)
        let features = PumpConfigurationAndControl.Features(rawValue: state.shape.features)
        let control = PumpConfigurationAndControl.ControlMode.allCases.first { features.contains($0.feature) }
        state.give(PumpConfigurationAndControl.controlMode, control ?? .constantSpeed)
        state.give(
            PumpConfigurationAndControl.effectiveControlMode,
            state[PumpConfigurationAndControl.controlMode] ?? control ?? .constantSpeed)
        state.give(
            PumpConfigurationAndControl.effectiveOperationMode,
            state[PumpConfigurationAndControl.operationMode] ?? .normal)
        state.give(PumpConfigurationAndControl.capacity, 0)
        state.give(PumpConfigurationAndControl.speed, 0)
        state.give(PumpConfigurationAndControl.power, 0)
    }

    private static func fillAliro(_ state: inout TraitState) {
        state.give(DoorLock.aliroReaderGroupSubIdentifier, Octets((1...16).map { UInt8($0) }))
        state.give(DoorLock.aliroExpeditedTransactionSupportedProtocolVersions, [Octets([1, 0])])
        state.give(DoorLock.aliroSupportedBleuwbProtocolVersions, [Octets([1, 0])])
        state.give(DoorLock.numberOfAliroCredentialIssuerKeysSupported, 5)
        state.give(DoorLock.numberOfAliroEndpointKeysSupported, 10)
        state.give(DoorLock.expiringUserTimeout, 60)
    }
}
