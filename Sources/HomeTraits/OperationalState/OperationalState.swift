// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster OperationalState (0x0060).
public enum OperationalState: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "operationalState", namespace: .matter, clusterID: 0x0060, identifier: "0x0060")
    }

    public static let definition = TraitDefinition(
        identity, title: "OperationalState", revision: 3, attributes: attributesTable, commands: commandsTable,
        events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static let phaseList = AttributeKey<OperationalState, [String]?>(index: 0)

    /// Attribute 0x0001.
    public static let currentPhase = AttributeKey<OperationalState, UInt8?>(index: 1)

    /// Attribute 0x0002, in s, conformance `O`.
    public static let countdownTime = AttributeKey<OperationalState, UInt32?>(index: 2)

    /// Attribute 0x0003.
    public static let operationalStateList = AttributeKey<OperationalState, [OperationalStateStruct]>(index: 3)

    /// Attribute 0x0004.
    public static let operationalState = AttributeKey<OperationalState, OperationalStateEnum>(index: 4)

    /// Attribute 0x0005.
    public static let operationalError = AttributeKey<OperationalState, ErrorStateStruct>(index: 5)
}
