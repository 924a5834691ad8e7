/// The number literals of JSON.
enum JSONNumber {
    /// Walks over a number: `-`? (`0` | `1`-`9` digits) (`.` digits)? (`e` sign? digits)?
    ///
    /// - Returns: whether it has a fraction or an exponent.
    static func scan(_ text: UnsafeRawBufferPointer, _ index: inout Int) throws(JSONError) -> Bool {
        if text[index] == UInt8(ascii: "-") { index += 1 }
        if index < text.count, text[index] == UInt8(ascii: "0") {
            index += 1
            if index < text.count, isDigit(text[index]) {
                throw JSONError(.syntax, "a number may not begin with a zero", at: index - 1, in: text)
            }
        } else {
            try digits(text, &index)
        }
        var hasFraction = false
        if index < text.count, text[index] == UInt8(ascii: ".") {
            hasFraction = true
            index += 1
            try digits(text, &index)
        }
        if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
            hasFraction = true
            index += 1
            if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") { index += 1 }
            try digits(text, &index)
        }
        return hasFraction
    }

    private static func digits(_ text: UnsafeRawBufferPointer, _ index: inout Int) throws(JSONError) {
        guard index < text.count, isDigit(text[index]) else {
            throw JSONError.expected("a digit", at: index, in: text)
        }
        while index < text.count, isDigit(text[index]) { index += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// The nearest double of a literal, infinite where it is beyond the range.
    static func double(_ literal: Slice<UnsafeRawBufferPointer>) -> Double {
        Double(String(decoding: literal, as: UTF8.self)) ?? .infinity
    }

    /// The whole number that a literal with nothing but zeros behind its point spells (`9007199254740993.0`): a double may not hold
    /// it where 64 bits do. Nil for all others, and for numbers with an exponent.
    static func wholeNumber(_ literal: String) -> JSON? {
        let parts = literal.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) else { return nil }
        if let number = Int64(parts[0]) { return .integer(number) }
        return UInt64(parts[0]).map { JSON($0) }
    }

    /// Whether a literal without fraction and exponent is within Int64 or UInt64.
    static func fitsInteger(_ literal: Slice<UnsafeRawBufferPointer>) -> Bool {
        let text = String(decoding: literal, as: UTF8.self)
        return Int64(text) != nil || UInt64(text) != nil
    }
}
