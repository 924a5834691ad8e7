// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension AccountLogin {
    /// Event 0x00, priority critical.
    public struct LoggedOut: TraitEvent, Hashable {
        public typealias Owner = AccountLogin
        public static let index = 0

        public var node: UInt64?

        public init(node: UInt64? = nil) {
            self.node = node
        }

        public init?(fields: [Value?]) {
            guard
                let node: UInt64? = fields.optional(at: 0)
            else { return nil }
            self.node = node
        }

        public var fields: [Value?] { [node?.value] }
    }
}
