// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster OvenCavityOperationalState (0x0048), derived from OperationalState.
public enum OvenCavityOperationalState: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "ovenCavityOperationalState", namespace: .matter, clusterID: 0x0048, identifier: "0x0048")
    }

    public static let definition = TraitDefinition(
        identity, title: "OvenCavityOperationalState", revision: 2, attributes: attributesTable,
        commands: commandsTable, events: OperationalState.eventsTable, setRules: setRulesTable,
        everydayKeys: OperationalState.everydayKeysTable)

    public typealias OperationalStateEnum = OperationalState.OperationalStateEnum
    public typealias ErrorState = OperationalState.ErrorState
    public typealias OperationalStateStruct = OperationalState.OperationalStateStruct
    public typealias ErrorStateStruct = OperationalState.ErrorStateStruct

    /// Attribute 0x0000.
    public static let phaseList = AttributeKey<OvenCavityOperationalState, [String]?>(index: 0)

    /// Attribute 0x0001.
    public static let currentPhase = AttributeKey<OvenCavityOperationalState, UInt8?>(index: 1)

    /// Attribute 0x0002, in s, conformance `O`.
    public static let countdownTime = AttributeKey<OvenCavityOperationalState, UInt32?>(index: 2)

    /// Attribute 0x0003.
    public static let operationalStateList = AttributeKey<OvenCavityOperationalState, [OperationalStateStruct]>(
        index: 3)

    /// Attribute 0x0004.
    public static let operationalState = AttributeKey<OvenCavityOperationalState, OperationalStateEnum>(index: 4)

    /// Attribute 0x0005.
    public static let operationalError = AttributeKey<OvenCavityOperationalState, ErrorStateStruct>(index: 5)
}
