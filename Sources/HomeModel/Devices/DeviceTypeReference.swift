/// A device type that a part declares.
public struct DeviceTypeReference: Sendable, Hashable {
    /// lowerCamel; `deviceType<hex>` where the process does not know the type.
    public var name: String
    public var id: UInt32
    /// What the type is known by where it has no number of its own (`DeviceTypeDefinition.firstPrivateID`).
    public var identifier: String?
    public var isPrimary: Bool

    public init(name: String, id: UInt32, identifier: String? = nil, isPrimary: Bool) {
        self.name = name
        self.id = id
        self.identifier = identifier
        self.isPrimary = isPrimary
    }
}
