import Synchronization

/// A number that only grows. May be used on any thread without a lock.
public final class Counter: Sendable {
    private let total = Atomic<UInt64>(0)

    public init() {}

    /// Adds to the total, wrapping at 2^64.
    public func add(_ amount: UInt64 = 1) { total.wrappingAdd(amount, ordering: .relaxed) }

    /// The total so far.
    public var value: UInt64 { total.load(ordering: .relaxed) }
}
