// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Modes (action.devices.traits.Modes).
public enum GoogleModes: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.modes", namespace: .google, identifier: "action.devices.traits.Modes")
    }

    public static let definition = TraitDefinition(
        identity, title: "Modes", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable)

    /// Attribute 0x0000, conformance `!(commandOnlyModes == 1)`.
    public static var currentModeSettings: AttributeKey<GoogleModes, [ModeSetting]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var availableModes: AttributeKey<GoogleModes, [Mode]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed, conformance `O`.
    public static var commandOnlyModes: AttributeKey<GoogleModes, Bool> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed, conformance `O`.
    public static var queryOnlyModes: AttributeKey<GoogleModes, Bool> { AttributeKey(index: 3) }
}
