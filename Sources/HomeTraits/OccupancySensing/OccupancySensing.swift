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
    public static var occupancy: AttributeKey<OccupancySensing, Occupancy> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `M, D`.
    public static var occupancySensorType: AttributeKey<OccupancySensing, OccupancySensorType> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002, fixed, conformance `M, D`.
    public static var occupancySensorTypeBitmap: AttributeKey<OccupancySensing, OccupancySensorTypeBitmap> {
        AttributeKey(index: 2)
    }

    /// Attribute 0x0003, in s, writable, conformance `O`.
    public static var holdTime: AttributeKey<OccupancySensing, UInt16> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed, conformance `HoldTime`.
    public static var holdTimeLimits: AttributeKey<OccupancySensing, HoldTimeLimits> { AttributeKey(index: 4) }

    /// Attribute 0x0010, writable.
    public static var pirOccupiedToUnoccupiedDelay: AttributeKey<OccupancySensing, UInt16> { AttributeKey(index: 5) }

    /// Attribute 0x0011, writable.
    public static var pirUnoccupiedToOccupiedDelay: AttributeKey<OccupancySensing, UInt16> { AttributeKey(index: 6) }

    /// Attribute 0x0012, writable.
    public static var pirUnoccupiedToOccupiedThreshold: AttributeKey<OccupancySensing, UInt8> { AttributeKey(index: 7) }

    /// Attribute 0x0020, writable, conformance `[HoldTime & US], D`.
    public static var ultrasonicOccupiedToUnoccupiedDelay: AttributeKey<OccupancySensing, UInt16> {
        AttributeKey(index: 8)
    }

    /// Attribute 0x0021, writable.
    public static var ultrasonicUnoccupiedToOccupiedDelay: AttributeKey<OccupancySensing, UInt16> {
        AttributeKey(index: 9)
    }

    /// Attribute 0x0022, writable.
    public static var ultrasonicUnoccupiedToOccupiedThreshold: AttributeKey<OccupancySensing, UInt8> {
        AttributeKey(index: 10)
    }

    /// Attribute 0x0030, writable, conformance `[HoldTime & PHY], D`.
    public static var physicalContactOccupiedToUnoccupiedDelay: AttributeKey<OccupancySensing, UInt16> {
        AttributeKey(index: 11)
    }

    /// Attribute 0x0031, writable.
    public static var physicalContactUnoccupiedToOccupiedDelay: AttributeKey<OccupancySensing, UInt16> {
        AttributeKey(index: 12)
    }

    /// Attribute 0x0032, writable.
    public static var physicalContactUnoccupiedToOccupiedThreshold: AttributeKey<OccupancySensing, UInt8> {
        AttributeKey(index: 13)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// OTHER
        public static var other: Features { Features(rawValue: 1 << 0) }
        /// PIR
        public static var passiveInfrared: Features { Features(rawValue: 1 << 1) }
        /// US
        public static var ultrasonic: Features { Features(rawValue: 1 << 2) }
        /// PHY
        public static var physicalContact: Features { Features(rawValue: 1 << 3) }
        /// AIR
        public static var activeInfrared: Features { Features(rawValue: 1 << 4) }
        /// RAD
        public static var radar: Features { Features(rawValue: 1 << 5) }
        /// RFS
        public static var rfSensing: Features { Features(rawValue: 1 << 6) }
        /// VIS
        public static var vision: Features { Features(rawValue: 1 << 7) }
    }
}
