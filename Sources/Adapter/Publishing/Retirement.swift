import EventLoop

/// Retained topics that one change of the home takes away, from the change until all of them have left the broker.
///
/// What the change adds is published first: the clears of a retirement begin when everything that was queued before them has
/// been acknowledged.
@LoopActor
final class Retirement {
    /// Topics that are not cleared yet, and one for the end of the list.
    private var remaining = 1
    private var completion: (() -> Void)?
    private(set) var hasTopics = false
    /// Commands that people retained below the old topics have been asked for.
    var hasSwept = false

    init(_ completion: @escaping () -> Void) { self.completion = completion }

    func begin() {
        remaining += 1
        hasTopics = true
    }

    func end() {
        remaining -= 1
        guard remaining == 0 else { return }
        completion?()
        completion = nil
    }
}
