import EventLoop
import HomeModel
import MQTT
import Telemetry

/// Keeps the ledger in step with what is published.
///
/// A topic is marked before its first publish after it was settled: from then on the ledger says that the broker's copy is unknown.
/// It is settled when a canary that was published after it has been acknowledged.
@LoopActor
final class LedgerBook {
    private let ledger: any TopicLedger
    private let logger: Logger
    private var marked: [RetainedTopic] = []
    private var settling: [(topic: RetainedTopic, digest: UInt64, sequence: UInt64)] = []
    /// Why the ledger could not be written the last time; nil while all is well.
    private(set) var failure: String?
    /// The canary's topic: its row remembers the last number of a publish, so that none is given out twice.
    private var session: LedgerMark
    /// The status topic, which has a row so that it is cleared when the base changes.
    private var status: LedgerMark

    /// The number of the last canary that the broker is known to have; at the start, of the last that was sent.
    private(set) var reached: UInt64
    private var announced: UInt64 = 0

    init(_ ledger: any TopicLedger, logger: Logger, session: LedgerMark, reached: UInt64, status: LedgerMark) {
        self.ledger = ledger
        self.logger = logger
        self.session = session
        self.reached = reached
        self.status = status
    }

    var storeID: String { ledger.storeID }

    /// True while the ledger is behind what is published.
    var hasMarks: Bool { marked.contains { $0.refusedDigest == nil } }

    /// Takes over a topic that the ledger had marked before.
    func adopt(_ topic: RetainedTopic) {
        if topic.isMarked { marked.append(topic) }
    }

    /// Marks topics before they are published. Where the ledger cannot be written they are published all the same, and marked with
    /// their next publish.
    func mark(_ topics: [RetainedTopic]) {
        do {
            var marks = topics.map { LedgerMark(row: $0.row, topic: $0.name.text, owner: $0.owner) }
            let isFirst = session.row == nil || status.row == nil
            if isFirst { marks += [session, status] }
            let rows = try ledger.mark(marks)
            for (topic, row) in zip(topics, rows) {
                topic.row = row
                topic.isMarked = true
            }
            marked += topics
            failure = nil
            if isFirst, rows.count == topics.count + 2 {
                session.row = rows[topics.count]
                status.row = rows[topics.count + 1]
            }
        } catch {
            report(error)
        }
    }

    /// Notes what a canary that is published now, with this number, will settle. The number is written down first: a canary at
    /// the broker that is ahead of the ledger means that the store was put back to an earlier time.
    func beginSettling(at reached: UInt64) {
        announced = reached
        if let row = session.row { settle([LedgerSettlement(row: row, digest: 0, sequence: reached)]) }
        var waiting: [RetainedTopic] = []
        for topic in marked where !topic.isRetired {
            if let digest = topic.digest, topic.unacknowledged == 0, topic.row != nil {
                settling.append((topic, digest, topic.sequence))
            } else {
                waiting.append(topic)
            }
        }
        marked = waiting
    }

    /// The canary is at the broker: whatever was published before it is, too.
    func settle() {
        var settlements: [LedgerSettlement] = []
        for (topic, digest, sequence) in settling where !topic.isRetired {
            if topic.sequence == sequence, topic.unacknowledged == 0, let row = topic.row {
                topic.isMarked = false
                settlements.append(LedgerSettlement(row: row, digest: digest, sequence: sequence))
            } else {
                marked.append(topic)
            }
        }
        settling = []
        reached = announced
        settle(settlements)
    }

    private func settle(_ settlements: [LedgerSettlement]) {
        do {
            try ledger.settle(settlements)
            failure = nil
        } catch {
            report(error)
        }
    }

    /// The canary will not arrive.
    func abandonSettling() {
        marked += settling.map(\.topic)
        settling = []
    }

    /// Cleared at the broker.
    func forget(row: Int64) {
        do { try ledger.forget(rows: [row]) } catch { report(error) }
    }

    private func report(_ error: any Error) {
        let isNews = failure == nil
        failure = "\(error)"
        guard isNews else { return }
        logger.error(
            "the ledger of retained topics cannot be written: a topic that leaves may stay at the broker",
            ["error": "\(error)"])
    }
}
