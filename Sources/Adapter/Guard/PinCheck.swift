/// Compares pins with the right one, and takes none for a while after too many wrong ones.
struct PinCheck {
    enum Verdict: Equatable {
        case right, wrong
        /// Too many were wrong: nothing was compared.
        case locked
    }

    /// Wrong pins in a row before none is taken.
    static let attempts = 5
    static let lockTime = Duration.seconds(60)

    private let pin: Pin?
    private var wrong = 0
    private var lockedUntil: ContinuousClock.Instant?

    /// - Parameter pin: the right one; nil: every pin is wrong.
    init(_ pin: Pin?) { self.pin = pin }

    mutating func check(_ given: Pin, at now: ContinuousClock.Instant) -> Verdict {
        if let end = lockedUntil {
            guard now >= end else { return .locked }
            lockedUntil = nil
            wrong = 0
        }
        if let pin, given.equals(pin) {
            wrong = 0
            return .right
        }
        wrong += 1
        if wrong >= Self.attempts { lockedUntil = now + Self.lockTime }
        return .wrong
    }
}
