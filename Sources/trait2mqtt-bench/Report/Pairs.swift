/// The figures of product and bare client, round by round.
struct Pairs: Sendable {
    var product: [Double] = []
    var bare: [Double] = []

    /// Runs both in turn, first the one and then the other, the order swapped from round to round: what drifts slowly (clock
    /// rates, other work on the machine) falls on both alike.
    static func measure(
        rounds: Int, product: () async throws -> Double, bare: () async throws -> Double
    ) async throws -> Pairs {
        var pairs = Pairs()
        for round in 0..<rounds {
            if round.isMultiple(of: 2) {
                pairs.product.append(try await product())
                pairs.bare.append(try await bare())
            } else {
                pairs.bare.append(try await bare())
                pairs.product.append(try await product())
            }
        }
        return pairs
    }
}
