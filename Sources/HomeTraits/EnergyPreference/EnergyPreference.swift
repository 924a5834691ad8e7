// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster EnergyPreference (0x009B).
public enum EnergyPreference: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "energyPreference", namespace: .matter, clusterID: 0x009B, identifier: "0x009B")
    }

    public static let definition = TraitDefinition(
        identity, title: "EnergyPreference", revision: 1, features: featuresTable, attributes: attributesTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, fixed, conformance `BALA`.
    public static var energyBalances: AttributeKey<EnergyPreference, [Balance]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, writable, conformance `BALA`.
    public static var currentEnergyBalance: AttributeKey<EnergyPreference, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed, conformance `BALA`.
    public static var energyPriorities: AttributeKey<EnergyPreference, [EnergyPriority]> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed, conformance `LPMS`.
    public static var lowPowerModeSensitivities: AttributeKey<EnergyPreference, [Balance]> { AttributeKey(index: 3) }

    /// Attribute 0x0004, writable, conformance `LPMS`.
    public static var currentLowPowerModeSensitivity: AttributeKey<EnergyPreference, UInt8> { AttributeKey(index: 4) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// BALA
        public static var energyBalance: Features { Features(rawValue: 1 << 0) }
        /// LPMS
        public static var lowPowerModeSensitivity: Features { Features(rawValue: 1 << 1) }
    }
}
