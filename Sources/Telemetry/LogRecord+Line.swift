extension LogRecord {
    /// Texts longer than this many bytes are cut, so that no message from outside makes a line without end.
    static let longestText = 8_192

    /// The record as one line with its line end.
    ///
    /// No text can start a second line or steer a terminal: control characters, line and paragraph separators and
    /// the characters that change the direction of writing are written as escapes.
    ///
    /// - Parameter time: nanoseconds since 1970-01-01 UTC.
    public func line(format: LogFormat, time: Int64) -> [UInt8] {
        var line: [UInt8] = []
        line.reserveCapacity(64 + message.utf8.count)
        switch format {
        case .text: appendText(to: &line, time: time)
        case .json: appendJSON(to: &line, time: time)
        }
        line.append(UInt8(ascii: "\n"))
        return line
    }

    private func appendText(to line: inout [UInt8], time: Int64) {
        Timestamp.append(nanoseconds: time, to: &line)
        line.append(UInt8(ascii: " "))
        line.append(contentsOf: level.name.utf8)
        line.append(UInt8(ascii: " "))
        Self.append(label, to: &line)
        line.append(contentsOf: ": ".utf8)
        Self.append(message, to: &line)
        for (name, value) in metadata {
            line.append(UInt8(ascii: " "))
            Self.append(name, to: &line)
            line.append(UInt8(ascii: "="))
            let isBare = !value.isEmpty && value.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x3D && $0 != 0x5C }
            if isBare {
                Self.append(value, to: &line)
            } else {
                Self.append(value, quoted: true, to: &line)
            }
        }
    }

    private func appendJSON(to line: inout [UInt8], time: Int64) {
        line.append(contentsOf: #"{"time":""#.utf8)
        Timestamp.append(nanoseconds: time, to: &line)
        line.append(contentsOf: #"","level":""#.utf8)
        line.append(contentsOf: level.name.utf8)
        line.append(UInt8(ascii: "\""))
        var used: Set = ["time", "level"]
        for (name, value) in [(name: "label", value: label), (name: "message", value: message)] + metadata
        where used.insert(name).inserted {
            line.append(UInt8(ascii: ","))
            Self.append(name, quoted: true, to: &line)
            line.append(UInt8(ascii: ":"))
            Self.append(value, quoted: true, to: &line)
        }
        line.append(UInt8(ascii: "}"))
    }

    /// Appends text with its dangerous characters escaped; quoted text is a JSON string.
    private static func append(_ text: String, quoted: Bool = false, to line: inout [UInt8]) {
        if quoted { line.append(UInt8(ascii: "\"")) }
        let end = line.count + longestText
        for scalar in text.unicodeScalars {
            if line.count >= end {
                line.append(contentsOf: "…".utf8)
                break
            }
            switch scalar.value {
            case 0x0A: line.append(contentsOf: #"\n"#.utf8)
            case 0x0D: line.append(contentsOf: #"\r"#.utf8)
            case 0x09: line.append(contentsOf: #"\t"#.utf8)
            case 0x22 where quoted: line.append(contentsOf: #"\""#.utf8)
            case 0x5C where quoted: line.append(contentsOf: #"\\"#.utf8)
            case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
                line.append(contentsOf: #"\u"#.utf8)
                for shift in [12, 8, 4, 0] as [UInt32] {
                    line.append(hexadecimalDigit((scalar.value >> shift) & 15))
                }
            default:
                line.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        if quoted { line.append(UInt8(ascii: "\"")) }
    }

    private static func hexadecimalDigit(_ value: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 10 ? 0x30 + value : 0x57 + value)
    }
}
