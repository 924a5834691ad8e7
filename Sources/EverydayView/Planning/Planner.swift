import HomeModel
import HomeTraits

/// Makes actions of requests, part by part.
struct Planner {
    let device: DeviceID
    /// Whether values outside the device's own limits are brought to the nearest of them.
    let clamps: Bool
    private(set) var plan = EverydayPlan()

    init(device: DeviceID, clamps: Bool = false) {
        self.device = device
        self.clamps = clamps
    }

    /// Modes come before what they govern, on before level and colour, actions last.
    mutating func plan(_ request: PartRequest) throws(CommandFailure) {
        guard !request.isEmpty else { return }
        try planThermostat(request)
        try planLight(request)
        try planColor(request)
        try planSpeaker(request)
        try planLock(request)
        try planCovering(request)
        try planFan(request)
        try planDefined(request)
        try planAction(request)
    }

    /// A command, and the attributes of its trait that it decides.
    mutating func invoke<Command: TraitCommand>(
        _ command: Command, on part: Device.Part, for arguments: Argument?..., deciding attributes: Int...
    ) {
        decide(attributes, of: Command.Owner.definition, on: part)
        plan.steps.append(
            ActionStep(
                keys: arguments.compactMap { $0?.field },
                action: .invoke(DeviceCommand(device: device, endpoint: part.endpoint, command))))
    }

    mutating func write<Owner, Wrapped>(
        _ value: Value, to key: AttributeKey<Owner, Wrapped>, on part: Device.Part, for argument: Argument
    ) {
        write(value, to: key.index, of: Owner.definition, on: part, for: argument)
    }

    mutating func write(
        _ value: Value, to attribute: Int, of trait: TraitDefinition, on part: Device.Part, for argument: Argument
    ) {
        decide([attribute], of: trait, on: part)
        let write = AttributeWrite(
            device: device, endpoint: part.endpoint, trait: trait,
            entries: [AttributeWrite.Entry(attribute: attribute, value: value)])
        plan.steps.append(ActionStep(keys: [argument.field], action: .write(write)))
    }

    mutating func append(_ action: DeviceAction, for argument: Argument) {
        plan.steps.append(ActionStep(keys: [argument.field], action: action))
    }

    mutating func decide(_ attributes: [Int], of trait: TraitDefinition, on part: Device.Part) {
        for attribute in attributes {
            plan.coverage.insert(
                AttributePath(
                    endpoint: part.endpoint, trait: trait.name, attribute: trait.attributes[attribute].name))
        }
    }

    /// The outcome depends on what was before.
    mutating func dependOnState() { plan.isSuperseding = false }
}
