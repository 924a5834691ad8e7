// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster MeterIdentification (0x0B06).
public enum MeterIdentification: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "meterIdentification", namespace: .matter, clusterID: 0x0B06, identifier: "0x0B06")
    }

    public static let definition = TraitDefinition(
        identity, title: "MeterIdentification", revision: 1, features: featuresTable, attributes: attributesTable)

    /// Attribute 0x0000.
    public static var meterType: AttributeKey<MeterIdentification, MeterType?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var pointOfDelivery: AttributeKey<MeterIdentification, String?> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var meterSerialNumber: AttributeKey<MeterIdentification, String?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `O`.
    public static var protocolVersion: AttributeKey<MeterIdentification, String?> { AttributeKey(index: 3) }

    /// Attribute 0x0004, conformance `PWRTHLD`.
    public static var powerThreshold: AttributeKey<MeterIdentification, PowerThreshold?> { AttributeKey(index: 4) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PWRTHLD
        public static var powerThreshold: Features { Features(rawValue: 1 << 0) }
    }
}
