/// Who has to be woken when: a binary heap with the earliest on top. An entry that was superseded stays in the heap until its time
/// comes and is then ignored, so that setting a wake-up costs no search.
struct WakeQueue<Sleeper: Hashable> {
    private struct Entry {
        var uptime: Int64
        var sleeper: Sleeper
    }

    private var heap: [Entry] = []
    private var wakes: [Sleeper: Int64] = [:]

    /// Nil: the sleeper needs no wake-up.
    mutating func set(_ uptime: Int64?, for sleeper: Sleeper) {
        guard let uptime else {
            wakes[sleeper] = nil
            return
        }
        if wakes.updateValue(uptime, forKey: sleeper) == uptime { return }
        push(Entry(uptime: uptime, sleeper: sleeper))
        if heap.count > 64, heap.count > 4 * wakes.count { rebuild() }
    }

    /// The earliest wake-up.
    mutating func next() -> Int64? {
        dropSuperseded()
        return heap.first?.uptime
    }

    /// Takes one sleeper whose time has come.
    mutating func popDue(at uptime: Int64) -> Sleeper? {
        dropSuperseded()
        guard let first = heap.first, first.uptime <= uptime else { return nil }
        pop()
        wakes[first.sleeper] = nil
        return first.sleeper
    }

    private mutating func dropSuperseded() {
        while let first = heap.first, wakes[first.sleeper] != first.uptime { pop() }
    }

    private mutating func rebuild() {
        heap = []
        for (sleeper, uptime) in wakes { push(Entry(uptime: uptime, sleeper: sleeper)) }
    }

    private mutating func push(_ entry: Entry) {
        heap.append(entry)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].uptime < heap[parent].uptime else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func pop() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if heap[child].uptime < heap[least].uptime { least = child }
            }
            guard least != parent else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
