extension Value {
    /// Whether this number is less than the other, exact for integers of 64 bits, which a comparison of doubles is not. What is no
    /// number counts as 0.
    public func isLess(than other: Value) -> Bool {
        switch (self, other) {
        case (.integer(let left), .integer(let right)): left < right
        case (.unsigned(let left), .unsigned(let right)): left < right
        case (.integer, .unsigned): true
        case (.unsigned, .integer): false
        default: (doubleValue ?? 0) < (other.doubleValue ?? 0)
        }
    }
}
