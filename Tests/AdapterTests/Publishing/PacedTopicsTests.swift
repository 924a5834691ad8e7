import EventLoop
import MQTT
import Testing

@testable import Adapter

/// What leaves at a rate that its readers can follow.
@Suite struct PacedTopicsTests {
    @LoopActor private static func topics(_ count: Int) throws -> [RetainedTopic] {
        try (0..<count).map { RetainedTopic(name: try TopicName("t/\($0)"), owner: "o", content: .info) }
    }

    @Test @LoopActor func `a tenth of a second's topics may leave at once, then each waits its turn`() throws {
        let paced = PacedTopics(rate: 100)
        for topic in try Self.topics(1000) { paced.append(topic) }
        var now = ContinuousClock.now
        let start = now
        var sent = 0
        while paced.first != nil {
            if let wait = paced.wait(at: now) {
                #expect(sent >= 10 && wait > .zero && wait <= .milliseconds(10))
                now += wait
            } else {
                paced.removeFirst(wasSent: true)
                sent += 1
            }
        }
        #expect(sent == 1000)
        #expect(now - start >= .seconds(9.8) && now - start <= .seconds(10.1))
    }

    @Test @LoopActor func `what proves unchanged costs no time`() throws {
        let paced = PacedTopics(rate: 100)
        for topic in try Self.topics(1000) { paced.append(topic) }
        let now = ContinuousClock.now
        while paced.first != nil {
            #expect(paced.wait(at: now) == nil)
            paced.removeFirst(wasSent: false)
        }
        #expect(paced.isEmpty)
    }

    @Test @LoopActor func `a topic waits once, and nothing leaves while it is held`() throws {
        let paced = PacedTopics(rate: 100)
        let topics = try Self.topics(2)
        for topic in topics + topics { paced.append(topic) }
        paced.isHeld = true
        #expect(paced.first == nil && !paced.isEmpty)
        paced.isHeld = false
        #expect(paced.first === topics[0])
        paced.removeFirst(wasSent: true)
        #expect(paced.first === topics[1])
        paced.append(topics[0])
        paced.removeFirst(wasSent: true)
        #expect(paced.first === topics[0])
        paced.removeAll()
        #expect(paced.isEmpty && paced.first == nil)
    }
}
