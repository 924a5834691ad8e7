import Testing

@testable import trait2mqtt_bench

@Suite("Figures of several rounds")
struct SpreadTests {
    @Test(
        arguments: [
            ([3.0], 3.0, 3.0, 3.0), ([1, 3], 2, 1, 3), ([5, 1, 4], 4, 1, 5), ([4, 1, 3, 2], 2.5, 1, 4),
        ] as [([Double], Double, Double, Double)])
    func `the median stands between the least and the greatest`(
        values: [Double], median: Double, minimum: Double, maximum: Double
    ) throws {
        let spread = try #require(Spread(values))
        #expect(spread.median == median)
        #expect(spread.minimum == minimum)
        #expect(spread.maximum == maximum)
    }

    @Test func `without rounds there is no figure`() {
        #expect(Spread([]) == nil)
        #expect(Spread.ratios([], []) == nil)
        #expect([UInt64]().percentile(0.5) == nil)
    }

    @Test func `ratios are those of the pairs, not of the medians`() throws {
        let ratio = try #require(Spread.ratios([10, 40, 90], [10, 20, 30]))
        #expect(ratio == Spread([1, 2, 3]))
    }

    @Test func `a bare client that did nothing gives no ratio`() {
        #expect(Spread.ratios([1], [0]) == nil)
    }

    @Test(
        arguments: [(0.5, 50), (0.99, 99), (1.0, 100), (0.0, 1), (0.991, 100)] as [(Double, UInt64)])
    func `a percentile is the nearest rank`(share: Double, expected: UInt64) {
        #expect(Array(UInt64(1)...100).reversed().percentile(share) == expected)
    }

    @Test func `pairs swap their order from round to round`() async throws {
        var order = ""
        let pairs = try await Pairs.measure(rounds: 3) {
            order += "p"
            return 1
        } bare: {
            order += "b"
            return 2
        }
        #expect(order == "pbbppb")
        #expect(pairs.product == [1, 1, 1])
        #expect(pairs.bare == [2, 2, 2])
    }
}
