import HomeModel
import HomeTraits

/// First values that make a simulated device plausible where the home file gives none. What is not here takes the definition's
/// default, or what is nearest to nothing.
enum SensibleValues {
    static func fill(_ state: inout TraitState, _ kind: ApplianceKind = .other) {
        fillAppliance(&state, kind)
        if state.is(OnOff.self) { fillOnOff(&state) }
        if state.is(LevelControl.self) { fillLevelControl(&state) }
        if state.is(ColorControl.self) { fillColorControl(&state) }
        if state.is(Thermostat.self) { fillThermostat(&state) }
        if state.is(DoorLock.self) { fillDoorLock(&state) }
        if state.is(WindowCovering.self) { fillWindowCovering(&state) }
        if state.is(FanControl.self) { fillFanControl(&state) }
        if state.is(Switch.self) { fillSwitch(&state) }
        if state.is(ModeSelect.self) { fillModeSelect(&state) }
        if state.is(PowerSource.self) { fillPowerSource(&state) }
        if state.is(ElectricalPowerMeasurement.self) { fillElectricalPower(&state) }
        fillSensors(&state)
        fillConcentration(&state)
        fillMedia(&state)
        fillSafety(&state)
        if state.is(Actions.self) { fillActions(&state) }
        fillEnergy(&state)
        if state.shape.definition.namespace == .google { GoogleSensibleValues.fill(&state) }
        fillOthers(&state)
    }

    private static func fillOthers(_ state: inout TraitState) {
        if state.is(Chime.self) {
            let sounds = ["Ding dong", "Westminster"].enumerated().map { index, name in
                Chime.ChimeSound(chimeId: UInt8(index), name: name)
            }
            state.give(Chime.installedChimeSounds, sounds)
        } else if state.is(ThreadBorderRouterManagement.self) {
            state.give(ThreadBorderRouterManagement.borderRouterName, "Border router")
        }
    }

    private static func fillOnOff(_ state: inout TraitState) {
        state.give(OnOff.onOff, false)
        state.give(OnOff.globalSceneControl, true)
        state.give(OnOff.startUpOnOff, nil)
    }

    private static func fillLevelControl(_ state: inout TraitState) {
        let isLamp = LevelControl.Features(rawValue: state.shape.features).contains(.lighting)
        state.give(LevelControl.minLevel, isLamp ? 1 : 0)
        state.give(LevelControl.maxLevel, 254)
        state.give(LevelControl.currentLevel, 254)
        state.give(LevelControl.onLevel, nil)
        state.give(LevelControl.startUpCurrentLevel, nil)
        state.give(LevelControl.options, [])
    }

    private static func fillColorControl(_ state: inout TraitState) {
        let features = ColorControl.Features(rawValue: state.shape.features)
        state.give(ColorControl.colorTempPhysicalMinMireds, 153)
        state.give(ColorControl.colorTempPhysicalMaxMireds, 500)
        state.give(ColorControl.coupleColorTempToLevelMinMireds, state[ColorControl.colorTempPhysicalMinMireds] ?? 153)
        state.give(ColorControl.colorTemperatureMireds, 250)
        state.give(ColorControl.startUpColorTemperatureMireds, nil)
        // The capabilities are the five lowest features.
        state.give(
            ColorControl.colorCapabilities, .init(rawValue: UInt16(truncatingIfNeeded: state.shape.features & 0x1F)))
        state.give(ColorControl.numberOfPrimaries, 0)
        let mode: ColorMode =
            features.contains(.colorTemperature) ? .temperature : features.contains(.hueSaturation) ? .hue : .xy
        state.give(ColorControl.colorMode, mode.colorMode)
        state.give(ColorControl.enhancedColorMode, mode.enhancedColorMode)
        let white = ColorConversion.xy(mireds: state[ColorControl.colorTemperatureMireds] ?? 250)
        state.give(ColorControl.currentX, white.x)
        state.give(ColorControl.currentY, white.y)
        state.give(ColorControl.colorLoopTime, 25)
    }

