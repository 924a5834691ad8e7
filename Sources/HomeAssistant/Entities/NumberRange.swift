import JSON

/// The limits of a number entity: the lower must lie below the upper, and the step must be one that Home Assistant takes.
struct NumberRange {
    let fields: JSONObject
    private let minimum: JSON
    private let maximum: JSON

    /// A template that shows a value within the limits.
    func shown(_ expression: String, dividedBy divisor: String? = nil) -> String {
        Template.within(expression, minimum, maximum, dividedBy: divisor)
    }

    init(_ minimum: Double?, _ maximum: Double?, _ step: Double?, unit: String?) {
        let (least, most) = Self.usual[unit ?? ""] ?? (0, 1_000_000)
        let low = minimum ?? least
        // A type may be wider than what it counts.
        let high = unit == "%" ? min(maximum ?? most, most) : maximum ?? most
        let usable = low < high ? (low, high) : (low, low + 1)
        (self.minimum, self.maximum) = (Self.json(usable.0), Self.json(usable.1))
        fields = [
            "min": self.minimum, "max": self.maximum, "step": Self.json(max(step ?? 0.01, 0.001)),
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
