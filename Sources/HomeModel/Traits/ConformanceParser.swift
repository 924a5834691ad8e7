/// Reads the grammar that `Conformance` writes out; nil wherever the text does not follow it.
struct ConformanceParser {
    private let characters: [UInt8]
    private var position = 0
    private var depth = 0
    private static let maximumDepth = 32

    init(_ text: String) {
        characters = text.utf8.filter { $0 != UInt8(ascii: " ") }
    }

    mutating func terms() -> [Conformance.Term]? {
        var terms: [Conformance.Term] = []
        repeat {
            guard let term = term() else { return nil }
            terms.append(term)
        } while take(",")
        return position == characters.count ? terms : nil
    }

    private mutating func term() -> Conformance.Term? {
        if take("[") {
            guard let expression = expression(), take("]"), skipChoice() else { return nil }
            return .optionalIf(expression)
        }
        let start = position
        if let word = word() {
            let verdict: Conformance.Verdict? =
                switch word {
                case "M": .mandatory
                case "O": .optional
                case "X": .forbidden
                case "D": .deprecated
                case "desc": .unclear
                default: nil
                }
            if let verdict, skipChoice(), isAtTermEnd { return .verdict(verdict) }
            position = start
        }
        return expression().flatMap { isAtTermEnd ? .mandatoryIf($0) : nil }
    }

    private mutating func expression() -> Conformance.Expression? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth, var result = conjunction() else { return nil }
        while take("|") {
            guard let right = conjunction() else { return nil }
            result = .either(result, right)
        }
        return result
    }

    private mutating func conjunction() -> Conformance.Expression? {
        guard var result = factor() else { return nil }
        while take("&") {
            guard let right = factor() else { return nil }
            result = .both(result, right)
        }
        return result
    }

    private mutating func factor() -> Conformance.Expression? {
        if take("!") {
            depth += 1
            defer { depth -= 1 }
            guard depth <= Self.maximumDepth else { return nil }
            return factor().map { .not($0) }
        }
        if take("(") {
            guard let inner = expression(), take(")") else { return nil }
            return inner
        }
        guard let name = word()?.lowercased() else { return nil }
        guard let comparison = comparison() else { return .name(name) }
        guard let number = word().flatMap({ Int64($0) }) else { return nil }
        return .comparison(name, comparison, number)
    }

    private mutating func comparison() -> Conformance.Comparison? {
        if take("<=") { return .lessOrEqual }
        if take(">=") { return .greaterOrEqual }
        if take("==") { return .equal }
        if take("!=") { return .notEqual }
        if take("<") { return .less }
        if take(">") { return .greater }
        return nil
    }

    /// `.a`, `.b+` after a choice: which group of alternatives it belongs to does not matter to a single element.
    private mutating func skipChoice() -> Bool {
        guard take(".") else { return true }
        guard word() != nil else { return false }
        _ = take("+") || take("-")
        return true
    }

    private var isAtTermEnd: Bool { position == characters.count || characters[position] == UInt8(ascii: ",") }

    private mutating func word() -> String? {
        let start = position
        while position < characters.count, Self.isWord(characters[position]) { position += 1 }
        return start == position ? nil : String(decoding: characters[start..<position], as: UTF8.self)
    }

    private static func isWord(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private mutating func take(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard position + length <= characters.count else { return false }
        let matches = text.withUTF8Buffer { expected in
            (0..<length).allSatisfy { characters[position + $0] == expected[$0] }
        }
        if matches { position += length }
        return matches
    }
}
