import JSON

/// What plain scalars mean (YAML 1.2.2, section 10.3.2, core schema). The truth values of YAML 1.1 (`yes`, `on`…)
/// are text here.
enum YAMLScalar {
    static func value(of text: String) -> JSON {
        switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        default: number(text) ?? .string(text)
        }
    }

    /// Whole numbers beyond 64 bits become the nearest double.
    static func number(_ text: String) -> JSON? {
        let bytes = Array(text.utf8)
        switch text {
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .number(.infinity)
        case "-.inf", "-.Inf", "-.INF": return .number(-.infinity)
        case ".nan", ".NaN", ".NAN": return .number(.nan)
        default: break
        }
        if bytes.starts(with: Array("0x".utf8)) { return whole(text.dropFirst(2), radix: 16) }
        if bytes.starts(with: Array("0o".utf8)) { return whole(text.dropFirst(2), radix: 8) }
        guard let hasFraction = decimalHasFraction(bytes) else { return nil }
        if !hasFraction, let exact = whole(text[...], radix: 10) { return exact }
        return Double(completed(text)).map { .number($0) }
    }

    private static func whole(_ digits: Substring, radix: Int) -> JSON? {
        if radix != 10, digits.utf8.first.map({ $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) ?? true {
            return nil
        }
        if let value = Int64(digits, radix: radix) { return .integer(value) }
        return UInt64(digits, radix: radix).map { JSON($0) }
    }

    /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`; nil where the text is no such number.
    private static func decimalHasFraction(_ bytes: [UInt8]) -> Bool? {
        var rest = bytes[...]
        func digits() -> Int {
            let count = rest.prefix { (0x30...0x39).contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        func take(_ allowed: UInt8...) -> Bool {
            guard let first = rest.first, allowed.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = take(0x2B, 0x2D)
        let whole = digits()
        var hasFraction = false
        if take(0x2E) {
            hasFraction = true
            if digits() + whole == 0 { return nil }
        } else if whole == 0 {
            return nil
        }
        if take(0x65, 0x45) {
            hasFraction = true
            _ = take(0x2B, 0x2D)
            if digits() == 0 { return nil }
        }
        return rest.isEmpty ? hasFraction : nil
    }

    /// The standard library reads `1.` and `.5` differently from YAML.
    private static func completed(_ text: String) -> String {
        var bytes = Array(text.utf8)
        if let point = bytes.firstIndex(of: 0x2E) {
            let isDigitAfter = point + 1 < bytes.count && (0x30...0x39).contains(bytes[point + 1])
            if !isDigitAfter { bytes.insert(0x30, at: point + 1) }
            let isDigitBefore = point > 0 && (0x30...0x39).contains(bytes[point - 1])
            if !isDigitBefore { bytes.insert(0x30, at: point) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
