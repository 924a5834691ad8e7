// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster HepaFilterMonitoring (0x0071), derived from ResourceMonitoring.
public enum HepaFilterMonitoring: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "hepaFilterMonitoring", namespace: .matter, clusterID: 0x0071, identifier: "0x0071")
    }

    public static let definition = TraitDefinition(
        identity, title: "HepaFilterMonitoring", revision: 1, features: ResourceMonitoring.featuresTable,
        attributes: ResourceMonitoring.attributesTable, commands: ResourceMonitoring.commandsTable,
        setRules: ResourceMonitoring.setRulesTable, everydayKeys: everydayKeysTable,
        actions: ResourceMonitoring.actionsTable)

    public typealias DegradationDirection = ResourceMonitoring.DegradationDirection
    public typealias ChangeIndication = ResourceMonitoring.ChangeIndication
    public typealias ProductIdentifierType = ResourceMonitoring.ProductIdentifierType
    public typealias ReplacementProduct = ResourceMonitoring.ReplacementProduct

    /// Attribute 0x0000, in 1 %, conformance `CON`.
    public static var condition: AttributeKey<HepaFilterMonitoring, UInt8> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `CON`.
    public static var degradationDirection: AttributeKey<HepaFilterMonitoring, DegradationDirection> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002.
    public static var changeIndication: AttributeKey<HepaFilterMonitoring, ChangeIndication> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `O`.
    public static var inPlaceIndicator: AttributeKey<HepaFilterMonitoring, Bool> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in s since 2000-01-01T00:00:00Z, writable, conformance `O`.
    public static var lastChangedTime: AttributeKey<HepaFilterMonitoring, UInt32?> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed, conformance `REP`.
    public static var replacementProductList: AttributeKey<HepaFilterMonitoring, [ReplacementProduct]> {
        AttributeKey(index: 5)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// CON
        public static var condition: Features { Features(rawValue: 1 << 0) }
        /// WRN
        public static var warning: Features { Features(rawValue: 1 << 1) }
        /// REP
        public static var replacementProductList: Features { Features(rawValue: 1 << 2) }
    }
}
