// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait LightEffects (action.devices.traits.LightEffects).
public enum GoogleLightEffects: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.lightEffects", namespace: .google, identifier: "action.devices.traits.LightEffects")
    }

    public static let definition = TraitDefinition(
        identity, title: "LightEffects", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable, actions: actionsTable)

    /// Attribute 0x0000.
    public static var activeLightEffect: AttributeKey<GoogleLightEffects, LightEffect?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in s, conformance `O`.
    public static var lightEffectEndUnixTimestampSec: AttributeKey<GoogleLightEffects, Int64?> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002, in s, fixed, conformance `O`.
    public static var defaultSleepDuration: AttributeKey<GoogleLightEffects, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in s, fixed, conformance `O`.
    public static var defaultWakeDuration: AttributeKey<GoogleLightEffects, UInt16> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed.
    public static var supportedEffects: AttributeKey<GoogleLightEffects, SupportedEffects> { AttributeKey(index: 4) }
}
