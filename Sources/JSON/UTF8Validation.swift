/// UTF-8 by the table of the Unicode standard (3-7, "Well-Formed UTF-8 Byte Sequences"): no overlong forms, no
/// surrogates, nothing above U+10FFFF.
enum UTF8Validation {
    /// The length of the well-formed sequence at `index`, nil where there is none. `index` is inside the text.
    static func sequenceLength(in text: UnsafeRawBufferPointer, at index: Int) -> Int? {
        let first = text[index]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0:
            length = 3
            second = 0xA0...0xBF
        case 0xED:
            length = 3
            second = 0x80...0x9F
        case 0xE1...0xEF: length = 3
        case 0xF0:
            length = 4
            second = 0x90...0xBF
        case 0xF4:
            length = 4
            second = 0x80...0x8F
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard text.count - index >= length, second.contains(text[index + 1]) else { return nil }
        for position in index + 2..<max(index + length, index + 2) where text[position] & 0xC0 != 0x80 { return nil }
        return length
    }
}
