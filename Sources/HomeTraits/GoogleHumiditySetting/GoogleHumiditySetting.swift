// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait HumiditySetting (action.devices.traits.HumiditySetting).
public enum GoogleHumiditySetting: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "google.humiditySetting", namespace: .google, identifier: "action.devices.traits.HumiditySetting")
    }

    public static let definition = TraitDefinition(
        identity, title: "HumiditySetting", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in %.
    public static var humiditySetpointPercent: AttributeKey<GoogleHumiditySetting, UInt8> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in %, conformance `[!(commandOnlyHumiditySetting == 1)]`.
    public static var humidityAmbientPercent: AttributeKey<GoogleHumiditySetting, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed, conformance `O`.
    public static var humiditySetpointRange: AttributeKey<GoogleHumiditySetting, PercentRange> {
        AttributeKey(index: 2)
    }

    /// Attribute 0x0003, fixed, conformance `O`.
    public static var commandOnlyHumiditySetting: AttributeKey<GoogleHumiditySetting, Bool> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed, conformance `O`.
    public static var queryOnlyHumiditySetting: AttributeKey<GoogleHumiditySetting, Bool> { AttributeKey(index: 4) }
}
