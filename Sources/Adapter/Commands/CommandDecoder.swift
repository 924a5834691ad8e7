import EventLoop
import EverydayView
import HomeModel
import JSON
import Topics

/// From a command topic and its payload to what a device is asked to do. Reads the home, changes nothing.
@LoopActor
struct CommandDecoder {
    let tree: TopicTree
    let registry: TraitRegistry

    /// What a message asks for.
    struct Request {
        var device: Device
        var work: Work
        /// How long it may take, where the sender said.
        var timeout: Duration?
        /// The attributes that a set decides; empty for calls.
        var coverage: Set<AttributePath>
        /// Sets may be superseded by newer ones while they wait; calls, toggles and steps never.
        var isSuperseding: Bool
    }

    enum Work {
        case steps([ActionStep])
        /// Planned again when its turn comes, since commands before it may change what its keys mean. `steps`: as it was planned
        /// when it came.
        case everyday(JSONObject, steps: [ActionStep])
    }

    func decode(_ topic: CommandTopic, envelope: CommandEnvelope) throws(CommandFailure) -> Request {
        switch topic {
        case .device(let path): try everyday(path, envelope)
        case .trait(let path, let part, let trait): try set(path, part, trait, envelope)
        case .attribute(let path, let part, let trait, let name): try set(path, part, trait, attribute: name, envelope)
        case .call(let path, let part, let trait, let name): try call(path, part, trait, name, envelope)
        case .request(let area, let verb):
            throw CommandFailure(.unimplemented, "there is no request '\(area)/\(verb)'")
        }
    }

    /// Reads the payload as the topic wants it: an object, or for an attribute one value.
    func envelope(_ topic: CommandTopic, payload: [UInt8]) throws(CommandFailure) -> CommandEnvelope {
        if case .attribute(_, _, let trait, let name) = topic {
            let isText =
                if case .string = registry.trait(named: trait)?.attribute(named: name)?.type { true } else { false }
            return try CommandEnvelope.value(payload, isText: isText)
        }
        return try CommandEnvelope.object(payload)
    }

    // MARK: The four kinds

    private func everyday(_ path: CommandTopic.Path, _ envelope: CommandEnvelope) throws(CommandFailure) -> Request {
        let device = try device(path)
        let object = envelope.json.objectValue ?? [:]
        guard object.keys.contains(where: { !$0.hasPrefix("_") }) else {
            throw CommandFailure(
                .invalidArgument, "a set names at least one key",
                allowed: .array(EverydayView.keys(of: device).map { .string($0) }))
        }
        let plan = try plan(object, for: device)
        return Request(
            device: device, work: .everyday(object, steps: plan.steps), timeout: envelope.timeout,
            coverage: plan.coverage,
            isSuperseding: plan.isSuperseding)
    }

    /// The steps of a set in everyday keys, by the state of this moment.
    func plan(_ object: JSONObject, for device: Device) throws(CommandFailure) -> EverydayPlan {
        let id = device.id
        return try EverydayView.plan(object, for: device, partName: { tree.partName($0, of: id) })
    }

    private func set(
        _ path: CommandTopic.Path, _ part: String, _ trait: String, _ envelope: CommandEnvelope
    ) throws(CommandFailure) -> Request {
        let (device, endpoint, state) = try settable(path, part, trait)
        let definition = state.shape.definition
        let reader = ValueReader(lookup: { state[attributeNamed: $0] })
        var wishes: [(Int, Value)] = []
        for (name, json) in envelope.json.objectValue ?? [:] where !name.hasPrefix("_") {
            guard let index = definition.attributeIndex(named: name) else {
                throw CommandFailure(
                    .invalidArgument, "the trait '\(trait)' has no attribute '\(name)'", field: name,
                    value: UnknownMember.value(json, named: name),
                    allowed: .array(state.shape.attributes.map { .string(definition.attributes[$0].name) }))
            }
            try check(attribute: index, of: state.shape, device, endpoint)
            wishes.append((index, try reader.attribute(json, definition.attributes[index])))
        }
        guard !wishes.isEmpty else {
            throw CommandFailure(
                .invalidArgument, "a set names at least one attribute",
                allowed: .array(state.shape.attributes.map { .string(definition.attributes[$0].name) }))
        }
        return try request(device, endpoint, state.shape, wishes, envelope)
    }

    private func set(
        _ path: CommandTopic.Path, _ part: String, _ trait: String, attribute name: String, _ envelope: CommandEnvelope
    ) throws(CommandFailure) -> Request {
        let (device, endpoint, state) = try settable(path, part, trait)
        let definition = state.shape.definition
        guard let index = definition.attributeIndex(named: name) else {
            throw CommandFailure(
                .notFound, "the trait '\(trait)' has no attribute '\(name)'",
                allowed: .array(state.shape.attributes.map { .string(definition.attributes[$0].name) }))
        }
        try check(attribute: index, of: state.shape, device, endpoint)
        let json = Self.withoutReserved(envelope.json)
        let value = try ValueReader(lookup: { state[attributeNamed: $0] }).attribute(json, definition.attributes[index])
        return try request(device, endpoint, state.shape, [(index, value)], envelope)
    }

