// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait GroupManagement (google.groupManagement).
public enum GoogleGroupManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.groupManagement", namespace: .google, identifier: "google.groupManagement")
    }

    public static let definition = TraitDefinition(
        identity, title: "GroupManagement", revision: 1, exposure: .hidden, commands: commandsTable)
}
