// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Toggles (action.devices.traits.Toggles).
public enum GoogleToggles: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.toggles", namespace: .google, identifier: "action.devices.traits.Toggles")
    }

    public static let definition = TraitDefinition(
        identity, title: "Toggles", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable)

    /// Attribute 0x0000, conformance `!(commandOnlyToggles == 1)`.
    public static var currentToggleSettings: AttributeKey<GoogleToggles, [ToggleSetting]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var availableToggles: AttributeKey<GoogleToggles, [Toggle]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed, conformance `O`.
    public static var commandOnlyToggles: AttributeKey<GoogleToggles, Bool> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed, conformance `O`.
    public static var queryOnlyToggles: AttributeKey<GoogleToggles, Bool> { AttributeKey(index: 3) }
}
