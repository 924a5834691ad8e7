import EventLoop
import Glibc
import Testing

@Suite("A blocking worker", .timeLimit(.minutes(1)))
struct BlockingWorkerTests {
    @Test func `runs work in order, off the loop, and brings results back to it`() async {
        let worker = BlockingWorker(name: "test")
        let order = Order()
        await withCheckedContinuation { continuation in
            for index in 0..<100 {
                worker.submit(
                    { () -> Bool in
                        order.append(index)
                        return EventLoop.shared.isCurrentThread
                    },
                    then: { wasOnLoop in
                        #expect(!wasOnLoop)
                        #expect(EventLoop.shared.isCurrentThread)
                        if index == 99 { continuation.resume() }
                    })
            }
        }
        #expect(order.values == Array(0..<100))
    }

    @Test func `returns a result to a caller that awaits it`() async {
        #expect(await BlockingWorker(name: "test").run { 6 * 7 } == 42)
    }

    @Test func `leaves the loop free while it blocks`() async throws {
        let (reader, writer) = try pipePair()
        defer { closeAll(reader, writer) }
        let worker = BlockingWorker(name: "test")
        async let blocked = worker.run { () -> Int in
            var byte: UInt8 = 0
            return read(reader, &byte, 1)
        }
        for _ in 0..<100 { await EventLoopTests.hop() }
        #expect(write(writer, [1], 1) == 1)
        #expect(await blocked == 1)
    }

    @Test func `finishes its work and its thread once released`() async throws {
        let (reader, writer) = try pipePair()
        defer { closeAll(reader, writer) }
        let done = Count()
        do {
            let worker = BlockingWorker(name: "test")
            worker.submit(
                {
                    var byte: UInt8 = 0
                    _ = read(reader, &byte, 1)
                }, then: {})
            for _ in 0..<10 { worker.submit({ done.add() }, then: { _ in }) }
        }
        #expect(write(writer, [1], 1) == 1)
        while done.value < 10 { await EventLoopTests.hop() }
    }
}
