// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleLockUnlock {
    /// Command 0x00.
    public struct LockUnlock: TraitCommand, Hashable {
        public typealias Owner = GoogleLockUnlock
        public static let index = 0

        public var lock: Bool
        public var followUpToken: String?

        public init(lock: Bool, followUpToken: String? = nil) {
            self.lock = lock
            self.followUpToken = followUpToken
        }

        public init?(fields: [Value?]) {
            guard
                let lock: Bool = fields.required(at: 0),
                let followUpToken: String? = fields.optional(at: 1)
            else { return nil }
            self.lock = lock
            self.followUpToken = followUpToken
        }

        public var fields: [Value?] { [lock.value, followUpToken?.value] }
    }
}
