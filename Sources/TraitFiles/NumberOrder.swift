import HomeModel

/// Compares numbers of all kinds without losing digits of large integers.
enum NumberOrder {
    static func isLess(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): left < right
        case (.unsigned(let left), .unsigned(let right)): left < right
        case (.integer, .unsigned): true
        case (.unsigned, .integer): false
        default: (left.doubleValue ?? .nan) < (right.doubleValue ?? .nan)
        }
    }
}

extension Value {
    /// A number as text, for messages.
    var plainText: String {
        switch self {
        case .integer(let value): "\(value)"
        case .unsigned(let value): "\(value)"
        case .number(let value): "\(value)"
        default: "\(self)"
        }
    }
}
