import HomeModel
import HomeTraits

/// First values of Google's traits, as `SensibleValues` gives those of Matter's.
enum GoogleSensibleValues {
    static func fill(_ state: inout TraitState) {
        let trait = state.shape.definition
        if trait.is(GoogleAppSelector.self) { fillApplications(&state) }
        if trait.is(GoogleArmDisarm.self) { fillArmLevels(&state) }
        if trait.is(GoogleCameraStream.self) { state.give(GoogleCameraStream.cameraStreamSupportedProtocols, [.webrtc]) }
        if trait.is(GoogleChannel.self) { fillChannels(&state) }
        if trait.is(GoogleCook.self) { fillCooking(&state) }
        if trait.is(GoogleDispense.self) { fillItems(&state) }
        if trait.is(GoogleEnergyStorage.self) { fillCapacity(&state) }
        if trait.is(GoogleFill.self) { fillLevels(&state) }
        if trait.is(GoogleHumiditySetting.self) { fillHumidity(&state) }
        if trait.is(GoogleInputSelector.self) { fillInputs(&state) }
        if trait.is(GoogleLightEffects.self) {
            state.give(GoogleLightEffects.supportedEffects, [.colorLoop, .sleep, .wake])
        }
        if trait.is(GoogleMediaState.self) { fillPlayer(&state) }
        if trait.is(GoogleModes.self) { fillModes(&state) }
        if trait.is(GoogleNetworkControl.self) { fillNetwork(&state) }
        if trait.is(GoogleOpenClose.self) { fillDirections(&state) }
        if trait.is(GoogleRotation.self) { fillRotation(&state) }
        if trait.is(GoogleSensorState.self) { fillSensors(&state) }
        if trait.is(GoogleStartStop.self) { state.give(GoogleStartStop.pausable, true) }
        if trait.is(GoogleTemperatureControl.self) { fillTemperature(&state) }
        if trait.is(GoogleToggles.self) { fillToggles(&state) }
        if trait.is(GoogleTransportControl.self) {
            // Everything: ten flags.
            state.give(GoogleTransportControl.transportControlSupportedCommands, .init(rawValue: 0x3FF))
        }
        if trait.is(GoogleVolume.self) {
            let highest = UInt32(state[GoogleVolume.volumeMaxLevel] ?? 100)
            let percent = UInt32(state[GoogleVolume.volumeDefaultPercentage] ?? 40)
            state.give(GoogleVolume.currentVolume, UInt16(clamping: highest * percent / 100))
        }
    }

    private static let language = "en"

    private static func fillApplications(_ state: inout TraitState) {
        state.give(
            GoogleAppSelector.availableApplications,
            [("home", "Home"), ("video", "Video"), ("music", "Music")].map { key, name in
                .init(key: key, names: [.init(nameSynonym: [name], lang: language)])
            })
        state.give(
            GoogleAppSelector.currentApplication, state[GoogleAppSelector.availableApplications]?.first?.key ?? "")
    }

    private static func fillArmLevels(_ state: inout TraitState) {
        state.give(
            GoogleArmDisarm.availableArmLevels,
            .init(
                levels: [("home", "Home"), ("away", "Away")].map { name, text in
                    .init(levelName: name, levelValues: [.init(levelSynonym: [text], lang: language)])
                }, ordered: true))
        state.give(
            GoogleArmDisarm.currentArmLevel,
            state[GoogleArmDisarm.availableArmLevels]?.levels.first?.levelName ?? "")
    }

    private static func fillChannels(_ state: inout TraitState) {
        state.give(
            GoogleChannel.availableChannels,
            (1...3).map { .init(key: "channel\($0)", names: ["Channel \($0)"], number: "\($0)") })
    }

    private static func fillCooking(_ state: inout TraitState) {
        state.give(GoogleCook.supportedCookingModes, [.cook, .bake, .warm])
        state.give(
            GoogleCook.foodPresets,
            [
                .init(
                    foodPresetName: "rice", supportedUnits: [.cups, .grams],
                    foodSynonyms: [.init(synonym: ["Rice"], lang: language)])
            ])
    }

    private static func fillItems(_ state: inout TraitState) {
        state.give(
            GoogleDispense.supportedDispenseItems,
            [
                .init(
                    itemName: "water", itemNameSynonyms: [.init(synonyms: ["Water"], lang: language)],
                    supportedUnits: [.milliliters, .cups], defaultPortion: .init(amount: 250, unit: .milliliters))
            ])
        state.give(
            GoogleDispense.supportedDispensePresets,
            [.init(presetName: "glass", presetNameSynonyms: [.init(synonyms: ["Glass"], lang: language)])])
        let items = state[GoogleDispense.supportedDispenseItems] ?? []
        state.give(
            GoogleDispense.dispenseItems,
            items.map { item in
                let unit = item.defaultPortion.unit
                return .init(
                    itemName: item.itemName,
                    amountRemaining: .init(amount: Double(item.defaultPortion.amount) * 20, unit: unit),
                    amountLastDispensed: .init(amount: 0, unit: unit), isCurrentlyDispensing: false)
            })
    }

    private static func fillCapacity(_ state: inout TraitState) {
        state.give(GoogleEnergyStorage.capacityRemaining, [.init(rawValue: 100, unit: .percentage)])
        state.give(GoogleEnergyStorage.capacityUntilFull, [.init(rawValue: 0, unit: .percentage)])
        state.give(GoogleEnergyStorage.isPluggedIn, true)
        state.give(GoogleEnergyStorage.isRechargeable, true)
        state.give(GoogleEnergyStorage.queryOnlyEnergyStorage, false)
    }

