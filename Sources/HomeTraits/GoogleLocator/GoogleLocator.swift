// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Locator (action.devices.traits.Locator).
public enum GoogleLocator: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.locator", namespace: .google, identifier: "action.devices.traits.Locator")
    }

    public static let definition = TraitDefinition(
        identity, title: "Locator", revision: 1, commands: commandsTable, actions: actionsTable)
}
