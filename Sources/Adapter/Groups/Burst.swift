/// Many changes in a row that are to be shown once: when it has been quiet for a while, or at the latest after a longer one.
struct Burst {
    static let quiet = Duration.milliseconds(50)
    static let longest = Duration.milliseconds(500)

    private var first: ContinuousClock.Instant?
    private var last: ContinuousClock.Instant?

    /// Notes a change. Returns how long to wait before asking ``settle(at:)``; nil when somebody waits already.
    mutating func change(at now: ContinuousClock.Instant) -> Duration? {
        last = now
        guard first == nil else { return nil }
        first = now
        return Self.quiet
    }

    /// After the wait: nil when the burst is over, else how long to wait before asking again.
    mutating func settle(at now: ContinuousClock.Instant) -> Duration? {
        guard let first, let last else { return nil }
        let due = min(last + Self.quiet, first + Self.longest)
        guard now < due else {
            self.first = nil
            self.last = nil
            return nil
        }
        return due - now
    }
}
