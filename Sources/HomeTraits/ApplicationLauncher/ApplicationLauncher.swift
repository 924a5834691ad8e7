// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ApplicationLauncher (0x050C).
public enum ApplicationLauncher: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "applicationLauncher", namespace: .matter, clusterID: 0x050C, identifier: "0x050C")
    }

    public static let definition = TraitDefinition(
        identity, title: "ApplicationLauncher", revision: 2, features: featuresTable, attributes: attributesTable,
        commands: commandsTable)

    /// Attribute 0x0000, conformance `AP`.
    public static var catalogList: AttributeKey<ApplicationLauncher, [UInt16]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `O`.
    public static var currentApp: AttributeKey<ApplicationLauncher, ApplicationEP?> { AttributeKey(index: 1) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// AP
        public static var applicationPlatform: Features { Features(rawValue: 1 << 0) }
    }
}
