extension JSONScanner {
    /// Walks over a string; `index` is at its first quote and ends behind its last.
    ///
    /// - Parameter isKey: whether it names a member. json-c keeps names as C strings, so U+0000 is refused there.
    /// - Returns: whether the string has escapes.
    mutating func string(isKey: Bool) throws(JSONError) -> Bool {
        index += 1
        var hasEscapes = false
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return hasEscapes
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try escape(isKey: isKey)
            case 0x00...0x1F:
                throw JSONError(
                    .syntax, "the control character U+\(JSONError.hexadecimal(UInt32(byte))) must be escaped",
                    at: index, in: text)
            case 0x20...0x7F:
                index += 1
            default:
                guard let length = UTF8Validation.sequenceLength(in: text, at: index) else {
                    throw JSONError(.notUTF8, "the text is not UTF-8", at: index, in: text)
                }
                index += length
            }
        }
        throw JSONError.expected("the closing quote of a string", at: index, in: text)
    }

    private mutating func escape(isKey: Bool) throws(JSONError) {
        let start = index
        index += 1
        guard index < text.count else { throw JSONError.expected("an escape", at: index, in: text) }
        switch text[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            index += 1
        case UInt8(ascii: "u"):
            index += 1
            let unit = try hexadecimal()
            switch unit {
            case 0 where isKey:
                throw JSONError(.syntax, "a member name may not contain U+0000", at: start, in: text)
            case 0xD800...0xDBFF:
                guard index + 1 < text.count, text[index] == UInt8(ascii: "\\"), text[index + 1] == UInt8(ascii: "u")
                else { throw JSONError(.syntax, "half of a surrogate pair", at: start, in: text) }
                index += 2
                guard (0xDC00...0xDFFF).contains(try hexadecimal()) else {
                    throw JSONError(.syntax, "half of a surrogate pair", at: start, in: text)
                }
            case 0xDC00...0xDFFF:
                throw JSONError(.syntax, "half of a surrogate pair", at: start, in: text)
            default: break
            }
        default:
            throw JSONError.expected(#"one of "\/bfnrtu after "\""#, at: index, in: text)
        }
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard index < text.count, let digit = Self.hexadecimalDigit(text[index]) else {
                throw JSONError.expected("a hexadecimal digit", at: index, in: text)
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }

    static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
