/// A group of devices of one structure.
public struct DeviceGroup: Sendable, Hashable {
    public let id: GroupID
    public var structure: StructureID
    public var name: String
    public var members: [DeviceID]

    public init(id: GroupID, structure: StructureID, name: String, members: [DeviceID]) {
        self.id = id
        self.structure = structure
        self.name = name
        self.members = members
    }
}
