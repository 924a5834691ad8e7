// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster SmokeCoAlarm (0x005C).
public enum SmokeCoAlarm: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "smokeCoAlarm", namespace: .matter, clusterID: 0x005C, identifier: "0x005C")
    }

    public static let definition = TraitDefinition(
        identity, title: "SmokeCoAlarm", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable,
        actions: actionsTable)

    /// Attribute 0x0000.
    public static var expressedState: AttributeKey<SmokeCoAlarm, ExpressedState> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `SMOKE`.
    public static var smokeState: AttributeKey<SmokeCoAlarm, AlarmState> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `CO`.
    public static var coState: AttributeKey<SmokeCoAlarm, AlarmState> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var batteryAlert: AttributeKey<SmokeCoAlarm, AlarmState> { AttributeKey(index: 3) }

    /// Attribute 0x0004, conformance `O`.
    public static var deviceMuted: AttributeKey<SmokeCoAlarm, MuteState> { AttributeKey(index: 4) }

    /// Attribute 0x0005.
    public static var testInProgress: AttributeKey<SmokeCoAlarm, Bool> { AttributeKey(index: 5) }

    /// Attribute 0x0006.
    public static var hardwareFaultAlert: AttributeKey<SmokeCoAlarm, Bool> { AttributeKey(index: 6) }

    /// Attribute 0x0007.
    public static var endOfServiceAlert: AttributeKey<SmokeCoAlarm, EndOfServiceEnum> { AttributeKey(index: 7) }

    /// Attribute 0x0008, conformance `O`.
    public static var interconnectSmokeAlarm: AttributeKey<SmokeCoAlarm, AlarmState> { AttributeKey(index: 8) }

    /// Attribute 0x0009, conformance `O`.
    public static var interconnectCoAlarm: AttributeKey<SmokeCoAlarm, AlarmState> { AttributeKey(index: 9) }

    /// Attribute 0x000A, conformance `[SMOKE]`.
    public static var contaminationState: AttributeKey<SmokeCoAlarm, ContaminationState> { AttributeKey(index: 10) }

    /// Attribute 0x000B, writable, conformance `[SMOKE]`.
    public static var smokeSensitivityLevel: AttributeKey<SmokeCoAlarm, Sensitivity> { AttributeKey(index: 11) }

    /// Attribute 0x000C, in s since 2000-01-01T00:00:00Z, fixed, conformance `O`.
    public static var expiryDate: AttributeKey<SmokeCoAlarm, UInt32> { AttributeKey(index: 12) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// SMOKE
        public static var smokeAlarm: Features { Features(rawValue: 1 << 0) }
        /// CO
        public static var coAlarm: Features { Features(rawValue: 1 << 1) }
    }
}
