// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// The traits, device types and semantic tags that the project itself defines.
public enum HomeTraits {
    /// Every trait, in the order of their Swift names, and every device type, in the order of their ids.
    public static let registry = TraitRegistry(
        traits: [
            BasicInformation.definition,
            BooleanState.definition,
            BridgedDeviceBasicInformation.definition,
            ColorControl.definition,
            Descriptor.definition,
            DoorLock.definition,
            ElectricalPowerMeasurement.definition,
            FanControl.definition,
            GoogleOpenClose.definition,
            Identify.definition,
            IlluminanceMeasurement.definition,
            LevelControl.definition,
            ModeSelect.definition,
            OccupancySensing.definition,
            OnOff.definition,
            PowerSource.definition,
            RelativeHumidityMeasurement.definition,
            Switch.definition,
            TemperatureMeasurement.definition,
            Thermostat.definition,
            WindowCovering.definition,
        ],
        deviceTypes: deviceTypes, dangerous: dangerousCommands)
}
