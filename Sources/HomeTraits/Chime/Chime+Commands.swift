// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Chime {
    /// Command 0x00.
    public struct PlayChimeSound: TraitCommand, Hashable {
        public typealias Owner = Chime
        public static let index = 0

        public var chimeId: UInt8?

        public init(chimeId: UInt8? = nil) {
            self.chimeId = chimeId
        }

        public init?(fields: [Value?]) {
            guard
                let chimeId: UInt8? = fields.optional(at: 0)
            else { return nil }
            self.chimeId = chimeId
        }

        public var fields: [Value?] { [chimeId?.value] }
    }
}
