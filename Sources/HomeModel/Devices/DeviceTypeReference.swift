/// A device type that a part declares.
public struct DeviceTypeReference: Sendable, Hashable {
    /// lowerCamel; `deviceType<hex>` where the process does not know the type.
    public var name: String
    public var id: UInt32
    public var isPrimary: Bool

    public init(name: String, id: UInt32, isPrimary: Bool) {
        self.name = name
        self.id = id
        self.isPrimary = isPrimary
    }
}
