/// Decides when to connect again, from what happened and when. Holds no timer itself.
struct ReconnectPlan {
    /// Two takeovers within this time mean that another client keeps using our client id.
    static let takeoverWindow: Duration = .seconds(10)
    /// How long we leave the client id to the other then, instead of fighting for it.
    static let takeoverPause: Duration = .seconds(60)

    private let backoff: MQTTBackoff
    private var failures = 0
    private var connectedAt: ContinuousClock.Instant?
    private var lastTakeover: ContinuousClock.Instant?

    init(backoff: MQTTBackoff) {
        self.backoff = backoff
    }

    mutating func connected(at now: ContinuousClock.Instant) {
        connectedAt = now
    }

    /// The wait after a lost connection or a failed attempt.
    mutating func failed(at now: ContinuousClock.Instant) -> Duration {
        if let connectedAt, now - connectedAt >= backoff.stableAfter { failures = 0 }
        connectedAt = nil
        failures = min(failures + 1, 1000)
        return backoff.delay(afterFailures: failures)
    }

    /// The wait after the broker gave our session to another client, and whether that is a fight.
    mutating func takenOver(at now: ContinuousClock.Instant) -> (delay: Duration, isFight: Bool) {
        let isFight = lastTakeover.map { now - $0 <= Self.takeoverWindow } ?? false
        lastTakeover = now
        let delay = failed(at: now)
        return isFight ? (Self.takeoverPause, true) : (delay, false)
    }
}
