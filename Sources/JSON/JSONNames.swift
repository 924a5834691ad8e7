/// The member names of the objects that are open during a scan, to find repeated ones. Names are compared as they
/// read after unescaping: `"\u0061"` is `"a"`.
struct JSONNames {
    private struct Name {
        let hash: UInt64
        /// Where the name stands in the text.
        let start: Int
        let end: Int
        /// Where its unescaped bytes stand in `unescaped`, if it has escapes.
        let decoded: Range<Int>?
    }

    private var names: [Name] = []
    private var unescaped: [UInt8] = []

    var count: Int { names.count }

    /// Adds the name that stands between two offsets of a text, without its quotes.
    mutating func append(in text: UnsafeRawBufferPointer, from start: Int, to end: Int, hasEscapes: Bool) {
        guard hasEscapes else {
            names.append(Name(hash: Self.hash(text[start..<end]), start: start, end: end, decoded: nil))
            return
        }
        let first = unescaped.count
        appendUnescaped(text[start..<end])
        let range = first..<unescaped.count
        names.append(Name(hash: Self.hash(unescaped[range]), start: start, end: end, decoded: range))
    }

    /// Forgets the names of an object that was closed.
    mutating func removeLast(from first: Int) {
        names.removeSubrange(first...)
        if names.isEmpty { unescaped.removeAll(keepingCapacity: true) }
    }

    /// The offset (of the opening quote) of a name that the object has already; nil if all are different.
    func firstRepeated(from first: Int, in text: UnsafeRawBufferPointer) -> Int? {
        let count = names.count - first
        if count < 2 { return nil }
        if count <= 16 {
            for later in first + 1..<names.count {
                for earlier in first..<later where isSame(names[earlier], names[later], in: text) {
                    return names[later].start - 1
                }
            }
            return nil
        }
        let sorted = names[first...].sorted { precedes($0, $1, in: text) }
        var found: Int?
        for (earlier, later) in zip(sorted, sorted.dropFirst()) where isSame(earlier, later, in: text) {
            found = min(found ?? .max, max(earlier.start, later.start) - 1)
        }
        return found
    }

    private func isSame(_ left: Name, _ right: Name, in text: UnsafeRawBufferPointer) -> Bool {
        left.hash == right.hash && bytes(left, in: text).elementsEqual(bytes(right, in: text))
    }

    private func precedes(_ left: Name, _ right: Name, in text: UnsafeRawBufferPointer) -> Bool {
        if left.hash != right.hash { return left.hash < right.hash }
        return bytes(left, in: text).lexicographicallyPrecedes(bytes(right, in: text))
    }

    private func bytes(_ name: Name, in text: UnsafeRawBufferPointer) -> ArraySlice<UInt8> {
        guard let decoded = name.decoded else { return Array(text[name.start..<name.end])[...] }
        return unescaped[decoded]
    }

    /// FNV-1a; names that fall together cost a comparison, no more.
    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash
    }

    /// Unescapes a string that the scanner has found to be right.
    private mutating func appendUnescaped(_ string: Slice<UnsafeRawBufferPointer>) {
        var rest = string
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
                unescaped.append(byte)
                continue
            }
            switch kind {
            case UInt8(ascii: "b"): unescaped.append(0x08)
            case UInt8(ascii: "f"): unescaped.append(0x0C)
            case UInt8(ascii: "n"): unescaped.append(0x0A)
            case UInt8(ascii: "r"): unescaped.append(0x0D)
            case UInt8(ascii: "t"): unescaped.append(0x09)
            case UInt8(ascii: "u"):
                var value = Self.unit(&rest)
                if (0xD800...0xDBFF).contains(value) {
                    rest = rest.dropFirst(2)
                    value = 0x10000 + ((value - 0xD800) << 10) + (Self.unit(&rest) & 0x3FF)
                }
                if let scalar = Unicode.Scalar(value) {
                    unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                }
            default: unescaped.append(kind)
            }
        }
    }

    private static func unit(_ rest: inout Slice<UnsafeRawBufferPointer>) -> UInt32 {
        var value: UInt32 = 0
        for byte in rest.prefix(4) { value = value << 4 | UInt32(JSONScanner.hexadecimalDigit(byte) ?? 0) }
        rest = rest.dropFirst(4)
        return value
    }
}
