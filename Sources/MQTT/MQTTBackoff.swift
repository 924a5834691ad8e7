/// How long to wait between attempts to connect: a random part ("full jitter") of a time that doubles from one failure
/// to the next, so that many clients of a restarted broker do not come back at once.
public struct MQTTBackoff: Sendable {
    /// The longest wait after the first failure.
    public var initial: Duration
    /// The longest wait after many.
    public var maximum: Duration
    /// How long a connection must hold before a failure counts as the first again.
    public var stableAfter: Duration
    /// The part of the longest wait to take, 0 to 1.
    public var jitter: @Sendable () -> Double

    public init(
        initial: Duration = .milliseconds(500), maximum: Duration = .seconds(30), stableAfter: Duration = .seconds(60),
        jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) {
        self.initial = initial
        self.maximum = maximum
        self.stableAfter = stableAfter
        self.jitter = jitter
    }

    func validate() throws(MQTTError) {
        guard initial > .zero, maximum >= initial else {
            throw .invalidConfiguration("back-off times are not positive or not in order")
        }
    }

    /// The wait after `failures` failures in a row (1 is the first).
    func delay(afterFailures failures: Int) -> Duration {
        var longest = initial
        var doublings = failures - 1
        while doublings > 0, longest < maximum {
            longest *= 2
            doublings -= 1
        }
        return min(longest, maximum) * min(max(jitter(), 0), 1)
    }
}
