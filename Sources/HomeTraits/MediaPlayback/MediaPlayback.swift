// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster MediaPlayback (0x0506).
public enum MediaPlayback: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "mediaPlayback", namespace: .matter, clusterID: 0x0506, identifier: "0x0506")
    }

    public static let definition = TraitDefinition(
        identity, title: "MediaPlayback", revision: 2, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static let currentState = AttributeKey<MediaPlayback, PlaybackState>(index: 0)

    /// Attribute 0x0001, in µs since 2000-01-01T00:00:00Z, conformance `AS`.
    public static let startTime = AttributeKey<MediaPlayback, UInt64?>(index: 1)

    /// Attribute 0x0002, in ms, conformance `AS`.
    public static let duration = AttributeKey<MediaPlayback, UInt64?>(index: 2)

    /// Attribute 0x0003, conformance `AS`.
    public static let sampledPosition = AttributeKey<MediaPlayback, PlaybackPosition?>(index: 3)

    /// Attribute 0x0004, in ratio, conformance `AS`.
    public static let playbackSpeed = AttributeKey<MediaPlayback, Double>(index: 4)

    /// Attribute 0x0005, in ms, conformance `AS`.
    public static let seekRangeEnd = AttributeKey<MediaPlayback, UInt64?>(index: 5)

    /// Attribute 0x0006, in ms, conformance `AS`.
    public static let seekRangeStart = AttributeKey<MediaPlayback, UInt64?>(index: 6)

    /// Attribute 0x0007, conformance `AT`.
    public static let activeAudioTrack = AttributeKey<MediaPlayback, Track?>(index: 7)

    /// Attribute 0x0008, conformance `AT`.
    public static let availableAudioTracks = AttributeKey<MediaPlayback, [Track]?>(index: 8)

    /// Attribute 0x0009, conformance `TT`.
    public static let activeTextTrack = AttributeKey<MediaPlayback, Track?>(index: 9)

    /// Attribute 0x000A, conformance `TT`.
    public static let availableTextTracks = AttributeKey<MediaPlayback, [Track]?>(index: 10)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// AS
        public static let advancedSeek = Features(rawValue: 1 << 0)
        /// VS
        public static let variableSpeed = Features(rawValue: 1 << 1)
        /// TT
        public static let textTracks = Features(rawValue: 1 << 2)
        /// AT
        public static let audioTracks = Features(rawValue: 1 << 3)
        /// AA
        public static let audioAdvance = Features(rawValue: 1 << 4)
    }
}
