import HomeModel

/// Reads what `StoredValueWriter` wrote; throws on anything else, whatever the bytes are.
struct StoredValueReader {
    struct Malformed: Error {}

    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private static let maximumDepth = 64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    mutating func readByte() throws(Malformed) -> UInt8 {
        guard position < bytes.endIndex else { throw Malformed() }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func readNumber() throws(Malformed) -> UInt64 {
        var result: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let byte = try readByte()
            guard shift < 63 || byte <= 1 else { throw Malformed() }
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return result }
        }
        throw Malformed()
    }

    /// A count of things of at least one byte each, so that no number from outside reserves memory that is not there.
    mutating func readCount() throws(Malformed) -> Int {
        guard let count = Int(exactly: try readNumber()), count <= bytes.endIndex - position else { throw Malformed() }
        return count
    }

    mutating func readValue(depth: Int = 0) throws(Malformed) -> Value? {
        guard depth < Self.maximumDepth else { throw Malformed() }
        switch try readByte() {
        case 0: return nil
        case 1: return .null
        case 2: return .bool(false)
        case 3: return .bool(true)
        case 4:
            let zigzag = try readNumber()
            return .integer(Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1))
        case 5: return Value(try readNumber())
        case 6:
            var pattern: UInt64 = 0
            for shift in stride(from: UInt64(0), to: 64, by: 8) { pattern |= UInt64(try readByte()) << shift }
            return .number(Double(bitPattern: pattern))
        case 7:
            let content = try readBytes()
            guard let text = String(validating: content, as: UTF8.self) else { throw Malformed() }
            return .string(text)
        case 8: return .bytes(Array(try readBytes()))
        case 9:
            var entries: [Value] = []
            for _ in 0..<(try readCount()) {
                guard let entry = try readValue(depth: depth + 1) else { throw Malformed() }
                entries.append(entry)
            }
            return .list(entries)
        case 10:
            var fields: [Value?] = []
            for _ in 0..<(try readCount()) { fields.append(try readValue(depth: depth + 1)) }
            return .structure(fields)
        default: throw Malformed()
        }
    }

    private mutating func readBytes() throws(Malformed) -> ArraySlice<UInt8> {
        let count = try readCount()
        defer { position += count }
        return bytes[position..<position + count]
    }
}
