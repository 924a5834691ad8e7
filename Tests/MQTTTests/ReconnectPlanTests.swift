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
    /// How an attempt ends: with a connection, or without.
    enum Event {
        case accepted, silence, refusedVersion, refusedCredentials, unreachable, closed

        var ending: Ending {
            switch self {
            case .silence: Ending(kind: .lost, text: "", versionHint: .suspected)
            case .refusedVersion: Ending(kind: .refused, code: 1, text: "", versionHint: .certain)
            case .refusedCredentials: Ending(kind: .refused, code: 5, text: "")
            case .unreachable: Ending(kind: .unreachable, text: "")
            case .accepted, .closed: Ending(kind: .lost, text: "")
            }
        }
    }

    @Test(
        arguments: [
            // Version 5 is spoken.
            ([.accepted, .closed], [.v5, .v5, .v5]),
            ([.refusedCredentials, .refusedCredentials, .refusedCredentials], [.v5, .v5, .v5, .v5]),
            // It is refused: 3.1.1 for good.
            ([.refusedVersion, .accepted, .closed, .silence, .unreachable], [.v5, .v311, .v311, .v311, .v311, .v311]),
            // Silence, an answer to 3.1.1, silence again: 3.1.1 for good.
            (
                [.silence, .silence, .accepted, .closed, .silence, .accepted, .closed],
                [.v5, .v5, .v311, .v5, .v5, .v311, .v311, .v311]
            ),
            (
                [.silence, .silence, .refusedCredentials, .silence, .refusedCredentials],
                [.v5, .v5, .v311, .v5, .v311, .v311]
            ),
            // The broker was down behind a proxy, and 3.1.1 happened to find it up: 5 after all.
            ([.silence, .silence, .accepted, .closed, .accepted, .closed], [.v5, .v5, .v311, .v5, .v5, .v5, .v5]),
            // Nobody there.
            ([.silence, .silence, .silence, .silence, .silence], [.v5, .v5, .v311, .v5, .v5, .v311]),
            ([.silence, .unreachable, .silence, .unreachable], [.v5, .v5, .v5, .v5, .v5]),
        ] as [([Event], [MQTTProtocolVersion])])
    func `by what brokers do`(events: [Event], versions: [MQTTProtocolVersion]) {
        var negotiation = VersionNegotiation(preferred: .v5)
        var tried = [negotiation.next]
        for event in events {
            if event == .accepted {
                _ = negotiation.keepsConnection()
            } else {
                _ = negotiation.triesOther(after: event.ending)
            }
            tried.append(negotiation.next)
        }
        #expect(tried == versions)
    }

    @Test func `not when 3-1-1 is wanted`() {
        var negotiation = VersionNegotiation(preferred: .v311)
        for event in [Event.silence, .silence, .silence, .refusedVersion] {
            let triesOther = negotiation.triesOther(after: event.ending)
            #expect(!triesOther)
            #expect(negotiation.next == .v311)
        }
    }
}
