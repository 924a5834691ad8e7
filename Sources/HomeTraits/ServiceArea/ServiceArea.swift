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
    public static let supportedAreas = AttributeKey<ServiceArea, [Area]>(index: 0)

    /// Attribute 0x0001, conformance `MAPS`.
    public static let supportedMaps = AttributeKey<ServiceArea, [Map]>(index: 1)

    /// Attribute 0x0002.
    public static let selectedAreas = AttributeKey<ServiceArea, [UInt32]>(index: 2)

    /// Attribute 0x0003, conformance `desc`.
    public static let currentArea = AttributeKey<ServiceArea, UInt32?>(index: 3)

    /// Attribute 0x0004, in s since 2000-01-01T00:00:00Z, conformance `[CurrentArea]`.
    public static let estimatedEndTime = AttributeKey<ServiceArea, UInt32?>(index: 4)

    /// Attribute 0x0005, conformance `PROG`.
    public static let progress = AttributeKey<ServiceArea, [Progress]>(index: 5)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// SELRUN
        public static let selectWhileRunning = Features(rawValue: 1 << 0)
        /// PROG
        public static let progressReporting = Features(rawValue: 1 << 1)
        /// MAPS
        public static let maps = Features(rawValue: 1 << 2)
    }
}
