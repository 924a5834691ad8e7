import HomeModel
import JSON

extension RequestArguments {
    /// A list that must be there.
    func list(_ name: String, atMost maximum: Int) throws(CommandFailure) -> [JSON] {
        guard let json = object[name], !json.isNull else { throw missing(name, "list") }
        guard let list = json.arrayValue else {
            throw CommandFailure(.invalidArgument, "'\(name)' is a list", field: name, allowed: "list")
        }
        guard list.count <= maximum else {
            throw CommandFailure(
                .resourceExhausted, "'\(name)' has \(list.count) entries, more than \(maximum)", field: name,
                allowed: ["min": 0, "max": JSON(maximum)])
        }
        return list
    }

    /// A text, or a list of texts of which any counts; nil when it is not there.
    func texts(_ name: String) throws(CommandFailure) -> [String]? {
        guard let json = object[name], !json.isNull else { return nil }
        guard let entries = json.arrayValue else { return [try text(name)] }
        var texts: [String] = []
        for entry in entries {
            guard let text = entry.stringValue, !text.isEmpty else {
                throw CommandFailure(
                    .invalidArgument, "'\(name)' is a text or a list of texts", field: name, value: json,
                    allowed: "string")
            }
            texts.append(text)
        }
        return texts
    }

    /// An object that must be there.
    func object(_ name: String) throws(CommandFailure) -> JSONObject {
        guard let json = object[name], !json.isNull else { throw missing(name, "object") }
        guard let object = json.objectValue else {
            throw CommandFailure(.invalidArgument, "'\(name)' is an object", field: name, allowed: "object")
        }
        return object
    }

    /// One of some names, in any case.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, of type: Choice.Type
    ) throws(CommandFailure) -> Choice? {
        guard let text = try optionalText(name) else { return nil }
        if let choice = type.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) { return choice }
        throw CommandFailure(
            .invalidArgument, "'\(name)' is one of the names in 'allowed'", field: name, value: .string(text),
            allowed: .array(type.allCases.map { .string($0.rawValue) }))
    }

    /// Refuses members that make no sense beside others.
    func refuse(_ names: String..., beside other: String, allowed: [String]) throws(CommandFailure) {
        for name in names where object[name].map({ !$0.isNull }) ?? false {
            throw CommandFailure(
                .invalidArgument, "'\(name)' does not go with '\(other)'", field: name,
                allowed: .array(allowed.map { .string($0) }))
        }
    }

    private func missing(_ name: String, _ type: String) -> CommandFailure {
        CommandFailure(
            .invalidArgument, "the member '\(name)' is missing", field: name, allowed: .string(type))
    }
}
