import HomeModel
import HomeTraits

/// Which behaviour a trait of Google's gets.
enum GoogleBehaviours {
    /// Nil: its definition says what its commands do, or nothing does.
    static func behaviour(for trait: TraitDefinition) -> (any TraitBehaviour)? {
        guard trait.namespace == .google else { return nil }
        return behaviours.first { $0.trait.identity.name == trait.name }?.behaviour()
    }

    /// Whether a simulated device has the command. Nil: the definition decides.
    static func knows(command: Int, of trait: TraitDefinition) -> Bool? {
        guard trait.namespace == .google else { return nil }
        // There is no shop to search and to install from, no picture, and no password to give away.
        if trait.is(GoogleAppSelector.self) { return command == GoogleAppSelector.AppSelect.index }
        if trait.is(GoogleNetworkControl.self), command == GoogleNetworkControl.GetGuestNetworkPassword.index {
            return false
        }
        return behaviours.contains { $0.trait.identity.name == trait.name } ? true : nil
    }

    private typealias Entry = (trait: any Trait.Type, behaviour: () -> any TraitBehaviour)

    private static var behaviours: [Entry] {
        [
            (GoogleAppSelector.self, { GoogleAppSelectorBehaviour() }),
            (GoogleArmDisarm.self, { GoogleArmDisarmBehaviour() }),
            (GoogleChannel.self, { GoogleChannelBehaviour() }),
            (GoogleCook.self, { GoogleCookBehaviour() }),
            (GoogleDispense.self, { GoogleDispenseBehaviour() }),
            (GoogleDock.self, { GoogleDockBehaviour() }),
            (GoogleFill.self, { GoogleFillBehaviour() }),
            (GoogleHumiditySetting.self, { GoogleHumiditySettingBehaviour() }),
            (GoogleInputSelector.self, { GoogleInputSelectorBehaviour() }),
            (GoogleLightEffects.self, { GoogleLightEffectsBehaviour() }),
            (GoogleMediaState.self, { GoogleMediaStateBehaviour() }),
            (GoogleModes.self, { GoogleModesBehaviour() }),
            (GoogleNetworkControl.self, { GoogleNetworkControlBehaviour() }),
            (GoogleOpenClose.self, { GoogleOpenCloseBehaviour() }),
            (GoogleRotation.self, { GoogleRotationBehaviour() }),
            (GoogleScene.self, { GoogleSceneBehaviour() }),
            (GoogleSoftwareUpdate.self, { GoogleSoftwareUpdateBehaviour() }),
            (GoogleStartStop.self, { GoogleStartStopBehaviour() }),
            (GoogleTimer.self, { GoogleTimerBehaviour() }),
            (GoogleToggles.self, { GoogleTogglesBehaviour() }),
            (GoogleTransportControl.self, { GoogleTransportControlBehaviour() }),
            (GoogleVolume.self, { GoogleVolumeBehaviour() }),
        ]
    }
}
