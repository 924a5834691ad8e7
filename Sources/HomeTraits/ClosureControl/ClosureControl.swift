// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ClosureControl (0x0104).
public enum ClosureControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "closureControl", namespace: .matter, clusterID: 0x0104, identifier: "0x0104")
    }

    public static let definition = TraitDefinition(
        identity, title: "ClosureControl", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in s, conformance `[PS & !IS]`.
    public static let countdownTime = AttributeKey<ClosureControl, UInt32?>(index: 0)

    /// Attribute 0x0001.
    public static let mainState = AttributeKey<ClosureControl, MainState>(index: 1)

    /// Attribute 0x0002.
    public static let currentErrorList = AttributeKey<ClosureControl, [ClosureError]>(index: 2)

    /// Attribute 0x0003.
    public static let overallCurrentState = AttributeKey<ClosureControl, OverallCurrentState?>(index: 3)

    /// Attribute 0x0004.
    public static let overallTargetState = AttributeKey<ClosureControl, OverallTargetState?>(index: 4)

    /// Attribute 0x0005, fixed, conformance `LT`.
    public static let latchControlModes = AttributeKey<ClosureControl, LatchControlModes>(index: 5)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PS
        public static let positioning = Features(rawValue: 1 << 0)
        /// LT
        public static let motionLatching = Features(rawValue: 1 << 1)
        /// IS
        public static let instantaneous = Features(rawValue: 1 << 2)
        /// SP
        public static let speed = Features(rawValue: 1 << 3)
        /// VT
        public static let ventilation = Features(rawValue: 1 << 4)
        /// PD
        public static let pedestrian = Features(rawValue: 1 << 5)
        /// CL
        public static let calibration = Features(rawValue: 1 << 6)
        /// PT
        public static let protection = Features(rawValue: 1 << 7)
        /// MO
        public static let manuallyOperable = Features(rawValue: 1 << 8)
    }
}
