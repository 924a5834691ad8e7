/// Reads Prometheus' text format as strictly as its own tool does, and says what is wrong.
struct MetricsText {
    private(set) var problems: [String] = []
    /// Values by name and labels as they stand in the text.
    private(set) var values: [String: Double] = [:]
    private(set) var types: [String: String] = [:]

    init(_ text: String) {
        if !text.hasSuffix("\n") { problems.append("the last line has no end") }
        var helped: Set<String> = []
        var finished: Set<String> = []
        var current = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
            let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
            if words[0] == "#" {
                guard words.count == 4 else {
                    problems.append("odd comment: \(line)")
                    continue
                }
                let name = words[2]
                if !Self.isName(name) { problems.append("odd name: \(name)") }
                switch words[1] {
                case "HELP":
                    if !helped.insert(name).inserted { problems.append("two helps: \(name)") }
                    if !finished.insert(name).inserted { problems.append("twice: \(name)") }
                    current = name
                case "TYPE":
                    if name != current { problems.append("type apart from its help: \(name)") }
                    if !["counter", "gauge", "histogram"].contains(words[3]) { problems.append("odd type: \(line)") }
                    types[name] = words[3]
                default: problems.append("odd comment: \(line)")
                }
                continue
            }
            read(sample: String(line), of: current)
        }
        for (name, type) in types where type == "counter" && !name.hasSuffix("_total") {
            problems.append("a counter that does not end in _total: \(name)")
        }
        for (name, type) in types where type == "histogram" { check(histogram: name) }
    }

    private mutating func read(sample line: String, of family: String) {
        guard let space = line.lastIndex(of: " "), let value = Double(line[line.index(after: space)...]) else {
            return problems.append("no number: \(line)")
        }
        let key = String(line[..<space])
        if values.updateValue(value, forKey: key) != nil { problems.append("twice: \(key)") }
        let name = String(key.prefix { $0 != "{" })
        let suffixes = types[family] == "histogram" ? ["_bucket", "_sum", "_count"] : [""]
        if !suffixes.contains(where: { family + $0 == name }) { problems.append("outside its family: \(line)") }
        guard name.utf8.count < key.utf8.count else { return }
        guard key.hasSuffix("\"}") else { return problems.append("odd labels: \(key)") }
        // name="value" pairs; a quote or backslash in a value is escaped.
        var rest = key.dropFirst(name.count + 1).dropLast()
        while !rest.isEmpty {
            guard let equals = rest.firstIndex(of: "="), Self.isName(String(rest[..<equals])) else {
                return problems.append("odd label: \(key)")
            }
            rest = rest[equals...].dropFirst(2)
            while let character = rest.first, character != "\"" { rest = rest.dropFirst(character == "\\" ? 2 : 1) }
            rest = rest.dropFirst()
            if rest.first == "," {
                rest = rest.dropFirst()
            } else if !rest.isEmpty {
                return problems.append("odd labels: \(key)")
            }
        }
    }

    private mutating func check(histogram name: String) {
        let buckets = values.filter { $0.key.hasPrefix("\(name)_bucket{le=\"") }
        let bounds = buckets.map { key, value in
            (Double(key.dropFirst("\(name)_bucket{le=\"".count).dropLast(2)) ?? .nan, value)
        }.sorted { $0.0 < $1.0 }
        if bounds.last?.0 != .infinity { problems.append("no bucket for everything: \(name)") }
        if bounds.last?.1 != values["\(name)_count"] { problems.append("count and last bucket differ: \(name)") }
        if values["\(name)_sum"] == nil { problems.append("no sum: \(name)") }
        if zip(bounds, bounds.dropFirst()).contains(where: { $0.1 > $1.1 }) { problems.append("buckets fall: \(name)") }
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
}
