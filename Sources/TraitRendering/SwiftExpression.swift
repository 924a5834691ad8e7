/// A Swift expression that can be laid out in lines as `swift format` leaves them.
indirect enum SwiftExpression {
    case text(String)
    case call(String, [(label: String?, value: SwiftExpression)])
    case list([SwiftExpression])
    /// Parts of a long string literal, joined by `+`.
    case joined([String])

    static let lineLength = 120

    /// On one line.
    var flat: String {
        switch self {
        case .text(let text): text
        case .call(let name, let arguments): "\(name)(\(arguments.map(Self.flat).joined(separator: ", ")))"
        case .list(let elements): "[\(elements.map(\.flat).joined(separator: ", "))]"
        case .joined(let parts): parts.joined(separator: " + ")
        }
    }

    /// The columns that `swift format` counts: a list of several elements may get a trailing comma.
    private var width: Int { flat.count + commas }

    private var commas: Int {
        switch self {
        case .text, .joined: 0
        case .call(_, let arguments): arguments.reduce(0) { $0 + $1.value.commas }
        case .list(let elements): elements.reduce(elements.count > 1 ? 1 : 0) { $0 + $1.commas }
        }
    }

    private static func flat(_ argument: (label: String?, value: SwiftExpression)) -> String {
        (argument.label.map { "\($0): " } ?? "") + argument.value.flat
    }

    /// Laid out after `column` characters of a line that is indented by `indent`, with `trailing` more to follow.
    func laidOut(indent: Int, column: Int, trailing: Int = 0) -> String {
        return column + width + trailing <= Self.lineLength ? flat : broken(indent: indent, trailing: trailing)
    }

    /// Laid out over several lines, whether it is long or not.
    func broken(indent: Int, trailing: Int = 0) -> String {
        let inner = indent + 4
        let margin = String(repeating: " ", count: inner)
        switch self {
        case .text(let text):
            return text
        case .joined(let parts):
            return "\n" + margin + parts.joined(separator: "\n\(margin)+ ")
        case .list(let elements):
            let comma = elements.count > 1 ? "," : ""
            let lines = elements.map { element in
                margin + element.laidOut(indent: inner, column: inner, trailing: comma.count) + comma + "\n"
            }
            return "[\n" + lines.joined() + String(repeating: " ", count: indent) + "]"
        case .call(let name, let arguments):
            return "\(name)(\n" + Self.filled(arguments, inner, margin, trailing: trailing)
        }
    }

    /// Arguments, as many on a line as fit.
    private static func filled(
        _ arguments: [(label: String?, value: SwiftExpression)], _ indent: Int, _ margin: String, trailing: Int
    ) -> String {
        var text = ""
        var line = margin
        for (index, argument) in arguments.enumerated() {
            let isLast = index == arguments.count - 1
            let end = isLast ? ")" : ","
            let flat = Self.flat(argument)
            let after = end.count + (isLast ? trailing : 0)
            let separator = line == margin ? "" : " "
            if line.count + separator.count + flat.count + argument.value.commas + after <= lineLength {
                line += separator + flat + end
                continue
            }
            if line != margin {
                text += line + "\n"
                line = margin
            }
            let label = argument.label.map { "\($0): " } ?? ""
            let value = argument.value.laidOut(indent: indent, column: indent + label.count, trailing: after)
            line += (value.hasPrefix("\n") ? String(label.dropLast()) : label) + value + end
            if line.contains("\n"), !isLast {
                text += line + "\n"
                line = margin
            }
        }
        return text + (line == margin ? "" : line)
    }
}
