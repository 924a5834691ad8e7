extension JSON {
    /// Compact JSON in UTF-8; equal values with equal order give equal bytes.
    public var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.value(self)
        return writer.bytes
    }

    /// Compact JSON.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// JSON for people: one element a line, indented by two spaces, without a line end after the last line.
    public var prettyText: String {
        var text = ""
        appendPretty(to: &text, indentation: "")
        return text
    }

    private func appendPretty(to text: inout String, indentation: String) {
        let inner = indentation + "  "
        switch self {
        case .array(let elements) where !elements.isEmpty:
            var separator = "[\n"
            for element in elements {
                text += separator + inner
                element.appendPretty(to: &text, indentation: inner)
                separator = ",\n"
            }
            text += "\n\(indentation)]"
        case .object(let members) where !members.isEmpty:
            var separator = "{\n"
            for (name, value) in members {
                text += separator + inner + JSON.string(name).text + ": "
                value.appendPretty(to: &text, indentation: inner)
                separator = ",\n"
            }
            text += "\n\(indentation)}"
        default: text += self.text
        }
    }
}
