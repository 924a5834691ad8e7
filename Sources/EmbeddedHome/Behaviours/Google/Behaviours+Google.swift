import HomeModel
import HomeTraits

extension Behaviours {
    /// Whether a simulated device has a command of one of Google's traits. Nil: the definition decides.
    static func knowsOfGoogle(command: Int, of trait: TraitDefinition) -> Bool? {
        guard trait.namespace == .google else { return nil }
        // There is no shop to search and to install from, no picture, and no password to give away.
        if trait.is(GoogleAppSelector.self) { return command == GoogleAppSelector.AppSelect.index }
        if trait.is(GoogleNetworkControl.self), command == GoogleNetworkControl.GetGuestNetworkPassword.index {
            return false
        }
        return makers[trait.name] == nil ? nil : true
    }

    /// The behaviours of Google's traits.
    static let google: [Entry] = [
        (GoogleAppSelector.self, { _, _ in GoogleAppSelectorBehaviour() }),
        (GoogleArmDisarm.self, { _, _ in GoogleArmDisarmBehaviour() }),
        (GoogleChannel.self, { _, _ in GoogleChannelBehaviour() }),
        (GoogleCook.self, { _, _ in GoogleCookBehaviour() }),
        (GoogleDispense.self, { _, _ in GoogleDispenseBehaviour() }),
        (GoogleDock.self, { _, _ in GoogleDockBehaviour() }),
        (GoogleFill.self, { _, _ in GoogleFillBehaviour() }),
        (GoogleHumiditySetting.self, { _, _ in GoogleHumiditySettingBehaviour() }),
        (GoogleInputSelector.self, { _, _ in GoogleInputSelectorBehaviour() }),
        (GoogleLightEffects.self, { _, _ in GoogleLightEffectsBehaviour() }),
        (GoogleMediaState.self, { _, _ in GoogleMediaStateBehaviour() }),
        (GoogleModes.self, { _, _ in GoogleModesBehaviour() }),
        (GoogleNetworkControl.self, { _, _ in GoogleNetworkControlBehaviour() }),
        (GoogleOpenClose.self, { _, _ in GoogleOpenCloseBehaviour() }),
        (GoogleRotation.self, { _, _ in GoogleRotationBehaviour() }),
        (GoogleScene.self, { _, _ in GoogleSceneBehaviour() }),
        (GoogleSoftwareUpdate.self, { _, _ in GoogleSoftwareUpdateBehaviour() }),
        (GoogleStartStop.self, { _, _ in GoogleStartStopBehaviour() }),
        (GoogleTimer.self, { _, _ in GoogleTimerBehaviour() }),
        (GoogleToggles.self, { _, _ in GoogleTogglesBehaviour() }),
        (GoogleTransportControl.self, { _, _ in GoogleTransportControlBehaviour() }),
        (GoogleVolume.self, { _, _ in GoogleVolumeBehaviour() }),
    ]
}
