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
    public static let fanMode = AttributeKey<FanControl, FanMode>(index: 0)

    /// Attribute 0x0001, fixed.
    public static let fanModeSequence = AttributeKey<FanControl, FanModeSequence>(index: 1)

    /// Attribute 0x0002, in 1 %, writable.
    public static let percentSetting = AttributeKey<FanControl, UInt8?>(index: 2)

    /// Attribute 0x0003, in 1 %.
    public static let percentCurrent = AttributeKey<FanControl, UInt8>(index: 3)

    /// Attribute 0x0004, fixed, conformance `SPD`.
    public static let speedMax = AttributeKey<FanControl, UInt8>(index: 4)

    /// Attribute 0x0005, writable, conformance `SPD`.
    public static let speedSetting = AttributeKey<FanControl, UInt8?>(index: 5)

    /// Attribute 0x0006, conformance `SPD`.
    public static let speedCurrent = AttributeKey<FanControl, UInt8>(index: 6)

    /// Attribute 0x0007, fixed, conformance `RCK`.
    public static let rockSupport = AttributeKey<FanControl, Rock>(index: 7)

    /// Attribute 0x0008, writable, conformance `RCK`.
    public static let rockSetting = AttributeKey<FanControl, Rock>(index: 8)

    /// Attribute 0x0009, fixed, conformance `WND`.
    public static let windSupport = AttributeKey<FanControl, WindBitmap>(index: 9)

    /// Attribute 0x000A, writable, conformance `WND`.
    public static let windSetting = AttributeKey<FanControl, WindBitmap>(index: 10)

    /// Attribute 0x000B, writable, conformance `DIR`.
    public static let airflowDirection = AttributeKey<FanControl, AirflowDirection>(index: 11)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// SPD
        public static let multiSpeed = Features(rawValue: 1 << 0)
        /// AUT
        public static let auto = Features(rawValue: 1 << 1)
        /// RCK
        public static let rocking = Features(rawValue: 1 << 2)
        /// WND
        public static let wind = Features(rawValue: 1 << 3)
        /// STEP
        public static let step = Features(rawValue: 1 << 4)
        /// DIR
        public static let airflowDirection = Features(rawValue: 1 << 5)
    }
}
