// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ContentControl {
    /// Event 0x00, priority info.
    public struct RemainingScreenTimeExpired: TraitEvent, Hashable {
        public typealias Owner = ContentControl
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x01, priority info.
    public struct EnteringBlockContentTimeWindow: TraitEvent, Hashable {
        public typealias Owner = ContentControl
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
