import Synchronization

/// A number that goes up and down, such as the length of a queue. May be used on any thread without a lock.
public final class Gauge: Sendable {
    private let current = Atomic<Int64>(0)

    public init() {}

    /// Adds to the value, or takes from it; wraps at the limits of 64 bits.
    public func add(_ amount: Int64) { current.wrappingAdd(amount, ordering: .relaxed) }

    /// The value now.
    public var value: Int64 {
        get { current.load(ordering: .relaxed) }
        set { current.store(newValue, ordering: .relaxed) }
    }
}
