/// What the project wants of a figure.
enum Wanted: Equatable, Sendable {
    case ratioAtLeast(Double)
    case ratioAtMost(Double)
    /// Of the product's own figure, in the row's unit.
    case productBelow(Double)

    /// Whether the medians meet it.
    func isMet(product: Spread, ratio: Spread?) -> Bool {
        switch self {
        case .ratioAtLeast(let bound): (ratio?.median ?? 0) >= bound
        case .ratioAtMost(let bound): (ratio?.median ?? .infinity) <= bound
        case .productBelow(let bound): product.median < bound
        }
    }

    var text: String {
        switch self {
        case .ratioAtLeast(let bound): "≥ \(Figures.decimal(bound, places: 2))"
        case .ratioAtMost(let bound): "≤ \(Figures.decimal(bound, places: 2))"
        case .productBelow(let bound): "< \(Figures.decimal(bound, places: 0))"
        }
    }
}
