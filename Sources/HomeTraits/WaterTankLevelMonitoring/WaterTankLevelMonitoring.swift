// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster WaterTankLevelMonitoring (0x0079), derived from ResourceMonitoring.
public enum WaterTankLevelMonitoring: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "waterTankLevelMonitoring", namespace: .matter, clusterID: 0x0079, identifier: "0x0079")
    }

    public static let definition = TraitDefinition(
        identity, title: "WaterTankLevelMonitoring", revision: 1, features: ResourceMonitoring.featuresTable,
        attributes: ResourceMonitoring.attributesTable, commands: ResourceMonitoring.commandsTable,
        setRules: ResourceMonitoring.setRulesTable, everydayKeys: everydayKeysTable)

    public typealias DegradationDirection = ResourceMonitoring.DegradationDirection
    public typealias ChangeIndication = ResourceMonitoring.ChangeIndication
    public typealias ProductIdentifierType = ResourceMonitoring.ProductIdentifierType
    public typealias ReplacementProduct = ResourceMonitoring.ReplacementProduct

    /// Attribute 0x0000, in 1 %, conformance `CON`.
    public static let condition = AttributeKey<WaterTankLevelMonitoring, UInt8>(index: 0)

    /// Attribute 0x0001, fixed, conformance `CON`.
    public static let degradationDirection = AttributeKey<WaterTankLevelMonitoring, DegradationDirection>(index: 1)

    /// Attribute 0x0002.
    public static let changeIndication = AttributeKey<WaterTankLevelMonitoring, ChangeIndication>(index: 2)

    /// Attribute 0x0003, conformance `O`.
    public static let inPlaceIndicator = AttributeKey<WaterTankLevelMonitoring, Bool>(index: 3)

    /// Attribute 0x0004, in s since 2000-01-01T00:00:00Z, writable, conformance `O`.
    public static let lastChangedTime = AttributeKey<WaterTankLevelMonitoring, UInt32?>(index: 4)

    /// Attribute 0x0005, fixed, conformance `REP`.
    public static let replacementProductList = AttributeKey<WaterTankLevelMonitoring, [ReplacementProduct]>(index: 5)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// CON
        public static let condition = Features(rawValue: 1 << 0)
        /// WRN
        public static let warning = Features(rawValue: 1 << 1)
        /// REP
        public static let replacementProductList = Features(rawValue: 1 << 2)
    }
}
