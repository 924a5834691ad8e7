import EventLoop
import HomeModel
import JSON
import Topics

/// The requests that have devices do something, or look at several of them: `command/batch`, `attribute/update`,
/// `attribute/aggregate` (the contract's "Requests").
@LoopActor
struct CommandRequests {
    let scheduler: CommandScheduler
    let planner: FanOutPlanner
    let danger: DangerGuard

    /// The most commands of one batch.
    static let maximumBatch = 1000

    private static let entryMembers = ["device", "part", "trait", "command", "fields"]

    func add(to requests: RequestRouter) {
        requests.add("command/batch", members: ["commands"]) { arguments, completion in
            Self.answer(completion) { () throws(CommandFailure) in try batch(arguments, completion) }
        }
        requests.add(
            "attribute/update", members: ["device", "part", "group", "type", "trait", "attributes"]
        ) { arguments, completion in
            Self.answer(completion) { () throws(CommandFailure) in try update(arguments, completion) }
        }
        let aggregate = AggregateRequest(planner: planner)
        requests.add("attribute/aggregate", members: AggregateRequest.members) { arguments throws(CommandFailure) in
            try aggregate.answer(arguments)
        }
    }

    private static func answer(
        _ completion: RequestRouter.Completion, _ body: () throws(CommandFailure) -> Void
    ) {
        do throws(CommandFailure) {
            try body()
        } catch {
            completion(.failure(error))
        }
    }

    // MARK: command/batch

    private func batch(
        _ arguments: RequestArguments, _ completion: @escaping RequestRouter.Completion
    ) throws(CommandFailure) {
        let entries = try arguments.list("commands", atMost: Self.maximumBatch)
        let envelope = CommandEnvelope(reserved: arguments.object)
        let clearance = danger.clearance(pin: envelope.pin, sweeps: false)
        let requests = entries.map { entry -> Result<DeviceRequest, CommandFailure> in
            do throws(CommandFailure) {
                var request = try self.request(entry)
                try clearance?.check(request.steps, on: request.device)
                request.clearance = clearance
                request.timeout = envelope.timeout
                return .success(request)
            } catch {
                return .failure(error)
            }
        }
        scheduler.submit(requests) { outcomes in
            completion(.success(["results": .array(outcomes.map(Self.result))]))
        }
    }

    private func request(_ entry: JSON) throws(CommandFailure) -> DeviceRequest {
        guard let object = entry.objectValue else {
            throw CommandFailure(
                .invalidArgument, "a command is an object", field: "commands",
                allowed: .array(Self.entryMembers.map { .string($0) }))
        }
        for name in object.keys where !Self.entryMembers.contains(name) {
            throw CommandFailure(
                .invalidArgument, "a command of a batch has no member '\(name)'", field: name,
                allowed: .array(Self.entryMembers.map { .string($0) }))
        }
        let arguments = RequestArguments(object)
        let device = try arguments.device("device", planner.decoder.tree)
        let target = try planner.decoder.target(device, try arguments.text("part"), try arguments.text("trait"))
        return try planner.decoder.call(
            try arguments.text("command"), try arguments.members("fields"), on: target)
    }

    private static func result(_ outcome: CommandOutcome) -> JSON {
        switch outcome.result {
        case .success(let response): ResultPayload.success(id: nil, response: response)
        case .failure(let failure): ResultPayload.failure(id: nil, failure)
        }
    }

    // MARK: attribute/update

    private func update(
        _ arguments: RequestArguments, _ completion: @escaping RequestRouter.Completion
    ) throws(CommandFailure) {
        let members = try members(toUpdate: arguments)
        let attributes = arguments.object["attributes"]?.objectValue ?? [:]
        let tree = planner.decoder.tree
        scheduler.submit(members.filter { !$0.isSkipped }.map(\.request)) { outcomes in
            var outcomes = outcomes[...]
            let results = members.map { member -> JSON in
                var result: JSONObject = [
                    "device": .string(member.device.id.rawValue),
                    "part": .string(tree.partName(member.part.endpoint, of: member.device.id)),
                ]
                if member.isSkipped {
                    result.append("status", "skipped")
                    return .object(result)
                }
                let outcome = outcomes.popFirst()
                result.append("status", outcome?.failure == nil ? "success" : "error")
                if let failure = outcome?.failure { result.append("error", ResultPayload.error(failure)) }
                let skipped = attributes.keys.filter {
                    !$0.hasPrefix("_") && member.target?.has(attribute: $0) == false
                }
                if !skipped.isEmpty { result.append("skipped", .array(skipped.map { .string($0) })) }
                return .object(result)
            }
            completion(.success(["results": .array(results)]))
        }
    }

    private func members(toUpdate arguments: RequestArguments) throws(CommandFailure) -> [FanOutMember] {
        let envelope = CommandEnvelope(reserved: arguments.object)
        let tree = planner.decoder.tree
        if try arguments.optionalText("device") != nil {
            try arguments.refuse("group", "type", beside: "device", allowed: ["part"])
            let device = try arguments.device("device", tree)
            let partName = try arguments.text("part")
            let target = try planner.decoder.settable(
                try planner.decoder.target(device, partName, try arguments.text("trait")))
            var request = try planner.decoder.set(try arguments.object("attributes"), on: target)
            let clearance = danger.clearance(pin: envelope.pin, sweeps: false)
            try clearance?.check(request.steps, on: device)
            request.clearance = clearance
            request.timeout = envelope.timeout
            guard let part = device.part(target.endpoint) else { return [] }
            var member = FanOutMember(device, part, trait: target.definition)
            member.plan = .request(request)
            return [member]
        }
        guard let group = try arguments.group("group", tree) else {
            throw CommandFailure(
                .invalidArgument, "an update names a device with 'part' or a group with 'type'", field: "device",
                allowed: ["device", "group"])
        }
        try arguments.refuse("part", beside: "group", allowed: ["type"])
        let devices = try planner.places.members(of: group)
        let selector = PartSelector(level: try arguments.text("type"))
        let trait = try planner.trait(arguments)
        let members = try planner.members(devices, selector, definition: trait, field: "type")
        let clearance = danger.clearance(pin: envelope.pin, sweeps: selector == .any)
        return try planner.update(
            try arguments.object("attributes"), members, trait, timeout: envelope.timeout
        ).map { $0.cleared(by: clearance) }
    }
}

extension FanOutPlanner {
    /// The member `trait` of a request.
    func trait(_ arguments: RequestArguments) throws(CommandFailure) -> TraitDefinition {
        let name = try arguments.text("trait")
        guard let trait = decoder.trait(named: name) else {
            throw CommandFailure(.notFound, "there is no trait '\(name)'", field: "trait", value: .string(name))
        }
        return trait
    }
}
