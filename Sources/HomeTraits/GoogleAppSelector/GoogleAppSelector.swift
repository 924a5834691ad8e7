// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait AppSelector (action.devices.traits.AppSelector).
public enum GoogleAppSelector: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.appSelector", namespace: .google, identifier: "action.devices.traits.AppSelector")
    }

    public static let definition = TraitDefinition(
        identity, title: "AppSelector", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var currentApplication: AttributeKey<GoogleAppSelector, String> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var availableApplications: AttributeKey<GoogleAppSelector, [Application]> { AttributeKey(index: 1) }
}
