public import HomeModel
public import JSON

/// What one command of a request comes to.
public struct CloudPlan {
    public enum Work {
        case steps([ActionStep])
        /// A set of everyday keys of the part.
        case everyday(JSONObject)
    }

    public private(set) var work: [(endpoint: EndpointID, work: Work)] = []
    /// The states that the device reports when it has done it.
    public var expected: JSONObject
    /// Things that move or cook: they are under way when the device has taken the command (Google, "PENDING").
    public var takesTime = false
    /// Whether Google has to ask for the pin first.
    public var needsPin = false
    /// The device itself takes the pin and judges it.
    public var usesPin = false
    /// What the answer holds beside the states, made of the fields of the device's own answer.
    public var results: (JSONObject) -> JSONObject = { _ in [:] }

    init(expecting expected: JSONObject = [:]) { self.expected = expected }

    /// A plan of one typed command.
    init<Command: TraitCommand>(_ command: Command, on part: CloudPart, expecting expected: JSONObject = [:]) {
        self.expected = expected
        invoke(command, on: part)
    }

    /// A plan of one set in everyday keys.
    init(everyday: JSONObject, on part: CloudPart, expecting expected: JSONObject) {
        self.expected = expected
        work = [(part.endpoint, .everyday(everyday))]
    }

    mutating func invoke<Command: TraitCommand>(_ command: Command, on part: CloudPart) {
        append(
            Command.definition.name,
            .invoke(DeviceCommand(device: part.device.id, endpoint: part.endpoint, command)), part)
    }

    mutating func write<Owner, Wrapped>(_ value: Wrapped, to key: AttributeKey<Owner, Wrapped>, on part: CloudPart) {
        append(
            key.definition.name,
            .write(
                AttributeWrite(
                    device: part.device.id, endpoint: part.endpoint, trait: Owner.definition,
                    entries: [AttributeWrite.Entry(attribute: key.index, value: value.value)])), part)
    }

    private mutating func append(_ key: String, _ action: DeviceAction, _ part: CloudPart) {
        work.append((part.endpoint, .steps([ActionStep(keys: [key], action: action)])))
    }

    func takingTime() -> CloudPlan {
        var plan = self
        plan.takesTime = true
        return plan
    }
}
