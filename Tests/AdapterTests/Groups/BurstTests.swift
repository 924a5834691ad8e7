import Testing

@testable import Adapter

/// When changes that come in a row are shown.
@Suite struct BurstTests {
    private let start = ContinuousClock.now

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    @Test func `one change is shown when it has been quiet`() {
        var burst = Burst()
        #expect(burst.change(at: at(0)) == .milliseconds(50))
        #expect(burst.settle(at: at(49)) == .milliseconds(1))
        #expect(burst.settle(at: at(50)) == nil)
    }

    @Test func `each further change puts it off, and asks nobody to wait twice`() {
        var burst = Burst()
        #expect(burst.change(at: at(0)) != nil)
        #expect(burst.change(at: at(40)) == nil)
        #expect(burst.settle(at: at(50)) == .milliseconds(40))
        #expect(burst.settle(at: at(90)) == nil)
    }

    @Test func `changes without end are shown in between`() {
        var burst = Burst()
        #expect(burst.change(at: at(0)) != nil)
        for time in stride(from: 10, through: 490, by: 10) { #expect(burst.change(at: at(time)) == nil) }
        #expect(burst.settle(at: at(490)) == .milliseconds(10))
        #expect(burst.settle(at: at(500)) == nil)
    }

    @Test func `the next change begins a new one`() {
        var burst = Burst()
        _ = burst.change(at: at(0))
        #expect(burst.settle(at: at(50)) == nil)
        #expect(burst.settle(at: at(60)) == nil)
        #expect(burst.change(at: at(1000)) == .milliseconds(50))
        #expect(burst.settle(at: at(1050)) == nil)
    }
}
