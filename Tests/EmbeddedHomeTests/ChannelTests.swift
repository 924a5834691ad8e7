import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Channels of a simulated receiver` {
    private func receiver() throws -> Bench { try Bench(traits: [TraitRequest(Channel.self, ["CL"])]) }

    private func current(_ receiver: Bench) -> UInt16? { (receiver[Channel.currentChannel] ?? nil)?.majorNumber }

    private func change(to match: String, _ receiver: Bench) -> Channel.Status? {
        Channel.ChangeChannelResponse(fields: receiver.invoke(Channel.ChangeChannel(match: match)).fields)?.status
    }

    @Test func `a channel is found by name, call sign and number`() throws {
        let receiver = try receiver()
        #expect(current(receiver) == 1)
        #expect(change(to: "music", receiver) == .success)
        #expect(current(receiver) == 3)
        #expect(change(to: "CH2", receiver) == .success)
        #expect(change(to: "1.0", receiver) == .success)
        #expect(current(receiver) == 1)
        #expect(change(to: "nothing", receiver) == .noMatches)
        #expect(current(receiver) == 1)
    }

    @Test func `a name of two channels is ambiguous`() throws {
        let twins = Value.list([
            Channel.ChannelInfo(majorNumber: 1, minorNumber: 0, name: "News").value,
            Channel.ChannelInfo(majorNumber: 1, minorNumber: 1, name: "News").value,
        ])
        let receiver = try Bench(traits: [TraitRequest(Channel.self, ["CL"], [("channelList", twins)])])
        #expect(change(to: "News", receiver) == .multipleMatches)
    }

    @Test func `by number only what is there`() throws {
        let receiver = try receiver()
        #expect(receiver.invoke(Channel.ChangeChannelByNumber(majorNumber: 2, minorNumber: 0)).isSuccess)
        #expect((receiver[Channel.currentChannel] ?? nil)?.name == "Films")
        #expect(
            receiver.invoke(Channel.ChangeChannelByNumber(majorNumber: 2, minorNumber: 1)).status == .constraintError)
    }

    @Test(arguments: [(Int16(1), UInt16(2)), (-1, 3), (3, 1), (-7, 3), (.max, 2), (.min, 2)])
    func `skipping goes around the list`(count: Int16, channel: UInt16) throws {
        let receiver = try receiver()
        #expect(receiver.invoke(Channel.SkipChannel(count: count)).isSuccess)
        #expect(current(receiver) == channel)
    }
}
