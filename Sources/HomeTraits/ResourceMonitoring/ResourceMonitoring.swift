// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// What the traits derived from ResourceMonitoring share; no trait by itself.
public enum ResourceMonitoring: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "resourceMonitoring", namespace: .matter, identifier: "resourceMonitoring")
    }

    public static let definition = TraitDefinition(
        identity, title: "ResourceMonitoring", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, actions: actionsTable)

    /// Attribute 0x0000, in 1 %, conformance `CON`.
    public static var condition: AttributeKey<ResourceMonitoring, UInt8> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `CON`.
    public static var degradationDirection: AttributeKey<ResourceMonitoring, DegradationDirection> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002.
    public static var changeIndication: AttributeKey<ResourceMonitoring, ChangeIndication> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `O`.
    public static var inPlaceIndicator: AttributeKey<ResourceMonitoring, Bool> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in s since 2000-01-01T00:00:00Z, writable, conformance `O`.
    public static var lastChangedTime: AttributeKey<ResourceMonitoring, UInt32?> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed, conformance `REP`.
    public static var replacementProductList: AttributeKey<ResourceMonitoring, [ReplacementProduct]> {
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
