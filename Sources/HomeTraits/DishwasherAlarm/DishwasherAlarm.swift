// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster DishwasherAlarm (0x005D), derived from AlarmBase.
public enum DishwasherAlarm: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "dishwasherAlarm", namespace: .matter, clusterID: 0x005D, identifier: "0x005D")
    }

    public static let definition = TraitDefinition(
        identity, title: "DishwasherAlarm", revision: 1, features: AlarmBase.featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: AlarmBase.setRulesTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var mask: AttributeKey<DishwasherAlarm, Alarm> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `RESET`.
    public static var latch: AttributeKey<DishwasherAlarm, Alarm> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var state: AttributeKey<DishwasherAlarm, Alarm> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed.
    public static var supported: AttributeKey<DishwasherAlarm, Alarm> { AttributeKey(index: 3) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// RESET
        public static var reset: Features { Features(rawValue: 1 << 0) }
    }
}