    private static func fillThermostat(_ state: inout TraitState) {
        let features = Thermostat.Features(rawValue: state.shape.features)
        state.give(Thermostat.localTemperature, features.contains(.localTemperatureNotExposed) ? nil : 2100)
        state.give(Thermostat.occupiedHeatingSetpoint, 2000)
        state.give(Thermostat.occupiedCoolingSetpoint, 2600)
        state.give(Thermostat.unoccupiedHeatingSetpoint, 1700)
        state.give(Thermostat.unoccupiedCoolingSetpoint, 2800)
        state.give(Thermostat.occupancy, .occupied)
        state.give(Thermostat.absMinHeatSetpointLimit, 700)
        state.give(Thermostat.absMaxHeatSetpointLimit, 3000)
        state.give(Thermostat.absMinCoolSetpointLimit, 1600)
        state.give(Thermostat.absMaxCoolSetpointLimit, 3200)
        let deadBand = Int(state[Thermostat.minSetpointDeadBand] ?? 20) * 10
        state.give(Thermostat.minSetpointDeadBand, 20)
        let minHeat = state[Thermostat.absMinHeatSetpointLimit] ?? 700
        let maxCool = state[Thermostat.absMaxCoolSetpointLimit] ?? 3200
        state.give(Thermostat.minHeatSetpointLimit, minHeat)
        state.give(Thermostat.maxCoolSetpointLimit, maxCool)
        // The limits keep the dead band, too.
        let isAutomatic = features.contains(.autoMode)
        let highestHeat = state[Thermostat.absMaxHeatSetpointLimit] ?? 3000
        let lowestCool = state[Thermostat.absMinCoolSetpointLimit] ?? 1600
        state.give(
            Thermostat.maxHeatSetpointLimit,
            isAutomatic ? min(highestHeat, Int16(clamping: Int(maxCool) - deadBand)) : highestHeat)
        state.give(
            Thermostat.minCoolSetpointLimit,
            isAutomatic ? max(lowestCool, Int16(clamping: Int(minHeat) + deadBand)) : lowestCool)
        let canHeat = features.contains(.heating)
        let canCool = features.contains(.cooling)
        state.give(
            Thermostat.controlSequenceOfOperation,
            canHeat && canCool ? .coolingAndHeating : canCool ? .coolingOnly : .heatingOnly)
        state.give(Thermostat.systemMode, canHeat ? .heat : canCool ? .cool : .off)
        state.give(Thermostat.thermostatRunningState, [])
        fillThermostatProgrammes(&state)
    }

    private static func fillDoorLock(_ state: inout TraitState) {
        state.give(DoorLock.lockState, .locked)
        state.give(DoorLock.lockType, .deadBolt)
        state.give(DoorLock.actuatorEnabled, true)
        state.give(DoorLock.doorState, .doorClosed)
        state.give(DoorLock.operatingMode, .normal)
        // Upside down: normal, privacy and no remote operation are supported, the always-set bit is set.
        state.give(DoorLock.supportedOperatingModes, .init(rawValue: 0xFFF2))
        state.give(DoorLock.numberOfTotalUsersSupported, 10)
        state.give(DoorLock.numberOfPinUsersSupported, 10)
        state.give(DoorLock.numberOfRfidUsersSupported, 10)
        state.give(DoorLock.numberOfWeekDaySchedulesSupportedPerUser, 5)
        state.give(DoorLock.numberOfYearDaySchedulesSupportedPerUser, 5)
        state.give(DoorLock.numberOfHolidaySchedulesSupported, 5)
        state.give(DoorLock.numberOfCredentialsSupportedPerUser, 5)
        state.give(DoorLock.credentialRulesSupport, .single)
        state.give(DoorLock.minPinCodeLength, 4)
        state.give(DoorLock.maxPinCodeLength, 8)
        state.give(DoorLock.minRfidCodeLength, 4)
        state.give(DoorLock.maxRfidCodeLength, 20)
        state.give(DoorLock.wrongCodeEntryLimit, 5)
        state.give(DoorLock.userCodeTemporaryDisableTime, 60)
        // Nobody has a PIN yet.
        state.give(DoorLock.requirePinForRemoteOperation, false)
        state.give(DoorLock.autoRelockTime, 0)
    }

    private static func fillWindowCovering(_ state: inout TraitState) {
        let features = WindowCovering.Features(rawValue: state.shape.features)
        state.give(WindowCovering.currentPositionLiftPercent100ths, 0)
        state.give(WindowCovering.currentPositionTiltPercent100ths, 0)
        let lift = (state[WindowCovering.currentPositionLiftPercent100ths] ?? nil) ?? 0
        let tilt = (state[WindowCovering.currentPositionTiltPercent100ths] ?? nil) ?? 0
        state.give(WindowCovering.currentPositionLiftPercentage, UInt8(clamping: (Int(lift) + 50) / 100))
        state.give(WindowCovering.currentPositionTiltPercentage, UInt8(clamping: (Int(tilt) + 50) / 100))
        state.give(WindowCovering.targetPositionLiftPercent100ths, lift)
        state.give(WindowCovering.targetPositionTiltPercent100ths, tilt)
        var status: WindowCovering.ConfigStatus = [.operational, .onlineReserved]
        if features.contains(.positionAwareLift) { status.insert(.liftPositionAware) }
        if features.contains(.positionAwareTilt) { status.insert(.tiltPositionAware) }
        state.give(WindowCovering.configStatus, status)
    }

