import Testing

@testable import MQTT

@Suite("A plan for reconnecting")
struct ReconnectPlanTests {
    private let start = ContinuousClock.now

    private func plan(jitter: Double = 1) -> ReconnectPlan {
        ReconnectPlan(backoff: MQTTBackoff(jitter: { jitter }))
    }

    private func expectDelay(
        _ plan: inout ReconnectPlan, _ kind: MQTTDisconnectReason.Kind, at now: ContinuousClock.Instant,
        _ expected: Duration, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let delay = plan.ended(kind, at: now).delay
        #expect(delay == expected, sourceLocation: sourceLocation)
    }

    private func expectFight(
        _ plan: inout ReconnectPlan, _ kind: MQTTDisconnectReason.Kind, at now: ContinuousClock.Instant,
        _ expected: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isFight = plan.ended(kind, at: now).isFight
        #expect(isFight == expected, sourceLocation: sourceLocation)
    }

    @Test func `doubles the wait from half a second to thirty`() {
        var plan = plan()
        let delays = (0..<9).map { _ in plan.ended(.unreachable, at: start).delay }
        #expect(delays == [0.5, 1, 2, 4, 8, 16, 30, 30, 30].map { .seconds($0) })
    }

    @Test func `waits for a random part of that`() {
        var halved = plan(jitter: 0.5)
        expectDelay(&halved, .unreachable, at: start, .milliseconds(250))
        expectDelay(&halved, .unreachable, at: start, .milliseconds(500))
        var none = plan(jitter: 0)
        expectDelay(&none, .unreachable, at: start, .zero)
        for _ in 0..<1000 {
            var random = ReconnectPlan(backoff: MQTTBackoff())
            let delay = random.ended(.unreachable, at: start).delay
            #expect(delay >= .zero && delay <= .milliseconds(500))
        }
    }

    @Test func `survives any number of failures`() {
        var plan = plan()
        for _ in 0..<100_000 { _ = plan.ended(.unreachable, at: start) }
        expectDelay(&plan, .unreachable, at: start, .seconds(30))
    }

    @Test(arguments: [(59, Duration.seconds(2)), (60, .milliseconds(500))])
    func `begins anew only after a stable connection`(seconds: Int, expected: Duration) {
        var plan = plan()
        _ = plan.ended(.unreachable, at: start)
        _ = plan.ended(.unreachable, at: start)
        plan.connected(at: start)
        expectDelay(&plan, .lost, at: start + .seconds(seconds), expected)
    }

    @Test(arguments: [(10, true), (11, false)])
    func `pauses when two takeovers come close together`(seconds: Int, isFight: Bool) {
        var plan = plan()
        expectFight(&plan, .takenOver, at: start, false)
        let second = plan.ended(.takenOver, at: start + .seconds(seconds))
        #expect(second.isFight == isFight)
        #expect((second.delay == .seconds(60)) == isFight)
    }

    @Test(arguments: [(10, true), (11, false)])
    func `suspects a takeover when connections just end again and again`(seconds: Int, isFight: Bool) {
        var plan = plan()
        for index in 0..<3 {
            plan.connected(at: start)
            expectFight(&plan, .lost, at: start + .seconds(index * seconds), false)
        }
        plan.connected(at: start)
        expectFight(&plan, .lost, at: start + .seconds(3 * seconds), isFight)
    }

    @Test func `does not take a restarting broker for that`() {
        var plan = plan()
        for _ in 0..<20 {
            plan.connected(at: start)
            expectFight(&plan, .lost, at: start, false)
            expectFight(&plan, .unreachable, at: start, false)
        }
    }
}

@Suite("Protocol versions are negotiated")
struct VersionNegotiationTests {
    private func ending(_ hint: Ending.VersionHint, code: UInt8? = nil) -> Ending {
        Ending(kind: code == nil ? .lost : .refused, code: code, text: "", versionHint: hint)
    }

    private func expectFallback(
        _ negotiation: inout VersionNegotiation, after ending: Ending, _ expected: Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let fallsBack = negotiation.fallsBack(after: ending)
        #expect(fallsBack == expected, sourceLocation: sourceLocation)
    }

    @Test func `by falling back when 5 is refused, for good`() {
        var negotiation = VersionNegotiation(preferred: .v5)
        expectFallback(&negotiation, after: ending(.certain, code: 132), true)
        #expect(negotiation.next == .v311)
        expectFallback(&negotiation, after: ending(.suspected), false)
        #expect(negotiation.next == .v311)
    }

    @Test func `by trying 3-1-1 after two silent ends`() {
        var negotiation = VersionNegotiation(preferred: .v5)
        expectFallback(&negotiation, after: ending(.suspected), false)
        #expect(negotiation.next == .v5)
        expectFallback(&negotiation, after: ending(.suspected), true)
        #expect(negotiation.next == .v311)
        expectFallback(&negotiation, after: ending(.suspected), false)
        #expect(negotiation.next == .v5)
    }

    @Test func `by keeping 3-1-1 when it is understood, be it refused`() {
        var negotiation = VersionNegotiation(preferred: .v5)
        _ = negotiation.fallsBack(after: ending(.suspected))
        _ = negotiation.fallsBack(after: ending(.suspected))
        expectFallback(&negotiation, after: ending(.none, code: 5), false)
        #expect(negotiation.next == .v311)
    }

    @Test func `by forgetting a suspicion once something else happens`() {
        var negotiation = VersionNegotiation(preferred: .v5)
        _ = negotiation.fallsBack(after: ending(.suspected))
        _ = negotiation.fallsBack(after: ending(.none))
        expectFallback(&negotiation, after: ending(.suspected), false)
        negotiation.succeeded(with: .v5)
        expectFallback(&negotiation, after: ending(.suspected), false)
    }

    @Test func `not when 3-1-1 is wanted`() {
        var negotiation = VersionNegotiation(preferred: .v311)
        for _ in 0..<3 { expectFallback(&negotiation, after: ending(.suspected), false) }
        #expect(negotiation.next == .v311)
    }
}
