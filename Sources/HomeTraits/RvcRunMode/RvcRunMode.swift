// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster RvcRunMode (0x0054), derived from ModeBase.
public enum RvcRunMode: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "rvcRunMode", namespace: .matter, clusterID: 0x0054, identifier: "0x0054")
    }

    public static let definition = TraitDefinition(
        identity, title: "RvcRunMode", revision: 4, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: ModeBase.setRulesTable, everydayKeys: everydayKeysTable,
        actions: actionsTable)

    /// Attribute 0x0000, fixed.
    public static var supportedModes: AttributeKey<RvcRunMode, [ModeOption]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentMode: AttributeKey<RvcRunMode, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, writable, conformance `O`.
    public static var startUpMode: AttributeKey<RvcRunMode, UInt8?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, writable, conformance `O`.
    public static var onMode: AttributeKey<RvcRunMode, UInt8?> { AttributeKey(index: 3) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// DIRECTMODECH
        public static var directModeChange: Features { Features(rawValue: 1 << 20) }
    }
}
