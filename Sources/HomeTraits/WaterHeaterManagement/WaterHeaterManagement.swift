// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster WaterHeaterManagement (0x0094).
public enum WaterHeaterManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "waterHeaterManagement", namespace: .matter, clusterID: 0x0094, identifier: "0x0094")
    }

    public static let definition = TraitDefinition(
        identity, title: "WaterHeaterManagement", revision: 2, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable,
        actions: actionsTable)

    /// Attribute 0x0000, fixed.
    public static var heaterTypes: AttributeKey<WaterHeaterManagement, WaterHeaterHeatSource> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var heatDemand: AttributeKey<WaterHeaterManagement, WaterHeaterHeatSource> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in L, conformance `EM`.
    public static var tankVolume: AttributeKey<WaterHeaterManagement, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in mWh, conformance `EM`.
    public static var estimatedHeatRequired: AttributeKey<WaterHeaterManagement, Int64> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in 1 %, conformance `TP`.
    public static var tankPercentage: AttributeKey<WaterHeaterManagement, UInt8> { AttributeKey(index: 4) }

    /// Attribute 0x0005.
    public static var boostState: AttributeKey<WaterHeaterManagement, BoostState> { AttributeKey(index: 5) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// EM
        public static var energyManagement: Features { Features(rawValue: 1 << 0) }
        /// TP
        public static var tankPercent: Features { Features(rawValue: 1 << 1) }
    }
}
