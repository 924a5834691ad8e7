// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Dock (action.devices.traits.Dock).
public enum GoogleDock: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.dock", namespace: .google, identifier: "action.devices.traits.Dock")
    }

    public static let definition = TraitDefinition(
        identity, title: "Dock", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable, actions: actionsTable)

    /// Attribute 0x0000.
    public static var isDocked: AttributeKey<GoogleDock, Bool> { AttributeKey(index: 0) }
}
