public import JSON

/// What became of the commands for one device.
public struct ExecuteOutcome: Sendable {
    public enum Result: Sendable {
        /// The states as the device reports them now, with what the command answered.
        case success(JSONObject)
        /// Taken and under way; the states come as a report.
        case pending
        case failure(GoogleError)
    }

    public var id: String
    public var result: Result

    public init(id: String, _ result: Result) {
        self.id = id
        self.result = result
    }

    /// Without the id.
    var json: JSONObject {
        switch result {
        case .success(let states): return ["status": "SUCCESS", "states": .object(states)]
        case .pending: return ["status": "PENDING", "states": ["online": true]]
        case .failure(let error):
            let isOffline = error.code == .deviceOffline
            var object: JSONObject = [
                "status": isOffline ? "OFFLINE" : "ERROR", "errorCode": .string(error.code.rawValue),
            ]
            if let challenge = error.challenge {
                object.append("challengeNeeded", ["type": .string(challenge.rawValue)])
            }
            return object
        }
    }
}
