import JSON

/// The tags of YAML 1.2's core schema, the only ones allowed.
enum YAMLTag {
    private static let core = "tag:yaml.org,2002:"

    /// Whether a scalar may mean something else than text, given its tag.
    static func isPlain(_ text: String, _ isPlain: Bool, _ event: YAMLEvent, file: String) throws(YAMLError) -> Bool {
        guard let tag = event.tag else { return isPlain }
        if tag == "!" || tag == core + "str" { return false }
        let fits =
            switch YAMLScalar.value(of: text) {
            case .null: ["null"]
            case .bool: ["bool"]
            case .integer, .unsigned: ["int", "float"]
            case .number: ["float"]
            default: [] as [String]
            }
        if fits.contains(where: { tag == core + $0 }) { return true }
        guard ["null", "bool", "int", "float"].contains(where: { tag == core + $0 }) else { throw unknown(event, file) }
        throw error("the value does not fit its tag", event, file)
    }

    /// Refuses any tag of a list or mapping but its own.
    static func check(_ event: YAMLEvent, is name: String, file: String) throws(YAMLError) {
        if let tag = event.tag, tag != "!", tag != core + name { throw unknown(event, file) }
    }

    private static func unknown(_ event: YAMLEvent, _ file: String) -> YAMLError {
        error("this tag is not supported (a text that begins with \"!\" must be quoted)", event, file)
    }

    private static func error(_ message: String, _ event: YAMLEvent, _ file: String) -> YAMLError {
        YAMLError(file: file, line: event.line, column: event.column, message: message)
    }
}
