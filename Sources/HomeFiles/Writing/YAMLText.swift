import JSON

/// Writes values as YAML that every YAML 1.1 and 1.2 reader takes for the same.
enum YAMLText {
    /// A text: plain where nothing else could be meant, else in double quotes.
    static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// A value on one line.
    static func flow(_ json: JSON) -> String {
        switch json {
        case .string(let text): return scalar(text)
        case .array(let elements):
            return elements.isEmpty ? "[]" : "[" + elements.map(flow).joined(separator: ", ") + "]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            return "{ " + members.map { "\(scalar($0.key)): \(flow($0.value))" }.joined(separator: ", ") + " }"
        default: return json.text
        }
    }

    private static let reserved: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

    /// Letters of ASCII first, then these and digits, single blanks, `_`, `-` and dots inside.
    private static func isPlain(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, let last = bytes.last, isLetter(first) || first == UInt8(ascii: "_"),
            last != UInt8(ascii: " "),
            last != UInt8(ascii: "."), !reserved.contains(text.lowercased())
        else { return false }
        return bytes.allSatisfy { byte in
            isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || [UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Escapes what is not printable in YAML (YAML 1.2.2, production 1) and what editors do not show.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                switch scalar.value {
                case 0x20...0x7E, 0xA0...0x200A, 0x2010...0x2027, 0x202F...0x205F, 0x206A...0xD7FF, 0xE000...0xFEFE,
                    0xFF00...0xFFFD, 0x10000...0x10FFFF:
                    result.unicodeScalars.append(scalar)
                case 0..<0x100: result += "\\x" + digits(scalar.value, 2)
                case 0x100..<0x10000: result += "\\u" + digits(scalar.value, 4)
                default: result += "\\U" + digits(scalar.value, 8)
                }
            }
        }
        return result + "\""
    }

    private static func digits(_ value: UInt32, _ count: Int) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: count - digits.utf8.count) + digits
    }
}
