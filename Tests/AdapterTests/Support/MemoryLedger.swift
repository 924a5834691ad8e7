import EventLoop
import HomeModel

/// A ledger that forgets with the test, and fails when told to.
@LoopActor
final class MemoryLedger: TopicLedger {
    struct Full: Error {}

    let storeID = "0123456789abcdef"
    private(set) var rows: [Int64: LedgerEntry] = [:]
    private var last: Int64 = 0
    var isFull = false

    init() {}

    func entries() throws -> [LedgerEntry] { Array(rows.values) }

    func mark(_ topics: [LedgerMark]) throws -> [Int64] {
        if isFull { throw Full() }
        return topics.map { mark in
            let row = mark.row ?? rows.values.first { $0.topic == mark.topic }?.row
            if let row {
                rows[row]?.digest = nil
                return row
            }
            last += 1
            rows[last] = LedgerEntry(row: last, topic: mark.topic, owner: mark.owner, digest: nil, sequence: 0)
            return last
        }
    }

    func settle(_ topics: [LedgerSettlement]) throws {
        if isFull { throw Full() }
        for topic in topics {
            rows[topic.row]?.digest = topic.digest
            rows[topic.row]?.sequence = topic.sequence
        }
    }

    func forget(rows forgotten: [Int64]) throws {
        if isFull { throw Full() }
        for row in forgotten { rows[row] = nil }
    }

    func digest(of topic: String) -> UInt64? { rows.values.first { $0.topic == topic }?.digest }

    func knows(_ topic: String) -> Bool { rows.values.contains { $0.topic == topic } }
}
