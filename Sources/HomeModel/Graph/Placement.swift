/// Where a device stands in the home and what it is called there: the graph's own, whatever its backend says.
public struct Placement: Sendable, Hashable {
    public let device: DeviceID
    public var backend: String
    public var name: String
    public var structure: StructureID
    /// Nil: in no room.
    public var room: RoomID?

    public init(device: DeviceID, backend: String, name: String, structure: StructureID, room: RoomID?) {
        self.device = device
        self.backend = backend
        self.name = name
        self.structure = structure
        self.room = room
    }
}
