import Adapter
import EmbeddedHome
import EventLoop
import HomeModel
import JSON
import Topics

/// The requests `embedded/*`: simulated trouble, for tests and demonstrations (the contract's "Simulated trouble").
@LoopActor
struct EmbeddedRequests {
    let adapter: Adapter
    let homes: [EmbeddedHome]
    /// The traits that there are at all.
    let registry: TraitRegistry
    /// The simulated device that a device of the home is made of, and which of its endpoints; nil: all of them.
    let origin: @LoopActor (Device) -> (device: DeviceID, endpoints: [EndpointID]?)

    func add() {
        adapter.requests.add("embedded/report", members: ["device", "part", "trait", "attributes"]) {
            arguments throws(CommandFailure) in try report(arguments)
        }
        adapter.requests.add("embedded/event", members: ["device", "part", "trait", "event", "fields"]) {
            arguments throws(CommandFailure) in try event(arguments)
        }
        adapter.requests.add(
            "embedded/connectivity", members: ["device", "part", "trait", "connectivity", "locality"]
        ) { arguments throws(CommandFailure) in try connectivity(arguments) }
        adapter.requests.add(
            "embedded/fault",
            members: ["device", "part", "trait", "command", "matterStatus", "delay", "silent", "clear"]
        ) { arguments throws(CommandFailure) in try fault(arguments) }
    }

    private struct Target {
        var home: EmbeddedHome
        /// The simulated device, and those of its endpoints that are meant if none is named; nil: all.
        var origin: (device: DeviceID, endpoints: [EndpointID]?)
        var endpoint: EndpointID?
        var trait: TraitState?

        /// Where something happens that is to happen wherever the request does not rule it out.
        var scopes: [EndpointID?] {
            if let endpoint { return [endpoint] }
            return origin.endpoints ?? [EndpointID?.none]
        }
    }

    private func target(_ arguments: RequestArguments) throws(CommandFailure) -> Target {
        let name = try arguments.text("device")
        guard let device = adapter.device(named: name) else {
            throw CommandFailure(
                .notFound, "there is no device '\(name)': give its id or its topic below the base", field: "device",
                value: .string(name))
        }
        guard let home = homes.first(where: { $0.name == device.backend }) else {
            throw CommandFailure(
                .failedPrecondition, "the device '\(name)' is not a simulated one", field: "device",
                value: .string(name))
        }
        var target = Target(home: home, origin: origin(device))
        if let partName = try arguments.optionalText("part") {
            guard let part = adapter.part(named: partName, of: device) else {
                throw CommandFailure(
                    .notFound, "the device has no part '\(partName)'", field: "part", value: .string(partName))
            }
            target.endpoint = part.endpoint
        }
        if let traitName = try arguments.optionalText("trait") {
            let parts = device.parts.filter { target.endpoint == nil || $0.endpoint == target.endpoint }
            let owners = parts.filter { $0.traits.contains { $0.state.shape.definition.name == traitName } }
            target.trait = owners.first?.traits.map(\.state).first { $0.shape.definition.name == traitName }
            if owners.count == 1 { target.endpoint = owners[0].endpoint }
            target.origin.endpoints?.removeAll { endpoint in !owners.contains { $0.endpoint == endpoint } }
            guard target.trait != nil else {
                throw CommandFailure(
                    registry.trait(named: traitName) == nil ? .notFound : .unimplemented,
                    "the device has no trait '\(traitName)'", field: "trait", value: .string(traitName),
                    allowed: .array(parts.flatMap(\.traits).map { .string($0.state.shape.definition.name) }))
            }
        }
        return target
    }

    private func trait(_ target: Target, _ arguments: RequestArguments) throws(CommandFailure) -> TraitState {
        guard let trait = target.trait else {
            throw arguments.missing("trait", "string")
        }
        return trait
    }

