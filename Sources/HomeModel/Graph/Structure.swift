/// A structure (a home).
public struct Structure: Sendable, Hashable {
    public let id: StructureID
    public var name: String

    public init(id: StructureID, name: String) {
        self.id = id
        self.name = name
    }
}
