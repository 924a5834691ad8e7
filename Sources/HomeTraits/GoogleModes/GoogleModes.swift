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
    public static let currentModeSettings = AttributeKey<GoogleModes, [ModeSetting]>(index: 0)

    /// Attribute 0x0001, fixed.
    public static let availableModes = AttributeKey<GoogleModes, [Mode]>(index: 1)

    /// Attribute 0x0002, fixed, conformance `O`.
    public static let commandOnlyModes = AttributeKey<GoogleModes, Bool>(index: 2)

    /// Attribute 0x0003, fixed, conformance `O`.
    public static let queryOnlyModes = AttributeKey<GoogleModes, Bool>(index: 3)
}
