/// The unit of one step of an attribute, such as `0.1 s`, as a unit that people use and what the value is divided by.
struct AttributeUnit {
    /// Nil for numbers without a unit, and for units that are sentences.
    let name: String?
    let divisor: Double
    /// The divisor in a template.
    let text: String

    init(_ unit: String?) {
        var divisor = 1.0
        var name = unit
        if let unit, let space = unit.utf8.firstIndex(of: UInt8(ascii: " ")) {
            let step = Self.divisors[String(unit[..<space])]
            divisor = step ?? 1
            name = step == nil ? nil : String(unit[unit.index(after: space)...])
        }
        self.divisor = divisor
        text = String(Int(divisor))
        self.name = name.flatMap { $0.utf8.contains(UInt8(ascii: " ")) || $0.utf8.count > 8 ? nil : $0 }
    }

    private static let divisors: [String: Double] = ["1": 1, "0.1": 10, "0.01": 100, "0.001": 1000]
}
