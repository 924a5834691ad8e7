// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Chime {
    /// Event 0x00, priority info.
    public struct ChimeStartedPlaying: TraitEvent, Hashable {
        public typealias Owner = Chime
        public static let index = 0

        public var chimeId: UInt8

        public init(chimeId: UInt8) {
            self.chimeId = chimeId
        }

        public init?(fields: [Value?]) {
            guard
                let chimeId: UInt8 = fields.required(at: 0)
            else { return nil }
            self.chimeId = chimeId
        }

        public var fields: [Value?] { [chimeId.value] }
    }
}
