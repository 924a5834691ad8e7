// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension MediaPlayback {
    /// Command 0x00, answered by `PlaybackResponse`.
    public struct Play: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Answer 0x0A.
    public struct PlaybackResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var data: String?

        public init(status: Status, data: String? = nil) {
            self.status = status
            self.data = data
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let data: String? = fields.optional(at: 1)
            else { return nil }
            self.status = status
            self.data = data
        }

        public var fields: [Value?] { [status.value, data?.value] }
    }

    /// Command 0x01, answered by `PlaybackResponse`.
    public struct Pause: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x02, answered by `PlaybackResponse`.
    public struct Stop: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x03, answered by `PlaybackResponse`.
    public struct StartOver: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 3

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x04, answered by `PlaybackResponse`.
    public struct Previous: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 4

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x05, answered by `PlaybackResponse`.
    public struct Next: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 5

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x06, answered by `PlaybackResponse`.
    public struct Rewind: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 6

        public var audioAdvanceUnmuted: Bool

        public init(audioAdvanceUnmuted: Bool = false) {
            self.audioAdvanceUnmuted = audioAdvanceUnmuted
        }

        public init?(fields: [Value?]) {
            guard
                let audioAdvanceUnmuted: Bool = fields.required(at: 0, default: false)
            else { return nil }
            self.audioAdvanceUnmuted = audioAdvanceUnmuted
        }

        public var fields: [Value?] { [audioAdvanceUnmuted.value] }
    }

    /// Command 0x07, answered by `PlaybackResponse`.
    public struct FastForward: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 7

        public var audioAdvanceUnmuted: Bool

        public init(audioAdvanceUnmuted: Bool = false) {
            self.audioAdvanceUnmuted = audioAdvanceUnmuted
        }

        public init?(fields: [Value?]) {
            guard
                let audioAdvanceUnmuted: Bool = fields.required(at: 0, default: false)
            else { return nil }
            self.audioAdvanceUnmuted = audioAdvanceUnmuted
        }

        public var fields: [Value?] { [audioAdvanceUnmuted.value] }
    }

    /// Command 0x08, answered by `PlaybackResponse`.
    public struct SkipForward: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 8

        /// In ms.
        public var deltaPositionMilliseconds: UInt64

        public init(deltaPositionMilliseconds: UInt64) {
            self.deltaPositionMilliseconds = deltaPositionMilliseconds
        }

        public init?(fields: [Value?]) {
            guard
                let deltaPositionMilliseconds: UInt64 = fields.required(at: 0)
            else { return nil }
            self.deltaPositionMilliseconds = deltaPositionMilliseconds
        }

        public var fields: [Value?] { [deltaPositionMilliseconds.value] }
    }

    /// Command 0x09, answered by `PlaybackResponse`.
    public struct SkipBackward: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 9

        /// In ms.
        public var deltaPositionMilliseconds: UInt64

        public init(deltaPositionMilliseconds: UInt64) {
            self.deltaPositionMilliseconds = deltaPositionMilliseconds
        }

        public init?(fields: [Value?]) {
            guard
                let deltaPositionMilliseconds: UInt64 = fields.required(at: 0)
            else { return nil }
            self.deltaPositionMilliseconds = deltaPositionMilliseconds
        }

        public var fields: [Value?] { [deltaPositionMilliseconds.value] }
    }

    /// Command 0x0B, answered by `PlaybackResponse`.
    public struct Seek: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 10

        /// In ms.
        public var position: UInt64

        public init(position: UInt64) {
            self.position = position
        }

        public init?(fields: [Value?]) {
            guard
                let position: UInt64 = fields.required(at: 0)
            else { return nil }
            self.position = position
        }

        public var fields: [Value?] { [position.value] }
    }

    /// Command 0x0C.
    public struct ActivateAudioTrack: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 11

        public var trackId: String
        public var audioOutputIndex: UInt8??

        public init(trackId: String, audioOutputIndex: UInt8?? = nil) {
            self.trackId = trackId
            self.audioOutputIndex = audioOutputIndex
        }

        public init?(fields: [Value?]) {
            guard
                let trackId: String = fields.required(at: 0),
                let audioOutputIndex: UInt8?? = fields.optional(at: 1)
            else { return nil }
            self.trackId = trackId
            self.audioOutputIndex = audioOutputIndex
        }

        public var fields: [Value?] { [trackId.value, audioOutputIndex?.value] }
    }

    /// Command 0x0D.
    public struct ActivateTextTrack: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 12

        public var trackId: String

        public init(trackId: String) {
            self.trackId = trackId
        }

        public init?(fields: [Value?]) {
            guard
                let trackId: String = fields.required(at: 0)
            else { return nil }
            self.trackId = trackId
        }

        public var fields: [Value?] { [trackId.value] }
    }

    /// Command 0x0E.
    public struct DeactivateTextTrack: TraitCommand, Hashable {
        public typealias Owner = MediaPlayback
        public static let index = 13

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
