// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ServiceArea (0x0150).
public enum ServiceArea: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "serviceArea", namespace: .matter, clusterID: 0x0150, identifier: "0x0150")
    }

    public static let definition = TraitDefinition(
        identity, title: "ServiceArea", revision: 2, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable)

    /// Attribute 0x0000.
    public static var supportedAreas: AttributeKey<ServiceArea, [Area]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `MAPS`.
    public static var supportedMaps: AttributeKey<ServiceArea, [Map]> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var selectedAreas: AttributeKey<ServiceArea, [UInt32]> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `desc`.
    public static var currentArea: AttributeKey<ServiceArea, UInt32?> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in s since 2000-01-01T00:00:00Z, conformance `[CurrentArea]`.
    public static var estimatedEndTime: AttributeKey<ServiceArea, UInt32?> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `PROG`.
    public static var progress: AttributeKey<ServiceArea, [Progress]> { AttributeKey(index: 5) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// SELRUN
        public static var selectWhileRunning: Features { Features(rawValue: 1 << 0) }
        /// PROG
        public static var progressReporting: Features { Features(rawValue: 1 << 1) }
        /// MAPS
        public static var maps: Features { Features(rawValue: 1 << 2) }
    }
}
