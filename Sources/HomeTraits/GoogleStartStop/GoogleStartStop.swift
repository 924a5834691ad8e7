// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait StartStop (action.devices.traits.StartStop).
public enum GoogleStartStop: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.startStop", namespace: .google, identifier: "action.devices.traits.StartStop")
    }

    public static let definition = TraitDefinition(
        identity, title: "StartStop", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable, actions: actionsTable)

    /// Attribute 0x0000.
    public static var isRunning: AttributeKey<GoogleStartStop, Bool> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `pausable == 1`.
    public static var isPaused: AttributeKey<GoogleStartStop, Bool> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `[availableZones]`.
    public static var activeZones: AttributeKey<GoogleStartStop, [String]> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed.
    public static var pausable: AttributeKey<GoogleStartStop, Bool> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed, conformance `O`.
    public static var availableZones: AttributeKey<GoogleStartStop, [String]> { AttributeKey(index: 4) }
}
