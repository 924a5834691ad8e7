/// Decides when to connect again, from what happened and when. Holds no timer itself.
struct ReconnectPlan {
    /// Two takeovers within this time mean that another client keeps using our client id.
    static let takeoverWindow: Duration = .seconds(10)
    /// How long we leave the client id to the other then, instead of fighting for it.
    static let takeoverPause: Duration = .seconds(60)
    /// Brokers without MQTT 5, and mosquitto 2.0.11 even with it, close without saying that they gave our session away. As
    /// many connections that just end within this time, with none refused in between, are taken for the same.
    static let suspectLosses = 4
    static let suspectWindow: Duration = .seconds(30)

    private let backoff: MQTTBackoff
    private var failures = 0
    private var connectedAt: ContinuousClock.Instant?
    private var lastTakeover: ContinuousClock.Instant?
    private var losses: [ContinuousClock.Instant] = []

    init(backoff: MQTTBackoff) {
        self.backoff = backoff
    }

    mutating func connected(at now: ContinuousClock.Instant) {
        connectedAt = now
    }

    /// The wait after a connection or an attempt ended, and whether another client seems to use our client id.
    mutating func ended(
        _ kind: MQTTDisconnectReason.Kind, at now: ContinuousClock.Instant
    ) -> (delay: Duration, isFight: Bool) {
        let wasConnected = connectedAt != nil
        if let connectedAt, now - connectedAt >= backoff.stableAfter { failures = 0 }
        connectedAt = nil
        failures = min(failures + 1, 1000)
        if isFight(kind, wasConnected: wasConnected, at: now) { return (Self.takeoverPause, true) }
        return (backoff.delay(afterFailures: failures), false)
    }

    private mutating func isFight(
        _ kind: MQTTDisconnectReason.Kind, wasConnected: Bool, at now: ContinuousClock.Instant
    ) -> Bool {
        if kind == .takenOver {
            defer { lastTakeover = now }
            return lastTakeover.map { now - $0 <= Self.takeoverWindow } ?? false
        }
        guard wasConnected, kind == .lost else {
            losses = []
            return false
        }
        losses = losses.filter { now - $0 <= Self.suspectWindow } + [now]
        guard losses.count >= Self.suspectLosses else { return false }
        losses = []
        return true
    }
}
