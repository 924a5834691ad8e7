import EventLoop
import HomeModel
import MQTT

/// Every retained topic that the home has now, and those of the ledger that it had before.
@LoopActor
final class TopicTable {
    private(set) var topics: [TopicName: RetainedTopic] = [:]
    /// The same in the order in which they were added, with retired ones among them until they are too many.
    private var order: [RetainedTopic] = []
    /// What the ledger knows and nobody has claimed yet.
    private(set) var unclaimed: [String: LedgerEntry] = [:]
    /// Up to which publish the broker has what the ledger says of unclaimed topics.
    private var reached = UInt64.max
    /// The highest number of a publish that the ledger knows.
    let lastSequence: UInt64

    init(_ entries: [LedgerEntry]) {
        unclaimed = Dictionary(entries.map { ($0.topic, $0) }, uniquingKeysWith: { first, _ in first })
        lastSequence = entries.map(\.sequence).max() ?? 0
    }

    var inOrder: some Sequence<RetainedTopic> { order.lazy.filter { !$0.isRetired } }

    /// Adds a topic, with what the ledger knows of it; gives one that is there new content.
    func put(_ name: TopicName, owner: String, _ content: TopicContent) -> (topic: RetainedTopic, isNew: Bool) {
        if let present = topics[name] {
            present.owner = owner
            present.content = content
            return (present, false)
        }
        let topic = RetainedTopic(name: name, owner: owner, content: content)
        if let entry = claim(name) {
            topic.row = entry.row
            topic.isMarked = entry.digest == nil
            topic.digest = entry.sequence > reached ? nil : entry.digest
            topic.sequence = entry.sequence
        }
        topics[name] = topic
        order.append(topic)
        return (topic, true)
    }

    func retire(_ retired: [RetainedTopic]) {
        for topic in retired {
            topic.isRetired = true
            if topics[topic.name] === topic { topics[topic.name] = nil }
        }
        if order.count > 2 * topics.count { order.removeAll(where: \.isRetired) }
    }

    /// Whether the home has this topic, or had it: what the ledger knows is cleared by its word alone.
    func knows(_ name: TopicName) -> Bool { topics[name] != nil || unclaimed[name.text] != nil }

    /// The broker has none of the later publishes of earlier runs; nil: it has nothing.
    func forgetUnclaimed(after acknowledged: UInt64?) { reached = min(reached, acknowledged ?? 0) }

    /// Takes the ledger's entry of a topic.
    func claim(_ name: TopicName) -> LedgerEntry? { unclaimed.removeValue(forKey: name.text) }

    /// Takes the ledger's entries that no topic of the home has claimed, but for those whose owner is still awaited.
    func takeUnclaimed(unless isAwaited: (LedgerEntry) -> Bool) -> [LedgerEntry] {
        let taken = unclaimed.values.filter { !isAwaited($0) }
        for entry in taken { unclaimed[entry.topic] = nil }
        // The dictionary was made for the whole ledger and does not give memory back by itself.
        unclaimed = unclaimed.isEmpty ? [:] : unclaimed.filter { _ in true }
        return taken
    }
}
