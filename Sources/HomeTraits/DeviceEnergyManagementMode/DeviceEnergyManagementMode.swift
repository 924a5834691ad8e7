// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster DeviceEnergyManagementMode (0x009F), derived from ModeBase.
public enum DeviceEnergyManagementMode: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "deviceEnergyManagementMode", namespace: .matter, clusterID: 0x009F, identifier: "0x009F")
    }

    public static let definition = TraitDefinition(
        identity, title: "DeviceEnergyManagementMode", revision: 2, attributes: attributesTable,
        commands: ModeBase.commandsTable, setRules: ModeBase.setRulesTable, everydayKeys: everydayKeysTable)

    public typealias ModeChangeStatus = ModeBase.ModeChangeStatus

    /// Attribute 0x0000, fixed.
    public static var supportedModes: AttributeKey<DeviceEnergyManagementMode, [ModeOption]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentMode: AttributeKey<DeviceEnergyManagementMode, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, writable, conformance `O`.
    public static var startUpMode: AttributeKey<DeviceEnergyManagementMode, UInt8?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, writable, conformance `O`.
    public static var onMode: AttributeKey<DeviceEnergyManagementMode, UInt8?> { AttributeKey(index: 3) }
}
