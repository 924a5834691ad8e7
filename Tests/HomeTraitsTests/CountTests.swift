import HomeModel
import HomeTraits
import Testing

@Suite struct `Nothing vanishes from the definitions` {
    typealias Count = (name: String, attributes: Int, commands: Int, events: Int, features: Int)

    /// As in Matter 1.5, with what only Matter 1.4 devices have, and Google's cloud-to-cloud traits.
    static let counts: [Count] = [
        ("accessControl", 7, 1, 3, 2),
        ("accountLogin", 0, 3, 1, 0),
        ("actions", 3, 12, 2, 0),
        ("activatedCarbonFilterMonitoring", 6, 1, 0, 3),
        ("administratorCommissioning", 3, 3, 0, 1),
        ("airQuality", 1, 0, 0, 4),
        ("applicationBasic", 8, 0, 0, 0),
        ("applicationLauncher", 2, 3, 0, 1),
        ("audioOutput", 2, 2, 0, 1),
        ("ballastConfiguration", 14, 0, 0, 0),
        ("basicInformation", 24, 0, 4, 0),
        ("binding", 1, 0, 0, 0),
        ("booleanState", 1, 0, 1, 0),
        ("booleanStateConfiguration", 8, 2, 2, 4),
        ("bridgedDeviceBasicInformation", 18, 1, 5, 1),
        ("cameraAvSettingsUserLevelManagement", 10, 7, 0, 5),
        ("cameraAvStreamManagement", 41, 10, 0, 11),
        ("carbonDioxideConcentrationMeasurement", 11, 0, 0, 6),
        ("carbonMonoxideConcentrationMeasurement", 11, 0, 0, 6),
        ("channel", 3, 6, 0, 4),
        ("chime", 3, 1, 1, 0),
        ("closureControl", 6, 3, 4, 9),
        ("closureDimension", 12, 2, 0, 8),
        ("colorControl", 52, 19, 0, 5),
        ("commissionerControl", 1, 2, 1, 0),
        ("commodityMetering", 4, 0, 0, 0),
        ("commodityPrice", 4, 2, 1, 1),
        ("commodityTariff", 19, 2, 0, 6),
        ("contentAppObserver", 0, 1, 0, 0),
        ("contentControl", 11, 16, 2, 8),
        ("contentLauncher", 2, 2, 0, 5),
        ("descriptor", 6, 0, 0, 1),
        ("deviceEnergyManagement", 8, 8, 4, 7),
        ("deviceEnergyManagementMode", 4, 1, 0, 0),
        ("diagnosticLogs", 0, 1, 0, 0),
        ("dishwasherAlarm", 4, 2, 1, 1),
        ("dishwasherMode", 4, 1, 0, 0),
        ("doorLock", 46, 33, 5, 13),
        ("electricalEnergyMeasurement", 6, 0, 2, 6),
        ("electricalGridConditions", 3, 0, 1, 1),
        ("electricalPowerMeasurement", 19, 0, 1, 5),
        ("energyEvse", 23, 7, 6, 5),
        ("energyEvseMode", 4, 1, 0, 0),
        ("energyPreference", 5, 0, 0, 2),
        ("ethernetNetworkDiagnostics", 9, 1, 0, 2),
        ("fanControl", 12, 1, 0, 6),
        ("fixedLabel", 1, 0, 0, 0),
        ("flowMeasurement", 4, 0, 0, 0),
        ("formaldehydeConcentrationMeasurement", 11, 0, 0, 6),
        ("generalCommissioning", 13, 4, 0, 2),
        ("generalDiagnostics", 9, 3, 4, 1),
        ("google.appSelector", 2, 3, 0, 0),
        ("google.armDisarm", 4, 1, 0, 0),
        ("google.cameraStream", 2, 1, 0, 0),
        ("google.channel", 2, 3, 0, 0),
        ("google.connectivity", 1, 0, 0, 0),
        ("google.cook", 6, 1, 0, 0),
        ("google.dispense", 3, 1, 0, 0),
        ("google.dock", 1, 1, 0, 0),
        ("google.doorbellPress", 0, 0, 1, 0),
        ("google.energyStorage", 8, 1, 0, 0),
        ("google.fill", 4, 1, 0, 0),
        ("google.group", 1, 0, 0, 0),
        ("google.groupManagement", 0, 7, 0, 0),
        ("google.groupMembership", 1, 0, 0, 0),
        ("google.humiditySetting", 5, 2, 0, 0),
        ("google.inputSelector", 4, 3, 0, 0),
        ("google.lightEffects", 5, 4, 0, 0),
        ("google.locator", 0, 1, 0, 0),
        ("google.lockUnlock", 2, 1, 0, 0),
        ("google.mediaState", 4, 0, 0, 0),
        ("google.modes", 4, 1, 0, 0),
        ("google.networkControl", 19, 4, 0, 0),
        ("google.objectDetection", 0, 0, 1, 0),
        ("google.openClose", 6, 2, 0, 0),
        ("google.reboot", 0, 1, 0, 0),
        ("google.rotation", 7, 1, 0, 0),
        ("google.runCycle", 3, 0, 1, 0),
        ("google.scene", 1, 1, 0, 0),
        ("google.sensorState", 2, 0, 1, 0),
        ("google.softwareUpdate", 1, 1, 0, 0),
        ("google.startStop", 5, 2, 0, 0),
        ("google.statusReport", 1, 0, 0, 0),
        ("google.temperatureControl", 7, 1, 0, 0),
        ("google.timer", 4, 5, 0, 0),
        ("google.toggles", 4, 1, 0, 0),
        ("google.transportControl", 1, 11, 0, 0),
        ("google.volume", 7, 3, 0, 0),
        ("groupKeyManagement", 4, 4, 0, 1),
        ("groups", 1, 6, 0, 1),
        ("hepaFilterMonitoring", 6, 1, 0, 3),
        ("icdManagement", 10, 3, 0, 4),
        ("identify", 2, 2, 0, 0),
        ("illuminanceMeasurement", 5, 0, 0, 0),
        ("keypadInput", 0, 1, 0, 3),
        ("laundryDryerControls", 2, 0, 0, 0),
        ("laundryWasherControls", 4, 0, 0, 2),
        ("laundryWasherMode", 4, 1, 0, 0),
        ("levelControl", 14, 9, 0, 3),
        ("localizationConfiguration", 2, 0, 0, 0),
        ("lowPower", 0, 1, 0, 0),
        ("mediaInput", 2, 4, 0, 1),
        ("mediaPlayback", 11, 14, 1, 5),
        ("messages", 2, 2, 3, 4),
        ("meterIdentification", 5, 0, 0, 1),
        ("microwaveOvenControl", 9, 2, 0, 3),
        ("microwaveOvenMode", 2, 0, 0, 0),
        ("modeSelect", 6, 1, 0, 1),
        ("networkCommissioning", 11, 6, 0, 3),
        ("nitrogenDioxideConcentrationMeasurement", 11, 0, 0, 6),
        ("occupancySensing", 14, 0, 1, 8),
        ("onOff", 5, 6, 0, 3),
        ("operationalCredentials", 6, 10, 0, 0),
        ("operationalState", 6, 4, 2, 0),
        ("otaSoftwareUpdateProvider", 0, 3, 0, 0),
        ("otaSoftwareUpdateRequestor", 4, 1, 3, 0),
        ("ovenCavityOperationalState", 6, 2, 2, 0),
        ("ovenMode", 4, 1, 0, 0),
        ("ozoneConcentrationMeasurement", 11, 0, 0, 6),
        ("pm10ConcentrationMeasurement", 11, 0, 0, 6),
        ("pm1ConcentrationMeasurement", 11, 0, 0, 6),
        ("pm25ConcentrationMeasurement", 11, 0, 0, 6),
        ("powerSource", 32, 0, 3, 4),
        ("powerSourceConfiguration", 1, 0, 0, 0),
        ("powerTopology", 2, 0, 0, 4),
        ("pressureMeasurement", 9, 0, 0, 1),
        ("pumpConfigurationAndControl", 24, 0, 17, 7),
        ("pushAvStreamTransport", 2, 6, 2, 2),
        ("radonConcentrationMeasurement", 11, 0, 0, 6),
        ("refrigeratorAlarm", 3, 0, 1, 0),
        ("refrigeratorAndTemperatureControlledCabinetMode", 4, 1, 0, 0),
        ("relativeHumidityMeasurement", 4, 0, 0, 0),
        ("rvcCleanMode", 4, 1, 0, 1),
        ("rvcOperationalState", 6, 3, 2, 0),
        ("rvcRunMode", 4, 1, 0, 1),
        ("scenesManagement", 3, 8, 0, 1),
        ("serviceArea", 6, 2, 0, 3),
        ("smokeCoAlarm", 13, 1, 11, 2),
        ("softwareDiagnostics", 4, 1, 1, 1),
        ("soilMeasurement", 2, 0, 0, 0),
        ("switch", 3, 0, 7, 6),
        ("targetNavigator", 2, 1, 1, 0),
        ("temperatureControl", 6, 1, 0, 3),
        ("temperatureMeasurement", 4, 0, 0, 0),
        ("thermostat", 60, 7, 0, 9),
        ("thermostatUserInterfaceConfiguration", 3, 0, 0, 0),
        ("threadBorderRouterManagement", 6, 4, 0, 1),
        ("threadNetworkDiagnostics", 65, 1, 2, 4),
        ("threadNetworkDirectory", 3, 3, 0, 0),
        ("timeFormatLocalization", 3, 0, 0, 1),
        ("timeSynchronization", 13, 5, 5, 4),
        ("totalVolatileOrganicCompoundsConcentrationMeasurement", 11, 0, 0, 6),
        ("unitLocalization", 2, 0, 0, 1),
        ("userLabel", 1, 0, 0, 0),
        ("valveConfigurationAndControl", 11, 2, 2, 2),
        ("wakeOnLan", 2, 0, 0, 0),
        ("waterHeaterManagement", 6, 2, 2, 2),
        ("waterHeaterMode", 4, 1, 0, 0),
        ("waterTankLevelMonitoring", 6, 1, 0, 3),
        ("webRtcTransportProvider", 1, 5, 0, 1),
        ("webRtcTransportRequestor", 1, 4, 0, 0),
        ("wiFiNetworkDiagnostics", 13, 1, 3, 2),
        ("wiFiNetworkManagement", 2, 1, 0, 0),
        ("windowCovering", 22, 7, 0, 5),
        ("zoneManagement", 7, 5, 2, 4),
    ]

