/// Which events of a node were told already: nodes number them, and after a new subscription old ones come again.
struct EventNumbers {
    private var highest: UInt64?
    /// Numbers close below the highest that were told; events of one report may come out of order.
    private var recent: [UInt64] = []
    private static let window = 32

    /// Whether the event is new; notes it.
    mutating func isNew(_ number: UInt64) -> Bool {
        guard let highest else {
            self.highest = number
            recent = [number]
            return true
        }
        if number <= highest {
            // What was before the first one is old.
            guard let lowest = recent.min(), number > lowest, !recent.contains(number) else { return false }
        }
        self.highest = max(highest, number)
        recent.append(number)
        if recent.count > Self.window { recent.removeFirst() }
        return true
    }
}
