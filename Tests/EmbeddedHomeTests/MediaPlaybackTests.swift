import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated player plays` {
    private func player(_ features: [String] = ["AS", "VS"], on: Bool = true) throws -> Bench {
        try Bench(traits: [
            TraitRequest(OnOff.self, [], [("onOff", .bool(on))]), TraitRequest(MediaPlayback.self, features),
        ])
    }

    private func status(_ outcome: ActionOutcome) -> MediaPlayback.Status? {
        MediaPlayback.PlaybackResponse(fields: outcome.fields)?.status
    }

    private func position(_ player: Bench) -> UInt64? { (player[MediaPlayback.sampledPosition] ?? nil)?.position }

    @Test func `play, pause and stop move state, speed and position`() throws {
        let player = try player()
        #expect(player[MediaPlayback.currentState] == .notPlaying)
        #expect(status(player.invoke(MediaPlayback.Play())) == .success)
        #expect(player[MediaPlayback.currentState] == .playing)
        #expect(player[MediaPlayback.playbackSpeed] == 1)
        player.pass(90_000)
        #expect(status(player.invoke(MediaPlayback.Pause())) == .success)
        #expect(player[MediaPlayback.currentState] == .paused)
        #expect(player[MediaPlayback.playbackSpeed] == 0)
        #expect(position(player) == 90_000)
        #expect(status(player.invoke(MediaPlayback.Stop())) == .success)
        #expect(player[MediaPlayback.currentState] == .notPlaying)
        #expect(player[MediaPlayback.sampledPosition] == .some(nil))
        #expect(player.eventNames == ["stateChanged", "stateChanged", "stateChanged"])
    }

    @Test func `while it plays on, nothing is reported`() throws {
        let player = try player()
        player.invoke(MediaPlayback.Play())
        player.forget()
        player.pass(600_000)
        #expect(player.reports.isEmpty)
    }

    @Test func `fast forward and rewind get faster until they cannot`() throws {
        let player = try player()
        #expect(status(player.invoke(MediaPlayback.FastForward())) == .notActive)
        player.invoke(MediaPlayback.Play())
        for _ in 0..<4 { #expect(status(player.invoke(MediaPlayback.FastForward())) == .success) }
        #expect(player[MediaPlayback.playbackSpeed] == 16)
        #expect(status(player.invoke(MediaPlayback.FastForward())) == .speedOutOfRange)
        player.pass(10_000)
        #expect(status(player.invoke(MediaPlayback.Rewind())) == .success)
        #expect(player[MediaPlayback.playbackSpeed] == -2)
        #expect(position(player) == 160_000)
        player.invoke(MediaPlayback.Play())
        #expect(player[MediaPlayback.playbackSpeed] == 1)
    }

    @Test func `rewound to its beginning it plays`() throws {
        let player = try player()
        player.invoke(MediaPlayback.Play())
        player.pass(10_000)
        player.invoke(MediaPlayback.Rewind())
        player.pass(5_000)
        #expect(player[MediaPlayback.playbackSpeed] == 1)
        #expect(position(player) == 0)
    }

    @Test func `seeking outside the range changes nothing, and skips end at it`() throws {
        let player = try player()
        let length = MediaPlaybackBehaviour.titles[0]
        #expect(status(player.invoke(MediaPlayback.Seek(position: 5))) == .notActive)
        player.invoke(MediaPlayback.Play())
        #expect(status(player.invoke(MediaPlayback.Seek(position: 60_000))) == .success)
        #expect(position(player) == 60_000)
        #expect(status(player.invoke(MediaPlayback.Seek(position: length + 1))) == .seekOutOfRange)
        #expect(position(player) == 60_000)
        player.invoke(MediaPlayback.SkipBackward(deltaPositionMilliseconds: 70_000))
        #expect(position(player) == 0)
        player.invoke(MediaPlayback.SkipForward(deltaPositionMilliseconds: .max))
        #expect(position(player) == length)
    }

    @Test func `at its end it stops, and the next title is another one`() throws {
        let player = try player()
        player.invoke(MediaPlayback.Play())
        player.pass(Int64(MediaPlaybackBehaviour.titles[0]))
        #expect(player[MediaPlayback.currentState] == .notPlaying)
        #expect(status(player.invoke(MediaPlayback.Next())) == .success)
        #expect(player[MediaPlayback.currentState] == .playing)
        #expect(player[MediaPlayback.duration] == MediaPlaybackBehaviour.titles[1])
        player.invoke(MediaPlayback.Previous())
        #expect(player[MediaPlayback.duration] == MediaPlaybackBehaviour.titles[0])
    }

    @Test func `playing turns it on, turning off ends it`() throws {
        let player = try player(on: false)
        player.invoke(MediaPlayback.Play())
        #expect(player[OnOff.onOff] == true)
        player.invoke(OnOff.Off())
        #expect(player[MediaPlayback.currentState] == .notPlaying)
    }

    @Test func `tracks are chosen among those there are`() throws {
        let player = try player(["AT", "TT"])
        #expect(player.invoke(MediaPlayback.ActivateTextTrack(trackId: "text-2")).isSuccess)
        #expect((player[MediaPlayback.activeTextTrack] ?? nil)?.id == "text-2")
        #expect(player.invoke(MediaPlayback.DeactivateTextTrack()).isSuccess)
        #expect(player[MediaPlayback.activeTextTrack] == .some(nil))
        #expect(player.invoke(MediaPlayback.ActivateAudioTrack(trackId: "none")).status == .constraintError)
        #expect((player[MediaPlayback.activeAudioTrack] ?? nil)?.id == "audio-1")
    }

    @Test func `title and position survive a restart`() throws {
        let player = try player()
        player.invoke(MediaPlayback.Next())
        player.invoke(MediaPlayback.Seek(position: 30_000))
        let again = player.restarted()
        again.pass(1_000)
        again.invoke(MediaPlayback.Pause())
        #expect(position(again) == 31_000)
        again.invoke(MediaPlayback.Previous())
        #expect(again[MediaPlayback.duration] == MediaPlaybackBehaviour.titles[0])
    }
}
