// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster RefrigeratorAndTemperatureControlledCabinetMode (0x0052), derived from ModeBase.
public enum RefrigeratorAndTemperatureControlledCabinetMode: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "refrigeratorAndTemperatureControlledCabinetMode", namespace: .matter, clusterID: 0x0052,
            identifier: "0x0052")
    }

    public static let definition = TraitDefinition(
        identity, title: "RefrigeratorAndTemperatureControlledCabinetMode", revision: 3, attributes: attributesTable,
        commands: ModeBase.commandsTable, setRules: ModeBase.setRulesTable, everydayKeys: everydayKeysTable)

    public typealias ModeChangeStatus = ModeBase.ModeChangeStatus

    /// Attribute 0x0000, fixed.
    public static var supportedModes: AttributeKey<RefrigeratorAndTemperatureControlledCabinetMode, [ModeOption]> {
        AttributeKey(index: 0)
    }

    /// Attribute 0x0001.
    public static var currentMode: AttributeKey<RefrigeratorAndTemperatureControlledCabinetMode, UInt8> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002, writable, conformance `O`.
    public static var startUpMode: AttributeKey<RefrigeratorAndTemperatureControlledCabinetMode, UInt8?> {
        AttributeKey(index: 2)
    }

    /// Attribute 0x0003, writable, conformance `O`.
    public static var onMode: AttributeKey<RefrigeratorAndTemperatureControlledCabinetMode, UInt8?> {
        AttributeKey(index: 3)
    }
}
