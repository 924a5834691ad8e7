// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleDock {
    /// Command 0x00.
    public struct Dock: TraitCommand, Hashable {
        public typealias Owner = GoogleDock
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
