// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster BooleanStateConfiguration (0x0080).
public enum BooleanStateConfiguration: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "booleanStateConfiguration", namespace: .matter, clusterID: 0x0080, identifier: "0x0080")
    }

    public static let definition = TraitDefinition(
        identity, title: "BooleanStateConfiguration", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, writable, conformance `SENSLVL`.
    public static var currentSensitivityLevel: AttributeKey<BooleanStateConfiguration, UInt8> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `SENSLVL`.
    public static var supportedSensitivityLevels: AttributeKey<BooleanStateConfiguration, UInt8> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002, fixed, conformance `[SENSLVL]`.
    public static var defaultSensitivityLevel: AttributeKey<BooleanStateConfiguration, UInt8> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `VIS | AUD`.
    public static var alarmsActive: AttributeKey<BooleanStateConfiguration, AlarmMode> { AttributeKey(index: 3) }

    /// Attribute 0x0004, conformance `SPRS`.
    public static var alarmsSuppressed: AttributeKey<BooleanStateConfiguration, AlarmMode> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `[VIS | AUD]`.
    public static var alarmsEnabled: AttributeKey<BooleanStateConfiguration, AlarmMode> { AttributeKey(index: 5) }

    /// Attribute 0x0006, fixed, conformance `VIS | AUD`.
    public static var alarmsSupported: AttributeKey<BooleanStateConfiguration, AlarmMode> { AttributeKey(index: 6) }

    /// Attribute 0x0007, conformance `O`.
    public static var sensorFault: AttributeKey<BooleanStateConfiguration, SensorFaultBitmap> { AttributeKey(index: 7) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// VIS
        public static var visual: Features { Features(rawValue: 1 << 0) }
        /// AUD
        public static var audible: Features { Features(rawValue: 1 << 1) }
        /// SPRS
        public static var alarmSuppress: Features { Features(rawValue: 1 << 2) }
        /// SENSLVL
        public static var sensitivityLevel: Features { Features(rawValue: 1 << 3) }
    }
}
