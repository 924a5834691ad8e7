import CloudToCloud
import HomeModel

/// The pin that Google asks for before dangerous commands (secondary user verification).
struct CloudChallenge {
    private let isSetUp: Bool
    private var pins: PinCheck

    /// - Parameter pin: the right one; nil: what needs a pin is refused.
    init(_ pin: Pin?) {
        isSetUp = pin?.isEmpty == false
        pins = PinCheck(pin)
    }

    /// Nil when the pin is right.
    mutating func refusal(of pin: String?, at now: ContinuousClock.Instant) -> GoogleError? {
        guard isSetUp else { return GoogleError(.challengeFailedNotSetup) }
        guard let pin else { return GoogleError(.pinNeeded) }
        switch pins.check(Pin(pin), at: now) {
        case .right: return nil
        case .wrong: return GoogleError(.challengeFailedPinNeeded)
        case .locked: return GoogleError(.tooManyFailedAttempts)
        }
    }
}
