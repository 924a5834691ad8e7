// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster AccountLogin (0x050E).
public enum AccountLogin: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "accountLogin", namespace: .matter, clusterID: 0x050E, identifier: "0x050E")
    }

    public static let definition = TraitDefinition(
        identity, title: "AccountLogin", revision: 2, commands: commandsTable, events: eventsTable)
}
