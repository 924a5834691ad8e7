// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait StartStop (action.devices.traits.StartStop).
public enum GoogleStartStop: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.startStop", namespace: .google, identifier: "action.devices.traits.StartStop")
    }

    public static let definition = TraitDefinition(
        identity, title: "StartStop", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static let isRunning = AttributeKey<GoogleStartStop, Bool>(index: 0)

    /// Attribute 0x0001, conformance `pausable == 1`.
    public static let isPaused = AttributeKey<GoogleStartStop, Bool>(index: 1)

    /// Attribute 0x0002, conformance `[availableZones]`.
    public static let activeZones = AttributeKey<GoogleStartStop, [String]>(index: 2)

    /// Attribute 0x0003, fixed.
    public static let pausable = AttributeKey<GoogleStartStop, Bool>(index: 3)

    /// Attribute 0x0004, fixed, conformance `O`.
    public static let availableZones = AttributeKey<GoogleStartStop, [String]>(index: 4)
}
