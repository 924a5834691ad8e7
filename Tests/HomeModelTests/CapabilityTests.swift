import HomeModel
import HomeTraits
import Testing

/// What is a capability and what is state, over every trait.
@Suite struct CapabilityTests {
    private static let names = HomeTraits.registry.traits.flatMap { trait in
        trait.attributes.indices.filter(trait.isCapability(attribute:)).map {
            "\(trait.name).\(trait.attributes[$0].name)"
        }
    }

    @Test(
        arguments: [
            "colorControl.colorTempPhysicalMinMireds", "colorControl.colorTempPhysicalMaxMireds",
            "colorControl.colorCapabilities", "colorControl.coupleColorTempToLevelMinMireds", "levelControl.minLevel",
            "levelControl.maxLevel", "temperatureMeasurement.minMeasuredValue", "temperatureMeasurement.tolerance",
            "fanControl.fanModeSequence", "fanControl.speedMax", "thermostat.absMinHeatSetpointLimit",
            "windowCovering.type", "doorLock.lockType", "modeSelect.supportedModes", "switch.numberOfPositions",
            "google.openClose.discreteOnlyOpenClose", "windowCovering.installedOpenLimitLift",
        ])
    func `what a device is able to is a capability`(_ name: String) {
        #expect(Self.names.contains(name))
    }

    @Test(
        arguments: [
            "onOff.onOff", "levelControl.currentLevel", "levelControl.remainingTime", "levelControl.currentFrequency",
            "colorControl.colorTemperatureMireds", "colorControl.colorMode", "doorLock.lockState", "doorLock.doorState",
            "temperatureMeasurement.measuredValue", "thermostat.localTemperature", "occupancySensing.occupancy",
            "thermostat.minHeatSetpointLimit", "booleanState.stateValue", "switch.currentPosition",
            "powerSource.batPercentRemaining", "electricalPowerMeasurement.activePower", "onOff.startUpOnOff",
            "windowCovering.currentPositionLiftPercent100ths", "fanControl.percentCurrent",
            "google.openClose.openPercent",
        ])
    func `what a device is doing or set to is none`(_ name: String) {
        #expect(!Self.names.contains(name))
    }

    @Test(arguments: HomeTraits.registry.traits)
    func `no capability can be written or moved by a command`(_ trait: TraitDefinition) {
        for index in trait.attributes.indices where trait.isCapability(attribute: index) {
            #expect(!trait.attributes[index].isWritable)
            #expect(trait.attributes[index].affectedBy == [])
            #expect(!trait.attributes[index].isQuieter)
        }
    }

    @Test(
        arguments: [
            (ColorControl.definition, "colorTempPhysicalMinMireds", .minimum),
            (ColorControl.definition, "colorTempPhysicalMaxMireds", .maximum),
            (ColorControl.definition, "coupleColorTempToLevelMinMireds", .minimum),
            (ColorControl.definition, "numberOfPrimaries", nil),
            (LevelControl.definition, "minLevel", .minimum),
            (LevelControl.definition, "maxFrequency", .maximum),
            (Switch.definition, "multiPressMax", .maximum),
            (Switch.definition, "numberOfPositions", .maximum),
            (DoorLock.definition, "maxPinCodeLength", .maximum),
            (DoorLock.definition, "minPinCodeLength", .minimum),
            (WindowCovering.definition, "installedOpenLimitLift", .minimum),
            (WindowCovering.definition, "installedClosedLimitLift", .maximum),
            (PowerSource.definition, "wiredMaximumCurrent", .maximum),
            (TemperatureMeasurement.definition, "tolerance", nil),
            (OnOff.definition, "onOff", nil),
        ] as [(TraitDefinition, String, TraitDefinition.Limit?)])
    func `minima and maxima are told by what stands on them, or by their names`(
        _ trait: TraitDefinition, _ name: String, _ limit: TraitDefinition.Limit?
    ) throws {
        let index = try #require(trait.attributeIndex(named: name))
        #expect(trait.limit(ofAttribute: index) == limit)
    }
}
