// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster OtaSoftwareUpdateProvider (0x0029).
public enum OtaSoftwareUpdateProvider: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "otaSoftwareUpdateProvider", namespace: .matter, clusterID: 0x0029, identifier: "0x0029")
    }

    public static let definition = TraitDefinition(
        identity, title: "OtaSoftwareUpdateProvider", revision: 1, exposure: .hidden, commands: commandsTable)
}
