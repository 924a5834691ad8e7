// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster LowPower (0x0508).
public enum LowPower: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "lowPower", namespace: .matter, clusterID: 0x0508, identifier: "0x0508")
    }

    public static let definition = TraitDefinition(identity, title: "LowPower", revision: 1, commands: commandsTable)
}
