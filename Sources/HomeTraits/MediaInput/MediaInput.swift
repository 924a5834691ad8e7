// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster MediaInput (0x0507).
public enum MediaInput: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "mediaInput", namespace: .matter, clusterID: 0x0507, identifier: "0x0507")
    }

    public static let definition = TraitDefinition(
        identity, title: "MediaInput", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var inputList: AttributeKey<MediaInput, [InputInfo]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentInput: AttributeKey<MediaInput, UInt8> { AttributeKey(index: 1) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// NU
        public static var nameUpdates: Features { Features(rawValue: 1 << 0) }
    }
}
