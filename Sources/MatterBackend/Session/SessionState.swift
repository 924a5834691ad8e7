/// The life of the connection to a Matter Server: what happened goes in, what to do comes out.
///
/// connecting → greeting (the server speaks first) → listening (asked for all nodes, once) → live; from each of them away, and back
/// to connecting after a while, for ever.
struct SessionState {
    enum Phase: Equatable {
        case stopped, connecting, greeting, listening, live
        case away
    }

    enum Input {
        case start
        case opened
        case greeted(ServerInfo)
        /// The answer with all nodes came.
        case listed
        /// The server refused to tell the nodes, or did not answer.
        case notListed(String)
        case closed(String)
        /// The time that was asked for is over.
        case elapsed
        case stop
    }

    enum Action: Equatable {
        case connect
        case close
        /// Ask for all nodes.
        case listen
        case wait(Duration)
        case stopWaiting
        /// The server is there, and everything it knows is known here.
        case live
        /// The server is not reached; why, for people.
        case lost(String)
    }

    /// How long a connection may take to open, and the server to introduce itself.
    static let greetingPatience = Duration.seconds(30)

    private(set) var phase = Phase.stopped
    private(set) var info: ServerInfo?
    private var delay = ReconnectDelay()

    mutating func handle(_ input: Input, at now: ContinuousClock.Instant, jitter: Double) -> [Action] {
        switch (input, phase) {
        case (.stop, _):
            let isOpen = phase != .stopped && phase != .away
            phase = .stopped
            return isOpen ? [.stopWaiting, .close] : [.stopWaiting]
        case (_, .stopped):
            guard case .start = input else { return [] }
            return connect()
        case (.elapsed, .away): return connect()
        case (.opened, .connecting):
            phase = .greeting
            return [.wait(Self.greetingPatience)]
        case (.greeted(let info), .greeting):
            self.info = info
            guard info.isUnderstood else {
                let reason =
                    "the Matter Server speaks version \(info.schemaVersion) of its protocol; \(ServerInfo.leastSchemaVersion) or later is needed"
                return end(reason, at: now, jitter: 1, closing: true)
            }
            phase = .listening
            return [.stopWaiting, .listen]
        case (.greeted(let info), _):
            self.info = info
            return []
        case (.listed, .listening):
            phase = .live
            delay.connected(at: now)
            return [.live]
        // Asking twice on one connection makes some servers close it.
        case (.notListed(let reason), .listening): return end(reason, at: now, jitter: jitter, closing: true)
        case (.closed(let reason), .connecting), (.closed(let reason), .greeting), (.closed(let reason), .listening),
            (.closed(let reason), .live):
            return end(reason, at: now, jitter: jitter, closing: false)
        case (.elapsed, .connecting), (.elapsed, .greeting):
            return end("the Matter Server does not answer", at: now, jitter: jitter, closing: true)
        default: return []
        }
    }

    private mutating func connect() -> [Action] {
        phase = .connecting
        return [.connect, .wait(Self.greetingPatience)]
    }

    private mutating func end(
        _ reason: String, at now: ContinuousClock.Instant, jitter: Double, closing: Bool
    ) -> [Action] {
        phase = .away
        let wait = Action.wait(delay.ended(at: now, jitter: jitter))
        return (closing ? [.close] : []) + [.lost(reason), wait]
    }
}
