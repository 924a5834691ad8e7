// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait RunCycle (action.devices.traits.RunCycle).
public enum GoogleRunCycle: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.runCycle", namespace: .google, identifier: "action.devices.traits.RunCycle")
    }

    public static let definition = TraitDefinition(
        identity, title: "RunCycle", revision: 1, attributes: attributesTable, events: eventsTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var currentRunCycle: AttributeKey<GoogleRunCycle, [RunCycle]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in s.
    public static var currentTotalRemainingTime: AttributeKey<GoogleRunCycle, UInt32> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in s.
    public static var currentCycleRemainingTime: AttributeKey<GoogleRunCycle, UInt32> { AttributeKey(index: 2) }
}
