/// Names of the data model as people write them.
enum Words {
    /// `batteryAlert` is `Battery alert`, `co2` stays whole.
    static func sentence(_ name: String) -> String {
        var text = ""
        for character in name {
            if text.isEmpty {
                text.append(contentsOf: character.uppercased())
            } else if character.isUppercase {
                text.append(" ")
                text.append(contentsOf: character.lowercased())
            } else {
                text.append(character == "." || character == "-" || character == "_" ? " " : character)
            }
        }
        return text
    }

    /// What a discovery key may have: ASCII letters, digits and `_`.
    static func key(_ name: String) -> String {
        String(decoding: name.utf8.map { isPlain($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
