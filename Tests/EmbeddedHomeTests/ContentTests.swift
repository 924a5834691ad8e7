import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Content, apps and places of a simulated player` {
    private let app = ApplicationLauncher.Application(catalogVendorId: 0xFFF1, applicationId: "example.films")

    private func player() throws -> Bench {
        try Bench(traits: [
            TraitRequest(OnOff.self), TraitRequest(MediaPlayback.self, ["AS"]),
            TraitRequest(ContentLauncher.self, ["CS", "UP"]), TraitRequest(ApplicationLauncher.self, ["AP"]),
            TraitRequest(TargetNavigator.self), TraitRequest(LowPower.self),
        ])
    }

    private func launch(_ address: String, _ player: Bench, at position: UInt64? = nil) -> ContentLauncher.Status? {
        let preferences = position.map { ContentLauncher.PlaybackPreferences(playbackPosition: $0) }
        let command = ContentLauncher.LaunchUrl(contentUrl: address, playbackPreferences: preferences)
        return ContentLauncher.LauncherResponse(fields: player.invoke(command).fields)?.status
    }

    @Test func `an address plays, from where it is wished`() throws {
        let player = try player()
        #expect(launch("https://example.com/film", player, at: 60_000) == .success)
        #expect(player[OnOff.onOff] == true)
        #expect(player[MediaPlayback.currentState] == .playing)
        #expect((player[MediaPlayback.sampledPosition] ?? nil)?.position == 60_000)
    }

    @Test(arguments: ["", "film", "://film", "https://", "ht tp://film"])
    func `what is no address is not available`(address: String) throws {
        let player = try player()
        #expect(launch(address, player) == .urlNotAvailable)
        #expect(player[MediaPlayback.currentState] == .notPlaying)
    }

    @Test(arguments: [true, false])
    func `a search plays only if it is to`(plays: Bool) throws {
        let player = try player()
        let search = ContentLauncher.ContentSearch(parameterList: [.init(type: .actor, valueField: "Somebody")])
        #expect(player.invoke(ContentLauncher.LaunchContent(search: search, autoPlay: plays)).isSuccess)
        #expect((player[MediaPlayback.currentState] == .playing) == plays)
    }

    @Test func `an app of the catalogue begins and ends`() throws {
        let player = try player()
        func status(_ outcome: ActionOutcome) -> ApplicationLauncher.Status? {
            ApplicationLauncher.LauncherResponse(fields: outcome.fields)?.status
        }
        #expect(status(player.invoke(ApplicationLauncher.LaunchApp(application: app))) == .success)
        #expect((player[ApplicationLauncher.currentApp] ?? nil)?.application == app)
        let stranger = ApplicationLauncher.Application(catalogVendorId: 1, applicationId: "x")
        #expect(status(player.invoke(ApplicationLauncher.LaunchApp(application: stranger))) == .appNotAvailable)
        #expect((player[ApplicationLauncher.currentApp] ?? nil)?.application == app)
        #expect(status(player.invoke(ApplicationLauncher.StopApp(application: app))) == .success)
        #expect(player[ApplicationLauncher.currentApp] == .some(nil))
    }

    @Test func `an app launches itself, and shows it`() throws {
        let content = try Bench(traits: [TraitRequest(ApplicationBasic.self), TraitRequest(ApplicationLauncher.self)])
        #expect(content[ApplicationBasic.status] == .stopped)
        content.invoke(ApplicationLauncher.LaunchApp())
        #expect(content[ApplicationBasic.status] == .activeVisibleFocus)
        content.invoke(ApplicationLauncher.HideApp())
        #expect(content[ApplicationBasic.status] == .activeHidden)
    }

    @Test func `a place of the list is gone to, and no other`() throws {
        let player = try player()
        func status(_ target: UInt8) -> TargetNavigator.Status? {
            let outcome = player.invoke(TargetNavigator.NavigateTarget(target: target))
            return TargetNavigator.NavigateTargetResponse(fields: outcome.fields)?.status
        }
        #expect(status(3) == .success)
        #expect(player[TargetNavigator.currentTarget] == 3)
        #expect(player.eventNames == ["targetUpdated"])
        #expect(status(99) == .targetNotFound)
        #expect(player[TargetNavigator.currentTarget] == 3)
    }

    @Test func `sleep turns it off`() throws {
        let player = try player()
        player.invoke(MediaPlayback.Play())
        #expect(player.invoke(LowPower.Sleep()).isSuccess)
        #expect(player[OnOff.onOff] == false)
        #expect(player[MediaPlayback.currentState] == .notPlaying)
    }

    @Test func `logging in wants the PIN that was given out`() throws {
        let content = try Bench(traits: [TraitRequest(AccountLogin.self)])
        let account = "temporary-account"
        let answer = content.invoke(AccountLogin.GetSetupPin(tempAccountIdentifier: account))
        let pin = try #require(AccountLogin.GetSetupPinResponse(fields: answer.fields)).setupPin
        let wrong = AccountLogin.Login(tempAccountIdentifier: account, setupPin: pin + "0")
        #expect(content.invoke(wrong).status == .unsupportedAccess)
        #expect(content.invoke(AccountLogin.Login(tempAccountIdentifier: account, setupPin: pin)).isSuccess)
        #expect(content.invoke(AccountLogin.Logout()).isSuccess)
        #expect(content.eventNames == ["loggedOut"])
    }
}
