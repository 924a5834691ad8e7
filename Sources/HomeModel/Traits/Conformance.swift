/// When a device has an element of a trait: a parsed conformance string (Matter Core Specification, "Conformance").
///
/// Terms are separated by commas and the first that applies wins: `M` mandatory, `O` optional, `X` forbidden, `D` deprecated, an
/// expression: mandatory where it holds, an expression in brackets: optional where it holds; nothing left: forbidden. `O.a` and
/// `O.a+` belong to a choice and count as optional. Expressions combine codes of features and names of elements with `&`, `|`,
/// `!`, parentheses and comparisons with a number (`NumberOfPrimaries > 2`); names compare without case.
///
///     conformance := term { "," term }
///     term        := "M" | choice | "X" | "D" | "desc" | expression | "[" expression "]" [ "." choice ]
///     choice      := "O" [ "." letter [ "+" ] ]
///     expression  := conjunction { "|" conjunction }
///     conjunction := factor { "&" factor }
///     factor      := "!" factor | "(" expression ")" | name [ comparison number ]
public struct Conformance: Sendable {
    /// What a device must, may or must not have.
    public enum Verdict: Sendable, Hashable {
        case mandatory, optional, forbidden
        /// Kept for older devices; no new device has it.
        case deprecated
        /// The rule is prose, or text that is no conformance.
        case unclear
    }

    indirect enum Expression: Sendable {
        case name(String)
        case comparison(String, Comparison, Int64)
        case not(Expression)
        case both(Expression, Expression)
        case either(Expression, Expression)
    }

    enum Comparison: Sendable {
        case less, lessOrEqual, equal, notEqual, greaterOrEqual, greater
    }

    enum Term: Sendable {
        case verdict(Verdict)
        case mandatoryIf(Expression)
        case optionalIf(Expression)
    }

    let terms: [Term]

    public init(_ text: String) {
        var parser = ConformanceParser(text)
        terms = parser.terms() ?? [.verdict(.unclear)]
    }

    /// - Parameters:
    ///   - isPresent: whether the device has the feature of this code or the element of this name (lower-cased).
    ///   - number: the value of the attribute of this name (lower-cased), for comparisons.
    public func verdict(isPresent: (String) -> Bool, number: (String) -> Int64? = { _ in nil }) -> Verdict {
        for term in terms {
            switch term {
            case .verdict(let verdict): return verdict
            case .mandatoryIf(let expression): if expression.holds(isPresent, number) { return .mandatory }
            case .optionalIf(let expression): if expression.holds(isPresent, number) { return .optional }
            }
        }
        return .forbidden
    }
}

extension Conformance.Expression {
    func holds(_ isPresent: (String) -> Bool, _ number: (String) -> Int64?) -> Bool {
        switch self {
        case .name(let name): return isPresent(name)
        case .comparison(let name, let comparison, let bound):
            guard let value = number(name) else { return false }
            switch comparison {
            case .less: return value < bound
            case .lessOrEqual: return value <= bound
            case .equal: return value == bound
            case .notEqual: return value != bound
            case .greaterOrEqual: return value >= bound
            case .greater: return value > bound
            }
        case .not(let inner): return !inner.holds(isPresent, number)
        case .both(let left, let right): return left.holds(isPresent, number) && right.holds(isPresent, number)
        case .either(let left, let right): return left.holds(isPresent, number) || right.holds(isPresent, number)
        }
    }
}
