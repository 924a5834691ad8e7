import EventLoop
import Glibc
import Testing

@Suite("The event loop", .timeLimit(.minutes(1)))
struct EventLoopTests {
    @Test @LoopActor func `runs LoopActor code on its one thread`() {
        #expect(EventLoop.shared.isCurrentThread)
        #expect(LoopActor.assumeIsolated { true })
    }

    @Test func `is not the thread of other code`() {
        #expect(!EventLoop.shared.isCurrentThread)
        #expect(EventLoop.shared.isIsolatingCurrentContext() == false)
    }

    @Test func `loses no work handed over from many threads`() async {
        let (producers, each) = (8, 20_000)
        let count = Count()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<producers {
                group.addTask {
                    for index in 0..<each {
                        EventLoop.shared.execute { count.add() }
                        if index % 1000 == 0 { await Self.hop() }
                    }
                }
            }
        }
        await Self.hop()
        #expect(count.value == producers * each)
    }

    @Test func `wakes from sleep for every single job`() async {
        // One at a time: each finds the loop blocked in epoll or about to be.
        for _ in 0..<20_000 { await Self.hop() }
    }

    @Test func `keeps the order of work handed over by one thread`() async {
        let order = Order()
        for index in 0..<1000 { EventLoop.shared.execute { order.append(index) } }
        await Self.hop()
        #expect(order.values == Array(0..<1000))
    }

    @Test @LoopActor func `serves descriptors while work keeps coming`() async throws {
        let (reader, writer) = try pipePair()
        defer { closeAll(reader, writer) }
        let isRead = Signal()
        let watch = try EventLoop.shared.watch(reader, .readable) { readiness in
            #expect(readiness.contains(.readable))
            isRead.fire()
        }
        // Work that always makes more work must not starve the pipe.
        keepBusy(until: isRead)
        #expect(write(writer, [1], 1) == 1)
        await isRead.wait()
        watch.cancel()
    }

    @Test @LoopActor func `changes what a watch waits for`() async throws {
        let (reader, writer) = try pipePair()
        defer { closeAll(reader, writer) }
        let isWritable = Signal()
        let watch = try EventLoop.shared.watch(writer, []) { _ in isWritable.fire() }
        await turn()
        #expect(!isWritable.hasFired)
        watch.interest = .writable
        await isWritable.wait()
        watch.cancel()
    }

    @Test @LoopActor func `does not call a watch that was cancelled in the same turn`() async throws {
        let (reader, writer) = try pipePair()
        let (otherReader, otherWriter) = try pipePair()
        defer { closeAll(reader, writer, otherReader, otherWriter) }
        let pair = WatchPair()
        // Both are ready at once; whichever comes first ends the other.
        for descriptor in [reader, otherReader] {
            try pair.watches.append(EventLoop.shared.watch(descriptor, .readable) { _ in pair.endAll() })
        }
        #expect(write(writer, [1], 1) == 1)
        #expect(write(otherWriter, [1], 1) == 1)
        await turn()
        await turn()
        #expect(pair.calls == 1)
    }

    @Test @LoopActor func `refuses to watch what is no descriptor`() {
        #expect(throws: EventLoopError.self) { try EventLoop.shared.watch(-1, .readable) { _ in } }
    }

    @Test @LoopActor func `survives a descriptor closed before its watch is cancelled`() async throws {
        let (reader, writer) = try pipePair()
        let watch = try EventLoop.shared.watch(reader, .readable) { _ in }
        closeAll(reader, writer)
        watch.cancel()
        await turn()
    }

    @Test @LoopActor func `calls hooks in each turn, producers before flushers`() async {
        var calls: [String] = []
        let flush = EventLoop.shared.beforeWait(.flush) { calls.append("flush") }
        let prepare = EventLoop.shared.beforeWait(.prepare) { calls.append("prepare") }
        await turn()
        flush.cancel()
        prepare.cancel()
        #expect(calls.starts(with: ["prepare", "flush"]))
        let count = calls.count
        await turn()
        #expect(calls.count == count, "cancelled")
    }

    /// One round trip of this task to the loop.
    @LoopActor static func hop() {}

    @LoopActor private func keepBusy(until signal: Signal) {
        EventLoop.shared.execute { if !signal.hasFired { keepBusy(until: signal) } }
    }
}

@LoopActor
private final class WatchPair {
    var watches: [FileWatch] = []
    var calls = 0

    func endAll() {
        calls += 1
        for watch in watches { watch.cancel() }
    }
}
