import HomeModel
import JSON

/// One page of a list: `limit` and `cursor`, `items` and `next`.
///
/// Lists are in the order of ids, and a cursor is the last id that was answered: so no object is answered twice or left out
/// because of changes between two pages.
struct Page {
    static let members = ["limit", "cursor"]
    static let defaultLimit = 100
    static let maximumLimit = 1000

    private let limit: Int
    private let cursor: String?

    init(_ arguments: RequestArguments) throws(CommandFailure) {
        limit = try arguments.integer("limit", in: 1...Self.maximumLimit) ?? Self.defaultLimit
        cursor = try arguments.optionalText("cursor")
    }

    func answer<Object>(_ objects: [Object], id: (Object) -> String, _ item: (Object) -> JSONObject) -> JSON {
        let rest = objects.map { (id: id($0), object: $0) }
            .filter { entry in cursor.map { $0.utf8.lexicographicallyPrecedes(entry.id.utf8) } ?? true }
            .sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        let page = rest.prefix(limit)
        return [
            "items": .array(page.map { .object(item($0.object)) }),
            "next": page.count < rest.count ? page.last.map { .string($0.id) } ?? .null : .null,
        ]
    }
}
