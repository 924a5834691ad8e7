// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster UnitLocalization (0x002D).
public enum UnitLocalization: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "unitLocalization", namespace: .matter, clusterID: 0x002D, identifier: "0x002D")
    }

    public static let definition = TraitDefinition(
        identity, title: "UnitLocalization", revision: 2, exposure: .hidden, features: featuresTable,
        attributes: attributesTable)

    /// Attribute 0x0000, writable, conformance `TEMP`.
    public static var temperatureUnit: AttributeKey<UnitLocalization, TempUnit> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `TEMP`.
    public static var supportedTemperatureUnits: AttributeKey<UnitLocalization, [TempUnit]> { AttributeKey(index: 1) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// TEMP
        public static var temperatureUnit: Features { Features(rawValue: 1 << 0) }
    }
}
