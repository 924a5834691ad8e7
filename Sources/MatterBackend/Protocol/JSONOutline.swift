/// Where the members of an object or the elements of an array stand in a JSON text, found without reading what is in them: a message
/// of several megabytes is then read piece by piece. Whether the pieces are JSON shows when they are parsed.
struct JSONOutline {
    /// One value of the text; `key` is the raw text between the quotation marks, nil in an array.
    struct Element {
        var key: Range<Int>?
        var value: Range<Int>
    }

    let isArray: Bool
    let elements: [Element]

    /// Nil when the text is neither object nor array, or ends too early.
    init?(_ text: UnsafeRawBufferPointer, in range: Range<Int>) {
        var walk = Walk(text: text, index: range.lowerBound, end: range.upperBound)
        walk.skipBlanks()
        switch walk.next {
        case UInt8(ascii: "{"): isArray = false
        case UInt8(ascii: "["): isArray = true
        default: return nil
        }
        walk.index += 1
        let closing = isArray ? UInt8(ascii: "]") : UInt8(ascii: "}")
        var elements: [Element] = []
        walk.skipBlanks()
        if walk.next == closing {
            walk.index += 1
        } else {
            while true {
                var key: Range<Int>?
                if !isArray {
                    walk.skipBlanks()
                    guard let found = walk.string() else { return nil }
                    key = found
                    walk.skipBlanks()
                    guard walk.next == UInt8(ascii: ":") else { return nil }
                    walk.index += 1
                }
                walk.skipBlanks()
                guard let value = walk.value() else { return nil }
                elements.append(Element(key: key, value: value))
                walk.skipBlanks()
                let separator = walk.next
                walk.index += 1
                if separator == closing { break }
                guard separator == UInt8(ascii: ",") else { return nil }
            }
        }
        walk.skipBlanks()
        guard walk.next == nil else { return nil }
        self.elements = elements
    }

    private struct Walk {
        let text: UnsafeRawBufferPointer
        var index: Int
        let end: Int

        var next: UInt8? { index < end ? text[index] : nil }

        mutating func skipBlanks() {
            while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
        }

        /// What stands between the quotation marks; goes behind the second one.
        mutating func string() -> Range<Int>? {
            guard next == UInt8(ascii: "\"") else { return nil }
            index += 1
            let start = index
            while let byte = next {
                if byte == UInt8(ascii: "\"") {
                    defer { index += 1 }
                    return start..<index
                }
                index += byte == UInt8(ascii: "\\") ? 2 : 1
            }
            return nil
        }

        /// A whole value; goes behind it.
        mutating func value() -> Range<Int>? {
            let start = index
            var depth = 0
            while let byte = next {
                switch byte {
                case UInt8(ascii: "\""):
                    guard string() != nil else { return nil }
                    if depth == 0 { return start..<index }
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    depth += 1
                    index += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 { return start == index ? nil : start..<index }
                    depth -= 1
                    index += 1
                    if depth == 0 { return start..<index }
                case UInt8(ascii: ",") where depth == 0: return start == index ? nil : start..<index
                default: index += 1
                }
            }
            return depth == 0 && start < index ? start..<index : nil
        }
    }
}
