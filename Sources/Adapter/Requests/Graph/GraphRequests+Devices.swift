import EventLoop
import HomeModel
import JSON

extension GraphRequests {
    func addDevices() {
        answer("device/list", HomeFilter.members + Page.members) { arguments throws(CommandFailure) in
            let filter = try HomeFilter(arguments, tree, registry)
            let placements = graph.placements.values.filter { filter.matches($0, graph) }
            return try Page(arguments).answer(placements, id: \.device.rawValue) { summary.device($0) }
        }
        answer("device/get", ["device"]) { arguments throws(CommandFailure) in
            let placement = try arguments.placement("device", tree)
            guard let device = graph.devices[placement.device] else { return .object(summary.device(placement)) }
            return .object(adapter.presenter.everything(of: device, summary.device(placement)))
        }
        change("device/rename", ["device", "name", "keepTopic"]) { arguments throws(CommandFailure) in
            var placement = try arguments.placement("device", tree)
            let (name, isTruncated) = try arguments.name()
            placement.name = name
            var change = put([.putPlacement(placement)], placement.device)
            change.renames = try !arguments.bool("keepTopic")
            change.isTruncated = isTruncated
            return change
        }
        change("device/move", ["device", "room", "structure"]) { arguments throws(CommandFailure) in
            let placement = try arguments.placement("device", tree)
            let (structure, room) = try destination(of: placement, arguments)
            return put(editor.move(placement, to: structure, room: room), placement.device)
        }
        adapter.requests.add("device/remove", members: ["device"]) { arguments, completion in
            do throws(CommandFailure) {
                try adapter.remove(try arguments.placement("device", tree), then: completion)
            } catch {
                completion(.failure(error))
            }
        }
    }

    private func put(_ writes: [GraphWrite], _ device: DeviceID) -> Change {
        Change(writes: writes) {
            graph.placements[device].map { summary.device($0) } ?? ["id": .string(device.rawValue)]
        }
    }

    /// A room decides its structure; without one the device is in no room of the structure that is named, or of its own.
    private func destination(
        of placement: Placement, _ arguments: RequestArguments
    ) throws(CommandFailure) -> (StructureID, RoomID?) {
        let structure = try arguments.structure("structure", tree)
        guard arguments.has("room") || structure != nil else {
            throw CommandFailure(
                .invalidArgument, "the member 'room' is missing: a room, or null for none", field: "room",
                allowed: "string")
        }
        guard let place = try arguments.room("room", tree) else {
            return (structure?.id ?? placement.structure, nil)
        }
        let destination: (StructureID, RoomID?)
        switch place {
        case .structure(let id): destination = (id, nil)
        case .room(let id): destination = (graph.room(id)?.structure ?? placement.structure, id)
        }
        guard structure == nil || structure?.id == destination.0 else {
            throw CommandFailure(
                .invalidArgument, "the room is not one of the structure '\(structure?.name ?? "")'", field: "room",
                value: arguments.object["room"])
        }
        return destination
    }
}
