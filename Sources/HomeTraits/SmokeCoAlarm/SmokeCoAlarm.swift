// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster SmokeCoAlarm (0x005C).
public enum SmokeCoAlarm: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "smokeCoAlarm", namespace: .matter, clusterID: 0x005C, identifier: "0x005C")
    }

    public static let definition = TraitDefinition(
        identity, title: "SmokeCoAlarm", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static let expressedState = AttributeKey<SmokeCoAlarm, ExpressedState>(index: 0)

    /// Attribute 0x0001, conformance `SMOKE`.
    public static let smokeState = AttributeKey<SmokeCoAlarm, AlarmState>(index: 1)

    /// Attribute 0x0002, conformance `CO`.
    public static let coState = AttributeKey<SmokeCoAlarm, AlarmState>(index: 2)

    /// Attribute 0x0003.
    public static let batteryAlert = AttributeKey<SmokeCoAlarm, AlarmState>(index: 3)

    /// Attribute 0x0004, conformance `O`.
    public static let deviceMuted = AttributeKey<SmokeCoAlarm, MuteState>(index: 4)

    /// Attribute 0x0005.
    public static let testInProgress = AttributeKey<SmokeCoAlarm, Bool>(index: 5)

    /// Attribute 0x0006.
    public static let hardwareFaultAlert = AttributeKey<SmokeCoAlarm, Bool>(index: 6)

    /// Attribute 0x0007.
    public static let endOfServiceAlert = AttributeKey<SmokeCoAlarm, EndOfServiceEnum>(index: 7)

    /// Attribute 0x0008, conformance `O`.
    public static let interconnectSmokeAlarm = AttributeKey<SmokeCoAlarm, AlarmState>(index: 8)

    /// Attribute 0x0009, conformance `O`.
    public static let interconnectCoAlarm = AttributeKey<SmokeCoAlarm, AlarmState>(index: 9)

    /// Attribute 0x000A, conformance `[SMOKE]`.
    public static let contaminationState = AttributeKey<SmokeCoAlarm, ContaminationState>(index: 10)

    /// Attribute 0x000B, writable, conformance `[SMOKE]`.
    public static let smokeSensitivityLevel = AttributeKey<SmokeCoAlarm, Sensitivity>(index: 11)

    /// Attribute 0x000C, in s since 2000-01-01T00:00:00Z, fixed, conformance `O`.
    public static let expiryDate = AttributeKey<SmokeCoAlarm, UInt32>(index: 12)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// SMOKE
        public static let smokeAlarm = Features(rawValue: 1 << 0)
        /// CO
        public static let coAlarm = Features(rawValue: 1 << 1)
    }
}
