// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait ArmDisarm (action.devices.traits.ArmDisarm).
public enum GoogleArmDisarm: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.armDisarm", namespace: .google, identifier: "action.devices.traits.ArmDisarm")
    }

    public static let definition = TraitDefinition(
        identity, title: "ArmDisarm", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var isArmed: AttributeKey<GoogleArmDisarm, Bool> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentArmLevel: AttributeKey<GoogleArmDisarm, String> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in s, conformance `O`.
    public static var exitAllowance: AttributeKey<GoogleArmDisarm, UInt32> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed, conformance `O`.
    public static var availableArmLevels: AttributeKey<GoogleArmDisarm, ArmLevels> { AttributeKey(index: 3) }
}
