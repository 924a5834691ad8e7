public import HomeModel

/// What is special about a few device types (Matter Device Library, "Utility Device Types") and about types nobody knows.
public enum MatterTypes {
    public static let aggregator: UInt32 = 0x000E
    public static let powerSource: UInt32 = 0x0011
    public static let bridgedNode: UInt32 = 0x0013

    /// Types that say how a node is built, not what a part is: aggregator, OTA requestor, bridged node, OTA provider, root node,
    /// secondary network interface.
    public static func isStructural(_ id: UInt32) -> Bool {
        [aggregator, 0x0012, bridgedNode, 0x0014, 0x0016, 0x0019].contains(id)
    }

    /// How a type is called that no definition has.
    public static func name(ofUnknown id: UInt32) -> String { "deviceType\(String(id, radix: 16))" }

    /// The type that such a name stands for.
    public static func unknown(named name: String) -> DeviceTypeDefinition? {
        let prefix = "deviceType"
        guard name.hasPrefix(prefix), let id = UInt32(name.dropFirst(prefix.count), radix: 16),
            name == self.name(ofUnknown: id)
        else { return nil }
        return DeviceTypeDefinition(name: name, title: name, id: id)
    }
}
