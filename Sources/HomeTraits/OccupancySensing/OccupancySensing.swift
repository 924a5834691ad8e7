// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster OccupancySensing (0x0406).
public enum OccupancySensing: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "occupancySensing", namespace: .matter, clusterID: 0x0406, identifier: "0x0406")
    }

    public static let definition = TraitDefinition(
        identity, title: "OccupancySensing", revision: 6, features: featuresTable, attributes: attributesTable,
        events: eventsTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static let occupancy = AttributeKey<OccupancySensing, Occupancy>(index: 0)

    /// Attribute 0x0001, fixed, conformance `M, D`.
    public static let occupancySensorType = AttributeKey<OccupancySensing, OccupancySensorType>(index: 1)

    /// Attribute 0x0002, fixed, conformance `M, D`.
    public static let occupancySensorTypeBitmap = AttributeKey<OccupancySensing, OccupancySensorTypeBitmap>(index: 2)

    /// Attribute 0x0003, in s, writable, conformance `O`.
    public static let holdTime = AttributeKey<OccupancySensing, UInt16>(index: 3)

    /// Attribute 0x0004, fixed, conformance `HoldTime`.
    public static let holdTimeLimits = AttributeKey<OccupancySensing, HoldTimeLimits>(index: 4)

    /// Attribute 0x0010, writable.
    public static let pirOccupiedToUnoccupiedDelay = AttributeKey<OccupancySensing, UInt16>(index: 5)

    /// Attribute 0x0011, writable.
    public static let pirUnoccupiedToOccupiedDelay = AttributeKey<OccupancySensing, UInt16>(index: 6)

    /// Attribute 0x0012, writable.
    public static let pirUnoccupiedToOccupiedThreshold = AttributeKey<OccupancySensing, UInt8>(index: 7)

    /// Attribute 0x0020, writable, conformance `[HoldTime & US], D`.
    public static let ultrasonicOccupiedToUnoccupiedDelay = AttributeKey<OccupancySensing, UInt16>(index: 8)

    /// Attribute 0x0021, writable.
    public static let ultrasonicUnoccupiedToOccupiedDelay = AttributeKey<OccupancySensing, UInt16>(index: 9)

    /// Attribute 0x0022, writable.
    public static let ultrasonicUnoccupiedToOccupiedThreshold = AttributeKey<OccupancySensing, UInt8>(index: 10)

    /// Attribute 0x0030, writable, conformance `[HoldTime & PHY], D`.
    public static let physicalContactOccupiedToUnoccupiedDelay = AttributeKey<OccupancySensing, UInt16>(index: 11)

    /// Attribute 0x0031, writable.
    public static let physicalContactUnoccupiedToOccupiedDelay = AttributeKey<OccupancySensing, UInt16>(index: 12)

    /// Attribute 0x0032, writable.
    public static let physicalContactUnoccupiedToOccupiedThreshold = AttributeKey<OccupancySensing, UInt8>(index: 13)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// OTHER
        public static let other = Features(rawValue: 1 << 0)
        /// PIR
        public static let passiveInfrared = Features(rawValue: 1 << 1)
        /// US
        public static let ultrasonic = Features(rawValue: 1 << 2)
        /// PHY
        public static let physicalContact = Features(rawValue: 1 << 3)
        /// AIR
        public static let activeInfrared = Features(rawValue: 1 << 4)
        /// RAD
        public static let radar = Features(rawValue: 1 << 5)
        /// RFS
        public static let rfSensing = Features(rawValue: 1 << 6)
        /// VIS
        public static let vision = Features(rawValue: 1 << 7)
    }
}