    private static func fillFanControl(_ state: inout TraitState) {
        let hasAuto = FanControl.Features(rawValue: state.shape.features).contains(.auto)
        state.give(FanControl.fanMode, .off)
        state.give(FanControl.fanModeSequence, hasAuto ? .offLowMedHighAuto : .offLowMedHigh)
        state.give(FanControl.percentSetting, 0)
        state.give(FanControl.percentCurrent, (state[FanControl.percentSetting] ?? nil) ?? 0)
        state.give(FanControl.speedMax, 10)
        state.give(FanControl.speedSetting, 0)
        state.give(FanControl.speedCurrent, (state[FanControl.speedSetting] ?? nil) ?? 0)
        state.give(FanControl.rockSupport, [.rockLeftRight, .rockUpDown])
        state.give(FanControl.windSupport, [.sleepWind, .naturalWind])
    }

    private static func fillSwitch(_ state: inout TraitState) {
        state.give(Switch.numberOfPositions, 2)
        state.give(Switch.currentPosition, 0)
        state.give(Switch.multiPressMax, 3)
    }

    private static func fillModeSelect(_ state: inout TraitState) {
        state.give(ModeSelect.description, "Mode")
        state.give(
            ModeSelect.supportedModes,
            ["Low", "Medium", "High"].enumerated().map { index, label in
                ModeSelect.ModeOption(label: label, mode: UInt8(index), semanticTags: [])
            })
        state.give(ModeSelect.currentMode, state[ModeSelect.supportedModes]?.first?.mode ?? 0)
    }

    private static func fillPowerSource(_ state: inout TraitState) {
        state.give(PowerSource.status, .active)
        let isBattery = PowerSource.Features(rawValue: state.shape.features).contains(.battery)
        state.give(PowerSource.description, isBattery ? "Battery" : "Mains")
        state.give(PowerSource.batPercentRemaining, 200)
        state.give(PowerSource.batChargeLevel, .ok)
        state.give(PowerSource.batReplaceability, .userReplaceable)
        state.give(PowerSource.batQuantity, 1)
        state.give(PowerSource.endpointList, [])
    }

    private static func fillElectricalPower(_ state: inout TraitState) {
        let isAlternating = ElectricalPowerMeasurement.Features(rawValue: state.shape.features)
            .contains(.alternatingCurrent)
        state.give(ElectricalPowerMeasurement.powerMode, isAlternating ? .ac : .dc)
        state.give(ElectricalPowerMeasurement.numberOfMeasurementTypes, 1)
        state.give(ElectricalPowerMeasurement.activePower, 0)
        state.give(ElectricalPowerMeasurement.voltage, 230_000)
        state.give(ElectricalPowerMeasurement.activeCurrent, 0)
    }

    private static func fillSensors(_ state: inout TraitState) {
        if state.is(TemperatureMeasurement.self) {
            state.give(TemperatureMeasurement.measuredValue, 2100)
            state.give(TemperatureMeasurement.minMeasuredValue, -4000)
            state.give(TemperatureMeasurement.maxMeasuredValue, 12500)
        } else if state.is(RelativeHumidityMeasurement.self) {
            state.give(RelativeHumidityMeasurement.measuredValue, 4500)
            state.give(RelativeHumidityMeasurement.minMeasuredValue, 0)
            state.give(RelativeHumidityMeasurement.maxMeasuredValue, 10000)
        } else if state.is(IlluminanceMeasurement.self) {
            // 100 lx.
            state.give(IlluminanceMeasurement.measuredValue, 20001)
            state.give(IlluminanceMeasurement.minMeasuredValue, 1)
            state.give(IlluminanceMeasurement.maxMeasuredValue, 65534)
        } else if state.is(OccupancySensing.self) {
            state.give(OccupancySensing.occupancy, [])
            state.give(
                OccupancySensing.holdTimeLimits,
                OccupancySensing.HoldTimeLimits(holdTimeMin: 1, holdTimeMax: 3600, holdTimeDefault: 30))
            state.give(OccupancySensing.holdTime, 30)
        } else if state.is(BooleanState.self) {
            // A contact that is closed; a detector that is quiet is set by its device type's first values.
            state.give(BooleanState.stateValue, false)
        }
    }
}

extension TraitState {
    /// Gives a value to an attribute that the device has and that has none.
    mutating func give<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>, _ value: Wrapped) {
        if supports(key), self[attribute: key.index] == nil { self[attribute: key.index] = value.value }
    }
}
