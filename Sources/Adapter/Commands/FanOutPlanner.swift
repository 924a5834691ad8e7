import EventLoop
import EverydayView
import HomeModel
import JSON
import Topics

/// From a command for several devices to what each of their parts is asked to do. Everything is checked on all of them before
/// anything is sent: a value that no member takes is refused as a whole, one that some take is brought to the own limits of
/// the others.
@LoopActor
struct FanOutPlanner {
    let decoder: CommandDecoder
    let places: HomePlaces
    let registry: TraitRegistry

    /// - Returns: the parts addressed, in the order of their devices; never none.
    func plan(_ topic: CommandTopic, _ envelope: CommandEnvelope) throws(CommandFailure) -> [FanOutMember] {
        let object = envelope.json.objectValue ?? [:]
        guard let path = topic.path else { return [] }
        let devices = try places.devices(at: path)
        switch topic {
        case .device:
            let parts = try members(devices, try selector(ofType: envelope.type, path, devices), field: "_type")
            return try everyday(object, parts, timeout: envelope.timeout)
        case .trait(_, let part, let trait):
            let members = try members(devices, PartSelector(level: part), trait: trait)
            return try set(object, members.having, members.trait, timeout: envelope.timeout)
        case .attribute(_, let part, let trait, let name):
            let members = try members(devices, PartSelector(level: part), trait: trait)
            guard members.trait.attributeIndex(named: name) != nil else {
                throw CommandFailure(
                    .notFound, "the trait '\(trait)' has no attribute '\(name)'",
                    allowed: Self.attributes(of: members.having))
            }
            let object: JSONObject = [name: CommandDecoder.withoutReserved(envelope.json)]
            return try set(object, members.having, members.trait, timeout: envelope.timeout)
        case .call(_, let part, let trait, let command):
            let members = try members(devices, PartSelector(level: part), trait: trait)
            return try call(command, object, members.having, members.trait, timeout: envelope.timeout)
        case .request: return []
        }
    }

    /// Whether a command goes to whatever there is, so that nothing dangerous may be in it.
    static func sweeps(_ topic: CommandTopic, _ envelope: CommandEnvelope) -> Bool {
        switch topic {
        case .device(let path): path.device == TopicLevel.all || envelope.type == .string(TopicLevel.any)
        case .trait(let path, let part, _), .attribute(let path, let part, _, _), .call(let path, let part, _, _):
            path.device == TopicLevel.all || part == TopicLevel.any
        case .request: false
        }
    }

    // MARK: Which parts

    /// `_type` of an everyday set: a group needs none.
    private func selector(
        ofType type: JSON?, _ path: CommandTopic.Path, _ devices: [Device]
    ) throws(CommandFailure) -> PartSelector {
        let isOptional = path.device != TopicLevel.all
        guard let type, !type.isNull else {
            if isOptional { return .any }
            throw CommandFailure(
                .invalidArgument, "a set for all devices needs '_type'", field: "_type",
                allowed: Self.types(in: devices))
        }
        guard let name = type.stringValue else {
            throw CommandFailure(
                .invalidArgument, "'_type' is the name of a device type", field: "_type", value: type,
                allowed: Self.types(in: devices))
        }
        let selector = PartSelector(level: name)
        guard selector != .any || isOptional else {
            throw CommandFailure(
                .invalidArgument, "a set for all devices needs a device type", field: "_type", value: type,
                allowed: Self.types(in: devices))
        }
        return selector
    }

    /// The parts of a type.
    ///
    /// - Parameter field: the payload's member that named it; nil for a topic level.
    /// - Throws: `failedPrecondition` when there is none of a known type, `notFound` for an unknown type.
    func members(
        _ devices: [Device], _ selector: PartSelector, field: String? = nil
    ) throws(CommandFailure) -> [FanOutMember] {
        try members(devices, selector, definition: nil, field: field)
    }

    /// The parts of a type: all of them, and those that have the trait, which are never none.
    ///
    /// - Throws: also `notFound` for a trait that does not exist, `unimplemented` for one that none of the parts has.
    private func members(
        _ devices: [Device], _ selector: PartSelector, trait name: String
    ) throws(CommandFailure) -> (having: [FanOutMember], trait: TraitDefinition) {
        let trait = decoder.trait(named: name)
        let members = try members(devices, selector, definition: trait, field: nil)
        guard let trait else {
            throw CommandFailure(.notFound, "there is no trait '\(name)'", allowed: Self.traits(of: members))
        }
        let having = members.filter { $0.target != nil }
        guard !having.isEmpty else {
            throw CommandFailure(
                .unimplemented, "no member supports the trait '\(name)'", allowed: Self.traits(of: members))
        }
        return (having, trait)
    }

    func members(
        _ devices: [Device], _ selector: PartSelector, definition: TraitDefinition?, field: String?
    ) throws(CommandFailure) -> [FanOutMember] {
        var members: [FanOutMember] = []
        for device in devices {
            for part in device.parts where selector.matches(part.primaryType?.name) {
                members.append(FanOutMember(device, part, trait: definition))
            }
        }
        guard !members.isEmpty else { throw missing(selector, in: devices, field: field) }
        return members
    }

