import JSON

/// All figures of a run, and where they were taken.
struct Report {
    var machine: Machine
    var isShort: Bool
    /// Version of libmosquitto and of the broker.
    var library: String
    var broker: String
    var rows: [Row] = []
    /// What could not be measured, and why.
    var failures: [(name: String, reason: String)] = []

    var json: JSON {
        [
            "machine": machine.json, "short": .bool(isShort), "library": .string(library), "broker": .string(broker),
            "rows": .array(rows.map(Self.json)),
            "failures": .array(failures.map { ["name": .string($0.name), "reason": .string($0.reason)] }),
        ]
    }

    private static func json(_ row: Row) -> JSON {
        var object: JSONObject = [
            "name": .string(row.name), "title": .string(row.title), "unit": .string(row.unit.rawValue),
            "product": json(row.product),
        ]
        if let bare = row.bare { object.append("bare", json(bare)) }
        if let ratio = row.ratio { object.append("ratio", json(ratio)) }
        if let wanted = row.wanted { object.append("wanted", .string(wanted.text)) }
        if let isMet = row.isMet { object.append("met", .bool(isMet)) }
        if !row.notes.isEmpty {
            object.append(
                "notes",
                .array(
                    row.notes.map {
                        ["name": .string($0.name), "value": .number($0.value), "unit": .string($0.unit)]
                    }))
        }
        return .object(object)
    }

    private static func json(_ spread: Spread) -> JSON {
        [
            "median": .number(spread.median), "minimum": .number(spread.minimum), "maximum": .number(spread.maximum),
        ]
    }
}
