import EventLoop
import Testing

@LoopActor
@Suite("Timers of the loop", .timeLimit(.minutes(1)))
struct LoopTimerTests {
    @Test func `fire in the order of their deadlines, equal ones in the order they were set`() async {
        var fired: [Int] = []
        let last = Signal()
        for (index, milliseconds) in [30, 10, 20, 10, 0, 30].enumerated() {
            EventLoop.shared.schedule(after: .milliseconds(milliseconds)) { fired.append(index) }
        }
        EventLoop.shared.schedule(after: .milliseconds(31)) { last.fire() }
        await last.wait()
        #expect(fired == [4, 1, 3, 2, 0, 5])
    }

    @Test(arguments: [0, 1, 5, 17]) func `are never early`(milliseconds: Int) async {
        let delay = Duration.milliseconds(milliseconds)
        let start = EventLoop.shared.now
        let done = Signal()
        EventLoop.shared.schedule(after: delay) { done.fire() }
        await done.wait()
        #expect(EventLoop.shared.now - start >= delay)
    }

    @Test func `do not fire once cancelled`() async {
        var fired = 0
        let done = Signal()
        let timers = (0..<100).map { index in
            EventLoop.shared.schedule(after: .milliseconds(index % 7)) { fired += 1 }
        }
        for (index, timer) in timers.enumerated() where index % 2 == 0 { timer.cancel() }
        EventLoop.shared.schedule(after: .milliseconds(10)) { done.fire() }
        await done.wait()
        #expect(fired == 50)
        #expect(timers.allSatisfy { !$0.isPending })
    }

    @Test func `of the past fire in the next turn`() async {
        let done = Signal()
        let timer = EventLoop.shared.schedule(after: .seconds(-5)) { done.fire() }
        #expect(timer.isPending)
        await done.wait()
        #expect(!timer.isPending)
    }

    @Test func `with a zero delay leave the others their turn`() async {
        var rounds = 0
        let done = Signal()
        func again() {
            rounds += 1
            if !done.hasFired { EventLoop.shared.schedule(after: .zero, again) }
        }
        again()
        EventLoop.shared.schedule(after: .milliseconds(5)) { done.fire() }
        await done.wait()
        #expect(rounds > 1)
    }

    @Test func `may number tens of thousands`() async {
        let count = 50_000
        var fired = 0
        let done = Signal()
        let timers = (0..<count).map { index in
            EventLoop.shared.schedule(after: .milliseconds(index * 7919 % 100)) {
                fired += 1
                if fired == count - count / 3 { done.fire() }
            }
        }
        for index in stride(from: 0, to: count / 3 * 3, by: 3) { timers[index].cancel() }
        await done.wait()
        #expect(fired == count - count / 3)
    }

    @Test func `can be far away`() {
        let timer = EventLoop.shared.schedule(after: .seconds(1_000_000_000)) {}
        #expect(timer.isPending)
        timer.cancel()
    }
}
