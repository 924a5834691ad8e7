/// A room of a structure.
public struct Room: Sendable, Hashable {
    public let id: RoomID
    public var structure: StructureID
    public var name: String

    public init(id: RoomID, structure: StructureID, name: String) {
        self.id = id
        self.structure = structure
        self.name = name
    }
}