    @Test(arguments: counts.map(\.name))
    func `of a trait`(name: String) throws {
        let trait = try #require(HomeTraits.registry.trait(named: name))
        let expected = try #require(Self.counts.first { $0.name == name })
        #expect(trait.attributes.count == expected.attributes)
        #expect(trait.commands.count == expected.commands)
        #expect(trait.events.count == expected.events)
        #expect(trait.features.count == expected.features)
    }

    @Test func `of what is dangerous`() {
        let dangerous = HomeTraits.registry.dangerous
        #expect(
            Set(dangerous.map(\.trait)) == [
                "closureControl", "closureDimension", "doorLock", "google.armDisarm", "google.cook", "google.dispense",
                "google.fill", "google.lockUnlock", "google.modes", "google.openClose", "google.startStop",
                "google.toggles", "onOff", "thermostat",
            ])
        #expect(dangerous.reduce(0) { $0 + $1.commands.count } == 24)
        #expect(dangerous.reduce(0) { $0 + $1.writes.reduce(0) { $0 + $1.values.count } } == 4)
        var registry = HomeTraits.registry
        registry.add([])
        #expect(registry.dangerous == dangerous)
    }

    @Test func `in all`() {
        #expect(HomeTraits.registry.traits.map(\.name).sorted() == Self.counts.map(\.name))
        #expect(HomeTraits.registry.deviceTypes.count == 143)
        #expect(HomeTraits.registry.deviceTypes.filter(\.isUtility).count == 9)
        #expect(HomeTraits.semanticTags.namespaces.count == 25)
        #expect(HomeTraits.semanticTags.namespaces.reduce(0) { $0 + $1.tags.count } == 282)
    }
}
