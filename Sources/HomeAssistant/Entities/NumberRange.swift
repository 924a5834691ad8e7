import JSON

/// The limits of a number entity: the lower must lie below the upper, and the step must be one that Home Assistant takes.
struct NumberRange {
    let fields: JSONObject

    init(_ minimum: Double?, _ maximum: Double?, _ step: Double?, unit: String?) {
        let (least, most) = Self.usual[unit ?? ""] ?? (0, 1_000_000)
        let low = minimum ?? least
        // A type may be wider than what it counts.
        let high = unit == "%" ? min(maximum ?? most, most) : maximum ?? most
        let usable = low < high ? (low, high) : (low, low + 1)
        fields = [
            "min": Self.json(usable.0), "max": Self.json(usable.1), "step": Self.json(max(step ?? 0.01, 0.001)),
            "mode": "auto",
        ]
    }

    /// What is offered of a quantity that a device tells no limits of.
    private static let usual: [String: (Double, Double)] = ["°C": (-50, 300), "%": (0, 100)]

    /// Whole numbers as such.
    private static func json(_ number: Double) -> JSON {
        Int64(exactly: number).map { JSON($0) } ?? .number(number)
    }
}
