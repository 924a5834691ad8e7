// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ModeSelect (0x0050).
public enum ModeSelect: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "modeSelect", namespace: .matter, clusterID: 0x0050, identifier: "0x0050")
    }

    public static let definition = TraitDefinition(
        identity, title: "ModeSelect", revision: 2, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, fixed.
    public static var description: AttributeKey<ModeSelect, String> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var standardNamespace: AttributeKey<ModeSelect, Namespace?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var supportedModes: AttributeKey<ModeSelect, [ModeOption]> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var currentMode: AttributeKey<ModeSelect, UInt8> { AttributeKey(index: 3) }

    /// Attribute 0x0004, writable, conformance `O`.
    public static var startUpMode: AttributeKey<ModeSelect, UInt8?> { AttributeKey(index: 4) }

    /// Attribute 0x0005, writable, conformance `DEPONOFF`.
    public static var onMode: AttributeKey<ModeSelect, UInt8?> { AttributeKey(index: 5) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// DEPONOFF
        public static var onOff: Features { Features(rawValue: 1 << 0) }
    }
}
