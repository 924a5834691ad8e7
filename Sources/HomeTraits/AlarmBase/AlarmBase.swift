// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// What the traits derived from AlarmBase share; no trait by itself.
public enum AlarmBase: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "alarmBase", namespace: .matter, identifier: "alarmBase")
    }

    public static let definition = TraitDefinition(
        identity, title: "AlarmBase", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable)

    /// Attribute 0x0000.
    public static var mask: AttributeKey<AlarmBase, Alarm> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `RESET`.
    public static var latch: AttributeKey<AlarmBase, Alarm> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var state: AttributeKey<AlarmBase, Alarm> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed.
    public static var supported: AttributeKey<AlarmBase, Alarm> { AttributeKey(index: 3) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// RESET
        public static var reset: Features { Features(rawValue: 1 << 0) }
    }
}
