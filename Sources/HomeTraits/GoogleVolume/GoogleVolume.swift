// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Volume (action.devices.traits.Volume).
public enum GoogleVolume: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.volume", namespace: .google, identifier: "action.devices.traits.Volume")
    }

    public static let definition = TraitDefinition(
        identity, title: "Volume", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, conformance `!(commandOnlyVolume == 1)`.
    public static var currentVolume: AttributeKey<GoogleVolume, UInt16> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var isMuted: AttributeKey<GoogleVolume, Bool> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var volumeMaxLevel: AttributeKey<GoogleVolume, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed.
    public static var volumeCanMuteAndUnmute: AttributeKey<GoogleVolume, Bool> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in %, fixed, conformance `O`.
    public static var volumeDefaultPercentage: AttributeKey<GoogleVolume, UInt8> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed, conformance `O`.
    public static var levelStepSize: AttributeKey<GoogleVolume, UInt16> { AttributeKey(index: 5) }

    /// Attribute 0x0006, fixed, conformance `O`.
    public static var commandOnlyVolume: AttributeKey<GoogleVolume, Bool> { AttributeKey(index: 6) }
}
