import Synchronization

/// The distribution of durations in fixed logarithmic buckets: at most 12.5 % off, 4 KB whatever is recorded.
/// May be used on any thread.
public final class LatencySummary: Sendable {
    /// What a summary tells; zero durations when nothing was recorded.
    public struct Values: Sendable, Equatable {
        /// How many durations were recorded.
        public let count: UInt64
        /// Half of the durations are not longer than this.
        public let p50: Duration
        /// 99 of 100 durations are not longer than this.
        public let p99: Duration
        /// The longest duration, exact to the nanosecond.
        public let max: Duration
    }

    private struct State {
        var buckets = [UInt64](repeating: 0, count: 496)
        var count: UInt64 = 0
        var max: UInt64 = 0
        var sum: UInt64 = 0
        /// How many fell between two bounds of the histogram.
        var marks = [UInt64](repeating: 0, count: LatencyHistogram.nanoseconds.count)
    }

    private let state = Mutex(State())

    public init() {}

    /// Records one duration; a negative one counts as zero.
    public func record(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        guard seconds >= 0, attoseconds >= 0 else { return record(nanoseconds: 0) }
        let (whole, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        let nanoseconds = whole.addingReportingOverflow(UInt64(attoseconds) / 1_000_000_000)
        record(nanoseconds: overflow || nanoseconds.overflow ? .max : nanoseconds.partialValue)
    }

    /// Records one duration in nanoseconds.
    public func record(nanoseconds: UInt64) {
        state.withLock { state in
            state.buckets[Self.bucket(of: nanoseconds)] += 1
            state.count += 1
            state.max = Swift.max(state.max, nanoseconds)
            state.sum &+= nanoseconds
            if let mark = LatencyHistogram.nanoseconds.firstIndex(where: { nanoseconds <= $0 }) {
                state.marks[mark] += 1
            }
        }
    }

    /// The distribution so far.
    public var values: Values {
        state.withLock { state in
            Values(
                count: state.count,
                p50: Self.quantile(state, percent: 50),
                p99: Self.quantile(state, percent: 99),
                max: Self.duration(state.max))
        }
    }

    /// The same durations in fixed buckets. The sum wraps after 584 years.
    public var histogram: LatencyHistogram {
        state.withLock { state in
            var histogram = LatencyHistogram()
            var total: UInt64 = 0
            for (index, mark) in state.marks.enumerated() {
                total += mark
                histogram.counts[index] = total
            }
            histogram.count = state.count
            histogram.sum = .seconds(Int64(state.sum / 1_000_000_000)) + .nanoseconds(Int64(state.sum % 1_000_000_000))
            return histogram
        }
    }

    /// Eight buckets for each power of two; the first eight values have one each.
    private static func bucket(of value: UInt64) -> Int {
        guard value >= 8 else { return Int(value) }
        let exponent = 63 - value.leadingZeroBitCount
        return (exponent - 2) * 8 + Int((value >> UInt64(exponent - 3)) & 7)
    }

    /// The greatest value that falls into a bucket.
    private static func upperBound(ofBucket bucket: Int) -> UInt64 {
        guard bucket >= 8 else { return UInt64(bucket) }
        let shift = UInt64(bucket / 8 - 1)
        return ((UInt64(8 + bucket % 8) << shift) &+ (1 << shift)) &- 1
    }

    private static func quantile(_ state: State, percent: UInt64) -> Duration {
        let (quotient, rest) = state.count.quotientAndRemainder(dividingBy: 100)
        let rank = quotient * percent + (rest * percent + 99) / 100
        var seen: UInt64 = 0
        for (index, count) in state.buckets.enumerated() {
            seen += count
            if seen >= rank, rank > 0 { return duration(min(upperBound(ofBucket: index), state.max)) }
        }
        return .zero
    }

    private static func duration(_ nanoseconds: UInt64) -> Duration {
        .nanoseconds(Int64(clamping: nanoseconds))
    }
}
