// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster RefrigeratorAlarm (0x0057), derived from AlarmBase.
public enum RefrigeratorAlarm: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "refrigeratorAlarm", namespace: .matter, clusterID: 0x0057, identifier: "0x0057")
    }

    public static let definition = TraitDefinition(
        identity, title: "RefrigeratorAlarm", revision: 1, attributes: attributesTable, events: eventsTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var mask: AttributeKey<RefrigeratorAlarm, Alarm> { AttributeKey(index: 0) }

    /// Attribute 0x0002.
    public static var state: AttributeKey<RefrigeratorAlarm, Alarm> { AttributeKey(index: 1) }

    /// Attribute 0x0003, fixed.
    public static var supported: AttributeKey<RefrigeratorAlarm, Alarm> { AttributeKey(index: 2) }
}
