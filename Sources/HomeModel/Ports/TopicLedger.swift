public import EventLoop

/// The record of every retained topic that this adapter ever put on a broker and has not cleared. It survives kill -9.
@LoopActor
public protocol TopicLedger: AnyObject {
    /// Random, made with the store: tells one adapter's topics from another's.
    var storeID: String { get }

    func entries() throws -> [LedgerEntry]

    /// Writes down, durably and before anything is published, that the broker's copies of these topics are unknown from now on:
    /// new topics get a row, known ones lose their digest. Returns the rows, in the order of the topics.
    func mark(_ topics: [LedgerMark]) throws -> [Int64]

    /// What the broker acknowledged: from now on its copy is known again.
    func settle(_ topics: [LedgerSettlement]) throws

    /// Cleared at the broker, acknowledged.
    func forget(rows: [Int64]) throws
}
