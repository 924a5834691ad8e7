import HomeModel
import HomeTraits

/// First presets and schedules of thermostats.
extension SensibleValues {
    static func fillThermostatProgrammes(_ state: inout TraitState) {
        let features = Thermostat.Features(rawValue: state.shape.features)
        if features.contains(.presets) { fillPresets(&state) }
        if features.contains(.matterScheduleConfiguration) { fillSchedules(&state) }
        // A weekly schedule: six changes on each of seven days.
        state.give(Thermostat.startOfWeek, .monday)
        state.give(Thermostat.numberOfWeeklyTransitions, 42)
        state.give(Thermostat.numberOfDailyTransitions, 6)
        // Setback: up to five degrees, none chosen.
        state.give(Thermostat.occupiedSetbackMin, 0)
        state.give(Thermostat.occupiedSetbackMax, 50)
        state.give(Thermostat.unoccupiedSetbackMin, 0)
        state.give(Thermostat.unoccupiedSetbackMax, 50)
    }

    private static let home = Octets([1])
    private static let away = Octets([2])
    private static let night = Octets([3])

    private static func fillPresets(_ state: inout TraitState) {
        let scenarios: [Thermostat.PresetScenario] = [.occupied, .unoccupied, .sleep, .vacation, .userDefined]
        state.give(
            Thermostat.presetTypes,
            scenarios.map {
                Thermostat.PresetType(
                    presetScenario: $0, numberOfPresets: 2, presetTypeFeatures: [.supportsNames])
            })
        state.give(Thermostat.numberOfPresets, 8)
        func preset(
            _ handle: Octets, _ scenario: Thermostat.PresetScenario, _ name: String, cooling: Int, heating: Int
        ) -> Thermostat.Preset {
            let heatingMinimum = Int(state[Thermostat.minHeatSetpointLimit] ?? 700)
            let heatingMaximum = Int(state[Thermostat.maxHeatSetpointLimit] ?? 3000)
            let coolingMinimum = Int(state[Thermostat.minCoolSetpointLimit] ?? 1600)
            let coolingMaximum = Int(state[Thermostat.maxCoolSetpointLimit] ?? 3200)
            return Thermostat.Preset(
                presetHandle: handle, presetScenario: scenario, name: name,
                coolingSetpoint: Int16(clamping: max(coolingMinimum, min(cooling, coolingMaximum))),
                heatingSetpoint: Int16(clamping: max(heatingMinimum, min(heating, heatingMaximum))), builtIn: true)
        }
        state.give(
            Thermostat.presets,
            [
                preset(home, .occupied, "Home", cooling: 2500, heating: 2100),
                preset(away, .unoccupied, "Away", cooling: 2900, heating: 1700),
                preset(night, .sleep, "Night", cooling: 2600, heating: 1800),
            ])
        state.give(Thermostat.activePresetHandle, nil)
    }

    private static func fillSchedules(_ state: inout TraitState) {
        let features = Thermostat.Features(rawValue: state.shape.features)
        let hasPresets = features.contains(.presets)
        let mode: Thermostat.SystemMode =
            features.contains(.autoMode) ? .auto : features.contains(.heating) ? .heat : .cool
        var modes = [mode]
        if features.contains(.autoMode) { modes += [.heat, .cool] }
        var abilities: Thermostat.ScheduleTypeFeatures = [.supportsSetpoints, .supportsNames, .supportsOff]
        if hasPresets { abilities.insert(.supportsPresets) }
        state.give(
            Thermostat.scheduleTypes,
            modes.map { Thermostat.ScheduleType(systemMode: $0, numberOfSchedules: 2, scheduleTypeFeatures: abilities) }
        )
        state.give(Thermostat.numberOfSchedules, 4)
        state.give(Thermostat.numberOfScheduleTransitions, 28)
        state.give(Thermostat.numberOfScheduleTransitionPerDay, 4)
        let everyDay = Thermostat.ScheduleDayOfWeek(rawValue: 0x7F)
        func transition(_ minute: UInt16, cooling: Int16, heating: Int16) -> Thermostat.ScheduleTransition {
            Thermostat.ScheduleTransition(
                dayOfWeek: everyDay, transitionTime: minute,
                coolingSetpoint: features.contains(.cooling) ? cooling : nil,
                heatingSetpoint: features.contains(.heating) ? heating : nil)
        }
        state.give(
            Thermostat.schedules,
            [
                Thermostat.Schedule(
                    scheduleHandle: Octets([1]), systemMode: mode, name: "Every day",
                    transitions: [
                        transition(6 * 60 + 30, cooling: 2500, heating: 2100),
                        transition(22 * 60, cooling: 2700, heating: 1800),
                    ], builtIn: false)
            ])
        state.give(Thermostat.activeScheduleHandle, nil)
    }
}
