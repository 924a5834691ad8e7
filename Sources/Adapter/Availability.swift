import HomeModel

/// Which devices are shown as online. Online counts at once; offline must last for the hold-down before it is shown, so that a
/// short break shows nothing.
struct Availability {
    enum Answer: Equatable {
        case changed
        case unchanged
        /// Ask again after this long.
        case wait(Duration)
    }

    private struct Entry {
        var isShownOnline: Bool
        var offlineSince: ContinuousClock.Instant?
        /// Somebody will ask again: one is enough, however often the device comes and goes.
        var isWaiting = false
    }

    private let holdDown: Duration
    private var entries: [DeviceID: Entry] = [:]

    init(holdDown: Duration) { self.holdDown = holdDown }

    func isOnline(_ device: DeviceID) -> Bool { entries[device]?.isShownOnline ?? false }

    /// The first word about a device, shown at once.
    mutating func set(_ device: DeviceID, isOnline: Bool) {
        if entries[device] == nil { entries[device] = Entry(isShownOnline: isOnline, offlineSince: nil) }
    }

    mutating func remove(_ device: DeviceID) { entries[device] = nil }

    mutating func report(_ device: DeviceID, isOnline: Bool, at now: ContinuousClock.Instant) -> Answer {
        guard var entry = entries[device] else { return .unchanged }
        defer { entries[device] = entry }
        if isOnline {
            entry.offlineSince = nil
            guard !entry.isShownOnline else { return .unchanged }
            entry.isShownOnline = true
            return .changed
        }
        guard entry.isShownOnline, entry.offlineSince == nil else { return .unchanged }
        guard holdDown > .zero else {
            entry.isShownOnline = false
            return .changed
        }
        entry.offlineSince = now
        guard !entry.isWaiting else { return .unchanged }
        entry.isWaiting = true
        return .wait(holdDown)
    }

    /// After the wait.
    mutating func settle(_ device: DeviceID, at now: ContinuousClock.Instant) -> Answer {
        guard var entry = entries[device] else { return .unchanged }
        defer { entries[device] = entry }
        entry.isWaiting = false
        guard let since = entry.offlineSince else { return .unchanged }
        guard now - since >= holdDown else {
            entry.isWaiting = true
            return .wait(since + holdDown - now)
        }
        entry.isShownOnline = false
        entry.offlineSince = nil
        return .changed
    }
}