    private func call(
        _ path: CommandTopic.Path, _ part: String, _ trait: String, _ name: String, _ envelope: CommandEnvelope
    ) throws(CommandFailure) -> Request {
        let (device, endpoint, state) = try instance(path, part, trait)
        let definition = state.shape.definition
        guard let index = definition.commandIndex(named: name) else {
            throw CommandFailure(
                .notFound, "the trait '\(trait)' has no command '\(name)'",
                allowed: .array(state.shape.commands.map { .string(definition.commands[$0].name) }))
        }
        guard state.shape.supports(command: index) else {
            throw CommandFailure(
                .unimplemented, "this device does not support the command '\(name)'",
                allowed: .array(state.shape.commands.map { .string(definition.commands[$0].name) }))
        }
        let fields = try ValueReader(lookup: { state[attributeNamed: $0] }).fields(
            envelope.json.objectValue ?? [:], definition.commands[index].fields)
        let command = DeviceCommand(
            device: device.id, endpoint: endpoint, trait: definition, command: index, fields: fields)
        return Request(
            device: device, work: .steps([ActionStep(keys: [name], action: .invoke(command))]),
            timeout: envelope.timeout,
            coverage: [], isSuperseding: false)
    }

    private func request(
        _ device: Device, _ endpoint: EndpointID, _ shape: TraitShape, _ wishes: [(Int, Value)],
        _ envelope: CommandEnvelope
    ) throws(CommandFailure) -> Request {
        let steps = try SetPlanner.plan(
            wishes.map { (attribute: $0.0, value: $0.1) }, device: device.id, endpoint: endpoint, shape: shape)
        let names = wishes.map { shape.definition.attributes[$0.0].name }
        return Request(
            device: device, work: .steps(steps), timeout: envelope.timeout,
            coverage: Set(names.map { AttributePath(endpoint: endpoint, trait: shape.definition.name, attribute: $0) }),
            isSuperseding: true)
    }

    // MARK: Finding things

    private func device(_ path: CommandTopic.Path) throws(CommandFailure) -> Device {
        guard let device = tree.device(at: path) else {
            throw tree.failure(at: path)
        }
        return device
    }

    private func instance(
        _ path: CommandTopic.Path, _ partName: String, _ traitName: String
    ) throws(CommandFailure) -> (Device, EndpointID, TraitState) {
        let device = try device(path)
        guard let part = tree.part(named: partName, of: device) else {
            throw CommandFailure(
                .notFound, "the device has no part '\(partName)'",
                allowed: .array(device.parts.map { .string(tree.partName($0.endpoint, of: device.id)) }))
        }
        guard let definition = registry.trait(named: traitName), definition.exposure != .hidden else {
            throw CommandFailure(
                .notFound, "there is no trait '\(traitName)'",
                allowed: .array(part.traits.map { .string($0.state.shape.definition.name) }))
        }
        guard let instance = part.trait(definition) else {
            throw CommandFailure(
                .unimplemented, "the part '\(partName)' does not support the trait '\(traitName)'",
                allowed: .array(part.traits.map { .string($0.state.shape.definition.name) }))
        }
        return (device, part.endpoint, instance.state)
    }

    /// The trait that a set is for; some take calls only.
    private func settable(
        _ path: CommandTopic.Path, _ partName: String, _ traitName: String
    ) throws(CommandFailure) -> (Device, EndpointID, TraitState) {
        let (device, endpoint, state) = try instance(path, partName, traitName)
        let shape = state.shape
        guard shape.definition.exposure == .full else {
            throw CommandFailure(
                .failedPrecondition, "the trait '\(traitName)' takes calls only",
                allowed: .array(shape.commands.map { .string(shape.definition.commands[$0].name) }))
        }
        return (device, endpoint, state)
    }

    /// Whether the device has the attribute and a set can reach it at all, whatever the value.
    private func check(
        attribute index: Int, of shape: TraitShape, _ device: Device, _ endpoint: EndpointID
    ) throws(CommandFailure) {
        let attribute = shape.definition.attributes[index]
        guard shape.position(ofAttribute: index) != nil else {
            throw CommandFailure(
                .unimplemented, "this device does not support the attribute '\(attribute.name)'", field: attribute.name)
        }
        if attribute.isWritable || shape.definition.setRules.contains(where: { $0.attributes.contains(attribute.name) })
        {
            return
        }
        _ = try SetPlanner.plan([(index, .null)], device: device.id, endpoint: endpoint, shape: shape)
    }

    private static func withoutReserved(_ json: JSON) -> JSON {
        guard let object = json.objectValue, object.keys.contains(where: { $0.hasPrefix("_") }) else { return json }
        var rest = JSONObject()
        for (name, value) in object where !name.hasPrefix("_") { rest.append(name, value) }
        return .object(rest)
    }
}
