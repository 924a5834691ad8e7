import HomeModel
import HomeTraits

/// The keys of a remote control (Matter Application Cluster Specification, "Keypad Input Cluster").
///
/// Keys that stand for something that the part has do it: power, playback, channels, inputs. Others are taken where the features name
/// them; what they show on a screen is not simulated.
final class KeypadInputBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(KeypadInput.SendKey.self) else { throw .notSimulated }
        return KeypadInput.SendKeyResponse(status: press(command.keyCode, part, moment)).fields
    }

    private func press(
        _ key: KeypadInput.CecKeyCode, _ part: SimulatedPart, _ moment: Moment
    ) -> KeypadInput.Status {
        if let onOff = part.behaviour(OnOffBehaviour.self) {
            let isOn = part[OnOff.onOff] == true
            switch key {
            case .powerOnFunction: onOff.turnOn(part, at: moment)
            case .powerOffFunction: onOff.turnOff(part, at: moment)
            case .power, .powerToggleFunction:
                if isOn { onOff.turnOff(part, at: moment) } else { onOff.turnOn(part, at: moment) }
            default:
                guard isOn else { return isSupported(key, part) ? .invalidKeyInCurrentState : .unsupportedKey }
                return pressWhileOn(key, part, moment)
            }
            return .success
        }
        return pressWhileOn(key, part, moment)
    }

    private func pressWhileOn(
        _ key: KeypadInput.CecKeyCode, _ part: SimulatedPart, _ moment: Moment
    ) -> KeypadInput.Status {
        guard isSupported(key, part) else { return .unsupportedKey }
        if let player = part.behaviour(MediaPlaybackBehaviour.self) {
            switch key {
            case .play, .playFunction: player.play(part, at: moment)
            case .pause: player.pause(part, at: moment)
            case .stop, .stopFunction: player.stop(part, at: moment)
            case .forward: player.change(by: 1, part, moment)
            case .backward: player.change(by: -1, part, moment)
            case .pausePlayFunction:
                if part[MediaPlayback.currentState] == .playing {
                    player.pause(part, at: moment)
                } else {
                    player.play(part, at: moment)
                }
            default: break
            }
        }
        if let channels = part.behaviour(ChannelBehaviour.self) {
            if key == .channelUp { channels.skip(1, part) }
            if key == .channelDown { channels.skip(-1, part) }
        }
        if key == .inputSelect { part.behaviour(MediaInputBehaviour.self)?.selectNext(part) }
        return .success
    }

    private func isSupported(_ key: KeypadInput.CecKeyCode, _ part: SimulatedPart) -> Bool {
        let features = KeypadInput.Features(rawValue: part.features(of: KeypadInput.self))
        switch key {
        case .select, .up, .down, .left, .right, .rightUp, .rightDown, .leftUp, .leftDown, .contentsMenu, .exit:
            return features.contains(.navigationKeyCodes)
        case .rootMenu, .setupMenu: return features.contains(.locationKeys)
        case .number0OrNumber10, .numbers1, .numbers2, .numbers3, .numbers4, .numbers5, .numbers6, .numbers7, .numbers8,
            .numbers9, .number11, .number12, .dot, .enter, .clear, .numberEntryMode:
            return features.contains(.numberKeys)
        case .play, .playFunction, .pause, .stop, .stopFunction, .forward, .backward, .pausePlayFunction:
            return part.has(MediaPlayback.self)
        case .channelUp, .channelDown: return part.has(Channel.self)
        case .inputSelect: return part.has(MediaInput.self)
        case .power, .powerToggleFunction, .powerOnFunction, .powerOffFunction: return part.has(OnOff.self)
        default: return false
        }
    }
}