    private static func fillLevels(_ state: inout TraitState) {
        state.give(
            GoogleFill.availableFillLevels,
            .init(
                levels: [("none", "Empty"), ("half", "Half"), ("full", "Full")].map { name, text in
                    .init(levelName: name, levelValues: [.init(levelSynonym: [text], lang: language)])
                }, ordered: true, supportsFillPercent: true))
        state.give(
            GoogleFill.currentFillLevel, state[GoogleFill.availableFillLevels]?.levels.first?.levelName ?? "")
    }

    private static func fillHumidity(_ state: inout TraitState) {
        let range = state[GoogleHumiditySetting.humiditySetpointRange]
        let lowest = range?.minPercent ?? 0
        state.give(
            GoogleHumiditySetting.humiditySetpointPercent, min(max(50, lowest), max(lowest, range?.maxPercent ?? 100)))
        state.give(GoogleHumiditySetting.humidityAmbientPercent, 45)
    }

    private static func fillInputs(_ state: inout TraitState) {
        state.give(
            GoogleInputSelector.availableInputs,
            [("hdmi1", "HDMI 1"), ("hdmi2", "HDMI 2"), ("bluetooth", "Bluetooth")].map { key, name in
                .init(key: key, names: [.init(lang: language, nameSynonym: [name])])
            })
        state.give(GoogleInputSelector.orderedInputs, true)
        state.give(GoogleInputSelector.currentInput, state[GoogleInputSelector.availableInputs]?.first?.key ?? "")
    }

    private static func fillPlayer(_ state: inout TraitState) {
        state.give(GoogleMediaState.supportActivityState, true)
        state.give(GoogleMediaState.supportPlaybackState, true)
    }

    private static func fillModes(_ state: inout TraitState) {
        state.give(
            GoogleModes.availableModes,
            [
                .init(
                    name: "strength", nameValues: [.init(nameSynonym: ["Strength"], lang: language)],
                    settings: [("low", "Low"), ("medium", "Medium"), ("high", "High")].map { name, text in
                        .init(settingName: name, settingValues: [.init(settingSynonym: [text], lang: language)])
                    }, ordered: true)
            ])
        let modes = state[GoogleModes.availableModes] ?? []
        state.give(
            GoogleModes.currentModeSettings,
            modes.compactMap { mode in
                mode.settings.first.map { .init(name: mode.name, setting: $0.settingName) }
            })
    }

    private static func fillNetwork(_ state: inout TraitState) {
        state.give(GoogleNetworkControl.supportsEnablingGuestNetwork, true)
        state.give(GoogleNetworkControl.supportsDisablingGuestNetwork, true)
        state.give(GoogleNetworkControl.supportsEnablingNetworkProfile, true)
        state.give(GoogleNetworkControl.supportsDisablingNetworkProfile, true)
        state.give(GoogleNetworkControl.supportsNetworkDownloadSpeedTest, true)
        state.give(GoogleNetworkControl.supportsNetworkUploadSpeedTest, true)
        state.give(GoogleNetworkControl.networkProfiles, ["Kids"])
        state.give(GoogleNetworkControl.networkSettings, .init(ssid: "Home"))
        state.give(GoogleNetworkControl.guestNetworkSettings, .init(ssid: "Guests"))
        state.give(GoogleNetworkControl.lastNetworkDownloadSpeedTest, .init())
        state.give(GoogleNetworkControl.lastNetworkUploadSpeedTest, .init())
    }

    /// A device that opens in several directions tells each.
    private static func fillDirections(_ state: inout TraitState) {
        let directions = state[GoogleOpenClose.openDirection] ?? []
        state.give(GoogleOpenClose.openState, directions.map { .init(openPercent: 0, openDirection: $0) })
    }

    private static func fillRotation(_ state: inout TraitState) {
        state.give(GoogleRotation.rotationDegreesRange, .init(rotationDegreesMin: 0, rotationDegreesMax: 180))
        let range = state[GoogleRotation.rotationDegreesRange]
        state.give(GoogleRotation.rotationDegrees, range?.rotationDegreesMin ?? 0)
    }

    private static func fillSensors(_ state: inout TraitState) {
        state.give(
            GoogleSensorState.sensorStatesSupported,
            [
                .init(
                    name: .airQuality, descriptiveCapabilities: .init(availableStates: [.good, .fair, .poor]),
                    numericCapabilities: .init(rawValueUnit: .aqi))
            ])
        let supported = state[GoogleSensorState.sensorStatesSupported] ?? []
        state.give(
            GoogleSensorState.currentSensorStateData,
            supported.map { sensor in
                .init(
                    name: sensor.name, currentSensorState: sensor.descriptiveCapabilities?.availableStates.first,
                    rawValue: sensor.numericCapabilities == nil ? nil : 0)
            })
    }

    private static func fillTemperature(_ state: inout TraitState) {
        state.give(
            GoogleTemperatureControl.temperatureRange, .init(minThresholdCelsius: 0, maxThresholdCelsius: 250))
        let range = state[GoogleTemperatureControl.temperatureRange]
        let lowest = range?.minThresholdCelsius ?? 0
        let usual = min(max(40, lowest), max(lowest, range?.maxThresholdCelsius ?? 250))
        state.give(GoogleTemperatureControl.temperatureSetpointCelsius, usual)
        state.give(GoogleTemperatureControl.temperatureAmbientCelsius, 20)
        state.give(GoogleTemperatureControl.temperatureStepCelsius, 1)
    }

    private static func fillToggles(_ state: inout TraitState) {
        state.give(
            GoogleToggles.availableToggles,
            [.init(name: "quiet", nameValues: [.init(nameSynonym: ["Quiet"], lang: language)])])
        let toggles = state[GoogleToggles.availableToggles] ?? []
        state.give(GoogleToggles.currentToggleSettings, toggles.map { .init(name: $0.name, setting: false) })
    }
}
