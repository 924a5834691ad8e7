// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster BooleanState (0x0045).
public enum BooleanState: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "booleanState", namespace: .matter, clusterID: 0x0045, identifier: "0x0045")
    }

    public static let definition = TraitDefinition(
        identity, title: "BooleanState", revision: 2, attributes: attributesTable, events: eventsTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var stateValue: AttributeKey<BooleanState, Bool> { AttributeKey(index: 0) }
}
