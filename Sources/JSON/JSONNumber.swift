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

    /// The whole number that a literal with a fraction or an exponent spells (`9007199254740993.0`, `1e18`), where a double may not
    /// hold it and 64 bits do.
    static func wholeNumber(_ literal: String) -> JSON? {
        var digits: [UInt8] = []
        var shift = 0
        var isFraction = false
        var rest = literal.utf8[...]
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest.removeFirst() }
        while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
            rest.removeFirst()
            if byte == UInt8(ascii: ".") {
                isFraction = true
            } else {
                digits.append(byte)
                if isFraction { shift -= 1 }
            }
        }
        if !rest.isEmpty {
            guard let exponent = Int(String(Substring(rest.dropFirst()))), abs(exponent) <= 400 else { return nil }
            shift += exponent
        }
        while shift < 0 {
            guard digits.popLast() ?? UInt8(ascii: "0") == UInt8(ascii: "0") else { return nil }
            shift += 1
        }
        guard shift <= 20 else { return nil }
        let text =
            (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: shift)
        if let number = Int64(text) { return .integer(number) }
        return UInt64(text).map { JSON($0) }
    }

    /// Whether a literal without fraction and exponent is within Int64 or UInt64.
    static func fitsInteger(_ literal: Slice<UnsafeRawBufferPointer>) -> Bool {
        let text = String(decoding: literal, as: UTF8.self)
        return Int64(text) != nil || UInt64(text) != nil
    }
}
