import HomeModel

/// Which requests are open, which wait, and until when. Decides only; its owner sends, and answers those who asked.
///
/// A node that hangs keeps nobody waiting but itself: it has a lane of its own, in which a few requests run at once and a bounded
/// number waits. Equal ones never run at once, for some servers make one of them. What was sent and is not answered in time has an
/// unknown outcome; what was not sent in time never is.
struct RequestQueue {
    /// Tells requests apart, over all connections.
    typealias Ticket = UInt64

    enum Action {
        case send(Ticket, ServerRequest)
        case fail(Ticket, CommandFailure)
    }

    private struct Entry {
        let ticket: Ticket
        let request: ServerRequest
        /// What two equal requests have in common.
        let fingerprint: [UInt8]
        var deadline: ContinuousClock.Instant
    }

    /// Requests of one node.
    private struct Lane {
        var running: [Entry] = []
        var waiting: [Entry] = []
    }

    static let runningLimit = 4
    static let waitingLimit = 64
    /// How long a request may wait for its turn.
    static let waitingPatience = Duration.seconds(10)

    private var lanes: [UInt64: Lane] = [:]
    private var others: [Entry] = []
    /// The nodes of the requests that run.
    private var nodes: [Ticket: UInt64] = [:]
    private var lastTicket: Ticket = 0

    var isEmpty: Bool { lanes.isEmpty && others.isEmpty }

    mutating func submit(_ request: ServerRequest, at now: ContinuousClock.Instant) -> (Ticket, [Action]) {
        lastTicket += 1
        let ticket = lastTicket
        var entry = Entry(
            ticket: ticket, request: request, fingerprint: request.node == nil ? [] : request.text(id: ""),
            deadline: now + Self.waitingPatience)
        guard let node = request.node else {
            entry.deadline = now + request.patience
            others.append(entry)
            return (ticket, [.send(ticket, request)])
        }
        guard lanes[node]?.waiting.count ?? 0 < Self.waitingLimit else {
            return (ticket, [.fail(ticket, ServerFailure.crowded)])
        }
        lanes[node, default: Lane()].waiting.append(entry)
        return (ticket, advance(node, at: now))
    }

    /// An answer came: what to do now, nil when nobody waits for it (any more).
    mutating func answered(_ ticket: Ticket, at now: ContinuousClock.Instant) -> [Action]? {
        if let index = others.firstIndex(where: { $0.ticket == ticket }) {
            others.remove(at: index)
            return []
        }
        guard let node = nodes.removeValue(forKey: ticket),
            let index = lanes[node]?.running.firstIndex(where: { $0.ticket == ticket })
        else { return nil }
        lanes[node]?.running.remove(at: index)
        return advance(node, at: now)
    }

    mutating func expire(at now: ContinuousClock.Instant) -> [Action] {
        var actions = others.filter { $0.deadline <= now }.map { Action.fail($0.ticket, ServerFailure.silent) }
        others.removeAll { $0.deadline <= now }
        for node in lanes.keys.sorted() {
            guard let lane = lanes[node] else { continue }
            actions += lane.running.filter { $0.deadline <= now }.map { .fail($0.ticket, ServerFailure.silent) }
            actions += lane.waiting.filter { $0.deadline <= now }.map { .fail($0.ticket, ServerFailure.unsent) }
            for entry in lane.running where entry.deadline <= now { nodes[entry.ticket] = nil }
            lanes[node]?.running.removeAll { $0.deadline <= now }
            lanes[node]?.waiting.removeAll { $0.deadline <= now }
            actions += advance(node, at: now)
        }
        return actions
    }

    /// Nothing that is open will be answered.
    mutating func drop(_ failure: CommandFailure? = nil) -> [Action] {
        var actions = others.map { Action.fail($0.ticket, failure ?? ServerFailure.lost) }
        for node in lanes.keys.sorted() {
            guard let lane = lanes[node] else { continue }
            actions += lane.running.map { .fail($0.ticket, failure ?? ServerFailure.lost) }
            actions += lane.waiting.map { .fail($0.ticket, failure ?? ServerFailure.away) }
        }
        others = []
        nodes = [:]
        lanes = [:]
        return actions
    }

    private mutating func advance(_ node: UInt64, at now: ContinuousClock.Instant) -> [Action] {
        guard var lane = lanes[node] else { return [] }
        var actions: [Action] = []
        // In order: one that has to wait for its equal holds those behind it.
        while lane.running.count < Self.runningLimit, var entry = lane.waiting.first,
            !lane.running.contains(where: { $0.fingerprint == entry.fingerprint })
        {
            lane.waiting.removeFirst()
            entry.deadline = now + entry.request.patience
            lane.running.append(entry)
            nodes[entry.ticket] = node
            actions.append(.send(entry.ticket, entry.request))
        }
        lanes[node] = lane.running.isEmpty && lane.waiting.isEmpty ? nil : lane
        return actions
    }
}
