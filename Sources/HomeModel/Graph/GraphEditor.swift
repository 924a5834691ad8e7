import JSON

/// Plans changes of the home graph: what has to be written for one, or why it cannot be. Changes nothing itself, so that a plan is
/// stored as a whole before the graph follows it. Rules: the Home APIs' pages on structures, devices and device groups.
public struct GraphEditor {
    /// Devices that a group may have.
    public static let maximumMembers = 100

    let graph: HomeGraph

    public init(_ graph: HomeGraph) { self.graph = graph }

    // MARK: Structures

    /// - Throws: `failedPrecondition` while devices stand in it. Its rooms and groups, empty by then, go with it.
    public func delete(_ structure: Structure) throws(CommandFailure) -> [GraphWrite] {
        let count = graph.placements.values.count { $0.structure == structure.id }
        guard count == 0 else {
            throw CommandFailure(
                .failedPrecondition,
                "the structure '\(structure.name)' has \(count) devices: move or remove them first")
        }
        let groups = graph.groups.filter { $0.structure == structure.id }
        let rooms = graph.rooms.filter { $0.structure == structure.id }
        return groups.map { .removeGroup($0.id) } + rooms.map { .removeRoom($0.id) } + [.removeStructure(structure.id)]
    }

    // MARK: Rooms

    /// The room's devices stay in their structure, in no room.
    public func delete(_ room: Room) -> [GraphWrite] {
        let devices = graph.placements.values.filter { $0.room == room.id }.sorted { $0.device < $1.device }
        return devices.map { placement in
            var moved = placement
            moved.room = nil
            return .putPlacement(moved)
        } + [.removeRoom(room.id)]
    }

    // MARK: Devices

    /// Moves a device to a room of any structure, or to none. Groups are of one structure, so a device that leaves its structure
    /// leaves its groups.
    public func move(_ placement: Placement, to structure: StructureID, room: RoomID?) -> [GraphWrite] {
        var moved = placement
        moved.structure = structure
        moved.room = room
        let left = structure == placement.structure ? [] : leaveGroups(placement.device)
        return left + [.putPlacement(moved)]
    }

    /// The device is gone: so is its place, and its membership of groups.
    public func remove(_ device: DeviceID) -> [GraphWrite] {
        leaveGroups(device) + [.removePlacement(device)]
    }

    private func leaveGroups(_ device: DeviceID) -> [GraphWrite] {
        graph.groups(of: device).map { group in
            var left = group
            left.members.removeAll { $0 == device }
            return .putGroup(left)
        }
    }

    // MARK: Groups

    /// The group with these devices added; those that it has already do no harm. All or nothing.
    /// - Throws: `failedPrecondition` for a device of another structure, `resourceExhausted` above 100 devices.
    public func add(_ devices: [Placement], to group: DeviceGroup) throws(CommandFailure) -> DeviceGroup {
        var changed = group
        var present = Set(group.members)
        for device in devices where present.insert(device.device).inserted {
            guard device.structure == group.structure else {
                throw CommandFailure(
                    .failedPrecondition,
                    "'\(device.name)' stands in another structure than the group: a group is of one structure",
                    field: "members", value: .string(device.device.rawValue))
            }
            changed.members.append(device.device)
        }
        guard changed.members.count <= Self.maximumMembers else {
            throw CommandFailure(
                .resourceExhausted,
                "the group would have \(changed.members.count) devices; a group has at most \(Self.maximumMembers)",
                field: "members", allowed: ["min": 0, "max": JSON(Self.maximumMembers)])
        }
        return changed
    }

    /// The group without these devices; those that it does not have do no harm.
    public func remove(_ devices: [Placement], from group: DeviceGroup) -> DeviceGroup {
        var changed = group
        let gone = Set(devices.map(\.device))
        changed.members.removeAll(where: gone.contains)
        return changed
    }
}
