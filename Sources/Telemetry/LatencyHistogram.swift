/// Durations counted in fixed buckets with round bounds, as monitoring wants them.
public struct LatencyHistogram: Sendable, Equatable {
    /// The upper bounds, from 100 µs to 10 s; what is longer only counts in the total.
    public static let bounds: [Duration] = [
        .microseconds(100), .microseconds(250), .microseconds(500), .milliseconds(1), .microseconds(2500),
        .milliseconds(5), .milliseconds(10), .milliseconds(25), .milliseconds(50), .milliseconds(100),
        .milliseconds(250), .milliseconds(500), .seconds(1), .milliseconds(2500), .seconds(5), .seconds(10),
    ]

    static let nanoseconds: [UInt64] = bounds.map { bound in
        UInt64(bound.components.seconds) * 1_000_000_000 + UInt64(bound.components.attoseconds) / 1_000_000_000
    }

    /// For each of ``bounds``, how many durations were not longer.
    public internal(set) var counts = [UInt64](repeating: 0, count: bounds.count)
    /// How many durations there were.
    public internal(set) var count: UInt64 = 0
    /// All durations together.
    public internal(set) var sum = Duration.zero
}
