import Telemetry
import Testing

@Suite struct `The metrics` {
    @Test func `count from many threads`() async {
        let metrics = Metrics()
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    let counter = metrics.counter("messages")
                    let gauge = metrics.gauge("queue")
                    for _ in 0..<10_000 {
                        counter.add()
                        gauge.add(2)
                        gauge.add(-1)
                    }
                    metrics.latency("round trip").record(nanoseconds: 5)
                }
            }
        }
        #expect(metrics.counter("messages").value == 80_000)
        #expect(metrics.gauge("queue").value == 80_000)
        #expect(metrics.latency("round trip").values.count == 8)
    }

    @Test func `come sorted by name`() {
        let metrics = Metrics()
        metrics.gauge("b").value = -3
        metrics.counter("c").add(5)
        metrics.latency("a").record(.milliseconds(2))
        let snapshot = metrics.snapshot()
        #expect(snapshot.map(\.name) == ["a", "b", "c"])
        #expect(snapshot[1].value == .gauge(-3))
        #expect(snapshot[2].value == .counter(5))
        guard case .latency(let values) = snapshot[0].value else {
            Issue.record("no latency")
            return
        }
        #expect(values.count == 1)
        #expect(values.max == .milliseconds(2))
    }
}

@Suite struct `A latency summary` {
    @Test func `is empty at first`() {
        let values = LatencySummary().values
        #expect(values.count == 0)
        #expect((values.p50, values.p99, values.max) == (.zero, .zero, .zero))
    }

    @Test func `is off by an eighth at most`() {
        let summary = LatencySummary()
        for microseconds in 1...1_000 { summary.record(.microseconds(microseconds)) }
        let values = summary.values
        #expect(values.count == 1_000)
        #expect(values.p50 >= .microseconds(500) && values.p50 <= .microseconds(563))
        #expect(values.p99 >= .microseconds(990) && values.p99 <= .microseconds(1_000))
        #expect(values.max == .microseconds(1_000))
    }

    @Test func `takes any duration`() {
        let summary = LatencySummary()
        for exponent in 0..<64 as Range<UInt64> {
            summary.record(nanoseconds: 1 << exponent)
            summary.record(nanoseconds: (1 << exponent) - 1)
        }
        summary.record(nanoseconds: .max)
        summary.record(.seconds(-1))
        summary.record(.seconds(Int64.max))
        #expect(summary.values.count == 131)
        #expect(summary.values.max == .nanoseconds(Int64.max))
    }

    @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 1_000, 123_456_789, 1 << 40] as [UInt64])
    func `is exact for a single duration`(nanoseconds: UInt64) {
        let summary = LatencySummary()
        summary.record(nanoseconds: nanoseconds)
        #expect(summary.values.p50 == .nanoseconds(Int64(nanoseconds)))
        #expect(summary.values.p99 == .nanoseconds(Int64(nanoseconds)))
    }
}