    private func report(_ arguments: RequestArguments) throws(CommandFailure) -> JSON {
        let target = try target(arguments)
        let state = try trait(target, arguments)
        let reader = ValueReader(.reportable)
        guard arguments.object["attributes"] != nil else {
            throw arguments.missing("attributes", "object")
        }
        var entries: [AttributeReport.Entry] = []
        for (name, json) in try arguments.members("attributes") {
            guard let index = state.shape.definition.attributeIndex(named: name) else {
                throw CommandFailure(.notFound, "the trait has no attribute '\(name)'", field: name)
            }
            entries.append(
                .init(attribute: index, value: try reader.attribute(json, state.shape.definition.attributes[index])))
        }
        try target.home.report(
            device: target.origin.device, endpoint: target.endpoint, trait: state.shape.definition, attributes: entries)
        return [:]
    }

    private func event(_ arguments: RequestArguments) throws(CommandFailure) -> JSON {
        let target = try target(arguments)
        let definition = try trait(target, arguments).shape.definition
        let name = try arguments.text("event")
        guard let event = definition.eventIndex(named: name) else {
            throw CommandFailure(
                .notFound, "the trait has no event '\(name)'", field: "event", value: .string(name),
                allowed: .array(definition.events.map { .string($0.name) }))
        }
        let fields = try ValueReader(.reportable).fields(
            try arguments.members("fields"), definition.events[event].fields)
        try target.home.event(
            device: target.origin.device, endpoint: target.endpoint, trait: definition, event: event, fields: fields)
        return [:]
    }

    private func connectivity(_ arguments: RequestArguments) throws(CommandFailure) -> JSON {
        let target = try target(arguments)
        let state: Connectivity = try choice("connectivity", arguments, from: [.online, .offline, .unknown])
        let locality: Locality? =
            arguments.object["locality"] == nil ? nil : try choice("locality", arguments, from: Locality.allCases)
        for scope in target.scopes {
            try target.home.connectivity(
                device: target.origin.device, endpoint: scope, trait: target.trait?.shape.definition, state: state,
                locality: locality)
        }
        return [:]
    }

    private func choice<Choice: RawRepresentable<String>>(
        _ member: String, _ arguments: RequestArguments, from choices: [Choice]
    ) throws(CommandFailure) -> Choice {
        let text = try arguments.text(member)
        guard let choice = choices.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
            throw CommandFailure(
                .invalidArgument, "'\(member)' is one of the names in 'allowed'", field: member, value: .string(text),
                allowed: .array(choices.map { .string($0.rawValue) }))
        }
        return choice
    }

    private func fault(_ arguments: RequestArguments) throws(CommandFailure) -> JSON {
        let target = try target(arguments)
        if try arguments.bool("clear") {
            try target.home.clearFaults(device: target.origin.device, endpoints: target.origin.endpoints)
            return [:]
        }
        var fault = SimulatedFault(endpoint: target.endpoint, trait: target.trait?.shape.definition)
        if let name = try arguments.optionalText("command") {
            let definition = try trait(target, arguments).shape.definition
            guard let command = definition.commandIndex(named: name) else {
                throw CommandFailure(
                    .notFound, "the trait has no command '\(name)'", field: "command", value: .string(name),
                    allowed: .array(definition.commands.map { .string($0.name) }))
            }
            fault.command = command
        }
        fault.delay = try arguments.seconds("delay") ?? .zero
        if try arguments.bool("silent") {
            fault.effect = .silence
        } else if let name = try arguments.optionalText("matterStatus") {
            guard let status = MatterStatus(name: name) else {
                throw CommandFailure(
                    .invalidArgument, "'matterStatus' is one of the names in 'allowed'", field: "matterStatus",
                    value: .string(name), allowed: .array(MatterStatus.allCases.map { .string($0.name) }))
            }
            fault.effect = .status(status)
        }
        guard fault.effect != .none || fault.delay > .zero else {
            throw CommandFailure(
                .invalidArgument, "a fault has 'matterStatus', 'delay' or 'silent', or ends with 'clear'",
                allowed: ["matterStatus", "delay", "silent", "clear"])
        }
        for scope in target.scopes {
            fault.endpoint = scope
            try target.home.fault(device: target.origin.device, fault)
        }
        return [:]
    }
}
