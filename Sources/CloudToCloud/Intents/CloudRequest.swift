public import JSON

/// One of Google's requests, read strictly.
public struct CloudRequest: Sendable {
    public enum Intent: Sendable {
        case sync
        /// The ids that are asked for, each once.
        case query([String])
        case execute([CommandGroup])
        case disconnect
    }

    /// Every execution is for every device, in order.
    public struct CommandGroup: Sendable {
        public var ids: [String]
        public var executions: [Execution]
    }

    public struct Execution: Sendable {
        /// Nil for a command that is none of Google's.
        public var command: GoogleCommand?
        public var parameters: JSONObject
        public var pin: String?
    }

    /// Echoed as it came.
    public var requestID: JSON
    public var intent: Intent

    /// What is wrong with a request, and the id that it had.
    public struct Malformed: Error, Sendable {
        public var requestID: JSON?
        public var message: String
    }

    /// The most devices of one request, and the most commands: each device of a group counts with each of its executions.
    public static let maximumDevices = 10_000
    public static let maximumCommands = 10_000

    public init(_ payload: [UInt8]) throws(Malformed) {
        let json: JSON
        do throws(JSONError) {
            json = try JSON.parse(payload)
        } catch {
            throw Malformed(requestID: nil, message: "the request is not JSON: \(error.description)")
        }
        guard let object = json.objectValue else {
            throw Malformed(requestID: nil, message: "the request is a JSON object")
        }
        try self.init(object)
    }

    public init(_ object: JSONObject) throws(Malformed) {
        guard let requestID = object["requestId"], requestID.stringValue != nil else {
            throw Malformed(requestID: object["requestId"], message: "'requestId' is a text that must be there")
        }
        self.requestID = requestID
        func malformed(_ message: String) -> Malformed { Malformed(requestID: requestID, message: message) }
        guard let inputs = object["inputs"]?.arrayValue, inputs.count == 1, let input = inputs[0].objectValue else {
            throw malformed("'inputs' is a list of one object")
        }
        do throws(Reason) {
            intent = try Self.intent(input)
        } catch {
            throw malformed(error.message)
        }
    }

    private struct Reason: Error {
        let message: String
        init(_ message: String) { self.message = message }
    }

    private static func intent(_ input: JSONObject) throws(Reason) -> Intent {
        let name = input["intent"]?.stringValue
        switch name {
        case "action.devices.SYNC": return .sync
        case "action.devices.DISCONNECT": return .disconnect
        case "action.devices.QUERY":
            guard let devices = input["payload"]?["devices"] else { throw Reason("'payload.devices' is missing") }
            let ids = try self.ids(devices, "payload.devices")
            guard ids.count <= maximumDevices else { throw Reason("more than \(maximumDevices) devices") }
            return .query(ids)
        case "action.devices.EXECUTE":
            guard let commands = input["payload"]?["commands"]?.arrayValue, !commands.isEmpty else {
                throw Reason("'payload.commands' is a list of at least one object")
            }
            var groups: [CommandGroup] = []
            var count = 0
            for (index, command) in commands.enumerated() {
                let group = try group(command, "payload.commands[\(index)]")
                count += group.ids.count * group.executions.count
                guard count <= maximumCommands else { throw Reason("more than \(maximumCommands) commands") }
                groups.append(group)
            }
            return .execute(groups)
        default:
            throw Reason("'intent' is one of action.devices.SYNC, QUERY, EXECUTE and DISCONNECT")
        }
    }

    private static func ids(_ json: JSON, _ path: String) throws(Reason) -> [String] {
        guard let devices = json.arrayValue, !devices.isEmpty else {
            throw Reason("'\(path)' is a list of at least one object")
        }
        var ids: [String] = []
        var seen: Set<[UInt8]> = []
        for (index, device) in devices.enumerated() {
            guard let id = device["id"]?.stringValue else { throw Reason("'\(path)[\(index)].id' is a text") }
            if seen.insert(Array(id.utf8)).inserted { ids.append(id) }
        }
        return ids
    }

    private static func group(_ json: JSON, _ path: String) throws(Reason) -> CommandGroup {
        guard let devices = json["devices"] else { throw Reason("'\(path).devices' is missing") }
        let ids = try ids(devices, "\(path).devices")
        guard let list = json["execution"]?.arrayValue, !list.isEmpty else {
            throw Reason("'\(path).execution' is a list of at least one object")
        }
        var executions: [Execution] = []
        for (index, entry) in list.enumerated() {
            executions.append(try execution(entry, "\(path).execution[\(index)]"))
        }
        return CommandGroup(ids: ids, executions: executions)
    }

    private static func execution(_ json: JSON, _ path: String) throws(Reason) -> Execution {
        guard let name = json["command"]?.stringValue else { throw Reason("'\(path).command' is a text") }
        var parameters = JSONObject()
        if let given = json["params"], !given.isNull {
            guard let object = given.objectValue else { throw Reason("'\(path).params' is an object") }
            parameters = object
        }
        var pin: String?
        if let challenge = json["challenge"], !challenge.isNull {
            guard challenge.objectValue != nil else { throw Reason("'\(path).challenge' is an object") }
            if let given = challenge["pin"], !given.isNull {
                // A number would have lost its leading zeros.
                guard let text = given.stringValue else { throw Reason("'\(path).challenge.pin' is a text") }
                pin = text
            }
        }
        return Execution(command: GoogleCommand(identifier: name), parameters: parameters, pin: pin)
    }
}
