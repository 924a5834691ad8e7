public import JSON

/// What users put around and instead of JSON values.
public enum Text {
    /// Without the white space around it.
    public static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }

    /// The number that a JSON value is, or that its text spells; nil for everything else.
    public static func number(_ json: JSON) -> JSON? {
        switch json {
        case .integer, .unsigned, .number: return json
        case .string(let text):
            guard let parsed = try? JSON.parse(trimmed(text)) else { return nil }
            switch parsed {
            case .integer, .unsigned, .number: return parsed
            default: return nil
            }
        default: return nil
        }
    }
}
