import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Messages and chimes` {
    private func id(_ byte: UInt8) -> Octets { Octets([UInt8](repeating: byte, count: 16)) }

    private func screen() throws -> Bench { try Bench(traits: [TraitRequest(Messages.self)]) }

    @Test func `a message is presented for its time`() throws {
        let screen = try screen()
        #expect(
            screen.invoke(
                Messages.PresentMessagesRequest(messageId: id(1), duration: 5_000, messageText: "Dinner")
            ).isSuccess)
        #expect(screen[Messages.messages]?.map(\.messageText) == ["Dinner"])
        #expect(screen[Messages.activeMessageIDs] == [id(1)])
        screen.pass(5_000)
        #expect(screen[Messages.messages] == [])
        #expect(screen[Messages.activeMessageIDs] == [])
        #expect(screen.eventNames == ["messageQueued", "messagePresented", "messageComplete"])
    }

    @Test func `one for later waits, one without a time stays until it is cancelled`() throws {
        let screen = try screen()
        let later = Bench.start.matterEpochSeconds + 60
        screen.invoke(Messages.PresentMessagesRequest(messageId: id(1), startTime: later, messageText: "Later"))
        #expect(screen[Messages.activeMessageIDs] == [])
        screen.pass(61_000)
        #expect(screen[Messages.activeMessageIDs] == [id(1)])
        screen.pass(86_400_000)
        #expect(screen[Messages.activeMessageIDs] == [id(1)])
        #expect(screen.restarted()[Messages.activeMessageIDs] == [id(1)])
        #expect(screen.invoke(Messages.CancelMessagesRequest(messageIDs: [id(2)])).status == .notFound)
        #expect(screen.invoke(Messages.CancelMessagesRequest(messageIDs: [id(1)])).isSuccess)
        #expect(screen[Messages.messages] == [])
    }

    @Test func `there is room for eight, each once`() throws {
        let screen = try screen()
        for byte in UInt8(1)...8 {
            #expect(screen.invoke(Messages.PresentMessagesRequest(messageId: id(byte), messageText: "")).isSuccess)
        }
        let again = Messages.PresentMessagesRequest(messageId: id(1), messageText: "")
        #expect(screen.invoke(again).status == .invalidCommand)
        let ninth = Messages.PresentMessagesRequest(messageId: id(9), messageText: "")
        #expect(screen.invoke(ninth).status == .resourceExhausted)
    }

    @Test func `a chime plays what it has, unless it is off`() throws {
        let chime = try Bench(traits: [TraitRequest(Chime.self, [], [("enabled", true)])])
        #expect(chime.invoke(Chime.PlayChimeSound(chimeId: 1)).isSuccess)
        #expect(chime.events.last?.fields == [1])
        #expect(chime.invoke(Chime.PlayChimeSound(chimeId: 9)).status == .notFound)
        #expect(chime.write(Chime.selectedChime, 9).status == .notFound)
        #expect(chime.write(Chime.enabled, false).isSuccess)
        chime.forget()
        #expect(chime.invoke(Chime.PlayChimeSound()).isSuccess)
        #expect(chime.events.isEmpty)
    }
}
