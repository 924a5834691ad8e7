// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension MediaPlayback {
    /// Event 0x00, priority info.
    public struct StateChanged: TraitEvent, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 0

        public var currentState: PlaybackState
        /// In µs since 2000-01-01T00:00:00Z.
        public var startTime: UInt64?
        /// In ms.
        public var duration: UInt64?
        public var sampledPosition: PlaybackPosition?
        /// In ratio.
        public var playbackSpeed: Double?
        /// In ms.
        public var seekRangeEnd: UInt64?
        /// In ms.
        public var seekRangeStart: UInt64?
        public var data: Octets?
        public var audioAdvanceUnmuted: Bool?

        public init(
            currentState: PlaybackState, startTime: UInt64? = nil, duration: UInt64? = nil,
            sampledPosition: PlaybackPosition? = nil, playbackSpeed: Double? = nil, seekRangeEnd: UInt64? = nil,
            seekRangeStart: UInt64? = nil, data: Octets? = nil, audioAdvanceUnmuted: Bool? = nil
        ) {
            self.currentState = currentState
            self.startTime = startTime
            self.duration = duration
            self.sampledPosition = sampledPosition
            self.playbackSpeed = playbackSpeed
            self.seekRangeEnd = seekRangeEnd
            self.seekRangeStart = seekRangeStart
            self.data = data
            self.audioAdvanceUnmuted = audioAdvanceUnmuted
        }

        public init?(fields: [Value?]) {
            guard
                let currentState: PlaybackState = fields.required(at: 0),
                let startTime: UInt64? = fields.optional(at: 1),
                let duration: UInt64? = fields.optional(at: 2),
                let sampledPosition: PlaybackPosition? = fields.optional(at: 3),
                let playbackSpeed: Double? = fields.optional(at: 4),
                let seekRangeEnd: UInt64? = fields.optional(at: 5),
                let seekRangeStart: UInt64? = fields.optional(at: 6),
                let data: Octets? = fields.optional(at: 7),
                let audioAdvanceUnmuted: Bool? = fields.optional(at: 8)
            else { return nil }
            self.currentState = currentState
            self.startTime = startTime
            self.duration = duration
            self.sampledPosition = sampledPosition
            self.playbackSpeed = playbackSpeed
            self.seekRangeEnd = seekRangeEnd
            self.seekRangeStart = seekRangeStart
            self.data = data
            self.audioAdvanceUnmuted = audioAdvanceUnmuted
        }

        public var fields: [Value?] {
            [
                currentState.value,
                startTime?.value,
                duration?.value,
                sampledPosition?.value,
                playbackSpeed?.value,
                seekRangeEnd?.value,
                seekRangeStart?.value,
                data?.value,
                audioAdvanceUnmuted?.value,
            ]
        }
    }
}
