// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Reboot (action.devices.traits.Reboot).
public enum GoogleReboot: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.reboot", namespace: .google, identifier: "action.devices.traits.Reboot")
    }

    public static let definition = TraitDefinition(
        identity, title: "Reboot", revision: 1, commands: commandsTable, actions: actionsTable)
}
