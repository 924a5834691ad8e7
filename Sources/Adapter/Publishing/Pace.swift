/// A token bucket that holds a tenth of a second's messages.
struct Pace {
    private let rate: Int
    private var tokens: Double
    private var filled: ContinuousClock.Instant?

    /// Messages a second; 0: no limit.
    init(rate: Int) {
        self.rate = rate
        tokens = max(1, Double(rate) / 10)
    }

    mutating func allows(at now: ContinuousClock.Instant) -> Bool {
        guard rate > 0 else { return true }
        if let filled {
            let elapsed = (now - filled).components
            let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
            tokens = min(max(1, Double(rate) / 10), tokens + seconds * Double(rate))
        }
        filled = now
        return tokens >= 1
    }

    mutating func spend() {
        if rate > 0 { tokens -= 1 }
    }

    /// How long to wait after a refusal.
    var wait: Duration { .milliseconds(max(1, Int(((1 - tokens) * 1000 / Double(max(1, rate))).rounded(.up)))) }
}
