/// What differs between two texts: the lines from the first to the last difference.
struct LineDifference: CustomStringConvertible {
    let path: String
    let present: String
    let wanted: String

    /// The most lines that are shown of each text.
    private static let limit = 20

    var description: String {
        let old = present.split(separator: "\n", omittingEmptySubsequences: false)
        let new = wanted.split(separator: "\n", omittingEmptySubsequences: false)
        let shared = min(old.count, new.count)
        let start = (0..<shared).first { old[$0] != new[$0] } ?? shared
        let end =
            (0..<(shared - start)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? (shared - start)
        let lines =
            ["\(path):\(start + 1):"] + Self.marked(old[start..<(old.count - end)], "-")
            + Self.marked(new[start..<(new.count - end)], "+")
        return lines.joined(separator: "\n")
    }

    private static func marked(_ lines: ArraySlice<Substring>, _ mark: String) -> [String] {
        let shown = lines.prefix(limit).map { "\(mark) \($0)" }
        return lines.count > limit ? shown + ["\(mark) … \(lines.count - limit) more lines"] : shown
    }
}
