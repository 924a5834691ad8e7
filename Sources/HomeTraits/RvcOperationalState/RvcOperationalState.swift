// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster RvcOperationalState (0x0061), derived from OperationalState.
public enum RvcOperationalState: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "rvcOperationalState", namespace: .matter, clusterID: 0x0061, identifier: "0x0061")
    }

    public static let definition = TraitDefinition(
        identity, title: "RvcOperationalState", revision: 3, attributes: attributesTable, commands: commandsTable,
        events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable, actions: actionsTable)

    /// Attribute 0x0000.
    public static var phaseList: AttributeKey<RvcOperationalState, [String]?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentPhase: AttributeKey<RvcOperationalState, UInt8?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in s, conformance `O`.
    public static var countdownTime: AttributeKey<RvcOperationalState, UInt32?> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var operationalStateList: AttributeKey<RvcOperationalState, [OperationalStateStruct]> {
        AttributeKey(index: 3)
    }

    /// Attribute 0x0004.
    public static var operationalState: AttributeKey<RvcOperationalState, OperationalStateEnum> {
        AttributeKey(index: 4)
    }

    /// Attribute 0x0005.
    public static var operationalError: AttributeKey<RvcOperationalState, ErrorStateStruct> { AttributeKey(index: 5) }
}
