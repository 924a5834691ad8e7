import JSON

/// Jinja templates as Home Assistant renders them.
///
/// A message may be empty (a topic that is cleared) or lack a key (nothing reported yet); neither may leave a warning in Home
/// Assistant's log, so every look into a message has something to fall back on. What comes to nothing is rendered as `None`, which
/// resets an entity to "unknown".
enum Template {
    /// The message as an object.
    static let message = "(value_json|default({}))"

    /// The value at a path of keys, `none` where there is none.
    static func value(_ path: String...) -> String { value(path) }

    static func value(_ path: [String]) -> String {
        var expression = message
        for (index, key) in path.enumerated() {
            expression += index == path.count - 1 ? ".get(\(quoted(key)))" : ".get(\(quoted(key)),{})"
        }
        return expression
    }

    /// A field of the entry of a list that bears a name; `none` where there is none.
    static func entry(_ list: String, named name: String, _ field: String) -> String {
        "((\(list) or [])|selectattr('name','eq',\(quoted(name)))|map(attribute=\(quoted(field)))|first|default(none))"
    }

    static func show(_ expression: String) -> String { "{{ \(expression) }}" }

    /// The first text whose value it is; `None` for any other.
    static func map(_ expression: String, _ pairs: [(value: String, text: String)]) -> String {
        show(mapped(expression, pairs))
    }

    static func mapped(_ expression: String, _ pairs: [(value: String, text: String)]) -> String {
        let members = pairs.map { "\(quoted($0.value)):\(quoted($0.text))" }.joined(separator: ",")
        return "{\(members)}.get(\(expression))"
    }

    /// The text if it is one of some; `None` for any other.
    static func oneOf(_ expression: String, _ texts: [String]) -> String {
        let list = texts.map(quoted).joined(separator: ",")
        return "{% set v = \(expression)|string %}{{ v if v in [\(list)] else none }}"
    }

    /// The number if it lies within the limits; `None` for any other: what a device reports beyond its own limits is an error to
    /// Home Assistant.
    static func within(_ expression: String, _ minimum: JSON, _ maximum: JSON, dividedBy divisor: String? = nil)
        -> String
    {
        let value = divisor.map { "(v / \($0))" } ?? "v"
        return "{% set v = \(expression) %}"
            + "{{ \(value) if v is number and \(value) >= \(minimum.text) and \(value) <= \(maximum.text) else none }}"
    }

    /// Nothing at all, which is ignored, where there is no value.
    static func orNothing(_ expression: String) -> String {
        "{% set v = \(expression) %}{{ v if v is not none else '' }}"
    }

    /// A text in a template: in single quotes, which need no escaping within JSON.
    static func quoted(_ text: String) -> String {
        var quoted = "'"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "'": quoted += "\\'"
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "'"
    }
}
