// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster WaterHeaterManagement (0x0094).
public enum WaterHeaterManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "waterHeaterManagement", namespace: .matter, clusterID: 0x0094, identifier: "0x0094")
    }

    public static let definition = TraitDefinition(
        identity, title: "WaterHeaterManagement", revision: 2, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, fixed.
    public static let heaterTypes = AttributeKey<WaterHeaterManagement, WaterHeaterHeatSource>(index: 0)

    /// Attribute 0x0001.
    public static let heatDemand = AttributeKey<WaterHeaterManagement, WaterHeaterHeatSource>(index: 1)

    /// Attribute 0x0002, in L, conformance `EM`.
    public static let tankVolume = AttributeKey<WaterHeaterManagement, UInt16>(index: 2)

    /// Attribute 0x0003, in mWh, conformance `EM`.
    public static let estimatedHeatRequired = AttributeKey<WaterHeaterManagement, Int64>(index: 3)

    /// Attribute 0x0004, in 1 %, conformance `TP`.
    public static let tankPercentage = AttributeKey<WaterHeaterManagement, UInt8>(index: 4)

    /// Attribute 0x0005.
    public static let boostState = AttributeKey<WaterHeaterManagement, BoostState>(index: 5)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// EM
        public static let energyManagement = Features(rawValue: 1 << 0)
        /// TP
        public static let tankPercent = Features(rawValue: 1 << 1)
    }
}
