/// MQTT's rule for topics and filters, for filters without `#`.
enum TopicMatch {
    static func matches(_ topic: String, filter: String) -> Bool {
        let levels = topic.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let pattern = filter.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return levels.count == pattern.count
            && zip(levels, pattern).allSatisfy { $1.elementsEqual("+".utf8) || $0.elementsEqual($1) }
    }
}
