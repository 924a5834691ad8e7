// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster DiagnosticLogs (0x0032).
public enum DiagnosticLogs: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "diagnosticLogs", namespace: .matter, clusterID: 0x0032, identifier: "0x0032")
    }

    public static let definition = TraitDefinition(
        identity, title: "DiagnosticLogs", revision: 1, exposure: .hidden, commands: commandsTable)
}
