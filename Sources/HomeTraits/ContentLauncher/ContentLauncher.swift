// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ContentLauncher (0x050A).
public enum ContentLauncher: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "contentLauncher", namespace: .matter, clusterID: 0x050A, identifier: "0x050A")
    }

    public static let definition = TraitDefinition(
        identity, title: "ContentLauncher", revision: 2, features: featuresTable, attributes: attributesTable,
        commands: commandsTable)

    /// Attribute 0x0000, conformance `UP`.
    public static var acceptHeader: AttributeKey<ContentLauncher, [String]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `UP`.
    public static var supportedStreamingProtocols: AttributeKey<ContentLauncher, SupportedProtocols> {
        AttributeKey(index: 1)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// CS
        public static var contentSearch: Features { Features(rawValue: 1 << 0) }
        /// UP
        public static var urlPlayback: Features { Features(rawValue: 1 << 1) }
        /// AS
        public static var advancedSeek: Features { Features(rawValue: 1 << 2) }
        /// TT
        public static var textTracks: Features { Features(rawValue: 1 << 3) }
        /// AT
        public static var audioTracks: Features { Features(rawValue: 1 << 4) }
    }
}
