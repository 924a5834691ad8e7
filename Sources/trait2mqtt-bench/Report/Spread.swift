/// The median of several rounds, with the least and the greatest of them.
struct Spread: Equatable, Sendable {
    var median: Double
    var minimum: Double
    var maximum: Double

    /// Nil without values.
    init?(_ values: [Double]) {
        let sorted = values.sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        minimum = first
        maximum = last
        let middle = sorted.count / 2
        median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// A single value.
    init(_ value: Double) {
        median = value
        minimum = value
        maximum = value
    }

    /// The ratios of the rounds' pairs; nil without pairs or where a divisor is zero.
    static func ratios(_ numerators: [Double], _ denominators: [Double]) -> Spread? {
        guard denominators.allSatisfy({ $0 != 0 }) else { return nil }
        return Spread(zip(numerators, denominators).map { $0 / $1 })
    }
}

extension [UInt64] {
    /// The value below which `share` (0 to 1) of all lie: nearest rank. Nil without values.
    func percentile(_ share: Double) -> UInt64? {
        guard !isEmpty else { return nil }
        let rank = Int((share * Double(count)).rounded(.up))
        return sorted()[Swift.min(Swift.max(rank, 1), count) - 1]
    }
}
