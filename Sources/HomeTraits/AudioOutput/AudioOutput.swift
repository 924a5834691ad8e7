// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster AudioOutput (0x050B).
public enum AudioOutput: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "audioOutput", namespace: .matter, clusterID: 0x050B, identifier: "0x050B")
    }

    public static let definition = TraitDefinition(
        identity, title: "AudioOutput", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var outputList: AttributeKey<AudioOutput, [OutputInfo]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentOutput: AttributeKey<AudioOutput, UInt8> { AttributeKey(index: 1) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// NU
        public static var nameUpdates: Features { Features(rawValue: 1 << 0) }
    }
}
