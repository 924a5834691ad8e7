import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Simulated parental control` {
    private func player(_ features: [String]) throws -> Bench {
        try Bench(traits: [
            TraitRequest(OnOff.self, [], [("onOff", true)]), TraitRequest(MediaPlayback.self),
            TraitRequest(ContentControl.self, features),
        ])
    }

    @Test func `screen time runs out while it is on and controlled, and ends what plays`() throws {
        let player = try player(["ST"])
        player.invoke(ContentControl.SetScreenDailyTime(screenTime: 100))
        player.invoke(MediaPlayback.Play())
        player.pass(50_000)
        #expect(player[ContentControl.remainingScreenTime] == 100)
        player.invoke(ContentControl.Enable())
        player.pass(70_000)
        #expect(player[ContentControl.remainingScreenTime] == 40)
        player.pass(30_000)
        #expect(player[ContentControl.remainingScreenTime] == 0)
        #expect(player.eventNames.contains("remainingScreenTimeExpired"))
        #expect(player[MediaPlayback.currentState] == .notPlaying)
        #expect(player.invoke(ContentControl.AddBonusTime(pinCode: "9999")).status == .failure)
        #expect(player.invoke(ContentControl.AddBonusTime(bonusTime: 60)).isSuccess)
        #expect(player[ContentControl.remainingScreenTime] == 60)
    }

    @Test func `the PIN is changed with the old one, reset without, and stays`() throws {
        let player = try player(["PM", "ST"])
        #expect(player.invoke(ContentControl.UpdatePin(oldPin: "1", newPin: "2222")).status == .failure)
        #expect(player.invoke(ContentControl.UpdatePin(oldPin: "0000", newPin: "2222")).isSuccess)
        let again = player.restarted()
        #expect(again.invoke(ContentControl.AddBonusTime(bonusTime: 60)).status == .failure)
        #expect(again.invoke(ContentControl.AddBonusTime(pinCode: "2222", bonusTime: 60)).isSuccess)
        let answer = again.invoke(ContentControl.ResetPin())
        let pin = try #require(ContentControl.ResetPinResponse(fields: answer.fields)).pinCode
        #expect(again.invoke(ContentControl.AddBonusTime(pinCode: pin, bonusTime: 60)).isSuccess)
    }

    @Test func `ratings are those of the list`() throws {
        let player = try player(["OCR", "SCR"])
        #expect(player.invoke(ContentControl.SetOnDemandRatingThreshold(rating: "PG")).isSuccess)
        #expect(player[ContentControl.onDemandRatingThreshold] == "PG")
        #expect(player.invoke(ContentControl.SetScheduledContentRatingThreshold(rating: "X")).status == .failure)
    }

    @Test func `channels, apps and times are blocked and unblocked once`() throws {
        let player = try player(["BC", "BA", "BTW"])
        let channel = ContentControl.BlockChannel(blockChannelIndex: nil, majorNumber: 1, minorNumber: 0)
        #expect(player.invoke(ContentControl.AddBlockChannels(channels: [channel])).isSuccess)
        #expect(player.invoke(ContentControl.AddBlockChannels(channels: [channel])).status == .failure)
        let index = try #require(player[ContentControl.blockChannelList]?.first?.blockChannelIndex)
        #expect(player.invoke(ContentControl.RemoveBlockChannels(channelIndexes: [index])).isSuccess)
        #expect(player[ContentControl.blockChannelList]?.isEmpty == true)
        #expect(player.invoke(ContentControl.RemoveBlockChannels(channelIndexes: [index])).status == .failure)

        let app = ContentControl.AppInfo(catalogVendorId: 1, applicationId: "x")
        #expect(player.invoke(ContentControl.AddBlockApplications(applications: [app])).isSuccess)
        #expect(player.invoke(ContentControl.AddBlockApplications(applications: [app])).status == .failure)
        #expect(player.invoke(ContentControl.RemoveBlockApplications(applications: [app])).isSuccess)

        let window = ContentControl.TimeWindow(
            timeWindowIndex: nil, dayOfWeek: .monday,
            timePeriod: [.init(startHour: 20, startMinute: 0, endHour: 23, endMinute: 0)])
        #expect(player.invoke(ContentControl.SetBlockContentTimeWindow(timeWindow: window)).isSuccess)
        #expect(player.invoke(ContentControl.SetBlockContentTimeWindow(timeWindow: window)).status == .failure)
        #expect(player.invoke(ContentControl.RemoveBlockContentTimeWindow(timeWindowIndexes: [0])).isSuccess)
        #expect(player[ContentControl.blockContentTimeWindow]?.isEmpty == true)
    }
}
