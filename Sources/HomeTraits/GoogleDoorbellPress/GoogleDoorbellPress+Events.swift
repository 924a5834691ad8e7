// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleDoorbellPress {
    /// Event 0x00, priority critical.
    public struct DoorbellPressed: TraitEvent, Hashable {
        public typealias Owner = GoogleDoorbellPress
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
