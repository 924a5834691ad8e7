/// Every source of every one of Google's traits. A row is a type of its own in this folder; the first of a name that applies to a
/// part counts.
enum CloudTraits {
    static let all: [any CloudTrait.Type] = [
        OnOffOfOnOff.self, OnOffOfFan.self,
        BrightnessOfLevel.self,
        ColorSettingOfColorControl.self,
        LightEffectsOfGoogle.self,
        FanSpeedOfFan.self,
        TemperatureSettingOfThermostat.self, TemperatureSettingOfSensor.self,
        TemperatureControlOfGoogle.self, TemperatureControlOfMatter.self, TemperatureControlOfMeasurement.self,
        HumiditySettingOfGoogle.self, HumiditySettingOfMeasurement.self,
        OpenCloseOfGoogle.self, OpenCloseOfCovering.self, OpenCloseOfValve.self, OpenCloseOfClosure.self,
        OpenCloseOfContact.self,
        RotationOfGoogle.self, RotationOfCovering.self,
        LockUnlockOfGoogle.self, LockUnlockOfDoorLock.self,
        ArmDisarmOfGoogle.self,
        SensorStateOfGoogle.self, SensorStateOfMatter.self, SensorStateOfHumidity.self,
        StartStopOfGoogle.self, StartStopOfOperationalState.self, StartStopOfRobot.self, StartStopOfOven.self,
        RunCycleOfGoogle.self, RunCycleOfOperationalState.self,
        DockOfGoogle.self, DockOfRobot.self,
        CookOfGoogle.self,
        DispenseOfGoogle.self,
        FillOfGoogle.self,
        TimerOfGoogle.self,
        ModesOfGoogle.self, ModesOfMatter.self,
        TogglesOfGoogle.self,
        VolumeOfGoogle.self, VolumeOfSpeaker.self,
        MediaStateOfGoogle.self, MediaStateOfPlayback.self,
        TransportControlOfGoogle.self, TransportControlOfPlayback.self,
        InputSelectorOfGoogle.self, InputSelectorOfMediaInput.self,
        AppSelectorOfGoogle.self,
        ChannelOfGoogle.self, ChannelOfMatter.self,
        CameraStreamOfGoogle.self,
        ObjectDetectionOfGoogle.self,
        NetworkControlOfGoogle.self,
        RebootOfGoogle.self,
        SoftwareUpdateOfGoogle.self,
        SceneOfGoogle.self,
        StatusReportOfGoogle.self,
        EnergyStorageOfGoogle.self, EnergyStorageOfPowerSource.self,
        LocatorOfGoogle.self, LocatorOfIdentify.self,
    ]

    /// The traits of a part, one for each name.
    static func of(_ part: CloudPart) -> [any CloudTrait] {
        var traits: [any CloudTrait] = []
        var names: Set<GoogleTrait> = []
        for type in all where !names.contains(type.name) {
            guard let trait = type.init(part) else { continue }
            traits.append(trait)
            names.insert(type.name)
        }
        return traits
    }
}

extension CloudTrait {
    /// The name, for values whose type is not known.
    var name: GoogleTrait { Self.name }
}
