// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ZoneManagement (0x0550).
public enum ZoneManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "zoneManagement", namespace: .matter, clusterID: 0x0550, identifier: "0x0550")
    }

    public static let definition = TraitDefinition(
        identity, title: "ZoneManagement", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000, fixed, conformance `USERDEFINED`.
    public static var maxUserDefinedZones: AttributeKey<ZoneManagement, UInt8> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var maxZones: AttributeKey<ZoneManagement, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var zones: AttributeKey<ZoneManagement, [ZoneInformation]> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var triggers: AttributeKey<ZoneManagement, [ZoneTriggerControl]> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed.
    public static var sensitivityMax: AttributeKey<ZoneManagement, UInt8> { AttributeKey(index: 4) }

    /// Attribute 0x0005, writable, conformance `!PERZONESENS`.
    public static var sensitivity: AttributeKey<ZoneManagement, UInt8> { AttributeKey(index: 5) }

    /// Attribute 0x0006, fixed, conformance `TWODCART`.
    public static var twoDCartesianMax: AttributeKey<ZoneManagement, TwoDCartesianVertex> { AttributeKey(index: 6) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// TWODCART
        public static var twoDimensionalCartesianZone: Features { Features(rawValue: 1 << 0) }
        /// PERZONESENS
        public static var perZoneSensitivity: Features { Features(rawValue: 1 << 1) }
        /// USERDEFINED
        public static var userDefined: Features { Features(rawValue: 1 << 2) }
        /// FOCUSZONES
        public static var focusZones: Features { Features(rawValue: 1 << 3) }
    }
}
