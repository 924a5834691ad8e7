// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ClosureControl (0x0104).
public enum ClosureControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "closureControl", namespace: .matter, clusterID: 0x0104, identifier: "0x0104")
    }

    public static let definition = TraitDefinition(
        identity, title: "ClosureControl", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable,
        actions: actionsTable)

    /// Attribute 0x0000, in s, conformance `[PS & !IS]`.
    public static var countdownTime: AttributeKey<ClosureControl, UInt32?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var mainState: AttributeKey<ClosureControl, MainState> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var currentErrorList: AttributeKey<ClosureControl, [ClosureError]> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var overallCurrentState: AttributeKey<ClosureControl, OverallCurrentState?> { AttributeKey(index: 3) }

    /// Attribute 0x0004.
    public static var overallTargetState: AttributeKey<ClosureControl, OverallTargetState?> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed, conformance `LT`.
    public static var latchControlModes: AttributeKey<ClosureControl, LatchControlModes> { AttributeKey(index: 5) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PS
        public static var positioning: Features { Features(rawValue: 1 << 0) }
        /// LT
        public static var motionLatching: Features { Features(rawValue: 1 << 1) }
        /// IS
        public static var instantaneous: Features { Features(rawValue: 1 << 2) }
        /// SP
        public static var speed: Features { Features(rawValue: 1 << 3) }
        /// VT
        public static var ventilation: Features { Features(rawValue: 1 << 4) }
        /// PD
        public static var pedestrian: Features { Features(rawValue: 1 << 5) }
        /// CL
        public static var calibration: Features { Features(rawValue: 1 << 6) }
        /// PT
        public static var protection: Features { Features(rawValue: 1 << 7) }
        /// MO
        public static var manuallyOperable: Features { Features(rawValue: 1 << 8) }
    }
}
