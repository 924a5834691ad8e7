// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleTransportControl {
    /// Command 0x00.
    public struct MediaClosedCaptioningOff: TraitCommand, Hashable {
        public typealias Owner = GoogleTransportControl
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x01.
    public struct MediaClosedCaptioningOn: TraitCommand, Hashable {
        public typealias Owner = GoogleTransportControl
        public static let index = 1

        public var closedCaptioningLanguage: String?
        public var userQueryLanguage: String?

        public init(closedCaptioningLanguage: String? = nil, userQueryLanguage: String? = nil) {
            self.closedCaptioningLanguage = closedCaptioningLanguage
            self.userQueryLanguage = userQueryLanguage
        }

        public init?(fields: [Value?]) {
            guard
                let closedCaptioningLanguage: String? = fields.optional(at: 0),
                let userQueryLanguage: String? = fields.optional(at: 1)
            else { return nil }
            self.closedCaptioningLanguage = closedCaptioningLanguage
            self.userQueryLanguage = userQueryLanguage
        }

        public var fields: [Value?] { [closedCaptioningLanguage?.value, userQueryLanguage?.value] }
    }

    /// Command 0x02.
    public struct MediaNext: TraitCommand, Hashable {
        public typealias Owner = GoogleTransportControl
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x03.
    public struct MediaPause: TraitCommand, Hashable {
        public typealias Owner = GoogleTransportControl
        public static let index = 3

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x04.
    public struct MediaPrevious: TraitCommand, Hashable {
        public typealias Owner = GoogleTransportControl
        public static let index = 4

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x05.
    public struct MediaResume: TraitCommand, Hashable {
        public typealias Owner = GoogleTransportControl
        public static let index = 5

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x06.
    public struct MediaRepeatMode: TraitCommand, Hashable {
        public typealias Owner = GoogleTransportControl
        public static let index = 6

        public var isOn: Bool
        public var isSingle: Bool

        public init(isOn: Bool, isSingle: Bool = false) {
            self.isOn = isOn
            self.isSingle = isSingle
        }

        public init?(fields: [Value?]) {
            guard
                let isOn: Bool = fields.required(at: 0),
                let isSingle: Bool = fields.required(at: 1, default: false)
            else { return nil }
            self.isOn = isOn
            self.isSingle = isSingle
        }

        public var fields: [Value?] { [isOn.value, isSingle.value] }
    }

    /// Command 0x07.
    public struct MediaSeekRelative: TraitCommand, Hashable {
        public typealias Owner = GoogleTransportControl
        public static let index = 7

        /// In ms.
        public var relativePositionMs: Int32

        public init(relativePositionMs: Int32) {
            self.relativePositionMs = relativePositionMs
        }

        public init?(fields: [Value?]) {
            guard
                let relativePositionMs: Int32 = fields.required(at: 0)
            else { return nil }
            self.relativePositionMs = relativePositionMs
        }

        public var fields: [Value?] { [relativePositionMs.value] }
    }

    /// Command 0x08.
    public struct MediaSeekToPosition: TraitCommand, Hashable {
        public typealias Owner = GoogleTransportControl
        public static let index = 8

        /// In ms.
        public var absPositionMs: Int32

        public init(absPositionMs: Int32) {
            self.absPositionMs = absPositionMs
        }

        public init?(fields: [Value?]) {
            guard
                let absPositionMs: Int32 = fields.required(at: 0)
            else { return nil }
            self.absPositionMs = absPositionMs
        }

        public var fields: [Value?] { [absPositionMs.value] }
    }

    /// Command 0x09.
    public struct MediaShuffle: TraitCommand, Hashable {
        public typealias Owner = GoogleTransportControl
        public static let index = 9

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x0A.
    public struct MediaStop: TraitCommand, Hashable {
        public typealias Owner = GoogleTransportControl
        public static let index = 10

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
