/// A topic filter, with `+` for one level and `#` at the end for any number of levels.
public struct TopicFilter: Sendable, Hashable, CustomStringConvertible {
    /// The filter as text.
    public let text: String
    private let levels: [[UInt8]]

    /// - Throws: ``MQTTError/invalidFilter(_:)`` when `text` is empty, too long, has characters that MQTT does not
    ///   allow, or a wildcard that is not a whole level or, for `#`, not the last.
    public init(_ text: String) throws(MQTTError) {
        guard !text.isEmpty else { throw .invalidFilter("empty") }
        if let flaw = MQTTText.flaw(in: text) { throw .invalidFilter(flaw) }
        let levels = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Array.init)
        for (index, level) in levels.enumerated() where level.count > 1 || index < levels.count - 1 {
            if level.contains(UInt8(ascii: "#")) { throw .invalidFilter("# is not a whole last level") }
            if level.count > 1, level.contains(UInt8(ascii: "+")) { throw .invalidFilter("+ is not a whole level") }
        }
        self.text = text
        self.levels = levels
    }

    public var description: String { text }

    /// Whether messages on `topic` match (section 4.7 of MQTT 5): byte by byte, and a wildcard in the first level
    /// does not match a topic that begins with `$`.
    public func matches(_ topic: String) -> Bool {
        let parts = topic.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if topic.utf8.first == UInt8(ascii: "$"), levels[0] == Self.any || levels[0] == Self.rest { return false }
        for (index, level) in levels.enumerated() {
            if level == Self.rest { return true }
            guard index < parts.count else { return false }
            guard level == Self.any || level.elementsEqual(parts[index]) else { return false }
            // "a/#" matches "a" too.
            if index == parts.count - 1, index + 2 == levels.count, levels[index + 1] == Self.rest { return true }
        }
        return parts.count == levels.count
    }

    public static func == (one: TopicFilter, other: TopicFilter) -> Bool { one.levels == other.levels }

    public func hash(into hasher: inout Hasher) { hasher.combine(levels) }

    private static let any = [UInt8(ascii: "+")]
    private static let rest = [UInt8(ascii: "#")]
}
