// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster RvcOperationalState (0x0061), derived from OperationalState.
public enum RvcOperationalState: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "rvcOperationalState", namespace: .matter, clusterID: 0x0061, identifier: "0x0061")
    }

    public static let definition = TraitDefinition(
        identity, title: "RvcOperationalState", revision: 3, attributes: attributesTable, commands: commandsTable,
        events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static let phaseList = AttributeKey<RvcOperationalState, [String]?>(index: 0)

    /// Attribute 0x0001.
    public static let currentPhase = AttributeKey<RvcOperationalState, UInt8?>(index: 1)

    /// Attribute 0x0002, in s, conformance `O`.
    public static let countdownTime = AttributeKey<RvcOperationalState, UInt32?>(index: 2)

    /// Attribute 0x0003.
    public static let operationalStateList = AttributeKey<RvcOperationalState, [OperationalStateStruct]>(index: 3)

    /// Attribute 0x0004.
    public static let operationalState = AttributeKey<RvcOperationalState, OperationalStateEnum>(index: 4)

    /// Attribute 0x0005.
    public static let operationalError = AttributeKey<RvcOperationalState, ErrorStateStruct>(index: 5)
}
