import EventLoop
import MQTT
import Testing

@testable import Adapter

@LoopActor
@Suite struct `The publisher and what brokers do` {
    @Test(arguments: [1, 2, 20])
    func `says online last, however little the broker takes at a time`(window: Int) throws {
        let under = try PublisherUnderTest(MemoryLedger())
        for number in 1...5 { under.add("t\(number)", "x") }
        var births = 0
        under.publisher.onSynchronized = { births += 1 }
        let bus = ScriptedBus(window: window)
        under.connect(bus)
        bus.acknowledgeAll()
        #expect(
            bus.sent.map(\.topic) == [
                "b/t1", "b/t2", "b/t3", "b/t4", "b/t5", "b/_adapter/session", "b/_adapter/status",
            ])
        #expect(bus.sent.last?.payload == "online")
        #expect(births == 1)
        under.publisher.sayGoodbye()
        bus.acknowledgeAll()
        #expect(bus.payloads(on: "b/_adapter/status") == ["online", "offline"])
        #expect(under.publisher.hasLeft)
    }

    @Test func `says online while values keep changing`() throws {
        let under = try PublisherUnderTest(MemoryLedger())
        let busy = under.add("busy", "0")
        let bus = ScriptedBus()
        under.connect(bus)
        for number in 1...10 {
            // One more is always on its way when one is acknowledged.
            under.change(busy, "\(number)")
            bus.acknowledge()
        }
        #expect(bus.payloads(on: "b/_adapter/status") == ["online"])
    }

    @Test func `says offline when it stops in the middle of publishing everything again`() throws {
        let under = try PublisherUnderTest(MemoryLedger())
        for number in 1...30 { under.add("t\(number)", "x") }
        let bus = ScriptedBus(window: 3)
        under.connect(bus)
        bus.acknowledgeAll()
        under.publisher.republishAll()
        bus.acknowledge()
        under.publisher.sayGoodbye()
        bus.acknowledgeAll()
        #expect(bus.payloads(on: "b/_adapter/status") == ["online", "offline"])
        // The canary must not claim what was not published.
        #expect(bus.sent.last?.topic == "b/_adapter/status")
        #expect(under.publisher.hasLeft)
    }

    @Test func `a refused topic is told once, never counted as delivered, and tried again on the next connection`()
        throws
    {
        let ledger = MemoryLedger()
        let under = try PublisherUnderTest(ledger)
        under.add("free", "x")
        let denied = under.add("denied", "x")
        let bus = ScriptedBus()
        under.connect(bus)
        bus.acknowledgeAll(refusing: ["b/denied"])
        #expect(under.publisher.refusedTopics.keys.sorted() == ["b/denied"])
        #expect(ledger.digest(of: "b/free") != nil)
        #expect(ledger.digest(of: "b/denied") == nil)
        under.change(denied, "x")
        #expect(bus.payloads(on: "b/denied").count == 1)

        under.publisher.disconnected()
        let next = ScriptedBus()
        under.connect(next, acknowledged: .max)
        next.acknowledgeAll()
        #expect(next.payloads(on: "b/denied").count == 1)
        #expect(next.payloads(on: "b/free") == [])
        #expect(under.publisher.refusedTopics.isEmpty)
        #expect(ledger.digest(of: "b/denied") != nil)
    }

    @Test func `a topic above the packet limit is told, and published when it is smaller again`() throws {
        let ledger = MemoryLedger()
        let under = try PublisherUnderTest(ledger)
        let topic = under.add("t", String(repeating: "x", count: 200))
        let bus = ScriptedBus()
        bus.limit = 100
        under.connect(bus)
        bus.acknowledgeAll()
        #expect(bus.payloads(on: "b/t") == [])
        #expect(under.publisher.refusedTopics.keys.contains("b/t"))
        #expect(ledger.digest(of: "b/t") == nil)
        under.change(topic, "short")
        #expect(bus.payloads(on: "b/t") == [#""short""#])
    }

    @Test func `a result above the packet limit gives way to one that says so`() throws {
        let under = try PublisherUnderTest(MemoryLedger())
        let bus = ScriptedBus()
        bus.limit = 100
        under.connect(bus)
        bus.acknowledgeAll()
        under.publisher.send(
            TransientMessage(
                topic: try TopicName("answer"), payload: [UInt8](repeating: 0x78, count: 200),
                fallback: Array("small".utf8)))
        #expect(bus.payloads(on: "answer") == ["small"])
    }

    @Test func `an old place is cleared after the new one was acknowledged`() throws {
        let ledger = MemoryLedger()
        let under = try PublisherUnderTest(ledger)
        let old = try #require(under.add("old", "x"))
        let bus = ScriptedBus()
        under.connect(bus)
        bus.acknowledgeAll()
        under.add("new", "x")
        under.publisher.retire([old])
        under.publisher.pump()
        #expect(bus.payloads(on: "b/new").count == 1)
        #expect(bus.payloads(on: "b/old") == [#""x""#])
        bus.acknowledge()
        #expect(bus.payloads(on: "b/old") == [#""x""#, ""])
        bus.acknowledgeAll()
        #expect(!ledger.knows("b/old"))
        #expect(ledger.knows("b/new"))
    }

    @Test func `a refused clearing is tried again on the next connection`() throws {
        let ledger = MemoryLedger()
        let under = try PublisherUnderTest(ledger)
        let old = try #require(under.add("old", "x"))
        let bus = ScriptedBus()
        under.connect(bus)
        bus.acknowledgeAll()
        under.publisher.retire([old])
        under.publisher.pump()
        bus.acknowledgeAll(refusing: ["b/old"])
        #expect(ledger.knows("b/old"))
        under.publisher.disconnected()
        let next = ScriptedBus()
        under.connect(next, acknowledged: .max)
        next.acknowledgeAll()
        #expect(next.payloads(on: "b/old") == [""])
        #expect(!ledger.knows("b/old"))
    }

    @Test func `a topic that came back while it was being cleared stays known`() throws {
        let ledger = MemoryLedger()
        let under = try PublisherUnderTest(ledger)
        let old = try #require(under.add("t", "x"))
        let bus = ScriptedBus()
        under.connect(bus)
        bus.acknowledgeAll()
        under.publisher.retire([old])
        under.publisher.pump()
        under.add("t", "y")
        under.publisher.pump()
        bus.acknowledgeAll()
        #expect(bus.payloads(on: "b/t") == [#""x""#, "", #""y""#])
        #expect(ledger.knows("b/t"))
    }

    @Test func `a ledger that cannot be written is told, and made up for when it can`() throws {
        let ledger = MemoryLedger()
        let under = try PublisherUnderTest(ledger)
        let topic = under.add("t", "1")
        ledger.isFull = true
        let bus = ScriptedBus()
        under.connect(bus)
        bus.acknowledgeAll()
        #expect(bus.payloads(on: "b/t") == [#""1""#])
        #expect(under.publisher.book.failure != nil)
        ledger.isFull = false
        under.change(topic, "2")
        #expect(under.publisher.book.failure == nil)
        #expect(ledger.knows("b/t"))
    }

    @Test func `what a broker with an earlier copy holds of ours and nobody owns any more is cleared`() throws {
        let under = try PublisherUnderTest(MemoryLedger())
        under.add("kept", "x")
        let bus = ScriptedBus()
        bus.publisher = under.publisher
        under.publisher.connected(bus)
        under.publisher.synchronize(acknowledged: 0, clearing: try ["b/kept", "b/ghost"].map { try TopicName($0) })
        bus.acknowledgeAll()
        #expect(bus.payloads(on: "b/ghost") == [""])
        #expect(bus.payloads(on: "b/kept") == [#""x""#])
    }

    @Test(arguments: [10, 50, 2000])
    func `a rate is kept and not undercut`(rate: Int) {
        var pace = Pace(rate: rate)
        var now = ContinuousClock.now
        let start = now
        var sent = 0
        while now - start < .seconds(2) {
            if pace.allows(at: now) {
                pace.spend()
                sent += 1
            } else {
                now += pace.wait
            }
        }
        #expect(sent >= 2 * rate - rate / 10)
        #expect(sent <= 2 * rate + max(1, rate / 10) + 1)
    }
}
