import HomeModel
import HomeTraits

/// Behaviours by the names of their traits.
extension Behaviours {
    typealias Maker = @Sendable (_ trait: TraitDefinition, _ isLively: Bool) -> any TraitBehaviour
    typealias Entry = (trait: any Trait.Type, maker: Maker)

    /// What has no entry does what its definition says, or nothing.
    static let makers: [String: Maker] = Dictionary(
        [basic, media, safety, energy, modes, resources, appliances, google].joined()
            .map { ($0.trait.identity.name, $0.maker) },
        uniquingKeysWith: { first, _ in first })

    private static let basic: [Entry] = [
        (OnOff.self, { _, _ in OnOffBehaviour() }),
        (LevelControl.self, { _, _ in LevelControlBehaviour() }),
        (ColorControl.self, { _, _ in ColorControlBehaviour() }),
        (Thermostat.self, { _, isLively in ThermostatBehaviour(isLively: isLively) }),
        (DoorLock.self, { _, _ in DoorLockBehaviour() }),
        (WindowCovering.self, { _, _ in WindowCoveringBehaviour() }),
        (FanControl.self, { _, _ in FanControlBehaviour() }),
        (OccupancySensing.self, { _, _ in OccupancySensingBehaviour() }),
        (BooleanState.self, { _, _ in BooleanStateBehaviour() }),
        (Switch.self, { _, _ in SwitchBehaviour() }),
        (ModeSelect.self, { _, _ in ModeSelectBehaviour() }),
        (Identify.self, { _, _ in IdentifyBehaviour() }),
        (Actions.self, { _, _ in ActionsBehaviour() }),
        (Chime.self, { _, _ in ChimeBehaviour() }),
    ]

    private static let media: [Entry] = [
        (MediaPlayback.self, { _, _ in MediaPlaybackBehaviour() }),
        (MediaInput.self, { _, _ in MediaInputBehaviour() }),
        (AudioOutput.self, { _, _ in AudioOutputBehaviour() }),
        (KeypadInput.self, { _, _ in KeypadInputBehaviour() }),
        (Channel.self, { _, _ in ChannelBehaviour() }),
        (ContentLauncher.self, { _, _ in ContentLauncherBehaviour() }),
        (ApplicationLauncher.self, { _, _ in ApplicationLauncherBehaviour() }),
        (TargetNavigator.self, { _, _ in TargetNavigatorBehaviour() }),
        (LowPower.self, { _, _ in LowPowerBehaviour() }),
        (AccountLogin.self, { _, _ in AccountLoginBehaviour() }),
        (ContentControl.self, { _, _ in ContentControlBehaviour() }),
        (Messages.self, { _, _ in MessagesBehaviour() }),
    ]

    private static let safety: [Entry] = [
        (SmokeCoAlarm.self, { _, _ in SmokeCoAlarmBehaviour() }),
        (BooleanStateConfiguration.self, { _, _ in BooleanStateConfigurationBehaviour() }),
        (ValveConfigurationAndControl.self, { _, _ in ValveConfigurationAndControlBehaviour() }),
        (ClosureControl.self, { _, _ in ClosureControlBehaviour() }),
        (ClosureDimension.self, { _, _ in ClosureDimensionBehaviour() }),
        (PumpConfigurationAndControl.self, { _, _ in PumpConfigurationAndControlBehaviour() }),
    ]

    private static let energy: [Entry] = [
        (ElectricalPowerMeasurement.self, { _, _ in ElectricalPowerMeasurementBehaviour() }),
        (ElectricalEnergyMeasurement.self, { _, _ in ElectricalEnergyMeasurementBehaviour() }),
        (EnergyEvse.self, { _, _ in EnergyEvseBehaviour() }),
        (DeviceEnergyManagement.self, { _, _ in DeviceEnergyManagementBehaviour() }),
        (WaterHeaterManagement.self, { _, _ in WaterHeaterManagementBehaviour() }),
        (EnergyPreference.self, { _, _ in EnergyPreferenceBehaviour() }),
        (CommodityPrice.self, { _, _ in CommodityPriceBehaviour() }),
        (CommodityTariff.self, { _, _ in CommodityTariffBehaviour() }),
    ]

    /// Optional commands whose effect is simulated, by their traits' names.
    static let optionalCommands: [String: Set<Int>] = [
        MediaPlayback.identity.name: [
            MediaPlayback.StartOver.index, MediaPlayback.Previous.index, MediaPlayback.Next.index,
            MediaPlayback.SkipForward.index, MediaPlayback.SkipBackward.index,
        ],
        SmokeCoAlarm.identity.name: [SmokeCoAlarm.SelfTestRequest.index],
        EnergyEvse.identity.name: [EnergyEvse.StartDiagnostics.index],
        CommodityPrice.identity.name: [
            CommodityPrice.GetDetailedPriceRequest.index, CommodityPrice.GetDetailedForecastRequest.index,
        ],
    ]
}
