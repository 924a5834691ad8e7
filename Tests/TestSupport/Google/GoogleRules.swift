import Glibc
import JSON

/// Google's cloud-to-cloud rules, read from `google-rules.txt`, for checking what the product answers.
public struct GoogleRules: Sendable {
    /// What a path of attributes or states may hold.
    struct Rule: Sendable {
        let path: [String]
        let type: String
        let isNeeded: Bool
        var range: (low: Double?, high: Double?, isOpen: Bool)?
        var words: Set<String>?
    }

    struct Forms: Sendable {
        let isExclusive: Bool
        let forms: [[String]]
    }

    struct Trait: Sendable {
        var attributes: [Rule] = []
        var states: [Rule] = []
        var attributeForms: Forms?
        var stateForms: Forms?
        /// The keys that each command's answer adds to the states.
        var commands: [String: Set<String>] = [:]

        var stateKeys: Set<String> { Set(states.map { Self.key($0) }) }
        var attributeKeys: Set<String> { Set(attributes.map { Self.key($0) }) }

        private static func key(_ rule: Rule) -> String { rule.path.first ?? "" }
    }

    struct Sensor: Sendable {
        var words: Set<String> = []
        var unit: String?
    }

    var traits: [String: Trait] = [:]
    var sensors: [String: Sensor] = [:]
    var types: [String: [String]] = [:]
    var errors: Set<String> = []

    public static let shared = GoogleRules(
        text: read(#filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/google-rules.txt"))

    init(text: String) {
        var trait = ""
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            switch words[0] {
            case "trait":
                trait = words[1]
                traits[trait] = Trait()
            case "attribute": traits[trait, default: Trait()].attributes.append(Self.rule(words))
            case "state": traits[trait, default: Trait()].states.append(Self.rule(words))
            case "one", "any":
                let forms = Forms(
                    isExclusive: words[0] == "one",
                    forms: words[2...].filter { $0 != "/" }.map { $0.split(separator: "+").map(String.init) })
                if words[1] == "state" {
                    traits[trait, default: Trait()].stateForms = forms
                } else {
                    traits[trait, default: Trait()].attributeForms = forms
                }
            case "command": traits[trait, default: Trait()].commands[words[1]] = Set(words.dropFirst(3))
            case "sensor":
                var sensor = Sensor()
                for (index, word) in words.enumerated() {
                    if word == "words" { sensor.words = Self.list(words[index + 1]) }
                    if word == "number" { sensor.unit = words[index + 1] }
                }
                sensors[words[1]] = sensor
            case "type": types[words[1]] = Array(words[2...])
            case "error": errors.formUnion(words[1...])
            default: preconditionFailure("an unknown rule: \(line)")
            }
        }
    }

    private static func list(_ text: String) -> Set<String> {
        Set(
            text.split(separator: "|").map { String($0.map { $0 == "_" ? " " : $0 }) }
                + text.split(separator: "|").map(String.init))
    }

    private static func rule(_ words: [String]) -> Rule {
        var path: [String] = []
        for level in words[1].split(separator: ".") {
            if level.hasSuffix("[]") { path += [String(level.dropLast(2)), "[]"] } else { path.append(String(level)) }
        }
        var rule = Rule(path: path, type: words[2], isNeeded: words.contains("must"))
        for (index, word) in words.enumerated() where index > 2 {
            if word == "of" { rule.words = list(words[index + 1]) }
            let ends = word.split(separator: "..", omittingEmptySubsequences: false)
            if ends.count == 2 {
                let isOpen = ends[1].hasPrefix("<")
                rule.range = (Double(ends[0]), Double(isOpen ? ends[1].dropFirst() : ends[1]), isOpen)
            }
        }
        return rule
    }

    private static func read(_ path: String) -> String {
        guard let file = fopen(path, "r") else { preconditionFailure("\(path) cannot be read") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The trait that a command belongs to.
    func trait(ofCommand identifier: String) -> String? {
        let name = identifier.split(separator: ".").last.map(String.init) ?? ""
        return traits.first { $0.value.commands[name] != nil }?.key
    }

    /// Every command, with its trait.
    public var commands: [(trait: String, command: String)] {
        traits.flatMap { trait in trait.value.commands.keys.map { (trait.key, $0) } }
            .sorted { ($0.trait, $0.command) < ($1.trait, $1.command) }
    }

    public var traitNames: [String] { traits.keys.sorted() }
}

extension GoogleRules {
    public func knows(error code: String) -> Bool { errors.contains(code) }
}
