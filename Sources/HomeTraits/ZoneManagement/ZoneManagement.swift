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
    public static let maxUserDefinedZones = AttributeKey<ZoneManagement, UInt8>(index: 0)

    /// Attribute 0x0001, fixed.
    public static let maxZones = AttributeKey<ZoneManagement, UInt8>(index: 1)

    /// Attribute 0x0002.
    public static let zones = AttributeKey<ZoneManagement, [ZoneInformation]>(index: 2)

    /// Attribute 0x0003.
    public static let triggers = AttributeKey<ZoneManagement, [ZoneTriggerControl]>(index: 3)

    /// Attribute 0x0004, fixed.
    public static let sensitivityMax = AttributeKey<ZoneManagement, UInt8>(index: 4)

    /// Attribute 0x0005, writable, conformance `!PERZONESENS`.
    public static let sensitivity = AttributeKey<ZoneManagement, UInt8>(index: 5)

    /// Attribute 0x0006, fixed, conformance `TWODCART`.
    public static let twoDCartesianMax = AttributeKey<ZoneManagement, TwoDCartesianVertex>(index: 6)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// TWODCART
        public static let twoDimensionalCartesianZone = Features(rawValue: 1 << 0)
        /// PERZONESENS
        public static let perZoneSensitivity = Features(rawValue: 1 << 1)
        /// USERDEFINED
        public static let userDefined = Features(rawValue: 1 << 2)
        /// FOCUSZONES
        public static let focusZones = Features(rawValue: 1 << 3)
    }
}
