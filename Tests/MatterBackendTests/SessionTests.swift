import HomeModel
import JSON
import Testing

@testable import MatterBackend

@Suite("The connection to a Matter Server") struct SessionTests {
    private static let now = ContinuousClock.now
    private static let info = ServerInfo(schemaVersion: 11)

    private func run(_ inputs: [SessionState.Input], _ session: inout SessionState) -> [SessionState.Action] {
        var actions: [SessionState.Action] = []
        for input in inputs { actions = session.handle(input, at: Self.now, jitter: 1) }
        return actions
    }

    @Test func `the server introduces itself, then it is asked once for its nodes`() {
        var session = SessionState()
        #expect(run([.start], &session) == [.connect, .wait(SessionState.greetingPatience)])
        #expect(run([.opened], &session) == [.wait(SessionState.greetingPatience)])
        #expect(run([.greeted(Self.info)], &session) == [.stopWaiting, .listen])
        #expect(run([.greeted(Self.info)], &session) == [], "server_info_updated")
        #expect(run([.listed], &session) == [.live])
        #expect(run([.listed], &session) == [])
        #expect(session.phase == .live)
    }

    @Test func `a version that is too old is refused, a newer one taken`() {
        for version in [0, 10] as [UInt64] {
            var session = SessionState()
            let actions = run([.start, .opened, .greeted(ServerInfo(schemaVersion: version))], &session)
            #expect(actions.first == .close && actions.contains(.listen) == false)
            #expect(session.phase == .away)
        }
        for version in [11, 12, 13, 99] as [UInt64] {
            var session = SessionState()
            #expect(
                run([.start, .opened, .greeted(ServerInfo(schemaVersion: version))], &session) == [
                    .stopWaiting, .listen,
                ])
        }
    }

    @Test func `it connects again for ever, more and more slowly`() {
        var session = SessionState()
        var waits: [Duration] = []
        _ = run([.start], &session)
        for _ in 0..<12 {
            let actions = run([.closed("gone")], &session)
            #expect(actions.first == .lost("gone"))
            if case .wait(let time)? = actions.last { waits.append(time) }
            #expect(run([.elapsed], &session).first == .connect)
        }
        #expect(waits.prefix(4) == [.milliseconds(500), .seconds(1), .seconds(2), .seconds(4)])
        #expect(waits.last == .seconds(30))
    }

    @Test func `half of each wait is by chance`() {
        var session = SessionState()
        _ = run([.start], &session)
        #expect(session.handle(.closed(""), at: Self.now, jitter: 0).last == .wait(.milliseconds(250)))
    }

    @Test func `silence ends a connection, in whatever phase`() {
        for inputs in [[], [.opened]] as [[SessionState.Input]] {
            var session = SessionState()
            #expect(run([.start] + inputs + [.elapsed], &session).first == .close)
        }
        var session = SessionState()
        let refused = run([.start, .opened, .greeted(Self.info), .notListed("no")], &session)
        #expect(refused.first == .close, "asking twice on one connection makes servers close it")
    }

    @Test func `after a stop nothing happens`() {
        var session = SessionState()
        _ = run([.start, .opened, .stop], &session)
        for input in [.opened, .greeted(Self.info), .listed, .closed(""), .elapsed] as [SessionState.Input] {
            #expect(run([input], &session) == [])
        }
    }

    // MARK: Requests

    private struct Asked {
        var queue = RequestQueue()
        var sent: [UInt64] = []
        var failed: [(UInt64, CommandFailure)] = []

        mutating func note(_ actions: [RequestQueue.Action]) {
            for action in actions {
                switch action {
                case .send(let ticket, _): sent.append(ticket)
                case .fail(let ticket, let failure): failed.append((ticket, failure))
                }
            }
        }

        @discardableResult
        mutating func ask(_ node: UInt64, _ value: Int64, at now: ContinuousClock.Instant = SessionTests.now) -> UInt64
        {
            let (ticket, actions) = queue.submit(
                .write(.integer(value), to: NodePath(1, 6, 0), node: node), at: now)
            note(actions)
            return ticket
        }

        mutating func answer(_ ticket: UInt64) { note(queue.answered(ticket, at: SessionTests.now) ?? []) }
    }

    @Test func `a node that hangs keeps nobody waiting but itself`() {
        var asked = Asked()
        let first = (0..<10).map { asked.ask(1, $0) }
        #expect(asked.sent == Array(first.prefix(RequestQueue.runningLimit)))
        let other = asked.ask(2, 0)
        #expect(asked.sent.last == other)
        asked.answer(first[0])
        #expect(asked.sent.last == first[4])
    }

    @Test func `equal requests never run at once, and keep their order`() {
        var asked = Asked()
        let tickets = [asked.ask(1, 7), asked.ask(1, 7), asked.ask(1, 8)]
        #expect(asked.sent == [tickets[0]])
        asked.answer(tickets[0])
        #expect(asked.sent == tickets)
    }

    @Test func `what is not answered in time has an unknown outcome, what was not sent never is`() {
        var asked = Asked()
        let tickets = (0..<6).map { asked.ask(1, $0) }
        asked.note(asked.queue.expire(at: Self.now + .seconds(9)))
        #expect(asked.failed.isEmpty)
        asked.note(asked.queue.expire(at: Self.now + .seconds(10)))
        #expect(asked.failed.map(\.0) == Array(tickets.suffix(2)))
        #expect(asked.failed.allSatisfy { $0.1.code == .deadlineExceeded && $0.1.message.contains("not sent") })
        asked.note(asked.queue.expire(at: Self.now + .seconds(30)))
        #expect(asked.failed.map(\.0) == Array(tickets.suffix(2) + tickets.prefix(4)))
        #expect(asked.sent.count == 4 && asked.queue.isEmpty)
        #expect(asked.queue.answered(tickets[0], at: Self.now) == nil, "an answer that comes too late is no answer")
    }

    @Test func `a lane is bounded`() {
        var asked = Asked()
        for value in 0..<200 { asked.ask(1, Int64(value)) }
        #expect(asked.failed.count == 200 - RequestQueue.runningLimit - RequestQueue.waitingLimit)
        #expect(asked.failed.allSatisfy { $0.1.code == .resourceExhausted })
    }

    @Test func `a lost connection leaves what was sent unknown, and what was not undone`() {
        var asked = Asked()
        for value in 0..<6 { asked.ask(1, Int64(value)) }
        asked.note(asked.queue.drop())
        #expect(
            asked.failed.map(\.1.code) == Array(repeating: .deadlineExceeded, count: 4) + [.unavailable, .unavailable])
        #expect(asked.queue.isEmpty)
    }
}
