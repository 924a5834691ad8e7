/// A packet as bytes, for a client and a broker of the tests' own: written from the MQTT 5 specification, so that tests
/// do not check the product with itself.
public struct MQTTPacket: Sendable, Equatable {
    public enum Kind: UInt8, Sendable {
        case connect = 1
        case connack, publish, puback, pubrec, pubrel, pubcomp, subscribe, suback, unsubscribe, unsuback
        case pingreq, pingresp, disconnect, auth
    }

    public var kind: Kind
    public var flags: UInt8
    public var body: [UInt8]

    public init(_ kind: Kind, flags: UInt8 = 0, body: [UInt8] = []) {
        self.kind = kind
        self.flags = flags
        self.body = body
    }

    public var bytes: [UInt8] {
        [kind.rawValue << 4 | flags] + Self.variableLength(body.count) + body
    }

    public static func variableLength(_ value: Int) -> [UInt8] {
        var (value, bytes) = (value, [UInt8]())
        repeat {
            let byte = UInt8(value % 128)
            value /= 128
            bytes.append(value > 0 ? byte | 0x80 : byte)
        } while value > 0
        return bytes
    }

    /// Text or data with its length in two bytes in front.
    public static func field(_ bytes: some Collection<UInt8>) -> [UInt8] {
        number(UInt16(bytes.count)) + bytes
    }

    public static func field(_ text: String) -> [UInt8] { field(Array(text.utf8)) }

    public static func number(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xff)] }

    public static func number(_ value: UInt32) -> [UInt8] {
        number(UInt16(value >> 16)) + number(UInt16(value & 0xffff))
    }
}

/// Cuts a stream of bytes into packets.
public struct MQTTPacketStream: Sendable {
    private var buffer: [UInt8] = []

    public init() {}

    public mutating func append(_ bytes: [UInt8]) {
        buffer += bytes
    }

    /// The next whole packet, or nil when more bytes are needed.
    public mutating func next() -> MQTTPacket? {
        var (length, shift, position) = (0, 0, 1)
        while true {
            guard position < buffer.count, position < 5 else { return nil }
            length |= Int(buffer[position] & 0x7f) << shift
            shift += 7
            position += 1
            if buffer[position - 1] & 0x80 == 0 { break }
        }
        guard buffer.count >= position + length, let kind = MQTTPacket.Kind(rawValue: buffer[0] >> 4) else {
            return nil
        }
        let packet = MQTTPacket(
            kind, flags: buffer[0] & 0x0f, body: Array(buffer[position..<(position + length)]))
        buffer.removeFirst(position + length)
        return packet
    }
}

/// Reads fields off a packet's body. Reading past the end gives zeros, which a test's expectations catch.
public struct MQTTFieldReader {
    private var rest: ArraySlice<UInt8>

    public init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    public var isAtEnd: Bool { rest.isEmpty }

    public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    public mutating func number16() -> UInt16 { UInt16(byte()) << 8 | UInt16(byte()) }

    public mutating func number32() -> UInt32 { UInt32(number16()) << 16 | UInt32(number16()) }

    public mutating func field() -> [UInt8] { bytes(Int(number16())) }

    public mutating func text() -> String { String(decoding: field(), as: UTF8.self) }

    public mutating func variableLength() -> Int {
        var (value, shift) = (0, 0)
        while shift < 28 {
            let next = byte()
            value |= Int(next & 0x7f) << shift
            shift += 7
            if next & 0x80 == 0 { break }
        }
        return value
    }

    public mutating func bytes(_ count: Int) -> [UInt8] {
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    public mutating func remaining() -> [UInt8] {
        defer { rest = [] }
        return Array(rest)
    }
}
