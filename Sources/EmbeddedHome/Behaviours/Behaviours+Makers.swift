import HomeModel
import HomeTraits

/// Behaviours by the names of their traits.
extension Behaviours {
    typealias Maker = @Sendable () -> any TraitBehaviour

    static let makers: [String: Maker] = Dictionary(
        (media + safety + energy).map { ($0.trait.identity.name, $0.maker) }, uniquingKeysWith: { first, _ in first })

    private static let media: [(trait: any Trait.Type, maker: Maker)] = [
        (MediaPlayback.self, { MediaPlaybackBehaviour() }),
        (MediaInput.self, { MediaInputBehaviour() }),
        (AudioOutput.self, { AudioOutputBehaviour() }),
        (KeypadInput.self, { KeypadInputBehaviour() }),
        (Channel.self, { ChannelBehaviour() }),
        (ContentLauncher.self, { ContentLauncherBehaviour() }),
        (ApplicationLauncher.self, { ApplicationLauncherBehaviour() }),
        (TargetNavigator.self, { TargetNavigatorBehaviour() }),
        (LowPower.self, { LowPowerBehaviour() }),
        (AccountLogin.self, { AccountLoginBehaviour() }),
        (ContentControl.self, { ContentControlBehaviour() }),
    ]

    private static let safety: [(trait: any Trait.Type, maker: Maker)] = [
        (SmokeCoAlarm.self, { SmokeCoAlarmBehaviour() }),
        (BooleanStateConfiguration.self, { BooleanStateConfigurationBehaviour() }),
        (ValveConfigurationAndControl.self, { ValveConfigurationAndControlBehaviour() }),
        (ClosureControl.self, { ClosureControlBehaviour() }),
        (ClosureDimension.self, { ClosureDimensionBehaviour() }),
        (PumpConfigurationAndControl.self, { PumpConfigurationAndControlBehaviour() }),
    ]

    private static let energy: [(trait: any Trait.Type, maker: Maker)] = [
        (ElectricalPowerMeasurement.self, { ElectricalPowerMeasurementBehaviour() }),
        (ElectricalEnergyMeasurement.self, { ElectricalEnergyMeasurementBehaviour() }),
        (EnergyEvse.self, { EnergyEvseBehaviour() }),
        (DeviceEnergyManagement.self, { DeviceEnergyManagementBehaviour() }),
        (WaterHeaterManagement.self, { WaterHeaterManagementBehaviour() }),
        (EnergyPreference.self, { EnergyPreferenceBehaviour() }),
        (CommodityPrice.self, { CommodityPriceBehaviour() }),
        (CommodityTariff.self, { CommodityTariffBehaviour() }),
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