    /// What is wrong with a type that no device has.
    private func missing(_ selector: PartSelector, in devices: [Device], field: String?) -> CommandFailure {
        let name = selector.level
        var isKnown = true
        if case .type(let type) = selector { isKnown = registry.deviceType(named: type) != nil }
        return CommandFailure(
            isKnown ? .failedPrecondition : .notFound,
            isKnown ? "no member has a part '\(name)'" : "there is no device type '\(name)'", field: field,
            value: field.map { _ in .string(name) }, allowed: Self.types(in: devices))
    }

    // MARK: What they are asked

    private func everyday(
        _ object: JSONObject, _ members: [FanOutMember], timeout: Duration?
    ) throws(CommandFailure) -> [FanOutMember] {
        guard object.keys.contains(where: { !$0.hasPrefix("_") }) else {
            var keys: [String] = []
            for member in members {
                for key in EverydayView.keys(of: member.part) where !keys.contains(key) { keys.append(key) }
            }
            throw CommandFailure(
                .invalidArgument, "a set names at least one key", allowed: .array(keys.map { .string($0) }))
        }
        try EverydayView.check(object, for: members.map(\.part))
        return try resolve(members, timeout: timeout) { member, key in
            EverydayView.keys(of: member.part).contains(key)
        } plan: { member, clamps throws(CommandFailure) in
            try decoder.everyday(object, on: member.part, of: member.device, clamps: clamps)
        }
    }

    private func set(
        _ object: JSONObject, _ members: [FanOutMember], _ trait: TraitDefinition, timeout: Duration?
    ) throws(CommandFailure) -> [FanOutMember] {
        try checkAttributes(object, members, trait)
        return try resolve(members, timeout: timeout, holds: Self.has) { member, clamps throws(CommandFailure) in
            try memberSet(object, member, clamps: clamps)
        }
    }

    /// A set of attributes where parts that have none of them, or not the trait, are left as they are.
    /// - Returns: all of `members`, some of them skipped.
    func update(
        _ object: JSONObject, _ members: [FanOutMember], _ trait: TraitDefinition, timeout: Duration?
    ) throws(CommandFailure) -> [FanOutMember] {
        try checkAttributes(object, members, trait, skipsAll: true)
        return try resolve(members, timeout: timeout, skips: true, holds: Self.has) {
            member, clamps throws(CommandFailure) in
            try memberSet(object, member, clamps: clamps)
        }
    }

    private static func has(_ member: FanOutMember, _ attribute: String) -> Bool {
        member.target?.has(attribute: attribute) ?? false
    }

    private func memberSet(
        _ object: JSONObject, _ member: FanOutMember, clamps: Bool
    ) throws(CommandFailure) -> DeviceRequest? {
        guard let target = member.target else { return nil }
        return try decoder.memberSet(object, on: try decoder.settable(target), clamps: clamps)
    }

    private func checkAttributes(
        _ object: JSONObject, _ members: [FanOutMember], _ trait: TraitDefinition, skipsAll: Bool = false
    ) throws(CommandFailure) {
        var isEmpty = true
        for (name, json) in object where !name.hasPrefix("_") {
            isEmpty = false
            guard trait.attributeIndex(named: name) != nil else {
                throw CommandFailure(
                    .invalidArgument, "the trait '\(trait.name)' has no attribute '\(name)'", field: name,
                    value: UnknownMember.value(json, named: name), allowed: Self.attributes(of: members))
            }
            guard skipsAll || members.contains(where: { Self.has($0, name) }) else {
                throw CommandFailure(
                    .unimplemented, "no member supports the attribute '\(name)'", field: name,
                    allowed: Self.attributes(of: members))
            }
        }
        guard !isEmpty else {
            throw CommandFailure(
                .invalidArgument, "a set names at least one attribute", allowed: Self.attributes(of: members))
        }
    }

    private func call(
        _ name: String, _ fields: JSONObject, _ members: [FanOutMember], _ trait: TraitDefinition, timeout: Duration?
    ) throws(CommandFailure) -> [FanOutMember] {
        guard let index = trait.commandIndex(named: name) else {
            throw CommandFailure(
                .notFound, "the trait '\(trait.name)' has no command '\(name)'",
                allowed: Self.sharedCommands(of: members, trait))
        }
        guard trait.commands[index].response == nil else {
            throw CommandFailure(
                .unimplemented, "the command '\(name)' answers data, which only a single device can do",
                allowed: Self.sharedCommands(of: members, trait))
        }
        let able = members.filter { $0.target?.shape.supports(command: index) ?? false }
        guard !able.isEmpty else {
            throw CommandFailure(
                .unimplemented, "no member supports the command '\(name)'",
                allowed: Self.sharedCommands(of: members, trait))
        }
        let limits = OwnLimit.of(index, in: trait, registry: registry)
        func plan(_ member: FanOutMember, _ clamps: Bool) throws(CommandFailure) -> DeviceRequest? {
            guard let target = member.target else { return nil }
            return try decoder.memberCall(index, fields, limits: limits, on: target, clamps: clamps)
        }
        return try resolve(able, timeout: timeout, holds: { _, _ in true }, plan: plan)
    }
}
