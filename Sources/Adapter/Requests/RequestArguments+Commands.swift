import EventLoop
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

    /// An object that must be there.
    func object(_ name: String) throws(CommandFailure) -> JSONObject {
        guard let json = object[name], !json.isNull else { throw missing(name, "object") }
        guard let object = json.objectValue else {
            throw CommandFailure(.invalidArgument, "'\(name)' is an object", field: name, allowed: "object")
        }
        return object
    }

    /// A device that its backend has told of, by id or by topic below the base.
    @LoopActor
    func device(_ name: String, _ tree: TopicTree) throws(CommandFailure) -> Device {
        let text = try text(name)
        if let device = tree.device(named: text) { return device }
        let isPlaced = tree.placement(named: text) != nil
        throw CommandFailure(
            isPlaced ? .unavailable : .notFound,
            isPlaced
                ? "the backend of '\(text)' has not told of it yet"
                : "there is no device '\(text)': give its id or its topic below the base", field: name,
            value: .string(text))
    }

    /// Refuses members that make no sense beside others.
    func refuse(_ names: String..., beside other: String, allowed: [String]) throws(CommandFailure) {
        for name in names where has(name) && !isNull(name) {
            throw CommandFailure(
                .invalidArgument, "'\(name)' does not go with '\(other)'", field: name,
                allowed: .array(allowed.map { .string($0) }))
        }
    }
}
