/// One frame of RFC 6455, unmasked.
public struct WebSocketFrame: Sendable, Equatable {
    public enum Kind: UInt8, Sendable {
        case continuation = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10
    }

    public var kind: Kind
    public var isFinal: Bool
    public var payload: [UInt8]

    public init(_ kind: Kind, _ payload: [UInt8] = [], isFinal: Bool = true) {
        self.kind = kind
        self.payload = payload
        self.isFinal = isFinal
    }

    /// The frame as a server sends it.
    public var bytes: [UInt8] {
        var bytes = [kind.rawValue | (isFinal ? 0x80 : 0)]
        switch payload.count {
        case ..<126:
            bytes.append(UInt8(payload.count))
        case ..<65536:
            bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default:
            bytes.append(127)
            for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(payload.count >> shift & 255)) }
        }
        return bytes + payload
    }

    /// Takes a client's frame, which must be masked, from the front of `buffer`; nil while it is not whole.
    static func take(from buffer: inout [UInt8]) -> WebSocketFrame? {
        guard buffer.count >= 2, let kind = Kind(rawValue: buffer[0] & 0x0F), buffer[1] & 0x80 != 0 else { return nil }
        var (length, start) = (Int(buffer[1] & 0x7F), 2)
        if length >= 126 {
            let size = length == 126 ? 2 : 8
            guard buffer.count >= 2 + size else { return nil }
            length = buffer[2..<2 + size].reduce(0) { $0 << 8 | Int($1) }
            start += size
        }
        guard buffer.count >= start + 4 + length else { return nil }
        let mask = Array(buffer[start..<start + 4])
        let payload = buffer[(start + 4)..<(start + 4 + length)].enumerated().map { $1 ^ mask[$0 % 4] }
        let frame = WebSocketFrame(kind, payload, isFinal: buffer[0] & 0x80 != 0)
        buffer.removeFirst(start + 4 + length)
        return frame
    }
}
