import TestSupport
import Testing

@testable import EmbeddedHome

@Suite struct `Sleepers are woken in time` {
    @Test func `earliest first, a newer wish takes the older one's place, and none is none`() {
        var queue = WakeQueue<String>()
        queue.set(30, for: "c")
        queue.set(10, for: "a")
        queue.set(20, for: "b")
        queue.set(40, for: "a")
        queue.set(nil, for: "b")
        #expect(queue.next() == 30)
        #expect(queue.popDue(at: 29) == nil)
        #expect(queue.popDue(at: 30) == "c")
        #expect(queue.popDue(at: 100) == "a")
        #expect(queue.popDue(at: 100) == nil)
        #expect(queue.next() == nil)
    }

    @Test func `a random life keeps the order`() {
        var generator = SeededGenerator(seed: 3)
        var queue = WakeQueue<Int>()
        var wakes: [Int: Int64] = [:]
        for _ in 0..<20_000 {
            let sleeper = Int.random(in: 0..<100, using: &generator)
            let wake: Int64? = Bool.random(using: &generator) ? .random(in: 0..<1000, using: &generator) : nil
            queue.set(wake, for: sleeper)
            wakes[sleeper] = wake
            if Int.random(in: 0..<10, using: &generator) == 0 {
                let now = Int64.random(in: 0..<1000, using: &generator)
                if let woken = queue.popDue(at: now) {
                    #expect(wakes[woken] == wakes.values.min())
                    wakes[woken] = nil
                } else {
                    #expect((wakes.values.min() ?? .max) > now)
                }
            }
            #expect(queue.next() == wakes.values.min())
        }
    }
}
