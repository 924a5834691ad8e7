/// Numbers as people read them.
enum Figures {
    /// With so many decimal places, rounded half away from zero.
    static func decimal(_ value: Double, places: Int) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "–" }
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let scaled = Int64((abs(value) * scale).rounded())
        let sign = value < 0 && scaled != 0 ? "-" : ""
        let whole = grouped(scaled / Int64(scale))
        guard places > 0 else { return sign + whole }
        let digits = String(scaled % Int64(scale))
        return sign + whole + "." + String(repeating: "0", count: places - digits.count) + digits
    }

    /// With about three digits that count.
    static func short(_ value: Double) -> String {
        switch abs(value) {
        case ..<0.9995: decimal(value, places: 3)
        case ..<9.995: decimal(value, places: 2)
        case ..<99.95: decimal(value, places: 1)
        default: decimal(value, places: 0)
        }
    }

    /// `0.83 (0.80–0.86)`; without the brackets where all rounds agree.
    static func spread(_ spread: Spread, _ text: (Double) -> String) -> String {
        let (median, minimum, maximum) = (text(spread.median), text(spread.minimum), text(spread.maximum))
        return minimum == maximum ? median : "\(median) (\(minimum)–\(maximum))"
    }

    private static func grouped(_ value: Int64) -> String {
        var digits = Array(String(value))
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return String(digits)
    }
}
