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
        everydayKeys: OperationalState.everydayKeysTable, actions: actionsTable)

    public typealias OperationalStateEnum = OperationalState.OperationalStateEnum
    public typealias ErrorState = OperationalState.ErrorState
    public typealias OperationalStateStruct = OperationalState.OperationalStateStruct
    public typealias ErrorStateStruct = OperationalState.ErrorStateStruct

    /// Attribute 0x0000.
    public static var phaseList: AttributeKey<OvenCavityOperationalState, [String]?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentPhase: AttributeKey<OvenCavityOperationalState, UInt8?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in s, conformance `O`.
    public static var countdownTime: AttributeKey<OvenCavityOperationalState, UInt32?> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var operationalStateList: AttributeKey<OvenCavityOperationalState, [OperationalStateStruct]> {
        AttributeKey(index: 3)
    }

    /// Attribute 0x0004.
    public static var operationalState: AttributeKey<OvenCavityOperationalState, OperationalStateEnum> {
        AttributeKey(index: 4)
    }

    /// Attribute 0x0005.
    public static var operationalError: AttributeKey<OvenCavityOperationalState, ErrorStateStruct> {
        AttributeKey(index: 5)
    }
}
