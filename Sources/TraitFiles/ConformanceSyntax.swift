/// Checks conformance texts: when a device has an attribute, a command or an event.
///
///     conformance = term { "," term }                         the first term that applies wins
///     term        = "M" | "O" | "X" | "D" | "desc" | "[" or "]" | or
///     choice      = "." letter [ "+" ]                        after "O" or "]"
///     or          = and { "|" and }
///     and         = not { "&" not }
///     not         = "!" not | "(" or ")" | name [ ("<" | ">" | "<=" | ">=" | "==" | "!=") (name | number) ]
struct ConformanceSyntax {
    private let names: Set<String>

    /// - Parameter names: feature codes and names of attributes, commands and events; upper and lower case are alike.
    init(names: [String]) { self.names = Set(names.map { $0.lowercased() }) }

    /// What is wrong with a text; nil when nothing is.
    func problem(with text: String) -> String? {
        guard text.utf8.count <= 1_024 else { return "a conformance has at most 1024 bytes" }
        var scanner = Scanner(tokens: Self.tokens(text))
        do {
            repeat { try term(&scanner) } while scanner.take(",")
            guard let rest = scanner.next else { return nil }
            return "\"\(rest)\" does not belong here"
        } catch {
            return error.message
        }
    }

    private struct Problem: Error {
        let message: String
    }

    private struct Scanner {
        var tokens: ArraySlice<String>
        var depth = 0

        init(tokens: [String]) { self.tokens = tokens[...] }

        var next: String? { tokens.first }

        mutating func take(_ token: String) -> Bool {
            guard tokens.first == token else { return false }
            tokens.removeFirst()
            return true
        }
    }

    private func term(_ scanner: inout Scanner) throws(Problem) {
        if ["M", "X", "D", "desc"].contains(where: { scanner.take($0) }) { return }
        if scanner.take("O") { return try choice(&scanner) }
        if scanner.take("[") {
            try or(&scanner)
            guard scanner.take("]") else { throw Problem(message: "a closing ] is missing") }
            return try choice(&scanner)
        }
        try or(&scanner)
    }

    private func choice(_ scanner: inout Scanner) throws(Problem) {
        guard scanner.take(".") else { return }
        guard let letter = scanner.next, letter.utf8.count == 1, letter.utf8.allSatisfy(DefinitionName.isLower) else {
            throw Problem(message: "expected the letter of a choice group after the dot")
        }
        _ = scanner.take(letter)
        _ = scanner.take("+")
    }

    private func or(_ scanner: inout Scanner) throws(Problem) {
        scanner.depth += 1
        defer { scanner.depth -= 1 }
        guard scanner.depth <= 32 else { throw Problem(message: "nested too deep") }
        repeat {
            repeat { try not(&scanner) } while scanner.take("&")
        } while scanner.take("|")
    }

    private func not(_ scanner: inout Scanner) throws(Problem) {
        while scanner.take("!") {}
        if scanner.take("(") {
            try or(&scanner)
            guard scanner.take(")") else { throw Problem(message: "a closing ) is missing") }
            return
        }
        try name(&scanner)
        for comparison in ["<=", ">=", "==", "!=", "<", ">"] where scanner.take(comparison) {
            if let number = scanner.next, UInt64(number) != nil {
                _ = scanner.take(number)
            } else {
                try name(&scanner)
            }
            return
        }
    }

    private func name(_ scanner: inout Scanner) throws(Problem) {
        guard let name = scanner.next else { throw Problem(message: "the conformance ends too early") }
        guard names.contains(name.lowercased()) else {
            throw Problem(message: "\"\(name)\" is no feature code, attribute, command or event of this trait")
        }
        _ = scanner.take(name)
    }

    private static func tokens(_ text: String) -> [String] {
        var tokens: [String] = []
        var word = ""
        for scalar in text.unicodeScalars {
            let isWord = scalar.isASCII && DefinitionName.isPart(UInt8(scalar.value)) || scalar == "_"
            if isWord {
                word.unicodeScalars.append(scalar)
                continue
            }
            if !word.isEmpty { tokens.append(word) }
            word = ""
            if scalar == " " { continue }
            if scalar == "=", let last = tokens.last, ["<", ">", "=", "!"].contains(last) {
                tokens[tokens.count - 1] = last + "="
            } else {
                tokens.append(String(scalar))
            }
        }
        return word.isEmpty ? tokens : tokens + [word]
    }
}
