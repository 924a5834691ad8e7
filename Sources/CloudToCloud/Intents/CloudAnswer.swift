public import JSON

/// Answers in Google's format.
public enum CloudAnswer {
    /// - Parameter requestID: as it came; nil where none could be read.
    public static func malformed(requestID: JSON?, _ message: String) -> JSON {
        failure(requestID: requestID, GoogleError(.protocolError), message)
    }

    /// A request that as a whole was not answered.
    public static func failure(requestID: JSON?, _ error: GoogleError, _ message: String) -> JSON {
        [
            "requestId": requestID ?? "",
            "payload": ["errorCode": .string(error.code.rawValue), "debugString": .string(message)],
        ]
    }

    public static func success(requestID: JSON, payload: JSONObject) -> JSON {
        ["requestId": requestID, "payload": .object(payload)]
    }

    /// QUERY's payload.
    public static func query(_ ids: [String], _ home: CloudHome) -> JSONObject {
        var devices = JSONObject(minimumCapacity: ids.count)
        for id in ids { devices.append(id, .object(home.query(id))) }
        return ["devices": .object(devices)]
    }

    /// EXECUTE's payload: devices whose outcome is the same stand together.
    public static func execute(_ outcomes: [ExecuteOutcome]) -> JSONObject {
        var groups: [(outcome: JSONObject, ids: [JSON])] = []
        var places: [[UInt8]: Int] = [:]
        for outcome in outcomes {
            let json = outcome.json
            let key = JSON.object(json).bytes
            if let place = places[key] {
                groups[place].ids.append(.string(outcome.id))
            } else {
                places[key] = groups.count
                groups.append((json, [.string(outcome.id)]))
            }
        }
        return [
            "commands": .array(
                groups.map { group in
                    let ids: JSONObject = ["ids": .array(group.ids)]
                    return .object(ids.adding(group.outcome))
                })
        ]
    }
}
