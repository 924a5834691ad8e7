// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Timer (action.devices.traits.Timer).
public enum GoogleTimer: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.timer", namespace: .google, identifier: "action.devices.traits.Timer")
    }

    public static let definition = TraitDefinition(
        identity, title: "Timer", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in s, conformance `!(commandOnlyTimer == 1)`.
    public static var timerRemainingSec: AttributeKey<GoogleTimer, Int32> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `!(commandOnlyTimer == 1)`.
    public static var timerPaused: AttributeKey<GoogleTimer, Bool> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in s, fixed.
    public static var maxTimerLimitSec: AttributeKey<GoogleTimer, Int32> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed, conformance `O`.
    public static var commandOnlyTimer: AttributeKey<GoogleTimer, Bool> { AttributeKey(index: 3) }
}
