import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Keys of a simulated remote control` {
    private func player(_ features: [String] = ["NV"]) throws -> Bench {
        try Bench(traits: [
            TraitRequest(OnOff.self, [], [("onOff", true)]), TraitRequest(MediaPlayback.self, ["AS"]),
            TraitRequest(MediaInput.self), TraitRequest(Channel.self, ["CL"]), TraitRequest(KeypadInput.self, features),
        ])
    }

    private func press(_ key: KeypadInput.CecKeyCode, _ player: Bench) -> KeypadInput.Status? {
        KeypadInput.SendKeyResponse(fields: player.invoke(KeypadInput.SendKey(keyCode: key)).fields)?.status
    }

    @Test func `keys do what they stand for`() throws {
        let player = try player()
        #expect(press(.play, player) == .success)
        #expect(player[MediaPlayback.currentState] == .playing)
        #expect(press(.pausePlayFunction, player) == .success)
        #expect(player[MediaPlayback.currentState] == .paused)
        #expect(press(.inputSelect, player) == .success)
        #expect(player[MediaInput.currentInput] == 2)
        #expect(press(.channelDown, player) == .success)
        #expect((player[Channel.currentChannel] ?? nil)?.majorNumber == 3)
        #expect(press(.power, player) == .success)
        #expect(player[OnOff.onOff] == false)
    }

    @Test func `while it is off only the power keys work`() throws {
        let player = try player()
        #expect(press(.powerOffFunction, player) == .success)
        #expect(press(.select, player) == .invalidKeyInCurrentState)
        #expect(press(.record, player) == .unsupportedKey)
        #expect(press(.powerOnFunction, player) == .success)
        #expect(press(.select, player) == .success)
    }

    @Test(arguments: [
        (KeypadInput.CecKeyCode.up, "NV"), (.rootMenu, "LK"), (.numbers5, "NK"),
    ])
    func `features say which keys there are`(key: KeypadInput.CecKeyCode, feature: String) throws {
        #expect(press(key, try player([feature])) == .success)
        for other in ["NV", "LK", "NK"] where other != feature {
            #expect(press(key, try player([other])) == .unsupportedKey)
        }
    }
}
