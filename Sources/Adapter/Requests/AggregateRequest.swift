import EventLoop
import HomeModel
import JSON
import Topics

/// `attribute/aggregate`: one value for an attribute of a group, of a room, or of whatever a filter finds.
@LoopActor
struct AggregateRequest {
    let planner: FanOutPlanner

    static let members = [
        "trait", "attribute", "function", "group", "type", "structure", "room", "connectivity", "name",
    ]

    func answer(_ arguments: RequestArguments) throws(CommandFailure) -> JSON {
        let trait = try planner.trait(arguments)
        let name = try arguments.text("attribute")
        guard let index = trait.attributeIndex(named: name) else {
            throw CommandFailure(
                .notFound, "the trait '\(trait.name)' has no attribute '\(name)'", field: "attribute",
                value: .string(name), allowed: .array(trait.attributes.map { .string($0.name) }))
        }
        let type = trait.attributes[index].type
        let function = try function(arguments, type)
        var aggregate = Aggregate()
        var parts = 0
        let isGroup = arguments.object["group"].map { !$0.isNull } ?? false
        for member in try members(arguments, trait) {
            parts += 1
            guard let target = member.target, target.shape.position(ofAttribute: index) != nil else { continue }
            let isOnline = member.part.trait(trait)?.connectivity.state == .online
            aggregate.add(isOnline ? target.state[attribute: index] : nil)
        }
        guard !isGroup || parts == 0 || aggregate.known + aggregate.unknown > 0 else {
            throw CommandFailure(
                .unimplemented, "no member supports the attribute '\(name)'", field: "attribute", value: .string(name))
        }
        var writer = JSONWriter()
        StatePayload.write(aggregate.value(of: function), as: function == .count ? .unsigned(bits: 64) : type, into: &writer)
        return [
            "value": (try? JSON.parse(writer.bytes)) ?? .null, "known": JSON(aggregate.known),
            "unknown": JSON(aggregate.unknown),
        ]
    }

    private func function(
        _ arguments: RequestArguments, _ type: ValueType
    ) throws(CommandFailure) -> Aggregate.Function {
        let name = try arguments.text("function")
        let allowed = Aggregate.Function.functions(for: type)
        guard let function = try arguments.choice("function", of: Aggregate.Function.self), allowed.contains(function)
        else {
            throw CommandFailure(
                .invalidArgument, "'\(name)' makes no sense of this attribute", field: "function",
                value: .string(name), allowed: .array(allowed.map { .string($0.rawValue) }))
        }
        return function
    }

    /// The parts that are meant, whether they have the attribute or not.
    private func members(
        _ arguments: RequestArguments, _ trait: TraitDefinition
    ) throws(CommandFailure) -> [FanOutMember] {
        let places = planner.places
        let structure = try arguments.optionalText("structure").map { name throws(CommandFailure) in
            try places.structure(named: name).id
        }
        let room = try arguments.optionalText("room").map { name throws(CommandFailure) in
            try places.room(named: name).id
        }
        let connectivity = try arguments.choice("connectivity", of: Connectivity.self)
        let name = try arguments.optionalText("name")
        func isMeant(_ placement: Placement) -> Bool {
            (structure == nil || placement.structure == structure) && (room == nil || placement.room == room)
                && (name == nil || placement.name == name)
        }
        let group = try arguments.optionalText("group").map { name throws(CommandFailure) in
            try places.group(named: name)
        }
        var devices: [Device]
        if let group {
            devices = try places.members(of: group).filter { isMeant($0.placement) }
        } else {
            devices = places.devices(where: isMeant)
        }
        if let connectivity { devices.removeAll { $0.connectivity.state != connectivity } }
        guard let types = try arguments.texts("type") else {
            return devices.flatMap { device in device.parts.map { FanOutMember(device, $0, trait: trait) } }
        }
        let selectors = types.map(PartSelector.init(level:))
        var members: [FanOutMember] = []
        for device in devices {
            for part in device.parts where selectors.contains(where: { $0.matches(part.primaryType?.name) }) {
                members.append(FanOutMember(device, part, trait: trait))
            }
        }
        if members.isEmpty { try planner.checkKnown(selectors, in: devices, isNeeded: group != nil) }
        return members
    }
}
