import EventLoop
import HomeModel
import JSON
import Topics

/// `attribute/aggregate`: one value for an attribute of a group, of a room, or of whatever a filter finds.
@LoopActor
struct AggregateRequest {
    let planner: FanOutPlanner

    static let members = ["attribute", "function"] + HomeFilter.members

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
        let filter = try HomeFilter(Self.expanded(arguments), planner.decoder.tree, planner.registry)
        for member in try members(filter, trait) {
            parts += 1
            guard let target = member.target, target.shape.position(ofAttribute: index) != nil else { continue }
            let isOnline = member.part.trait(trait)?.connectivity.state == .online
            aggregate.add(isOnline ? target.state[attribute: index] : nil)
        }
        guard filter.group == nil || parts == 0 || aggregate.known + aggregate.unknown > 0 else {
            throw CommandFailure(
                .unimplemented, "no member supports the attribute '\(name)'", field: "attribute", value: .string(name))
        }
        var writer = JSONWriter()
        StatePayload.write(
            aggregate.value(of: function), as: function == .count ? .unsigned(bits: 64) : type, into: &writer)
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
        guard let function = Aggregate.Function(rawValue: name.lowercased()), allowed.contains(function) else {
            throw CommandFailure(
                .invalidArgument, "'function' is one of the names in 'allowed' for this attribute", field: "function",
                value: .string(name), allowed: .array(allowed.map { .string($0.rawValue) }))
        }
        return function
    }

    /// The parts that are meant, whether they have the attribute or not.
    /// - Throws: `failedPrecondition` for a group without such a part.
    private func members(_ filter: HomeFilter, _ trait: TraitDefinition) throws(CommandFailure) -> [FanOutMember] {
        var filter = filter
        // Parts without the trait tell a mistake from an empty answer.
        filter.trait = nil
        let devices =
            if let group = filter.group {
                try planner.places.members(of: group)
            } else {
                Array(planner.decoder.tree.graph.devices.values)
            }
        let graph = planner.decoder.tree.graph
        var members: [FanOutMember] = []
        for device in devices where filter.matches(device.placement, graph) {
            for part in device.parts where Self.matches(part, filter) {
                members.append(FanOutMember(device, part, trait: trait))
            }
        }
        guard !members.isEmpty || filter.group == nil || filter.types == nil else {
            throw CommandFailure(
                .failedPrecondition, "the group has no such member", field: "type",
                allowed: FanOutPlanner.types(in: devices))
        }
        return members
    }

    /// A group's parts are by their primary types, as on its topics; a filter finds every type, as in lists.
    private static func matches(_ part: Device.Part, _ filter: HomeFilter) -> Bool {
        guard let types = filter.types else { return true }
        if filter.group != nil { return part.primaryType.map { types.contains($0.name) } ?? false }
        return part.types.contains { types.contains($0.name) }
    }

    /// The light types in place of `_lights`; `_any` is no filter.
    private static func expanded(_ arguments: RequestArguments) throws(CommandFailure) -> RequestArguments {
        guard let types = try arguments.texts("type"), types.contains(where: { $0.hasPrefix("_") }) else {
            return arguments
        }
        var object = arguments.object
        object["type"] =
            types.contains(TopicLevel.any)
            ? nil
            : .array(
                types.flatMap { $0 == TopicLevel.lights ? PartSelector.lightTypes : [$0] }.map { .string($0) })
        return RequestArguments(object)
    }
}
