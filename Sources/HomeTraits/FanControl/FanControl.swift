// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster FanControl (0x0202).
public enum FanControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "fanControl", namespace: .matter, clusterID: 0x0202, identifier: "0x0202")
    }

    public static let definition = TraitDefinition(
        identity, title: "FanControl", revision: 6, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, writable.
    public static var fanMode: AttributeKey<FanControl, FanMode> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var fanModeSequence: AttributeKey<FanControl, FanModeSequence> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in 1 %, writable.
    public static var percentSetting: AttributeKey<FanControl, UInt8?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 1 %.
    public static var percentCurrent: AttributeKey<FanControl, UInt8> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed, conformance `SPD`.
    public static var speedMax: AttributeKey<FanControl, UInt8> { AttributeKey(index: 4) }

    /// Attribute 0x0005, writable, conformance `SPD`.
    public static var speedSetting: AttributeKey<FanControl, UInt8?> { AttributeKey(index: 5) }

    /// Attribute 0x0006, conformance `SPD`.
    public static var speedCurrent: AttributeKey<FanControl, UInt8> { AttributeKey(index: 6) }

    /// Attribute 0x0007, fixed, conformance `RCK`.
    public static var rockSupport: AttributeKey<FanControl, Rock> { AttributeKey(index: 7) }

    /// Attribute 0x0008, writable, conformance `RCK`.
    public static var rockSetting: AttributeKey<FanControl, Rock> { AttributeKey(index: 8) }

    /// Attribute 0x0009, fixed, conformance `WND`.
    public static var windSupport: AttributeKey<FanControl, WindBitmap> { AttributeKey(index: 9) }

    /// Attribute 0x000A, writable, conformance `WND`.
    public static var windSetting: AttributeKey<FanControl, WindBitmap> { AttributeKey(index: 10) }

    /// Attribute 0x000B, writable, conformance `DIR`.
    public static var airflowDirection: AttributeKey<FanControl, AirflowDirection> { AttributeKey(index: 11) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// SPD
        public static var multiSpeed: Features { Features(rawValue: 1 << 0) }
        /// AUT
        public static var auto: Features { Features(rawValue: 1 << 1) }
        /// RCK
        public static var rocking: Features { Features(rawValue: 1 << 2) }
        /// WND
        public static var wind: Features { Features(rawValue: 1 << 3) }
        /// STEP
        public static var step: Features { Features(rawValue: 1 << 4) }
        /// DIR
        public static var airflowDirection: Features { Features(rawValue: 1 << 5) }
    }
}
