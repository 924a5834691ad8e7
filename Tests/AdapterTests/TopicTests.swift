import JSON
import TestSupport
import Testing

/// The retained topics of the contract's section 3 and what stands on them.
@Suite(.requiresMosquitto) struct RetainedTopicTests {
    @Test func `a lamp has its topics and no others`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let stored = try await home.stored()
        #expect(
            stored.keys.sorted() == [
                "_adapter/info", "_adapter/session", "_adapter/status", "_adapter/trait/identify",
            ])
        for (topic, message) in stored { print(topic, message.text) }
        await home.stop()
    }
}
