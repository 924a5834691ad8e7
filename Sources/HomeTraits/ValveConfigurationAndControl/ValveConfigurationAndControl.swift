// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ValveConfigurationAndControl (0x0081).
public enum ValveConfigurationAndControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "valveConfigurationAndControl", namespace: .matter, clusterID: 0x0081, identifier: "0x0081")
    }

    public static let definition = TraitDefinition(
        identity, title: "ValveConfigurationAndControl", revision: 2, features: featuresTable,
        attributes: attributesTable, commands: commandsTable, events: eventsTable, setRules: setRulesTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in s.
    public static var openDuration: AttributeKey<ValveConfigurationAndControl, UInt32?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in s, writable.
    public static var defaultOpenDuration: AttributeKey<ValveConfigurationAndControl, UInt32?> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002, in µs since 2000-01-01T00:00:00Z, conformance `TS`.
    public static var autoCloseTime: AttributeKey<ValveConfigurationAndControl, UInt64?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in s.
    public static var remainingDuration: AttributeKey<ValveConfigurationAndControl, UInt32?> { AttributeKey(index: 3) }

    /// Attribute 0x0004.
    public static var currentState: AttributeKey<ValveConfigurationAndControl, ValveState?> { AttributeKey(index: 4) }

    /// Attribute 0x0005.
    public static var targetState: AttributeKey<ValveConfigurationAndControl, ValveState?> { AttributeKey(index: 5) }

    /// Attribute 0x0006, in 1 %, conformance `LVL`.
    public static var currentLevel: AttributeKey<ValveConfigurationAndControl, UInt8?> { AttributeKey(index: 6) }

    /// Attribute 0x0007, in 1 %, conformance `LVL`.
    public static var targetLevel: AttributeKey<ValveConfigurationAndControl, UInt8?> { AttributeKey(index: 7) }

    /// Attribute 0x0008, in 1 %, writable, conformance `[LVL]`.
    public static var defaultOpenLevel: AttributeKey<ValveConfigurationAndControl, UInt8> { AttributeKey(index: 8) }

    /// Attribute 0x0009, conformance `O`.
    public static var valveFault: AttributeKey<ValveConfigurationAndControl, ValveFaultBitmap> {
        AttributeKey(index: 9)
    }

    /// Attribute 0x000A, in 1 %, fixed, conformance `[LVL]`.
    public static var levelStep: AttributeKey<ValveConfigurationAndControl, UInt8> { AttributeKey(index: 10) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// TS
        public static var timeSync: Features { Features(rawValue: 1 << 0) }
        /// LVL
        public static var level: Features { Features(rawValue: 1 << 1) }
    }
}
