import EventLoop

/// Waits until everything that was begun together has ended.
@LoopActor
final class OutcomeCollector {
    private var outcomes: [CommandOutcome?]
    private var missing: Int
    private let completion: @LoopActor ([CommandOutcome]) -> Void

    init(count: Int, completion: @escaping @LoopActor ([CommandOutcome]) -> Void) {
        outcomes = [CommandOutcome?](repeating: nil, count: count)
        missing = count
        self.completion = completion
        if count == 0 { completion([]) }
    }

    /// Notes how number `index` ended; with the last one all are handed over, in their order.
    func set(_ index: Int, _ outcome: CommandOutcome) {
        guard outcomes[index] == nil else { return }
        outcomes[index] = outcome
        missing -= 1
        if missing == 0 { completion(outcomes.compactMap { $0 }) }
    }
}
