/// How large and how deep a JSON text may be. The defaults are the contract's limits for payloads.
public struct JSONLimits: Sendable, Equatable {
    /// How many arrays and objects may be open at once, from 0 to 1,000.
    public let depth: Int
    /// The most bytes a text may have.
    public let bytes: Int

    public init(depth: Int = 32, bytes: Int = 262_144) {
        self.depth = min(max(depth, 0), 1_000)
        self.bytes = min(max(bytes, 0), Int(Int32.max) - 1)
    }
}
