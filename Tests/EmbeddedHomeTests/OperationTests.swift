import HomeModel
import Testing

@testable import EmbeddedHome

@Suite struct `A job of several steps keeps time` {
    private func moment(_ seconds: Int64) -> Moment { Moment(uptime: seconds * 1000, date: 1_000_000 + seconds * 1000) }

    @Test func `steps end in their order, however late one looks`() {
        var job = Operation(steps: [10_000, 0, 20_000, nil], at: moment(0))
        #expect(job.nextEnd == 10_000)
        #expect(job.advance(to: moment(9)).isEmpty)
        #expect(job.advance(to: moment(35)) == [0, 1, 2])
        #expect(job.step == 3)
        #expect(job.ran == 35_000)
        #expect(job.remaining == nil)
        #expect(job.nextEnd == nil)
        #expect(!job.isDone)
    }

    @Test func `a pause counts for itself`() {
        var job = Operation(steps: [10_000], at: moment(0))
        job.pause(at: moment(4))
        #expect(job.nextEnd == nil)
        #expect(job.advance(to: moment(100)).isEmpty)
        job.resume(at: moment(104))
        #expect(job.paused == 100_000)
        #expect(job.remainingSeconds == 6)
        #expect(job.advance(to: moment(110)) == [0])
        #expect(job.isDone)
        #expect(job.ran == 10_000)
    }

    @Test func `steps can be left out and made longer`() {
        var job = Operation(steps: [10_000, 10_000, 10_000], at: moment(0))
        job.skip(1)
        #expect(job.remaining == 20_000)
        job.skip(0)
        #expect(job.remaining == 10_000)
        job.extend(by: 5_000)
        #expect(job.remaining == 15_000)
        job.skip(17)
        #expect(job.remaining == 15_000)
    }

    @Test func `it comes back from its memory, with the time that passed`() throws {
        var job = Operation(steps: [10_000, nil], at: moment(0))
        _ = job.advance(to: moment(3))
        var again = try #require(Operation(job.value))
        again.rebase(to: Moment(uptime: 77, date: moment(8).date))
        #expect(again.nextEnd == 2_077)
        // A clock that was set back does not make it younger.
        var young = try #require(Operation(job.value))
        young.rebase(to: Moment(uptime: 77, date: 0))
        #expect(young.nextEnd == 7_077)
    }

    @Test(arguments: [
        Value.null, .list([]), .structure([]), .structure([.list([1]), 2, 0, 0, 0, true, 0]),
        .structure([.list([1]), 0, -1, 0, 0, true, 0]), .structure([.list([1]), 0, 0, 0, .integer(.max), true, 0]),
    ])
    func `damage is no job`(value: Value) {
        #expect(Operation(value) == nil)
    }
}
