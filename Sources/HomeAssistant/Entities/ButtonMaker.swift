import HomeModel
import HomeTraits
import JSON
import Topics

/// Commands that one press can give.
enum ButtonMaker {
    /// By trait: name and payload of commands that have no better place.
    private struct Press {
        let command: String
        let name: String
        let fields: JSON
        let category: EntityCategory?

        init<Command: TraitCommand>(
            _ command: Command.Type, _ name: String, _ fields: JSON = [:], category: EntityCategory? = nil
        ) {
            self.command = Command.definition.name
            self.name = name
            self.fields = fields
            self.category = category
        }
    }

    private static let byTrait: [String: @Sendable () -> [Press]] = [
        Identify.identity.name: {
            [Press(Identify.IdentifyCommand.self, "Identify", ["identifyTime": 15], category: .diagnostic)]
        },
        OperationalState.identity.name: {
            [
                Press(OperationalState.Start.self, "Start"), Press(OperationalState.Pause.self, "Pause"),
                Press(OperationalState.Resume.self, "Resume"), Press(OperationalState.Stop.self, "Stop"),
            ]
        },
        OvenCavityOperationalState.identity.name: {
            [
                Press(OvenCavityOperationalState.Start.self, "Start"),
                Press(OvenCavityOperationalState.Stop.self, "Stop"),
            ]
        },
        MediaPlayback.identity.name: {
            [
                Press(MediaPlayback.Play.self, "Play"), Press(MediaPlayback.Pause.self, "Pause"),
                Press(MediaPlayback.Stop.self, "Stop"), Press(MediaPlayback.Previous.self, "Previous"),
                Press(MediaPlayback.Next.self, "Next"), Press(MediaPlayback.StartOver.self, "Start over"),
                Press(MediaPlayback.Rewind.self, "Rewind"), Press(MediaPlayback.FastForward.self, "Fast forward"),
            ]
        },
        GoogleTransportControl.identity.name: {
            [
                Press(GoogleTransportControl.MediaResume.self, "Play"),
                Press(GoogleTransportControl.MediaPause.self, "Pause"),
                Press(GoogleTransportControl.MediaStop.self, "Stop"),
                Press(GoogleTransportControl.MediaPrevious.self, "Previous"),
                Press(GoogleTransportControl.MediaNext.self, "Next"),
                Press(GoogleTransportControl.MediaShuffle.self, "Shuffle"),
            ]
        },
        GoogleStartStop.identity.name: {
            [Press(GoogleStartStop.StartStop.self, "Start", ["start": true])]
        },
        GoogleDock.identity.name: { [Press(GoogleDock.Dock.self, "Return to dock")] },
        GoogleLocator.identity.name: { [Press(GoogleLocator.Locate.self, "Locate")] },
        GoogleReboot.identity.name: { [Press(GoogleReboot.Reboot.self, "Reboot", category: .config)] },
        GoogleScene.identity.name: { [Press(GoogleScene.ActivateScene.self, "Activate")] },
        SmokeCoAlarm.identity.name: {
            [Press(SmokeCoAlarm.SelfTestRequest.self, "Self-test", category: .diagnostic)]
        },
        HepaFilterMonitoring.identity.name: {
            [Press(HepaFilterMonitoring.ResetCondition.self, "Reset HEPA filter", category: .config)]
        },
        ActivatedCarbonFilterMonitoring.identity.name: {
            [Press(ActivatedCarbonFilterMonitoring.ResetCondition.self, "Reset carbon filter", category: .config)]
        },
        Chime.identity.name: { [Press(Chime.PlayChimeSound.self, "Play chime")] },
        ClosureControl.identity.name: {
            [Press(ClosureControl.Calibrate.self, "Calibrate", category: .config)]
        },
        WaterHeaterManagement.identity.name: {
            [
                Press(WaterHeaterManagement.Boost.self, "Boost", ["boostInfo": ["duration": 3600]]),
                Press(WaterHeaterManagement.CancelBoost.self, "Cancel boost"),
            ]
        },
        EnergyEvse.identity.name: { [Press(EnergyEvse.Disable.self, "Disable charging")] },
    ]

    static func make(_ draft: inout Draft) {
        for trait in draft.part.part.traits where trait.state.shape.definition.exposure != .hidden {
            let shape = trait.state.shape
            let name = shape.definition.name
            if case .vendor = shape.definition.namespace { addActions(of: shape, &draft) }
            for press in byTrait[name]?() ?? [] where shape.supports(commandNamed: press.command) {
                var fields: JSONObject = [
                    "command_topic": .string(
                        "\(draft.part.topic(ofTrait: name))/\(press.command)/\(TopicLevel.call)"),
                    "payload_press": .string(press.fields.text),
                ]
                let isIdentify = name == Identify.identity.name
                if isIdentify { fields.append("device_class", "identify") }
                draft.add(
                    .button, "\(name)_\(press.command)", name: press.name, category: press.category,
                    isOfDevice: isIdentify, fields)
            }
        }
    }

    /// What a vendor's definition says that a device can be told: no platform here knows the trait.
    private static func addActions(of shape: TraitShape, _ draft: inout Draft) {
        for action in shape.definition.actions where shape.supports(commandNamed: action.command) {
            guard let payload = draft.part.action(action.name) else { continue }
            draft.add(
                .button, "\(shape.definition.name)_\(action.name)", name: Words.sentence(action.name),
                ["command_topic": .string(draft.part.setTopic), "payload_press": .string(payload)])
        }
    }
}
