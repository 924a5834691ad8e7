/// A binary heap of timers, earliest first; equal deadlines keep the order they were set in.
///
/// Each timer knows its place, so cancelling is logarithmic too.
@LoopActor
struct TimerHeap {
    private var timers: [LoopTimer] = []

    var first: LoopTimer? { timers.first }
    var count: Int { timers.count }

    mutating func insert(_ timer: LoopTimer) {
        timer.heapIndex = timers.count
        timers.append(timer)
        siftUp(from: timers.count - 1)
    }

    mutating func remove(_ timer: LoopTimer) {
        guard let index = timer.heapIndex else { return }
        timer.heapIndex = nil
        let last = timers.removeLast()
        guard index < timers.count else { return }
        timers[index] = last
        last.heapIndex = index
        siftUp(from: index)
        siftDown(from: last.heapIndex ?? index)
    }

    private mutating func siftUp(from start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard timers[child].isBefore(timers[parent]) else { return }
            exchange(child, parent)
            child = parent
        }
    }

    private mutating func siftDown(from start: Int) {
        var parent = start
        while true {
            var next = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < timers.count {
                if timers[child].isBefore(timers[next]) { next = child }
            }
            guard next != parent else { return }
            exchange(parent, next)
            parent = next
        }
    }

    private mutating func exchange(_ one: Int, _ other: Int) {
        timers.swapAt(one, other)
        timers[one].heapIndex = one
        timers[other].heapIndex = other
    }
}
