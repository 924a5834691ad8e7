// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ElectricalGridConditions (0x00A0).
public enum ElectricalGridConditions: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "electricalGridConditions", namespace: .matter, clusterID: 0x00A0, identifier: "0x00A0")
    }

    public static let definition = TraitDefinition(
        identity, title: "ElectricalGridConditions", revision: 1, features: featuresTable, attributes: attributesTable,
        events: eventsTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, writable.
    public static var localGenerationAvailable: AttributeKey<ElectricalGridConditions, Bool?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentConditions: AttributeKey<ElectricalGridConditions, ElectricalGridConditionsStruct?> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002, conformance `FORE`.
    public static var forecastConditions: AttributeKey<ElectricalGridConditions, [ElectricalGridConditionsStruct]> {
        AttributeKey(index: 2)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// FORE
        public static var forecasting: Features { Features(rawValue: 1 << 0) }
    }
}
