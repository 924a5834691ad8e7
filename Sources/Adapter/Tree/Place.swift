import HomeModel

/// What devices stand in: a room, or a structure for those in none of its rooms.
enum Place: Hashable {
    case structure(StructureID)
    case room(RoomID)

    init(of placement: Placement) {
        self = placement.room.map(Place.room) ?? .structure(placement.structure)
    }
}
