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
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
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
            DeviceTypeDefinition(name: "otaRequestor", title: "OTA Requestor", id: 0x0012, isUtility: true),
            DeviceTypeDefinition(
                name: "bridgedNode", title: "Bridged Node", id: 0x0013, isUtility: true,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "powerSource", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "bridgedDeviceBasicInformation", isMandatory: true),
                ]),
            DeviceTypeDefinition(name: "otaProvider", title: "OTA Provider", id: 0x0014, isUtility: true),
            DeviceTypeDefinition(
                name: "contactSensor", title: "Contact Sensor", id: 0x0015,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "booleanState", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "rootNode", title: "Root Node", id: 0x0016, isUtility: true,
                requirements: [DeviceTypeDefinition.Requirement(trait: "basicInformation", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "solarPower", title: "Solar Power", id: 0x0017,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(
                name: "batteryStorage", title: "Battery Storage", id: 0x0018,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(
                name: "secondaryNetworkInterface", title: "Secondary Network Interface", id: 0x0019, isUtility: true),
            DeviceTypeDefinition(
                name: "speaker", title: "Speaker", id: 0x0022,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "castingVideoPlayer", title: "Casting Video Player", id: 0x0023,
                requirements: [DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true)]),
            DeviceTypeDefinition(name: "contentApp", title: "Content App", id: 0x0024),
            DeviceTypeDefinition(
                name: "modeSelect", title: "Mode Select", id: 0x0027,
                requirements: [DeviceTypeDefinition.Requirement(trait: "modeSelect", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "basicVideoPlayer", title: "Basic Video Player", id: 0x0028,
                requirements: [DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true)]),
            DeviceTypeDefinition(name: "castingVideoClient", title: "Casting Video Client", id: 0x0029),
            DeviceTypeDefinition(name: "videoRemoteControl", title: "Video Remote Control", id: 0x002A),
            DeviceTypeDefinition(
                name: "fan", title: "Fan", id: 0x002B,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(
                        trait: "fanControl", isMandatory: true, features: ["SPD", "AUT", "STEP"]),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "airQualitySensor", title: "Air Quality Sensor", id: 0x002C,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "relativeHumidityMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "airPurifier", title: "Air Purifier", id: 0x002D,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "fanControl", isMandatory: true, features: ["SPD", "AUT"]),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "irrigationSystem", title: "Irrigation System", id: 0x0040,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(
                name: "waterFreezeDetector", title: "Water Freeze Detector", id: 0x0041,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "booleanState", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "waterValve", title: "Water Valve", id: 0x0042,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "waterLeakDetector", title: "Water Leak Detector", id: 0x0043,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "booleanState", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "rainSensor", title: "Rain Sensor", id: 0x0044,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "booleanState", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "soilSensor", title: "Soil Sensor", id: 0x0045,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "refrigerator", title: "Refrigerator", id: 0x0070,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(
                name: "temperatureControlledCabinet", title: "Temperature Controlled Cabinet", id: 0x0071,
                requirements: [DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false)]),
            DeviceTypeDefinition(
                name: "roomAirConditioner", title: "Room Air Conditioner", id: 0x0072,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["DF"]),
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
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "relativeHumidityMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "laundryWasher", title: "Laundry Washer", id: 0x0073,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false, features: ["DF"]),
                ]),
            DeviceTypeDefinition(
                name: "roboticVacuumCleaner", title: "Robotic Vacuum Cleaner", id: 0x0074,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "dishwasher", title: "Dishwasher", id: 0x0075,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false, features: ["DF"]),
                ]),
            DeviceTypeDefinition(
                name: "smokeCoAlarm", title: "Smoke CO Alarm", id: 0x0076,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "relativeHumidityMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "cookSurface", title: "Cook Surface", id: 0x0077,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false, features: ["OFFONLY"]),
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
                    DeviceTypeDefinition.Requirement(trait: "fanControl", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "extractorHood", title: "Extractor Hood", id: 0x007A,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "fanControl", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "oven", title: "Oven", id: 0x007B,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(
                name: "laundryDryer", title: "Laundry Dryer", id: 0x007C,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: false, features: ["DF"]),
                ]),
            DeviceTypeDefinition(
                name: "networkInfrastructureManager", title: "Network Infrastructure Manager", id: 0x0090),
            DeviceTypeDefinition(name: "threadBorderRouter", title: "Thread Border Router", id: 0x0091),
            DeviceTypeDefinition(
                name: "onOffLight", title: "On/Off Light", id: 0x0100,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                ]),
            DeviceTypeDefinition(
                name: "dimmableLight", title: "Dimmable Light", id: 0x0101, supersetOf: ["onOffLight"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true, features: ["OO", "LT"]),
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
                        trait: "occupancySensing", isMandatory: true, features: ["PIR"],
                        attributes: ["holdTime", "holdTimeLimits"]),
                ]),
            DeviceTypeDefinition(
                name: "onOffPlugInUnit", title: "On/Off Plug-in Unit", id: 0x010A,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "levelControl", isMandatory: false, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "electricalPowerMeasurement", isMandatory: false, features: ["ALTC"],
                        attributes: ["voltage", "activeCurrent"]),
                ]),
            DeviceTypeDefinition(
                name: "dimmablePlugInUnit", title: "Dimmable Plug-in Unit", id: 0x010B,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "electricalPowerMeasurement", isMandatory: false, features: ["ALTC"],
                        attributes: ["voltage", "activeCurrent"]),
                ]),
            DeviceTypeDefinition(
                name: "colorTemperatureLight", title: "Color Temperature Light", id: 0x010C,
                supersetOf: ["dimmableLight", "onOffLight"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "colorControl", isMandatory: true, features: ["CT"], attributes: ["remainingTime"]),
                ]),
            DeviceTypeDefinition(
                name: "extendedColorLight", title: "Extended Color Light", id: 0x010D,
                supersetOf: ["colorTemperatureLight", "dimmableLight", "onOffLight"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true, features: ["OO", "LT"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "colorControl", isMandatory: true, features: ["HS", "XY", "CT"],
                        attributes: ["remainingTime"]),
                ]),
            DeviceTypeDefinition(
                name: "mountedOnOffControl", title: "Mounted On/Off Control", id: 0x010F,
                supersetOf: ["onOffPlugInUnit"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(
                        trait: "levelControl", isMandatory: false, features: ["OO", "LT"]),
                ]),
            DeviceTypeDefinition(
                name: "mountedDimmableLoadControl", title: "Mounted Dimmable Load Control", id: 0x0110,
                supersetOf: ["dimmablePlugInUnit"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true, features: ["LT"]),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: true, features: ["OO", "LT"]),
                ]),
            DeviceTypeDefinition(
                name: "jointFabricAdministrator", title: "Joint Fabric Administrator", id: 0x0130, isUtility: true),
            DeviceTypeDefinition(
                name: "intercom", title: "Intercom", id: 0x0140,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(
                name: "audioDoorbell", title: "Audio Doorbell", id: 0x0141,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "switch", isMandatory: true, features: ["MS"]),
                ]),
            DeviceTypeDefinition(
                name: "camera", title: "Camera", id: 0x0142,
                requirements: [
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
                ]),
            DeviceTypeDefinition(
                name: "chime", title: "Chime", id: 0x0146,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false)]),
            DeviceTypeDefinition(name: "cameraController", title: "Camera Controller", id: 0x0147),
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
                    DeviceTypeDefinition.Requirement(trait: "windowCovering", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "closurePanel", title: "Closure Panel", id: 0x0231,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "descriptor", isMandatory: false, features: ["TAGLIST"]),
                    DeviceTypeDefinition.Requirement(trait: "windowCovering", isMandatory: false),
                ]),
            DeviceTypeDefinition(name: "closureController", title: "Closure Controller", id: 0x023E),
            DeviceTypeDefinition(
                name: "thermostat", title: "Thermostat", id: 0x0301,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
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
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "relativeHumidityMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "temperatureSensor", title: "Temperature Sensor", id: 0x0302,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                ]),
            DeviceTypeDefinition(
                name: "pump", title: "Pump", id: 0x0303,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "onOff", isMandatory: true),
                    DeviceTypeDefinition.Requirement(trait: "levelControl", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "pumpController", title: "Pump Controller", id: 0x0304,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "pressureSensor", title: "Pressure Sensor", id: 0x0305,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "flowSensor", title: "Flow Sensor", id: 0x0306,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
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
                    DeviceTypeDefinition.Requirement(trait: "temperatureMeasurement", isMandatory: false),
                ]),
            DeviceTypeDefinition(
                name: "deviceEnergyManagement", title: "Device Energy Management", id: 0x050D, isUtility: true),
            DeviceTypeDefinition(
                name: "waterHeater", title: "Water Heater", id: 0x050F,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: false),
                    DeviceTypeDefinition.Requirement(trait: "thermostat", isMandatory: true, features: ["HEAT"]),
                ]),
            DeviceTypeDefinition(
                name: "electricalSensor", title: "Electrical Sensor", id: 0x0510,
                requirements: [
                    DeviceTypeDefinition.Requirement(
                        trait: "electricalPowerMeasurement", isMandatory: true, features: ["ALTC"],
                        attributes: ["voltage", "activeCurrent"])
                ]),
            DeviceTypeDefinition(
                name: "electricalUtilityMeter", title: "Electrical Utility Meter", id: 0x0511,
                supersetOf: ["meterReferencePoint"]),
            DeviceTypeDefinition(
                name: "meterReferencePoint", title: "Meter Reference Point", id: 0x0512,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "electricalEnergyTariff", title: "Electrical Energy Tariff", id: 0x0513,
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "descriptor", isMandatory: false, features: ["TAGLIST"])
                ]),
            DeviceTypeDefinition(
                name: "electricalMeter", title: "Electrical Meter", id: 0x0514, supersetOf: ["electricalEnergyTariff"],
                requirements: [
                    DeviceTypeDefinition.Requirement(trait: "electricalPowerMeasurement", isMandatory: true)
                ]),
            DeviceTypeDefinition(
                name: "controlBridge", title: "Control Bridge", id: 0x0840,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
            DeviceTypeDefinition(
                name: "onOffSensor", title: "On/Off Sensor", id: 0x0850,
                requirements: [DeviceTypeDefinition.Requirement(trait: "identify", isMandatory: true)]),
        ]
    }
}
