public import HomeModel
public import JSON

/// Payload of a result: the contract's "Commands and results".
public enum ResultPayload {
    /// `id`: the request's, where it has one. `response`: fields of the command's answer.
    public static func success(id: JSON?, response: JSONObject? = nil) -> JSON {
        var object = start(id: id, status: "success")
        if let response { object.append("response", .object(response)) }
        return .object(object)
    }

    /// The result of a command for several devices: an error, or a success where `failure` is nil.
    public static func collective(id: JSON?, _ failure: CommandFailure?, members: MembersPayload) -> JSON {
        var object = start(id: id, status: failure == nil ? "success" : "error")
        if let failure { object.append("error", error(failure)) }
        object.append("members", members.json)
        return .object(object)
    }

    /// The answer of a request: its data instead of a command's fields.
    public static func success(id: JSON?, data: JSON) -> JSON {
        var object = start(id: id, status: "success")
        object.append("data", data)
        return .object(object)
    }

    /// A result that was made without an id, with one.
    public static func named(_ id: JSON?, _ result: [UInt8]) -> [UInt8] {
        guard let id else { return result }
        return Array(#"{"id":"#.utf8) + id.bytes + [UInt8(ascii: ",")] + result.dropFirst()
    }

    public static func failure(id: JSON?, _ failure: CommandFailure) -> JSON {
        var object = start(id: id, status: "error")
        object.append("error", error(failure))
        return .object(object)
    }

    /// What a sender gave is repeated in an error up to this many bytes: names and texts are cut, other values left out.
    static let longestQuotation = 1024

    /// The `error` member.
    public static func error(_ failure: CommandFailure) -> JSON {
        var error = JSONObject()
        error.append("code", .string(failure.code.rawValue))
        error.append("message", .string(cut(failure.message)))
        if let field = failure.field { error.append("field", .string(cut(field))) }
        if let value = failure.value.flatMap(quotable) { error.append("value", value) }
        if let allowed = failure.allowed { error.append("allowed", allowed) }
        if let status = failure.matterStatus { error.append("matterStatus", .string(status.name)) }
        if let applied = failure.applied { error.append("applied", .array(applied.map { .string($0) })) }
        if let failed = failure.failed {
            var codes = JSONObject()
            for (key, code) in failed { codes.append(key, .string(code.rawValue)) }
            error.append("failed", .object(codes))
        }
        return .object(error)
    }

    private static func quotable(_ value: JSON) -> JSON? {
        switch value {
        case .string(let text): .string(cut(text))
        case .array, .object: value.bytes.count <= longestQuotation ? value : nil
        default: value
        }
    }

    static func cut(_ text: String) -> String {
        guard text.utf8.count > longestQuotation else { return text }
        var scalars = String.UnicodeScalarView()
        var bytes = 0
        for scalar in text.unicodeScalars {
            bytes += UTF8.width(scalar)
            if bytes > longestQuotation { break }
            scalars.append(scalar)
        }
        return String(scalars) + "…"
    }

    private static func start(id: JSON?, status: String) -> JSONObject {
        var object = JSONObject()
        if let id { object.append("id", id) }
        object.append("status", .string(status))
        return object
    }

    /// The fields of a command's answer as an object; nil for a command that answers a plain status.
    public static func response(_ values: [Value?], of command: CommandDefinition) -> JSONObject? {
        guard let fields = command.response?.fields else { return nil }
        var writer = JSONWriter()
        writer.beginObject()
        writer.fields(values, as: fields)
        writer.endObject()
        return (try? JSON.parse(writer.bytes))?.objectValue
    }
}
