public import HomeModel
public import JSON
import Topics

/// The members of a request's payload, read with errors that name the member and what is allowed.
public struct RequestArguments: Sendable {
    public let object: JSONObject

    public init(_ object: JSONObject) { self.object = object }

    /// A text that must be there.
    public func text(_ name: String) throws(CommandFailure) -> String {
        guard let text = try optionalText(name) else {
            throw missing(name, "string")
        }
        return text
    }

    public func optionalText(_ name: String) throws(CommandFailure) -> String? {
        guard let json = object[name], !json.isNull else { return nil }
        guard let text = json.stringValue, !text.isEmpty else { throw wrong(name, json, "a text", "string") }
        return text
    }

    public func bool(_ name: String) throws(CommandFailure) -> Bool {
        guard let json = object[name], !json.isNull else { return false }
        guard let flag = json.boolValue else { throw wrong(name, json, "true or false", "bool") }
        return flag
    }

    /// Seconds, not negative.
    public func seconds(_ name: String) throws(CommandFailure) -> Duration? {
        guard let json = object[name], !json.isNull else { return nil }
        guard let seconds = Text.number(json)?.doubleValue else {
            throw wrong(name, json, "a number of seconds", "number")
        }
        guard seconds >= 0, seconds <= 86_400 else {
            throw CommandFailure(
                .outOfRange, "'\(name)' is from 0 to 86400 seconds", field: name, value: json,
                allowed: ["min": 0, "max": 86_400])
        }
        return .seconds(seconds)
    }

    public func members(_ name: String) throws(CommandFailure) -> JSONObject {
        guard let json = object[name], !json.isNull else { return [:] }
        guard let members = json.objectValue else { throw wrong(name, json, "an object", "object") }
        return members
    }

    public func has(_ name: String) -> Bool { object[name] != nil }

    /// Whether the member is there and null.
    public func isNull(_ name: String) -> Bool { object[name]?.isNull ?? false }

    /// A name for an object, cut to 60 Unicode code points.
    public func name() throws(CommandFailure) -> (text: String, isTruncated: Bool) {
        guard let json = object["name"], !json.isNull else {
            throw missing("name", "string")
        }
        guard let text = json.stringValue else { throw wrong("name", json, "a text", "string") }
        guard !ObjectName.isBlank(text) else {
            throw CommandFailure(
                .invalidArgument, "a name has at least one character that is not white space", field: "name",
                value: json, allowed: "string")
        }
        let (cut, isTruncated) = ObjectName.cut(text)
        return (cut, isTruncated)
    }

    /// A list of texts; a single one may stand for itself. Nil when the member is missing.
    public func texts(_ name: String) throws(CommandFailure) -> [String]? {
        guard let json = object[name], !json.isNull else { return nil }
        if let text = json.stringValue { return [text] }
        guard let elements = json.arrayValue else { throw wrong(name, json, "a text or a list of texts", "list") }
        var texts: [String] = []
        for element in elements {
            guard let text = element.stringValue else { throw wrong(name, element, "a list of texts", "list") }
            texts.append(text)
        }
        return texts
    }

    /// A whole number within bounds; nil when the member is missing.
    public func integer(_ name: String, in bounds: ClosedRange<Int>) throws(CommandFailure) -> Int? {
        guard let json = object[name], !json.isNull else { return nil }
        guard let number = Text.number(json)?.intValue else { throw wrong(name, json, "a whole number", "integer") }
        guard let integer = Int(exactly: number), bounds.contains(integer) else {
            throw CommandFailure(
                .outOfRange, "'\(name)' is from \(bounds.lowerBound) to \(bounds.upperBound)", field: name, value: json,
                allowed: ["min": JSON(bounds.lowerBound), "max": JSON(bounds.upperBound)])
        }
        return integer
    }

    /// What is wrong with a member that must be there.
    public func missing(_ name: String, _ type: String) -> CommandFailure {
        CommandFailure(
            .invalidArgument, "the member '\(name)' is missing", field: name, allowed: .string(type))
    }

    private func wrong(_ name: String, _ json: JSON, _ expected: String, _ type: String) -> CommandFailure {
        CommandFailure(
            .invalidArgument, "'\(name)' is \(expected)", field: name, value: json, allowed: .string(type))
    }
}
