// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension HomeTraits {
    static var deviceTypes: [DeviceTypeDefinition] {
        [
            DeviceTypeDefinition(
                name: "doorLock", title: "Door Lock", id: 0x000A,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "doorLock", isMandatory: true, features: ["PIN", "COTA"],
                        attributes: ["autoRelockTime"]),
                ]),
            DeviceTypeDefinition(name: "doorLockController", title: "Door Lock Controller", id: 0x000B),
            DeviceTypeDefinition(
                name: "aggregator", title: "Aggregator", id: 0x000E, isUtility: true,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "actions", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "commissionerControl", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "genericSwitch", title: "Generic Switch", id: 0x000F,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "switch", isMandatory: true, features: ["MS", "MSR", "MSL", "MSM"]),
                ]),
            DeviceTypeDefinition(
                name: "powerSource", title: "Power Source", id: 0x0011, isUtility: true,
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "powerSource", isMandatory: true, features: ["BAT"], attributes: ["batPercentRemaining"])
                ]),
            DeviceTypeDefinition(
                name: "otaRequestor", title: "OTA Requestor", id: 0x0012, isUtility: true,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "otaSoftwareUpdateRequestor", isMandatory: true)
                ]),
            DeviceTypeDefinition(
                name: "bridgedNode", title: "Bridged Node", id: 0x0013, isUtility: true,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "powerSource", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "bridgedDeviceBasicInformation", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "administratorCommissioning", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "otaProvider", title: "OTA Provider", id: 0x0014, isUtility: true,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "otaSoftwareUpdateProvider", isMandatory: true)
                ]),
            DeviceTypeDefinition(
                name: "contactSensor", title: "Contact Sensor", id: 0x0015,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "booleanState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "booleanStateConfiguration", isMandatory: false, features: ["SENSLVL"]),
                ]),
            DeviceTypeDefinition(
                name: "rootNode", title: "Root Node", id: 0x0016, isUtility: true,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "accessControl", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "basicInformation", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "localizationConfiguration", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "timeFormatLocalization", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "unitLocalization", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "generalCommissioning", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "networkCommissioning", isMandatory: false, features: ["WI"]),
                    DeviceTypeDefinition.Requirement(trait: "diagnosticLogs", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "generalDiagnostics", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "softwareDiagnostics", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "threadNetworkDiagnostics", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "wiFiNetworkDiagnostics", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "ethernetNetworkDiagnostics", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "timeSynchronization", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "administratorCommissioning", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "operationalCredentials", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groupKeyManagement", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "icdManagement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "solarPower", title: "Solar Power", id: 0x0017,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(
                name: "batteryStorage", title: "Battery Storage", id: 0x0018,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(
                name: "secondaryNetworkInterface", title: "Secondary Network Interface", id: 0x0019, isUtility: true,
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "networkCommissioning", isMandatory: true, features: ["WI"]),
                    DeviceTypeDefinition.Requirement(trait: "threadNetworkDiagnostics", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "wiFiNetworkDiagnostics", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "ethernetNetworkDiagnostics", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "speaker", title: "Speaker", id: 0x0022,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "castingVideoPlayer", title: "Casting Video Player", id: 0x0023,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "messages", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "wakeOnLan", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "channel", isMandatory: false, features: ["CL"]),
                    DeviceTypeDefinition.Requirement(trait: "targetNavigator", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "mediaPlayback", isMandatory: true, features: ["AS"]),
                    DeviceTypeDefinition.Requirement(trait: "mediaInput", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "lowPower", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "keypadInput", isMandatory: true, features: ["NV"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "contentLauncher", isMandatory: true, features: ["CS", "UP"]),
                    DeviceTypeDefinition.Requirement(trait: "audioOutput", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "applicationLauncher", isMandatory: false, features: ["AP"]),
                    DeviceTypeDefinition.Requirement(trait: "accountLogin", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "contentControl", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "contentApp", title: "Content App", id: 0x0024,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "channel", isMandatory: false, features: ["CL"]),
                    DeviceTypeDefinition.Requirement(trait: "targetNavigator", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "mediaPlayback", isMandatory: false, features: ["AS"]),
                    DeviceTypeDefinition.Requirement(trait: "keypadInput", isMandatory: true, features: ["NV"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "contentLauncher", isMandatory: false, features: ["CS", "UP"]),
                    DeviceTypeDefinition.Requirement(trait: "applicationLauncher", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "applicationBasic", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "accountLogin", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "modeSelect", title: "Mode Select", id: 0x0027,
                requirements: [DeviceTypeDefinition.Requirement(trait: "modeSelect", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "basicVideoPlayer", title: "Basic Video Player", id: 0x0028,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "messages", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "wakeOnLan", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "channel", isMandatory: false, features: ["CL"]),
                    DeviceTypeDefinition.Requirement(trait: "targetNavigator", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "mediaPlayback", isMandatory: true, features: ["AS"]),
                    DeviceTypeDefinition.Requirement(trait: "mediaInput", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "lowPower", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "keypadInput", isMandatory: true, features: ["NV"]),
                    DeviceTypeDefinition.Requirement(trait: "audioOutput", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "contentControl", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "castingVideoClient", title: "Casting Video Client", id: 0x0029,
                requirements: [DeviceTypeDefinition.Requirement(trait: "contentAppObserver", isMandatory: false)]),
            DeviceTypeDefinition(name: "videoRemoteControl", title: "Video Remote Control", id: 0x002A),
            DeviceTypeDefinition(
                name: "fan", title: "Fan", id: 0x002B,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "fanControl", isMandatory: true, features: ["SPD", "AUT", "STEP"]),
                ]),
            DeviceTypeDefinition(
                name: "airQualitySensor", title: "Air Quality Sensor", id: 0x002C,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "airQuality", isMandatory: true, features: ["FAIR", "MOD", "VPOOR", "XPOOR"]),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "relativeHumidityMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "carbonMonoxideConcentrationMeasurement", isMandatory: false, features: ["MEA"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "carbonDioxideConcentrationMeasurement", isMandatory: false, features: ["MEA"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "nitrogenDioxideConcentrationMeasurement", isMandatory: false, features: ["MEA"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "ozoneConcentrationMeasurement", isMandatory: false, features: ["MEA"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "pm25ConcentrationMeasurement", isMandatory: false, features: ["MEA"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "formaldehydeConcentrationMeasurement", isMandatory: false, features: ["MEA"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "pm1ConcentrationMeasurement", isMandatory: false, features: ["MEA"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "pm10ConcentrationMeasurement", isMandatory: false, features: ["MEA"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "totalVolatileOrganicCompoundsConcentrationMeasurement", isMandatory: false,
                        features: ["MEA"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "radonConcentrationMeasurement", isMandatory: false, features: ["MEA"]),
                ]),
            DeviceTypeDefinition(
                name: "airPurifier", title: "Air Purifier", id: 0x002D,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "hepaFilterMonitoring", isMandatory: false, features: ["CON"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "activatedCarbonFilterMonitoring", isMandatory: false, features: ["CON"]),
                    DeviceTypeDefinition.Requirement(trait: "fanControl", isMandatory: true, features: ["SPD", "AUT"]),
                ]),
            DeviceTypeDefinition(
                name: "irrigationSystem", title: "Irrigation System", id: 0x0040,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "operationalState", isMandatory: false, attributes: ["countdownTime"]),
                    DeviceTypeDefinition.Requirement(trait: "flowMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "waterFreezeDetector", title: "Water Freeze Detector", id: 0x0041,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "booleanState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "booleanStateConfiguration", isMandatory: false, features: ["SENSLVL"]),
                ]),
            DeviceTypeDefinition(
                name: "waterValve", title: "Water Valve", id: 0x0042,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "valveConfigurationAndControl", isMandatory: true, features: ["LVL"]),
                    DeviceTypeDefinition.Requirement(trait: "flowMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "waterLeakDetector", title: "Water Leak Detector", id: 0x0043,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "booleanState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "booleanStateConfiguration", isMandatory: false, features: ["SENSLVL"]),
                ]),
            DeviceTypeDefinition(
                name: "rainSensor", title: "Rain Sensor", id: 0x0044,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "booleanState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "booleanStateConfiguration", isMandatory: false, features: ["SENSLVL"]),
                ]),
            DeviceTypeDefinition(
                name: "soilSensor", title: "Soil Sensor", id: 0x0045,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "soilMeasurement", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "refrigerator", title: "Refrigerator", id: 0x0070,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "refrigeratorAndTemperatureControlledCabinetMode", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "refrigeratorAlarm", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "temperatureControlledCabinet", title: "Temperature Controlled Cabinet", id: 0x0071,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "temperatureControl", isMandatory: true, features: ["TN"]),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "refrigeratorAndTemperatureControlledCabinetMode", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "ovenMode", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "ovenCavityOperationalState", isMandatory: false, attributes: ["countdownTime"]),
                ]),
            DeviceTypeDefinition(
                name: "roomAirConditioner", title: "Room Air Conditioner", id: 0x0072,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["DF"]),
                    DeviceTypeDefinition.Requirement(trait: "scenesManagement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "hepaFilterMonitoring", isMandatory: false, features: ["CON"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "activatedCarbonFilterMonitoring", isMandatory: false, features: ["CON"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "thermostat", isMandatory: true, features: ["COOL"],
                        attributes: [
                            "absMinCoolSetpointLimit",
                            "absMaxCoolSetpointLimit",
                            "minCoolSetpointLimit",
                            "maxCoolSetpointLimit",
                        ]),
                    DeviceTypeDefinition.Requirement(
                        trait: "fanControl", isMandatory: false, features: ["SPD", "AUT"]),
                    DeviceTypeDefinition.Requirement(trait: "thermostatUserInterfaceConfiguration", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "relativeHumidityMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "laundryWasher", title: "Laundry Washer", id: 0x0073,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false, features: ["DF"]),
                    DeviceTypeDefinition.Requirement(trait: "laundryWasherMode", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "laundryWasherControls", isMandatory: false, features: ["SPIN", "RINSE"]),
                    DeviceTypeDefinition.Requirement(trait: "temperatureControl", isMandatory: false, features: ["TN"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "operationalState", isMandatory: true, attributes: ["countdownTime"]),
                ]),
            DeviceTypeDefinition(
                name: "roboticVacuumCleaner", title: "Robotic Vacuum Cleaner", id: 0x0074,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "rvcRunMode", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "rvcCleanMode", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "rvcOperationalState", isMandatory: true, attributes: ["countdownTime"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "serviceArea", isMandatory: false, features: ["PROG"], attributes: ["currentArea"]),
                ]),
            DeviceTypeDefinition(
                name: "dishwasher", title: "Dishwasher", id: 0x0075,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false, features: ["DF"]),
                    DeviceTypeDefinition.Requirement(trait: "temperatureControl", isMandatory: false, features: ["TN"]),
                    DeviceTypeDefinition.Requirement(trait: "dishwasherMode", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "dishwasherAlarm", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "operationalState", isMandatory: true, attributes: ["countdownTime"]),
                ]),
            DeviceTypeDefinition(
                name: "smokeCoAlarm", title: "Smoke CO Alarm", id: 0x0076,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "smokeCoAlarm", isMandatory: true, features: ["SMOKE", "CO"],
                        attributes: ["deviceMuted"]),
                    DeviceTypeDefinition.Requirement(trait: "relativeHumidityMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "carbonMonoxideConcentrationMeasurement", isMandatory: false, features: ["MEA"]),
                ]),
            DeviceTypeDefinition(
                name: "cookSurface", title: "Cook Surface", id: 0x0077,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false, features: ["OFFONLY"]),
                    DeviceTypeDefinition.Requirement(trait: "temperatureControl", isMandatory: true, features: ["TL"]),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "cooktop", title: "Cooktop", id: 0x0078,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["OFFONLY"]),
                ]),
            DeviceTypeDefinition(
                name: "microwaveOven", title: "Microwave Oven", id: 0x0079,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "operationalState", isMandatory: true, attributes: ["countdownTime"]),
                    DeviceTypeDefinition.Requirement(trait: "fanControl", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "microwaveOvenMode", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "microwaveOvenControl", isMandatory: true, features: ["PWRNUM"]),
                ]),
            DeviceTypeDefinition(
                name: "extractorHood", title: "Extractor Hood", id: 0x007A,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "hepaFilterMonitoring", isMandatory: false, features: ["CON"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "activatedCarbonFilterMonitoring", isMandatory: false, features: ["CON"]),
                    DeviceTypeDefinition.Requirement(trait: "fanControl", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "oven", title: "Oven", id: 0x007B,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(
                name: "laundryDryer", title: "Laundry Dryer", id: 0x007C,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "laundryWasherMode", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false, features: ["DF"]),
                    DeviceTypeDefinition.Requirement(trait: "laundryDryerControls", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "temperatureControl", isMandatory: false, features: ["TN"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "operationalState", isMandatory: true, attributes: ["countdownTime"]),
                ]),
            DeviceTypeDefinition(
                name: "networkInfrastructureManager", title: "Network Infrastructure Manager", id: 0x0090,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "threadNetworkDiagnostics", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "wiFiNetworkManagement", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "threadBorderRouterManagement", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "threadNetworkDirectory", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "threadBorderRouter", title: "Thread Border Router", id: 0x0091,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "threadNetworkDiagnostics", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "threadBorderRouterManagement", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "threadNetworkDirectory", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "onOffLight", title: "On/Off Light", id: 0x0100,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "levelControl", isMandatory: false, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(trait: "scenesManagement", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "dimmableLight", title: "Dimmable Light", id: 0x0101, supersetOf: ["onOffLight"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(trait: "scenesManagement", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "onOffLightSwitch", title: "On/Off Light Switch", id: 0x0103,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "dimmerSwitch", title: "Dimmer Switch", id: 0x0104, supersetOf: ["onOffLightSwitch"],
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "colorDimmerSwitch", title: "Color Dimmer Switch", id: 0x0105,
                supersetOf: ["dimmerSwitch", "onOffLightSwitch"],
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "lightSensor", title: "Light Sensor", id: 0x0106,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "illuminanceMeasurement", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "occupancySensor", title: "Occupancy Sensor", id: 0x0107,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "booleanStateConfiguration", isMandatory: false, features: ["SENSLVL"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "occupancySensing", isMandatory: true, features: ["PIR"],
                        attributes: ["holdTime", "holdTimeLimits"]),
                ]),
            DeviceTypeDefinition(
                name: "onOffPlugInUnit", title: "On/Off Plug-in Unit", id: 0x010A,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "levelControl", isMandatory: false, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(trait: "scenesManagement", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "electricalPowerMeasurement", isMandatory: false, features: ["ALTC"],
                        attributes: ["voltage", "activeCurrent"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "electricalEnergyMeasurement", isMandatory: false, features: ["IMPE", "CUME"]),
                ]),
            DeviceTypeDefinition(
                name: "dimmablePlugInUnit", title: "Dimmable Plug-in Unit", id: 0x010B,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(trait: "scenesManagement", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "electricalPowerMeasurement", isMandatory: false, features: ["ALTC"],
                        attributes: ["voltage", "activeCurrent"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "electricalEnergyMeasurement", isMandatory: false, features: ["IMPE", "CUME"]),
                ]),
            DeviceTypeDefinition(
                name: "colorTemperatureLight", title: "Color Temperature Light", id: 0x010C,
                supersetOf: ["dimmableLight", "onOffLight"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(trait: "scenesManagement", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "colorControl", isMandatory: true, features: ["CT"], attributes: ["remainingTime"]),
                ]),
            DeviceTypeDefinition(
                name: "extendedColorLight", title: "Extended Color Light", id: 0x010D,
                supersetOf: ["colorTemperatureLight", "dimmableLight", "onOffLight"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(trait: "scenesManagement", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "colorControl", isMandatory: true, features: ["HS", "XY", "CT"],
                        attributes: ["remainingTime"]),
                ]),
            DeviceTypeDefinition(
                name: "mountedOnOffControl", title: "Mounted On/Off Control", id: 0x010F,
                supersetOf: ["onOffPlugInUnit"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "levelControl", isMandatory: false, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(trait: "scenesManagement", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "mountedDimmableLoadControl", title: "Mounted Dimmable Load Control", id: 0x0110,
                supersetOf: ["dimmablePlugInUnit"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(trait: "scenesManagement", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "jointFabricAdministrator", title: "Joint Fabric Administrator", id: 0x0130, isUtility: true),
            DeviceTypeDefinition(
                name: "intercom", title: "Intercom", id: 0x0140,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "cameraAvStreamManagement", isMandatory: true, features: ["ADO"]),
                    DeviceTypeDefinition.Requirement(trait: "cameraAvSettingsUserLevelManagement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "webRtcTransportProvider", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "webRtcTransportRequestor", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "audioDoorbell", title: "Audio Doorbell", id: 0x0141,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "switch", isMandatory: true, features: ["MS"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "cameraAvStreamManagement", isMandatory: true, features: ["ADO"]),
                    DeviceTypeDefinition.Requirement(trait: "webRtcTransportProvider", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "webRtcTransportRequestor", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "pushAvStreamTransport", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "camera", title: "Camera", id: 0x0142,
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "cameraAvStreamManagement", isMandatory: true, features: ["ADO", "VDO", "SNP"]),
                    DeviceTypeDefinition.Requirement(trait: "webRtcTransportProvider", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "webRtcTransportRequestor", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "pushAvStreamTransport", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "cameraAvSettingsUserLevelManagement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "zoneManagement", isMandatory: false, features: ["TWODCART"]),
                    DeviceTypeDefinition.Requirement(trait: "occupancySensing", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                ]),
            DeviceTypeDefinition(name: "videoDoorbell", title: "Video Doorbell", id: 0x0143),
            DeviceTypeDefinition(name: "floodlightCamera", title: "Floodlight Camera", id: 0x0144),
            DeviceTypeDefinition(
                name: "snapshotCamera", title: "Snapshot Camera", id: 0x0145,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "occupancySensing", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "zoneManagement", isMandatory: false, features: ["TWODCART"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "cameraAvStreamManagement", isMandatory: true, features: ["SNP"]),
                    DeviceTypeDefinition.Requirement(trait: "cameraAvSettingsUserLevelManagement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "chime", title: "Chime", id: 0x0146,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "chime", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "cameraController", title: "Camera Controller", id: 0x0147,
                requirements: [DeviceTypeDefinition.Requirement(trait: "webRtcTransportRequestor", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "doorbell", title: "Doorbell", id: 0x0148,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "switch", isMandatory: true, features: ["MS"]),
                ]),
            DeviceTypeDefinition(
                name: "windowCovering", title: "Window Covering", id: 0x0202,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "windowCovering", isMandatory: true, features: ["LF", "PA_LF"],
                        attributes: ["currentPositionLiftPercentage"]),
                ]),
            DeviceTypeDefinition(
                name: "windowCoveringController", title: "Window Covering Controller", id: 0x0203,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(
                name: "closure", title: "Closure", id: 0x0230,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "descriptor", isMandatory: false, features: ["TAGLIST"]),
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "closureControl", isMandatory: true, features: ["PS"], attributes: ["countdownTime"]),
                ]),
            DeviceTypeDefinition(
                name: "closurePanel", title: "Closure Panel", id: 0x0231,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "descriptor", isMandatory: false, features: ["TAGLIST"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "closureDimension", isMandatory: true, features: ["PS", "TR"]),
                ]),
            DeviceTypeDefinition(name: "closureController", title: "Closure Controller", id: 0x023E),
            DeviceTypeDefinition(
                name: "thermostat", title: "Thermostat", id: 0x0301,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "energyPreference", isMandatory: false, features: ["BALA"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "thermostat", isMandatory: true, features: ["HEAT", "COOL", "AUTO"],
                        attributes: [
                            "absMinHeatSetpointLimit",
                            "absMaxHeatSetpointLimit",
                            "absMinCoolSetpointLimit",
                            "absMaxCoolSetpointLimit",
                            "minHeatSetpointLimit",
                            "maxHeatSetpointLimit",
                            "minCoolSetpointLimit",
                            "maxCoolSetpointLimit",
                            "thermostatRunningState",
                        ]),
                    DeviceTypeDefinition.Requirement(trait: "thermostatUserInterfaceConfiguration", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "relativeHumidityMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "temperatureSensor", title: "Temperature Sensor", id: 0x0302,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "thermostatUserInterfaceConfiguration", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "pump", title: "Pump", id: 0x0303,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "groups", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "scenesManagement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "pumpConfigurationAndControl", isMandatory: true, features: ["SPD"],
                        attributes: ["pumpStatus", "speed", "power"]),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "pressureMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "flowMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "pumpController", title: "Pump Controller", id: 0x0304,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "pressureSensor", title: "Pressure Sensor", id: 0x0305,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "pressureMeasurement", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "flowSensor", title: "Flow Sensor", id: 0x0306,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "flowMeasurement", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "humiditySensor", title: "Humidity Sensor", id: 0x0307,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "relativeHumidityMeasurement", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "heatPump", title: "Heat Pump", id: 0x0309,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(name: "thermostatController", title: "Thermostat Controller", id: 0x030A),
            DeviceTypeDefinition(
                name: "energyEvse", title: "Energy EVSE", id: 0x050C,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "energyEvse", isMandatory: true, features: ["SOC"]),
                    DeviceTypeDefinition.Requirement(trait: "energyEvseMode", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "deviceEnergyManagement", title: "Device Energy Management", id: 0x050D, isUtility: true,
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "deviceEnergyManagement", isMandatory: true, features: ["PA"]),
                    DeviceTypeDefinition.Requirement(trait: "deviceEnergyManagementMode", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "waterHeater", title: "Water Heater", id: 0x050F,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "waterHeaterManagement", isMandatory: true, features: ["EM", "TP"]),
                    DeviceTypeDefinition.Requirement(trait: "waterHeaterMode", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "thermostat", isMandatory: true, features: ["HEAT"]),
                ]),
            DeviceTypeDefinition(
                name: "electricalSensor", title: "Electrical Sensor", id: 0x0510,
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "electricalPowerMeasurement", isMandatory: true, features: ["ALTC"],
                        attributes: ["voltage", "activeCurrent"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "electricalEnergyMeasurement", isMandatory: false, features: ["IMPE", "CUME"]),
                    DeviceTypeDefinition.Requirement(trait: "powerTopology", isMandatory: true, features: ["NODE"]),
                ]),
            DeviceTypeDefinition(
                name: "electricalUtilityMeter", title: "Electrical Utility Meter", id: 0x0511,
                supersetOf: ["meterReferencePoint"],
                requirements: [DeviceTypeDefinition.Requirement(trait: "meterIdentification", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "meterReferencePoint", title: "Meter Reference Point", id: 0x0512,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "electricalEnergyTariff", title: "Electrical Energy Tariff", id: 0x0513,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "descriptor", isMandatory: false, features: ["TAGLIST"]),
                    DeviceTypeDefinition.Requirement(trait: "commodityPrice", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "electricalGridConditions", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "commodityTariff", isMandatory: true, features: ["PRICE"]),
                ]),
            DeviceTypeDefinition(
                name: "electricalMeter", title: "Electrical Meter", id: 0x0514, supersetOf: ["electricalEnergyTariff"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "commodityMetering", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "electricalPowerMeasurement", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "electricalEnergyMeasurement", isMandatory: true, features: ["IMPE", "CUME"]),
                ]),
            DeviceTypeDefinition(
                name: "controlBridge", title: "Control Bridge", id: 0x0840,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "onOffSensor", title: "On/Off Sensor", id: 0x0850,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "googleAirCooler", title: "Google Air Cooler", id: 0x6006_0100,
                identifier: "action.devices.types.AIRCOOLER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "fanControl", isMandatory: true, features: ["SPD"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.humiditySetting", isMandatory: true, attributes: ["humidityAmbientPercent"]),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "thermostat", isMandatory: true, features: ["COOL"]),
                ]),
            DeviceTypeDefinition(
                name: "googlePetFeeder", title: "Google Pet Feeder", id: 0xFFFF_00D6,
                identifier: "action.devices.types.PETFEEDER",
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "google.dispense", isMandatory: true,
                        attributes: ["supportedDispenseItems", "supportedDispensePresets"]),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleStreamingBox", title: "Google Streaming Box", id: 0xFFFF_0208,
                identifier: "action.devices.types.STREAMING_BOX",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.appSelector", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.mediaState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.transportControl", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.volume", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.channel", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.inputSelector", isMandatory: false, attributes: ["orderedInputs"]),
                ]),
            DeviceTypeDefinition(
                name: "googleWaterSoftener", title: "Google Water Softener", id: 0xFFFF_098F,
                identifier: "action.devices.types.WATERSOFTENER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.sensorState", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "googleSoundbar", title: "Google Soundbar", id: 0xFFFF_0B03,
                identifier: "action.devices.types.SOUNDBAR",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.mediaState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.transportControl", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.volume", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.appSelector", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.inputSelector", isMandatory: false, attributes: ["orderedInputs"]),
                ]),
            DeviceTypeDefinition(
                name: "googleWaterHeater", title: "Google Water Heater", id: 0xFFFF_0D84,
                identifier: "action.devices.types.WATERHEATER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.temperatureControl", isMandatory: false,
                        attributes: ["temperatureAmbientCelsius"]),
                ]),
            DeviceTypeDefinition(
                name: "googleMop", title: "Google Mop", id: 0xFFFF_0FF2, identifier: "action.devices.types.MOP",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.dock", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.energyStorage", isMandatory: false,
                        attributes: ["capacityRemaining", "isPluggedIn", "isRechargeable"]),
                    DeviceTypeDefinition.Requirement(trait: "google.locator", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.runCycle", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleBoiler", title: "Google Boiler", id: 0xFFFF_1564,
                identifier: "action.devices.types.BOILER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.temperatureControl", isMandatory: false,
                        attributes: ["temperatureAmbientCelsius"]),
                ]),
            DeviceTypeDefinition(
                name: "googleWaterLeakSensor", title: "Google Water Leak Sensor", id: 0xFFFF_3036,
                identifier: "action.devices.types.SENSOR",
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "google.sensorState", isMandatory: true,
                        values: [
                            DeviceTypeDefinition.FirstValue(
                                attribute: "sensorStatesSupported",
                                value: .list(
                                    [
                                        .structure(
                                            [.integer(4), .structure([.list([.integer(21), .integer(20)])]), nil])
                                    ]))
                        ]),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.energyStorage", isMandatory: false,
                        attributes: ["capacityRemaining", "isPluggedIn", "isRechargeable"]),
                ]),
            DeviceTypeDefinition(
                name: "googleYogurtmaker", title: "Google Yogurtmaker", id: 0xFFFF_32F9,
                identifier: "action.devices.types.YOGURTMAKER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.cook", isMandatory: false,
                        attributes: ["currentFoodPreset", "currentFoodQuantity", "currentFoodUnit", "foodPresets"]),
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.timer", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleCamera", title: "Google Camera", id: 0xFFFF_3731,
                identifier: "action.devices.types.CAMERA",
                requirements: [DeviceTypeDefinition.Requirement(trait: "google.cameraStream", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "googlePergola", title: "Google Pergola", id: 0xFFFF_3778,
                identifier: "action.devices.types.PERGOLA",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.openClose", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.rotation", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleNetwork", title: "Google Network", id: 0xFFFF_42E4,
                identifier: "action.devices.types.NETWORK",
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "google.networkControl", isMandatory: true,
                        attributes: [
                            "networkEnabled",
                            "networkSettings",
                            "numConnectedDevices",
                            "networkSpeedTestInProgress",
                            "networkProfiles",
                            "supportsEnablingGuestNetwork",
                            "supportsDisablingGuestNetwork",
                            "supportsEnablingNetworkProfile",
                            "supportsDisablingNetworkProfile",
                            "supportsNetworkDownloadSpeedTest",
                            "supportsNetworkUploadSpeedTest",
                        ]),
                    DeviceTypeDefinition.Requirement(trait: "google.reboot", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.softwareUpdate", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleFryer", title: "Google Fryer", id: 0xFFFF_487D, identifier: "action.devices.types.FRYER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.cook", isMandatory: false,
                        attributes: ["currentFoodPreset", "currentFoodQuantity", "currentFoodUnit", "foodPresets"]),
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.timer", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleSecuritySystem", title: "Google Security System", id: 0xFFFF_4F5F,
                identifier: "action.devices.types.SECURITYSYSTEM",
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "google.armDisarm", isMandatory: true, attributes: ["availableArmLevels"]),
                    DeviceTypeDefinition.Requirement(trait: "google.statusReport", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleCharger", title: "Google Charger", id: 0xFFFF_50C5,
                identifier: "action.devices.types.CHARGER",
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "google.energyStorage", isMandatory: true,
                        attributes: ["capacityRemaining", "isPluggedIn", "isRechargeable"])
                ]),
            DeviceTypeDefinition(
                name: "googleAudioVideoReceiver", title: "Google Audio Video Receiver", id: 0xFFFF_50F3,
                identifier: "action.devices.types.AUDIO_VIDEO_RECEIVER",
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "google.inputSelector", isMandatory: true, attributes: ["orderedInputs"]),
                    DeviceTypeDefinition.Requirement(trait: "google.mediaState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.transportControl", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.volume", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.appSelector", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleShower", title: "Google Shower", id: 0xFFFF_62EB,
                identifier: "action.devices.types.SHOWER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.temperatureControl", isMandatory: true,
                        attributes: ["temperatureAmbientCelsius"]),
                ]),
            DeviceTypeDefinition(
                name: "googleWindow", title: "Google Window", id: 0xFFFF_640C,
                identifier: "action.devices.types.WINDOW",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.openClose", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.lockUnlock", isMandatory: false, attributes: ["isJammed"]),
                ]),
            DeviceTypeDefinition(
                name: "googleDrawer", title: "Google Drawer", id: 0xFFFF_684A,
                identifier: "action.devices.types.DRAWER",
                requirements: [DeviceTypeDefinition.Requirement(trait: "google.openClose", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "googleStreamingSoundbar", title: "Google Streaming Soundbar", id: 0xFFFF_6922,
                identifier: "action.devices.types.STREAMING_SOUNDBAR",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.appSelector", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.mediaState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.transportControl", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.volume", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.inputSelector", isMandatory: false, attributes: ["orderedInputs"]),
                ]),
            DeviceTypeDefinition(
                name: "googleSetTopBox", title: "Google Set Top Box", id: 0xFFFF_762D,
                identifier: "action.devices.types.SETTOP",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.appSelector", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.mediaState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.channel", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.transportControl", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.volume", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleDoorbell", title: "Google Doorbell", id: 0xFFFF_7860,
                identifier: "action.devices.types.DOORBELL",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.objectDetection", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.cameraStream", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "googleGrill", title: "Google Grill", id: 0xFFFF_7DA8, identifier: "action.devices.types.GRILL",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.cook", isMandatory: false,
                        attributes: ["currentFoodPreset", "currentFoodQuantity", "currentFoodUnit", "foodPresets"]),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.timer", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleFreezer", title: "Google Freezer", id: 0xFFFF_8C00,
                identifier: "action.devices.types.FREEZER",
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "google.temperatureControl", isMandatory: true,
                        attributes: ["temperatureAmbientCelsius"])
                ]),
            DeviceTypeDefinition(
                name: "googleRouter", title: "Google Router", id: 0xFFFF_9877,
                identifier: "action.devices.types.ROUTER",
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "google.networkControl", isMandatory: true,
                        attributes: [
                            "networkEnabled",
                            "networkSettings",
                            "numConnectedDevices",
                            "networkSpeedTestInProgress",
                            "networkProfiles",
                            "supportsEnablingGuestNetwork",
                            "supportsDisablingGuestNetwork",
                            "supportsEnablingNetworkProfile",
                            "supportsDisablingNetworkProfile",
                            "supportsNetworkDownloadSpeedTest",
                            "supportsNetworkUploadSpeedTest",
                        ]),
                    DeviceTypeDefinition.Requirement(trait: "google.reboot", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.softwareUpdate", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleAirFreshener", title: "Google Air Freshener", id: 0xFFFF_9ADF,
                identifier: "action.devices.types.AIRFRESHENER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.modes", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.toggles", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleRainDetectionSensor", title: "Google Rain Detection Sensor", id: 0xFFFF_9F9F,
                identifier: "action.devices.types.SENSOR",
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "google.sensorState", isMandatory: true,
                        values: [
                            DeviceTypeDefinition.FirstValue(
                                attribute: "sensorStatesSupported",
                                value: .list(
                                    [
                                        .structure(
                                            [.integer(5), .structure([.list([.integer(23), .integer(22)])]), nil])
                                    ]))
                        ]),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.energyStorage", isMandatory: false,
                        attributes: ["capacityRemaining", "isPluggedIn", "isRechargeable"]),
                ]),
            DeviceTypeDefinition(
                name: "googleFireplace", title: "Google Fireplace", id: 0xFFFF_A8B6,
                identifier: "action.devices.types.FIREPLACE",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.modes", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.toggles", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "googleKettle", title: "Google Kettle", id: 0xFFFF_A8D6,
                identifier: "action.devices.types.KETTLE",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.temperatureControl", isMandatory: false,
                        attributes: ["temperatureAmbientCelsius"]),
                ]),
            DeviceTypeDefinition(
                name: "googleFaucet", title: "Google Faucet", id: 0xFFFF_AD57,
                identifier: "action.devices.types.FAUCET",
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "google.dispense", isMandatory: true,
                        attributes: ["supportedDispenseItems", "supportedDispensePresets"]),
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.temperatureControl", isMandatory: true,
                        attributes: ["temperatureAmbientCelsius"]),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "googleBed", title: "Google Bed", id: 0xFFFF_BC88, identifier: "action.devices.types.BED",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.modes", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.scene", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleBlender", title: "Google Blender", id: 0xFFFF_BD4A,
                identifier: "action.devices.types.BLENDER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.cook", isMandatory: false,
                        attributes: ["currentFoodPreset", "currentFoodQuantity", "currentFoodUnit", "foodPresets"]),
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.timer", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleTV", title: "Google TV", id: 0xFFFF_C68C, identifier: "action.devices.types.TV",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.appSelector", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.inputSelector", isMandatory: true, attributes: ["orderedInputs"]),
                    DeviceTypeDefinition.Requirement(trait: "google.mediaState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.transportControl", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.volume", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.channel", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleMower", title: "Google Mower", id: 0xFFFF_CC3D, identifier: "action.devices.types.MOWER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.dock", isMandatory: false),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.energyStorage", isMandatory: false,
                        attributes: ["capacityRemaining", "isPluggedIn", "isRechargeable"]),
                    DeviceTypeDefinition.Requirement(trait: "google.locator", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.runCycle", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleScene", title: "Google Scene", id: 0xFFFF_CE06, identifier: "action.devices.types.SCENE",
                requirements: [DeviceTypeDefinition.Requirement(trait: "google.scene", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "googleDehydrator", title: "Google Dehydrator", id: 0xFFFF_CF03,
                identifier: "action.devices.types.DEHYDRATOR",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.cook", isMandatory: false,
                        attributes: ["currentFoodPreset", "currentFoodQuantity", "currentFoodUnit", "foodPresets"]),
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.timer", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleSprinkler", title: "Google Sprinkler", id: 0xFFFF_CFC4,
                identifier: "action.devices.types.SPRINKLER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.timer", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleWaterPurifier", title: "Google Water Purifier", id: 0xFFFF_D274,
                identifier: "action.devices.types.WATERPURIFIER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.sensorState", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "googleMulticooker", title: "Google Multicooker", id: 0xFFFF_D8DB,
                identifier: "action.devices.types.MULTICOOKER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.cook", isMandatory: false,
                        attributes: ["currentFoodPreset", "currentFoodQuantity", "currentFoodUnit", "foodPresets"]),
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.timer", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleGarage", title: "Google Garage", id: 0xFFFF_D9A8,
                identifier: "action.devices.types.GARAGE",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.openClose", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.lockUnlock", isMandatory: false, attributes: ["isJammed"]),
                ]),
            DeviceTypeDefinition(
                name: "googleRadiator", title: "Google Radiator", id: 0xFFFF_DAA6,
                identifier: "action.devices.types.RADIATOR",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.modes", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.toggles", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleCloset", title: "Google Closet", id: 0xFFFF_DE59,
                identifier: "action.devices.types.CLOSET",
                requirements: [DeviceTypeDefinition.Requirement(trait: "google.openClose", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "googleGenericSensor", title: "Google Generic Sensor", id: 0xFFFF_E1E3,
                identifier: "action.devices.types.SENSOR",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.sensorState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.energyStorage", isMandatory: false,
                        attributes: ["capacityRemaining", "isPluggedIn", "isRechargeable"]),
                ]),
            DeviceTypeDefinition(
                name: "googleGate", title: "Google Gate", id: 0xFFFF_E630, identifier: "action.devices.types.GATE",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.openClose", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.lockUnlock", isMandatory: false, attributes: ["isJammed"]),
                ]),
            DeviceTypeDefinition(
                name: "googleStreamingStick", title: "Google Streaming Stick", id: 0xFFFF_E703,
                identifier: "action.devices.types.STREAMING_STICK",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.appSelector", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.mediaState", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.transportControl", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "google.volume", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleSousVide", title: "Google Sous Vide", id: 0xFFFF_EDC5,
                identifier: "action.devices.types.SOUSVIDE",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.cook", isMandatory: false,
                        attributes: ["currentFoodPreset", "currentFoodQuantity", "currentFoodUnit", "foodPresets"]),
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.timer", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googlePressureCooker", title: "Google Pressure Cooker", id: 0xFFFF_EFC9,
                identifier: "action.devices.types.PRESSURECOOKER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.cook", isMandatory: false,
                        attributes: ["currentFoodPreset", "currentFoodQuantity", "currentFoodUnit", "foodPresets"]),
                    DeviceTypeDefinition.Requirement(trait: "google.timer", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleBathtub", title: "Google Bathtub", id: 0xFFFF_F527,
                identifier: "action.devices.types.BATHTUB",
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "google.fill", isMandatory: true,
                        attributes: ["availableFillLevels", "currentFillLevel", "currentFillPercent"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.temperatureControl", isMandatory: true,
                        attributes: ["temperatureAmbientCelsius"]),
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "googleCoffeeMaker", title: "Google Coffee Maker", id: 0xFFFF_F96E,
                identifier: "action.devices.types.COFFEE_MAKER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.cook", isMandatory: false,
                        attributes: ["currentFoodPreset", "currentFoodQuantity", "currentFoodUnit", "foodPresets"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.temperatureControl", isMandatory: false,
                        attributes: ["temperatureAmbientCelsius"]),
                ]),
            DeviceTypeDefinition(
                name: "googleStandmixer", title: "Google Standmixer", id: 0xFFFF_FADA,
                identifier: "action.devices.types.STANDMIXER",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.cook", isMandatory: false,
                        attributes: ["currentFoodPreset", "currentFoodQuantity", "currentFoodUnit", "foodPresets"]),
                    DeviceTypeDefinition.Requirement(trait: "google.startStop", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "googleDoor", title: "Google Door", id: 0xFFFF_FD1F, identifier: "action.devices.types.DOOR",
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "google.openClose", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "google.lockUnlock", isMandatory: false, attributes: ["isJammed"]),
                ]),
        ]
    }
}
