/// Rules for topics (MQTT 5, section 4.7) and for the base topic. Each returns what is wrong, nil if nothing is.
enum TopicRules {
    private static let slash = UInt8(ascii: "/")

    /// A topic to publish to or to listen on: no wildcards, no empty levels, none of the broker's own.
    static func complaint(aboutTopic topic: String) -> String? {
        if topic.isEmpty { return "must not be empty" }
        if topic.utf8.count > 256 { return "must have at most 256 bytes" }
        if topic.utf8.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "#") }) {
            return "must not contain the wildcards + and #"
        }
        if topic.utf8.first == slash || topic.utf8.last == slash {
            let levels = topic.utf8.split(separator: slash).map { String(Substring($0)) }
            let advice = levels.isEmpty ? "" : "; write \"\(levels.joined(separator: "/"))\""
            return "must not begin or end with \"/\"\(advice)"
        }
        if topic.contains("//") { return "must not have empty levels (\"//\")" }
        if topic.utf8.first == UInt8(ascii: "$") {
            return "must not begin with \"$\": such topics are the broker's own"
        }
        let scalars = topic.unicodeScalars
        if scalars.contains(where: \.properties.isNoncharacterCodePoint) {
            return "must not contain noncharacters"
        }
        if scalars.first?.properties.isWhitespace == true || scalars.last?.properties.isWhitespace == true {
            return "must not begin or end with white space"
        }
        return nil
    }

    /// The base topic: levels that begin with `_` are the adapter's own.
    static func complaint(aboutBase topic: String) -> String? {
        if let complaint = complaint(aboutTopic: topic) { return complaint }
        if topic.utf8.split(separator: slash).contains(where: { $0.first == UInt8(ascii: "_") }) {
            return "no level may begin with \"_\""
        }
        return nil
    }

    /// A topic filter: `+` for one level, `#` for the rest.
    static func complaint(aboutFilter filter: String) -> String? {
        if filter.utf8.first == UInt8(ascii: "$") { return "must not begin with \"$\": such topics are never used" }
        let levels = filter.utf8.split(separator: slash, omittingEmptySubsequences: false)
        for (index, level) in levels.enumerated() {
            let isWildcard = level.elementsEqual([UInt8(ascii: "+")])
            let isRest = level.elementsEqual([UInt8(ascii: "#")]) && index == levels.count - 1
            let hasWildcard = level.contains { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "#") }
            if hasWildcard, !isWildcard, !isRest {
                return "expected a topic filter: + stands for a whole level, # only for all last levels"
            }
        }
        return nil
    }

    /// Whether two topics are the same or one lies below the other.
    static func overlap(_ left: String, _ right: String) -> Bool { isBelow(left, right) || isBelow(right, left) }

    /// Whether a topic is another one or lies below it.
    static func isBelow(_ topic: String, _ parent: String) -> Bool {
        topic.utf8.elementsEqual(parent.utf8) || topic.utf8.starts(with: Array(parent.utf8) + [slash])
    }
}
