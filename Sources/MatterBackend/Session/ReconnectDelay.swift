/// How long to wait before the next attempt to connect: a time that doubles from one failure to the next, a random part of which is
/// left out so that many clients of a restarted server do not come back at once. It never gives up.
struct ReconnectDelay {
    static let first = Duration.milliseconds(500)
    static let longest = Duration.seconds(30)
    /// How long a connection must hold before a failure counts as the first again.
    static let stableAfter = Duration.seconds(60)

    private var failures = 0
    private var connectedAt: ContinuousClock.Instant?

    mutating func connected(at now: ContinuousClock.Instant) {
        connectedAt = now
    }

    /// The wait after a connection or an attempt ended.
    /// - Parameter jitter: which part of the second half of the time to take, 0 to 1.
    mutating func ended(at now: ContinuousClock.Instant, jitter: Double) -> Duration {
        // One that worked is a server that restarts: that is tried soon, unless it happens again and again.
        if let connectedAt, now - connectedAt >= Self.stableAfter { failures = 0 }
        connectedAt = nil
        let doublings = min(failures, 16)
        failures = min(failures + 1, 1000)
        let time = min(Self.first * (1 << doublings), Self.longest)
        return time * (0.5 + min(max(jitter, 0), 1) / 2)
    }
}
