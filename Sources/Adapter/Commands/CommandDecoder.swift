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

    /// A command for one device.
    func decode(_ topic: CommandTopic, envelope: CommandEnvelope) throws(CommandFailure) -> DeviceRequest {
        let object = envelope.json.objectValue ?? [:]
        var request: DeviceRequest
        switch topic {
        case .device(let path): request = try everyday(object, on: try device(path))
        case .trait(let path, let part, let trait):
            request = try set(object, on: try settable(try target(try device(path), part, trait)))
        case .attribute(let path, let part, let trait, let name):
            let target = try settable(try target(try device(path), part, trait))
            request = try set(attribute: name, to: envelope.json, on: target)
        case .call(let path, let part, let trait, let name):
            request = try call(name, object, on: try target(try device(path), part, trait))
        case .request(let area, let verb):
            throw CommandFailure(.unimplemented, "there is no request '\(area)/\(verb)'")
        }
        request.timeout = envelope.timeout
        return request
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

    // MARK: Everyday keys

    private func everyday(_ object: JSONObject, on device: Device) throws(CommandFailure) -> DeviceRequest {
        guard object.keys.contains(where: { !$0.hasPrefix("_") }) else {
            throw CommandFailure(
                .invalidArgument, "a set names at least one key",
                allowed: .array(EverydayView.keys(of: device).map { .string($0) }))
        }
        let plan = try plan(object, for: device, part: nil)
        return DeviceRequest(
            device: device, work: .everyday(object, part: nil, steps: plan.steps), coverage: plan.coverage,
            isSuperseding: plan.isSuperseding)
    }

    /// What a set for several devices asks of one part; nil where the part has none of its keys.
    func everyday(
        _ object: JSONObject, on part: Device.Part, of device: Device, clamps: Bool
    ) throws(CommandFailure) -> DeviceRequest? {
        guard let plan = try EverydayView.plan(object, for: part, of: device.id, clamps: clamps) else { return nil }
        return DeviceRequest(
            device: device, work: .everyday(object, part: part.endpoint, steps: plan.steps), coverage: plan.coverage,
            isSuperseding: plan.isSuperseding)
    }

    /// The steps of a set in everyday keys, by the state of this moment.
    /// - Parameter part: the only part that it is for, as a member of a set for several devices.
    func plan(
        _ object: JSONObject, for device: Device, part: EndpointID?
    ) throws(CommandFailure) -> EverydayPlan {
        guard let part else {
            let id = device.id
            return try EverydayView.plan(object, for: device, partName: { tree.partName($0, of: id) })
        }
        guard let part = device.part(part),
            let plan = try EverydayView.plan(object, for: part, of: device.id, clamps: true)
        else { throw CommandFailure(.unavailable, "the device has no such part any more") }
        return plan
    }

    // MARK: Attributes

    /// A set of attributes of one trait.
    func set(_ object: JSONObject, on target: TraitTarget) throws(CommandFailure) -> DeviceRequest {
        let wishes = try wishes(object, on: target, clamps: false)
        guard !wishes.isEmpty else {
            throw CommandFailure(
                .invalidArgument, "a set names at least one attribute", allowed: Self.attributes(of: target))
        }
        return try request(wishes, on: target)
    }

    /// A set of those of the attributes that the device has; nil where it has none of them.
    /// - Parameter clamps: brings numbers outside the device's own limits to the nearest of them.
    func memberSet(
        _ object: JSONObject, on target: TraitTarget, clamps: Bool
    ) throws(CommandFailure) -> DeviceRequest? {
        var known = JSONObject()
        for (name, json) in object where target.has(attribute: name) { known.append(name, json) }
        guard !known.isEmpty else { return nil }
        return try request(try wishes(known, on: target, clamps: clamps), on: target)
    }

    private func wishes(
        _ object: JSONObject, on target: TraitTarget, clamps: Bool
    ) throws(CommandFailure) -> [(attribute: Int, value: Value)] {
        let definition = target.definition
        let reader = reader(for: target, clamps: clamps)
        var wishes: [(attribute: Int, value: Value)] = []
        for (name, json) in object where !name.hasPrefix("_") {
            guard let index = definition.attributeIndex(named: name) else {
                throw CommandFailure(
                    .invalidArgument, "the trait '\(definition.name)' has no attribute '\(name)'", field: name,
                    value: UnknownMember.value(json, named: name), allowed: Self.attributes(of: target))
            }
            try check(attribute: index, of: target)
            wishes.append((index, try reader.attribute(json, definition.attributes[index])))
        }
        return wishes
    }

    private func set(
        attribute name: String, to json: JSON, on target: TraitTarget
    ) throws(CommandFailure) -> DeviceRequest {
        guard let index = target.definition.attributeIndex(named: name) else {
            throw CommandFailure(
                .notFound, "the trait '\(target.definition.name)' has no attribute '\(name)'",
                allowed: Self.attributes(of: target))
        }
        try check(attribute: index, of: target)
        let value = try reader(for: target, clamps: false).attribute(
            Self.withoutReserved(json), target.definition.attributes[index])
        return try request([(index, value)], on: target)
    }

    private func request(
        _ wishes: [(attribute: Int, value: Value)], on target: TraitTarget
    ) throws(CommandFailure) -> DeviceRequest {
        let steps = try SetPlanner.plan(
            wishes, device: target.device.id, endpoint: target.endpoint, shape: target.shape)
        let definition = target.definition
        let coverage = wishes.map { wish in
            AttributePath(
                endpoint: target.endpoint, trait: definition.name,
                attribute: definition.attributes[wish.attribute].name)
        }
        return DeviceRequest(
            device: target.device, work: .steps(steps), coverage: Set(coverage), isSuperseding: true)
    }

    private func reader(for target: TraitTarget, clamps: Bool) -> ValueReader {
        let state = target.state
        return ValueReader(clamps: clamps, lookup: { state[path: $0] })
    }

    private static func attributes(of target: TraitTarget) -> JSON {
        .array(target.shape.attributes.map { .string(target.definition.attributes[$0].name) })
    }

    // MARK: Commands

    /// A call of a command.
    func call(_ name: String, _ fields: JSONObject, on target: TraitTarget) throws(CommandFailure) -> DeviceRequest {
        let definition = target.definition
        guard let index = definition.commandIndex(named: name) else {
            throw CommandFailure(
                .notFound, "the trait '\(definition.name)' has no command '\(name)'", allowed: Self.commands(of: target)
            )
        }
        guard target.shape.supports(command: index) else {
            throw CommandFailure(
                .unimplemented, "this device does not support the command '\(name)'",
                allowed: Self.commands(of: target))
        }
        let values = try reader(for: target, clamps: false).fields(fields, definition.commands[index].fields)
        return request(calling: index, values, on: target)
    }

    /// A call by one of several devices, whose own limits hold for fields that set an attribute; the device supports the command.
    /// - Parameter clamps: brings numbers outside the device's own limits to the nearest of them.
    func memberCall(
        _ index: Int, _ fields: JSONObject, limits: [OwnLimit], on target: TraitTarget, clamps: Bool
    ) throws(CommandFailure) -> DeviceRequest {
        let reader = reader(for: target, clamps: clamps)
        var values = try reader.fields(fields, target.definition.commands[index].fields)
        for limit in limits where target.shape.position(ofAttribute: limit.attribute) != nil {
            let bounds = reader.bounds(of: target.definition.attributes[limit.attribute])
            guard let value = values[limit.field], value.doubleValue != nil, !bounds.allow(value),
                let nearest = bounds.clamp(value)
            else { continue }
            guard clamps else {
                let isSensitive = target.definition.commands[index].fields[limit.field].isSensitive
                throw CommandFailure(
                    .outOfRange, "'\(limit.name)' is outside of what the device can do", field: limit.name,
                    value: isSensitive ? nil : fields[limit.name], allowed: bounds.json)
            }
            values[limit.field] = nearest
        }
        return request(calling: index, values, on: target)
    }

    private func request(calling index: Int, _ fields: [Value?], on target: TraitTarget) -> DeviceRequest {
        let command = DeviceCommand(
            device: target.device.id, endpoint: target.endpoint, trait: target.definition, command: index,
            fields: fields)
        return DeviceRequest(
            device: target.device,
            work: .steps([ActionStep(keys: [command.definition.name], action: .invoke(command), isCall: true)]),
            coverage: [],
            isSuperseding: false)
    }

    private static func commands(of target: TraitTarget) -> JSON {
        .array(target.shape.commands.map { .string(target.definition.commands[$0].name) })
    }

    // MARK: Finding things

    private func device(_ path: CommandTopic.Path) throws(CommandFailure) -> Device {
        guard let device = tree.device(at: path) else {
            throw tree.failure(at: path)
        }
        return device
    }

    /// A trait of a part, by their topic levels.
    func target(_ device: Device, _ partName: String, _ traitName: String) throws(CommandFailure) -> TraitTarget {
        guard let part = tree.part(named: partName, of: device) else {
            throw CommandFailure(
                .notFound, "the device has no part '\(partName)'",
                allowed: .array(device.parts.map { .string(tree.partName($0.endpoint, of: device.id)) }))
        }
        let undefined = part.traits.lazy.map(\.state.shape.definition).first { !$0.isDefined && $0.name == traitName }
        guard let definition = trait(named: traitName) ?? undefined else {
            throw CommandFailure(.notFound, "there is no trait '\(traitName)'", allowed: Self.traits(of: part))
        }
        guard let instance = part.trait(definition) else {
            throw CommandFailure(
                .unimplemented, "the part '\(partName)' does not support the trait '\(traitName)'",
                allowed: Self.traits(of: part))
        }
        return TraitTarget(device: device, endpoint: part.endpoint, state: instance.state)
    }

    /// A trait that has topics.
    func trait(named name: String) -> TraitDefinition? {
        registry.trait(named: name).flatMap { $0.exposure == .hidden ? nil : $0 }
    }

    private static func traits(of part: Device.Part) -> JSON {
        .array(part.traits.map { .string($0.state.shape.definition.name) })
    }

    /// The same target, if a set can be for it: some traits take calls only.
    func settable(_ target: TraitTarget) throws(CommandFailure) -> TraitTarget {
        guard target.definition.exposure == .full else {
            throw CommandFailure(
                .failedPrecondition, "the trait '\(target.definition.name)' takes calls only",
                allowed: Self.commands(of: target))
        }
        return target
    }

    /// Whether the device has the attribute and a set can reach it at all, whatever the value.
    private func check(attribute index: Int, of target: TraitTarget) throws(CommandFailure) {
        let definition = target.definition
        let attribute = definition.attributes[index]
        guard target.shape.position(ofAttribute: index) != nil else {
            throw CommandFailure(
                .unimplemented, "this device does not support the attribute '\(attribute.name)'", field: attribute.name)
        }
        if attribute.isWritable || definition.setRules.contains(where: { $0.attributes.contains(attribute.name) }) {
            return
        }
        _ = try SetPlanner.plan(
            [(index, .null)], device: target.device.id, endpoint: target.endpoint, shape: target.shape)
    }

    static func withoutReserved(_ json: JSON) -> JSON {
        guard let object = json.objectValue, object.keys.contains(where: { $0.hasPrefix("_") }) else { return json }
        var rest = JSONObject()
        for (name, value) in object where !name.hasPrefix("_") { rest.append(name, value) }
        return .object(rest)
    }
}
