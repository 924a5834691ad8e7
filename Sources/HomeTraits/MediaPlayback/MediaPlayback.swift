// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster MediaPlayback (0x0506).
public enum MediaPlayback: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "mediaPlayback", namespace: .matter, clusterID: 0x0506, identifier: "0x0506")
    }

    public static let definition = TraitDefinition(
        identity, title: "MediaPlayback", revision: 2, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable,
        actions: actionsTable)

    /// Attribute 0x0000.
    public static var currentState: AttributeKey<MediaPlayback, PlaybackState> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in µs since 2000-01-01T00:00:00Z, conformance `AS`.
    public static var startTime: AttributeKey<MediaPlayback, UInt64?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in ms, conformance `AS`.
    public static var duration: AttributeKey<MediaPlayback, UInt64?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `AS`.
    public static var sampledPosition: AttributeKey<MediaPlayback, PlaybackPosition?> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in ratio, conformance `AS`.
    public static var playbackSpeed: AttributeKey<MediaPlayback, Double> { AttributeKey(index: 4) }

    /// Attribute 0x0005, in ms, conformance `AS`.
    public static var seekRangeEnd: AttributeKey<MediaPlayback, UInt64?> { AttributeKey(index: 5) }

    /// Attribute 0x0006, in ms, conformance `AS`.
    public static var seekRangeStart: AttributeKey<MediaPlayback, UInt64?> { AttributeKey(index: 6) }

    /// Attribute 0x0007, conformance `AT`.
    public static var activeAudioTrack: AttributeKey<MediaPlayback, Track?> { AttributeKey(index: 7) }

    /// Attribute 0x0008, conformance `AT`.
    public static var availableAudioTracks: AttributeKey<MediaPlayback, [Track]?> { AttributeKey(index: 8) }

    /// Attribute 0x0009, conformance `TT`.
    public static var activeTextTrack: AttributeKey<MediaPlayback, Track?> { AttributeKey(index: 9) }

    /// Attribute 0x000A, conformance `TT`.
    public static var availableTextTracks: AttributeKey<MediaPlayback, [Track]?> { AttributeKey(index: 10) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// AS
        public static var advancedSeek: Features { Features(rawValue: 1 << 0) }
        /// VS
        public static var variableSpeed: Features { Features(rawValue: 1 << 1) }
        /// TT
        public static var textTracks: Features { Features(rawValue: 1 << 2) }
        /// AT
        public static var audioTracks: Features { Features(rawValue: 1 << 3) }
        /// AA
        public static var audioAdvance: Features { Features(rawValue: 1 << 4) }
    }
}
