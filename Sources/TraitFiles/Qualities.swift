import YAML

/// The words of an `is` list.
struct Qualities {
    private let words: Set<String>

    init(_ mapping: YAMLMapping, allowed: [String], log: ProblemLog) {
        guard let node = mapping.given("is"),
            let elements = log.attempt({ try node.elements(at: mapping.path(to: "is")) })
        else {
            words = []
            return
        }
        words = Set(
            elements.compactMap { element in
                log.attempt { try element.oneOf(allowed, at: mapping.path(to: "is")) }
            })
    }

    func contains(_ word: String) -> Bool { words.contains(word) }
}
