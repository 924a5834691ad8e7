/// Looks at what a broker sends first, before libmosquitto sees it.
///
/// libmosquitto 2.0.11, as Debian builds it, ends the whole process over a property that MQTT 5 does not have. What
/// answers on a wrong port may send anything, so its first packet must be a CONNACK (section 3.2 of MQTT 5) that holds
/// together. A peer that passes is a broker and is trusted from then on.
enum GreetingCheck {
    enum Verdict: Equatable {
        case sound
        case unsound
        /// More bytes are needed to tell.
        case incomplete
    }

    /// How many bytes a CONNACK may have: one reason string and some user properties.
    static let longest = 65536

    static func verdict(_ bytes: ArraySlice<UInt8>, version: MQTTProtocolVersion) -> Verdict {
        var reader = Reader(rest: bytes)
        guard let first = reader.byte() else { return .incomplete }
        guard first == 0x20 else { return .unsound }
        guard let length = reader.variableLength() else { return reader.isTooLong ? .unsound : .incomplete }
        guard length >= 2, length <= longest else { return .unsound }
        guard reader.rest.count >= length else { return .incomplete }
        reader.rest = reader.rest.prefix(length).dropFirst(2)
        // Nothing more: the answer of a broker that does not know MQTT 5.
        guard version == .v5, !reader.rest.isEmpty else { return .sound }
        guard let size = reader.variableLength(), size == reader.rest.count else { return .unsound }
        while let identifier = reader.byte() {
            guard let isWhole = reader.skipValue(of: identifier), isWhole else { return .unsound }
        }
        return .sound
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>
        private(set) var isTooLong = false

        init(rest: ArraySlice<UInt8>) {
            self.rest = rest
        }

        mutating func byte() -> UInt8? { rest.popFirst() }

        mutating func variableLength() -> Int? {
            var (value, shift) = (0, 0)
            while shift < 28 {
                guard let next = byte() else { return nil }
                value |= Int(next & 0x7f) << shift
                if next & 0x80 == 0 { return value }
                shift += 7
            }
            isTooLong = true
            return nil
        }

        /// Skips the value of a property; nil when CONNACK has no such property, false when the value is cut off.
        mutating func skipValue(of identifier: UInt8) -> Bool? {
            switch identifier {
            case 0x24, 0x25, 0x28, 0x29, 0x2a: skip(1)
            case 0x13, 0x21, 0x22: skip(2)
            case 0x11, 0x27: skip(4)
            case 0x12, 0x15, 0x16, 0x1a, 0x1c, 0x1f: skipField()
            case 0x26: skipField() && skipField()
            default: nil
            }
        }

        private mutating func skip(_ count: Int) -> Bool {
            guard rest.count >= count else { return false }
            rest = rest.dropFirst(count)
            return true
        }

        private mutating func skipField() -> Bool {
            guard let high = byte(), let low = byte() else { return false }
            return skip(Int(high) << 8 | Int(low))
        }
    }
}
