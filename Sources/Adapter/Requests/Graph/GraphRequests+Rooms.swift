import EventLoop
import HomeModel
import JSON

extension GraphRequests {
    func addRooms() {
        answer("room/list", ["name", "structure"] + Page.members) { arguments throws(CommandFailure) in
            let name = try arguments.optionalText("name")
            let structure = try arguments.structure("structure", tree)?.id
            let rooms = graph.rooms.filter { room in
                (name.map { room.name.utf8.elementsEqual($0.utf8) } ?? true)
                    && (structure.map { room.structure == $0 } ?? true)
            }
            return try Page(arguments).answer(rooms, id: \.id.rawValue) { summary.room($0) }
        }
        change("room/create", ["structure", "name"]) { arguments throws(CommandFailure) in
            let structure = try structureOrOnly(arguments)
            let (name, isTruncated) = try arguments.name()
            return put(Room(id: RoomID(newID("room")), structure: structure.id, name: name), isTruncated)
        }
        change("room/rename", ["room", "name"]) { arguments throws(CommandFailure) in
            var room = try room(arguments)
            let (name, isTruncated) = try arguments.name()
            room.name = name
            return put(room, isTruncated)
        }
        change("room/delete", ["room"]) { arguments throws(CommandFailure) in
            let room = try room(arguments)
            return Change(writes: editor.delete(room)) { ["id": .string(room.id.rawValue)] }
        }
    }

    private func room(_ arguments: RequestArguments) throws(CommandFailure) -> Room {
        guard case .room(let id) = try arguments.required("room", try arguments.room("room", tree)),
            let room = graph.room(id)
        else {
            throw CommandFailure(
                .invalidArgument, "devices in no room are in no room that could be named or deleted", field: "room",
                value: arguments.object["room"])
        }
        return room
    }

    private func put(_ room: Room, _ isTruncated: Bool) -> Change {
        Change(
            writes: [.putRoom(room)], renames: true, answer: { summary.room(room) }, isTruncated: isTruncated)
    }
}
