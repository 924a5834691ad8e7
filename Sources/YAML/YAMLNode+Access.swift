import JSON

/// Readers for a value whose type is known. Each takes the key path of the value for its error, and names what is
/// allowed there. Quoted scalars are read like plain ones: `"1883"` is a number where a number is wanted.
extension YAMLNode {
    /// Whether nothing stands here: an empty plain scalar, `~` or `null`.
    public var isNull: Bool {
        if case .scalar(let text, true) = content, case .null = YAMLScalar.value(of: text) { true } else { false }
    }

    /// `true`, `yes`, `on`, `1`, `false`, `no`, `off` or `0`, in any case.
    public func bool(at path: String = "") throws(YAMLError) -> Bool {
        guard case .scalar(let text, _) = content else { throw expected("true or false", at: path) }
        switch text.lowercased() {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0": return false
        default: throw expected("true or false", at: path)
        }
    }

    /// A whole number, decimal or `0x…` or `0o…`.
    public func int(
        in range: ClosedRange<Int64> = .min ... .max, at path: String = ""
    ) throws(YAMLError) -> Int64 {
        let isOpen = range == .min ... .max
        let wanted = isOpen ? "a whole number" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        guard case .scalar(let text, _) = content, case .integer(let value)? = YAMLScalar.number(text),
            range.contains(value)
        else { throw expected(wanted, at: path) }
        return value
    }

    /// A finite number.
    public func double(in range: ClosedRange<Double>? = nil, at path: String = "") throws(YAMLError) -> Double {
        let wanted = range.map { "a number from \(Self.text($0.lowerBound)) to \(Self.text($0.upperBound))" }
        guard case .scalar(let text, _) = content, let value = YAMLScalar.number(text)?.doubleValue, value.isFinite,
            range?.contains(value) ?? true
        else { throw expected(wanted ?? "a number", at: path) }
        return value
    }

    /// The text of any scalar but null, as it is written.
    public func string(at path: String = "") throws(YAMLError) -> String {
        guard case .scalar(let text, _) = content, !isNull else { throw expected("a text", at: path) }
        return text
    }

    /// A list of texts.
    public func stringList(at path: String = "") throws(YAMLError) -> [String] {
        var texts: [String] = []
        for (index, element) in try elements(at: path).enumerated() {
            texts.append(try element.string(at: "\(path)[\(index)]"))
        }
        return texts
    }

    /// One of a few names, exactly as written there.
    public func oneOf(_ allowed: [String], at path: String = "") throws(YAMLError) -> String {
        guard case .scalar(let text, _) = content,
            let value = allowed.first(where: { $0.utf8.elementsEqual(text.utf8) })
        else { throw expected(allowed.joined(separator: " or "), at: path) }
        return value
    }

    /// The elements of a list.
    public func elements(at path: String = "") throws(YAMLError) -> [YAMLNode] {
        guard case .sequence(let elements) = content else { throw expected("a list", at: path) }
        return elements
    }

    /// The members of a mapping, whatever their keys.
    public func members(at path: String = "") throws(YAMLError) -> [YAMLMember] {
        guard case .mapping(let members) = content else { throw expected("a mapping", at: path) }
        return members
    }

    /// A mapping that has no other keys than these.
    public func mapping(allowed: [String], at path: String = "") throws(YAMLError) -> YAMLMapping {
        let members = try members(at: path)
        for member in members where !allowed.contains(where: { $0.utf8.elementsEqual(member.key.utf8) }) {
            throw unknownKey(member, allowed: allowed, at: path)
        }
        return YAMLMapping(node: self, path: path, members: members)
    }

    /// The error for a key that does not belong here, with the nearest name that does.
    public func unknownKey(_ member: YAMLMember, allowed: [String], at path: String = "") -> YAMLError {
        let hint = Spelling.nearest(to: member.key, in: allowed).map { " (did you mean \"\($0)\"?)" } ?? ""
        let list = allowed.joined(separator: ", ")
        return YAMLError(
            file: file, line: member.keyLine, column: member.keyColumn,
            message: "\(Self.prefix(path))unknown key \"\(Self.cut(member.key))\"\(hint); allowed: \(list)")
    }

    /// An error at this value.
    public func error(_ message: String, at path: String = "") -> YAMLError {
        YAMLError(file: file, line: line, column: column, message: Self.prefix(path) + message)
    }

    private func expected(_ wanted: String, at path: String) -> YAMLError {
        let found =
            switch content {
            case .scalar(let text, _): isNull ? "nothing" : "\"\(Self.cut(text))\""
            case .sequence: "a list"
            case .mapping: "a mapping"
            }
        return error("expected \(wanted), found \(found)", at: path)
    }

    private static func prefix(_ path: String) -> String { path.isEmpty ? "" : "\(path): " }

    private static func cut(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return scalars.count <= 60 ? text : String(String.UnicodeScalarView(scalars.prefix(60))) + "…"
    }

    private static func text(_ number: Double) -> String { JSON.number(number).text }
}
