import HomeModel
import Topics

/// Rooms that devices name by themselves.
extension Adapter {
    /// Makes sure that there is a room of the name that a device gives when it is seen for the first time.
    func addRooms(for event: HomeEvent, structure: @autoclosure () -> StructureID) {
        switch event {
        case .snapshot(let descriptions):
            for description in descriptions where description.suggestedRoom != nil {
                addRoom(for: description, structure())
            }
        case .device(let description) where description.suggestedRoom != nil: addRoom(for: description, structure())
        default: break
        }
    }

    private func addRoom(for description: DeviceDescription, _ structure: StructureID) {
        guard let name = description.suggestedRoom, !ObjectName.isBlank(name), description.placedBeside == nil,
            graph.placements[description.id] == nil, graph.room(named: name, in: structure) == nil
        else { return }
        let base = "room-\(Slug.make(name) ?? "label")"
        let isTaken = graph.room(RoomID(base)) != nil
        let room = Room(
            id: RoomID(isTaken ? "\(base)-\(String(UInt32.random(in: 0...UInt32.max), radix: 16))" : base),
            structure: structure, name: ObjectName.cut(name).name)
        store([.putRoom(room)])
        presenter.follow([.putRoom(room)]) { graph.apply([.putRoom(room)]) }
    }
}
