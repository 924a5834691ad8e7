// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ContentAppObserver (0x0510).
public enum ContentAppObserver: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "contentAppObserver", namespace: .matter, clusterID: 0x0510, identifier: "0x0510")
    }

    public static let definition = TraitDefinition(
        identity, title: "ContentAppObserver", revision: 1, commands: commandsTable)
}
