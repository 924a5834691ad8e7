// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster Actions (0x0025).
public enum Actions: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "actions", namespace: .matter, clusterID: 0x0025, identifier: "0x0025")
    }

    public static let definition = TraitDefinition(
        identity, title: "Actions", revision: 1, attributes: attributesTable, commands: commandsTable,
        events: eventsTable)

    /// Attribute 0x0000.
    public static var actionList: AttributeKey<Actions, [Action]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var endpointLists: AttributeKey<Actions, [EndpointList]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `O`.
    public static var setupUrl: AttributeKey<Actions, String> { AttributeKey(index: 2) }
}
