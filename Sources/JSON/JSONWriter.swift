/// Writes compact JSON into a buffer that can be used again. Commas come by themselves.
///
/// The caller keeps the order: in an object each value follows a key. Nothing is checked, and equal calls give
/// equal bytes.
public struct JSONWriter: Sendable {
    /// What was written so far.
    public private(set) var bytes: [UInt8]
    private var needsComma = false

    public init(capacity: Int = 256) {
        bytes = []
        bytes.reserveCapacity(capacity)
    }

    /// Empties the buffer and keeps its memory.
    public mutating func reset() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
    }

    public mutating func beginObject() { begin(UInt8(ascii: "{")) }
    public mutating func endObject() { end(UInt8(ascii: "}")) }
    public mutating func beginArray() { begin(UInt8(ascii: "[")) }
    public mutating func endArray() { end(UInt8(ascii: "]")) }

    /// The name of the next member.
    public mutating func key(_ name: String) {
        separate()
        Self.append(name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// The name of the next member: plain letters, which need no escapes.
    public mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// The name of the next member as `encode(key:)` made it.
    public mutating func encodedKey(_ key: [UInt8]) {
        separate()
        bytes.append(contentsOf: key)
        needsComma = false
    }

    /// A member's name with quotes, escapes and colon, for `encodedKey(_:)`.
    public static func encode(key: String) -> [UInt8] {
        var bytes: [UInt8] = []
        append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        return bytes
    }

    public mutating func null() { literal("null") }

    public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

    public mutating func int64(_ value: Int64) {
        startValue()
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        appendDigits(value.magnitude)
    }

    public mutating func uint64(_ value: UInt64) {
        startValue()
        appendDigits(value)
    }

    /// The shortest text that reads back as the same value; whole numbers below 10^16 without a fraction;
    /// not-a-number and the infinities, which JSON does not have, as `null`.
    public mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        if value.magnitude < 1e16, let whole = Int64(exactly: value) { return int64(whole) }
        startValue()
        var text = value.description
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    public mutating func string(_ value: String) {
        startValue()
        Self.append(value, to: &bytes)
    }

    /// A string given as UTF-8, which the caller knows to be valid.
    public mutating func string(utf8: UnsafeRawBufferPointer) {
        startValue()
        Self.append(utf8, to: &bytes)
    }

    /// A string given as UTF-8, which the caller knows to be valid.
    public mutating func string(utf8: [UInt8]) {
        startValue()
        utf8.withUnsafeBytes { Self.append($0, to: &bytes) }
    }

    /// One value as JSON text, which the caller knows to be valid.
    public mutating func raw(_ json: [UInt8]) {
        startValue()
        bytes.append(contentsOf: json)
    }

    /// A whole value. Goes down as deep as the value is.
    public mutating func value(_ value: JSON) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .integer(let value): int64(value)
        case .unsigned(let value): uint64(value)
        case .number(let value): double(value)
        case .string(let value): string(value)
        case .array(let elements):
            beginArray()
            for element in elements { self.value(element) }
            endArray()
        case .object(let members):
            beginObject()
            for (name, member) in members {
                key(name)
                self.value(member)
            }
            endObject()
        }
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func startValue() {
        separate()
        needsComma = true
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func literal(_ text: StaticString) {
        startValue()
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func appendDigits(_ value: UInt64) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var rest = value
            var first = 20
            repeat {
                first -= 1
                digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
        }
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0), to: &bytes) }
    }

    private static func append(_ text: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var start = 0
        for (index, byte) in text.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
            bytes.append(contentsOf: text[start..<index])
            appendEscape(byte, to: &bytes)
            start = index + 1
        }
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[start...]))
        bytes.append(UInt8(ascii: "\""))
    }

    private static func appendEscape(_ byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x22, 0x5C: bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        default:
            bytes.append(contentsOf: byte < 0x10 ? "u000".utf8 : "u001".utf8)
            bytes.append(byte & 15 < 10 ? 0x30 + (byte & 15) : 0x57 + (byte & 15))
        }
    }
}
