// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster Switch (0x003B).
public enum Switch: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "switch", namespace: .matter, clusterID: 0x003B, identifier: "0x003B")
    }

    public static let definition = TraitDefinition(
        identity, title: "Switch", revision: 2, features: featuresTable, attributes: attributesTable,
        events: eventsTable)

    /// Attribute 0x0000, fixed.
    public static var numberOfPositions: AttributeKey<Switch, UInt8> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentPosition: AttributeKey<Switch, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in presses, fixed, conformance `MSM`.
    public static var multiPressMax: AttributeKey<Switch, UInt8> { AttributeKey(index: 2) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// LS
        public static var latchingSwitch: Features { Features(rawValue: 1 << 0) }
        /// MS
        public static var momentarySwitch: Features { Features(rawValue: 1 << 1) }
        /// MSR
        public static var momentarySwitchRelease: Features { Features(rawValue: 1 << 2) }
        /// MSL
        public static var momentarySwitchLongPress: Features { Features(rawValue: 1 << 3) }
        /// MSM
        public static var momentarySwitchMultiPress: Features { Features(rawValue: 1 << 4) }
        /// AS
        public static var actionSwitch: Features { Features(rawValue: 1 << 5) }
    }
}
