/// One line of the report.
struct Row: Sendable {
    /// For programs: `state-out.qos1`.
    var name: String
    var title: String
    var unit: Unit
    var product: Spread
    var bare: Spread?
    /// Product to bare client, over the rounds.
    var ratio: Spread?
    var wanted: Wanted?
    /// What else is to be known: sizes, counts, processor time.
    var notes: [(name: String, value: Double, unit: String)] = []

    init(
        _ name: String, _ title: String, _ unit: Unit, product: Spread, bare: Spread? = nil, ratio: Spread? = nil,
        wanted: Wanted? = nil
    ) {
        self.name = name
        self.title = title
        self.unit = unit
        self.product = product
        self.bare = bare
        self.ratio = ratio
        self.wanted = wanted
    }

    /// Of the rounds of a pair.
    init?(_ name: String, _ title: String, _ unit: Unit, pairs: Pairs, wanted: Wanted?) {
        guard let product = Spread(pairs.product), let bare = Spread(pairs.bare) else { return nil }
        self.init(
            name, title, unit, product: product, bare: bare, ratio: Spread.ratios(pairs.product, pairs.bare),
            wanted: wanted)
    }

    mutating func note(_ name: String, _ value: Double, _ unit: String = "") {
        notes.append((name, value, unit))
    }

    var isMet: Bool? { wanted?.isMet(product: product, ratio: ratio) }
}
