/// One retained topic of the ledger.
public struct LedgerEntry: Sendable, Hashable {
    public var row: Int64
    public var topic: String
    /// Id of the object whose topic it is; `_adapter` for the adapter's own.
    public var owner: String
    /// Digest of the payload that the broker acknowledged last; nil when a later one may have reached it.
    public var digest: UInt64?
    /// Number of the publish that the digest belongs to.
    public var sequence: UInt64

    public init(row: Int64, topic: String, owner: String, digest: UInt64?, sequence: UInt64) {
        self.row = row
        self.topic = topic
        self.owner = owner
        self.digest = digest
        self.sequence = sequence
    }
}

/// A topic that is about to be published.
public struct LedgerMark: Sendable {
    /// Nil for a topic that has no row yet.
    public var row: Int64?
    public var topic: String
    public var owner: String

    public init(row: Int64?, topic: String, owner: String) {
        self.row = row
        self.topic = topic
        self.owner = owner
    }
}

/// A payload that the broker has acknowledged.
public struct LedgerSettlement: Sendable {
    public var row: Int64
    public var digest: UInt64
    public var sequence: UInt64

    public init(row: Int64, digest: UInt64, sequence: UInt64) {
        self.row = row
        self.digest = digest
        self.sequence = sequence
    }
}
