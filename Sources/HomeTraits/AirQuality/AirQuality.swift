// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster AirQuality (0x005B).
public enum AirQuality: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "airQuality", namespace: .matter, clusterID: 0x005B, identifier: "0x005B")
    }

    public static let definition = TraitDefinition(
        identity, title: "AirQuality", revision: 1, features: featuresTable, attributes: attributesTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var airQuality: AttributeKey<AirQuality, AirQualityEnum> { AttributeKey(index: 0) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// FAIR
        public static var fair: Features { Features(rawValue: 1 << 0) }
        /// MOD
        public static var moderate: Features { Features(rawValue: 1 << 1) }
        /// VPOOR
        public static var veryPoor: Features { Features(rawValue: 1 << 2) }
        /// XPOOR
        public static var extremelyPoor: Features { Features(rawValue: 1 << 3) }
    }
}
