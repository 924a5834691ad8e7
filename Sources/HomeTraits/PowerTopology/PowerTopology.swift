// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster PowerTopology (0x009C).
public enum PowerTopology: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "powerTopology", namespace: .matter, clusterID: 0x009C, identifier: "0x009C")
    }

    public static let definition = TraitDefinition(
        identity, title: "PowerTopology", revision: 1, features: featuresTable, attributes: attributesTable)

    /// Attribute 0x0000, fixed, conformance `SET`.
    public static var availableEndpoints: AttributeKey<PowerTopology, [UInt16]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `DYPF`.
    public static var activeEndpoints: AttributeKey<PowerTopology, [UInt16]> { AttributeKey(index: 1) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// NODE
        public static var nodeTopology: Features { Features(rawValue: 1 << 0) }
        /// TREE
        public static var treeTopology: Features { Features(rawValue: 1 << 1) }
        /// SET
        public static var setTopology: Features { Features(rawValue: 1 << 2) }
        /// DYPF
        public static var dynamicPowerFlow: Features { Features(rawValue: 1 << 3) }
    }
}
