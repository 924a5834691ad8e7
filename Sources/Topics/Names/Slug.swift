/// A topic level made from a name. Rules: the contract's "Names".
///
/// NFC, lower case; noncharacters and invisible formatting dropped; every run of white space, control characters, `/`, `+`,
/// `#` and `-` becomes one `-`; leading `_`, `$` and outer `-` dropped; NFC again. Letters of every script stay. What NFC blows
/// up beyond 240 bytes (60 scalars of 4 bytes) is cut between two scalars, for topics have an end.
public enum Slug {
    private static let maximumBytes = 240

    /// The slug of a name; nil when nothing of it can stand in a topic.
    public static func make(_ name: String) -> String? {
        var scalars: [Unicode.Scalar] = []
        var pendingDash = false
        for scalar in nfc(lowercased(nfc(name))).unicodeScalars {
            if isDropped(scalar) { continue }
            if isSeparator(scalar) {
                pendingDash = true
                continue
            }
            if scalars.isEmpty {
                // A dash here would be an outer one; `_` and `$` may not lead.
                if scalar == "_" || scalar == "$" { continue }
            } else if pendingDash {
                scalars.append("-")
            }
            pendingDash = false
            scalars.append(scalar)
        }
        guard !scalars.isEmpty else { return nil }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return cut(nfc(String(view)))
    }

    private static func cut(_ slug: String) -> String {
        guard slug.utf8.count > maximumBytes else { return slug }
        var scalars = String.UnicodeScalarView()
        var bytes = 0
        for scalar in slug.unicodeScalars {
            bytes += UTF8.width(scalar)
            if bytes > maximumBytes { break }
            scalars.append(scalar)
        }
        while scalars.last == "-" { scalars.removeLast() }
        return String(scalars)
    }

    /// True for text that can stand as one level of a topic and is not one of the adapter's own names.
    public static func isValidLevel(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first != "_", first != "$", text.utf8.count <= 256 else {
            return false
        }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar != "/" && scalar != "+" && scalar != "#" && scalar.value >= 0x20
                && !(0x7F...0x9F).contains(scalar.value)
                && !isNoncharacter(scalar)
        }
    }

    /// Lower case by Unicode's full mapping with its one rule about context: a sigma that ends a word is `ς`.
    private static func lowercased(_ text: String) -> String {
        guard text.unicodeScalars.contains("\u{3A3}") else { return text.lowercased() }
        let scalars = Array(text.unicodeScalars)
        func isCased(_ candidates: some Sequence<Unicode.Scalar>) -> Bool {
            candidates.first { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
        }
        var mapped = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let isFinal =
                scalar == "\u{3A3}" && isCased(scalars[..<index].reversed()) && !isCased(scalars[(index + 1)...])
            mapped.append(isFinal ? "\u{3C2}" : scalar)
        }
        return String(mapped).lowercased()
    }

    private static func nfc(_ text: String) -> String {
        String(decoding: text._nfcCodeUnits, as: UTF8.self)
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "+", "#", "-": true
        default: scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
        }
    }

    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
        default: isNoncharacter(scalar)
        }
    }

    private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
        (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    }
}
