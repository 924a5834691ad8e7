import EventLoop
import HomeModel
import MQTT
import Telemetry

/// A connection begins, a broker is brought up to date, answers, and is gone.
extension Publisher {
    func connected(_ bus: any MessageBus) {
        self.bus = bus
        phase = .probing
    }

    func disconnected() {
        phase = .disconnected
        bus = nil
        for topic in inFlight.values {
            topic.unacknowledged = 0
            topic.digest = nil
        }
        inFlight.removeAll()
        while let clear = clearing.popFirst()?.value { clears.append(clear) }
        steps = Steps()
        sessionToken = nil
        book.abandonSettling()
        sessionTimer?.cancel()
        sessionTimer = nil
        paceTimer?.cancel()
        paceTimer = nil
        // Whoever waited for a result has lost its session, too; state is found again in the table.
        while let item = outbox.popFirst() {
            switch item {
            case .topic(let topic): topic.isQueued = false
            case .message: dropped.add()
            }
        }
        while let topic = resync.popFirst() { topic.isQueuedForResync = false }
        forgetPaced()
        transients = 0
    }

    /// Begins to bring the broker up to date. `acknowledged`: up to which publish the broker has our topics; nil when it has
    /// none of ours.
    func synchronize(acknowledged: UInt64?) {
        phase = .synchronizing
        steps = Steps()
        refused.forgetAll()
        for clear in refusedClears { clears.append(clear) }
        refusedClears = []
        for topic in table.inOrder {
            topic.refusedDigest = nil
            if acknowledged.map({ topic.sequence > $0 }) ?? true { topic.digest = nil }
        }
        table.forgetUnclaimed(after: acknowledged)
        for topic in table.inOrder { queueForResync(topic) }
        pump()
    }

    /// The same for a broker whose copies are another's, or ours from a time that the store does not know of: everything is
    /// published with numbers above `last`, and of what the broker holds everything that is none of ours is cleared.
    func synchronize(after last: UInt64, clearing held: [TopicName]) {
        clear(unknown: held)
        sequence = max(sequence, last)
        synchronize(acknowledged: nil)
    }

    /// The same for a broker with an older copy of ours: what changed since is published again, and what was cleared since is
    /// cleared again.
    func synchronize(acknowledged: UInt64, clearing held: [TopicName]) {
        clear(unknown: held)
        synchronize(acknowledged: acknowledged)
    }

    private func clear(unknown held: [TopicName]) {
        for name in held where !table.knows(name) && name != sessionTopic && name != statusTopic {
            clear(name, row: nil)
        }
    }

    func acknowledged(_ token: UInt64, _ outcome: PublishOutcome) {
        let refusal: (code: UInt8, text: String)? =
            if case .refused(let code, let text) = outcome { (code, text) } else { nil }
        if let topic = inFlight.removeValue(forKey: token) {
            topic.unacknowledged -= 1
            if let refusal {
                topic.refusedDigest = topic.digest
                topic.digest = nil
                note(refusal, of: topic.name)
            } else if topic.content.isPaced {
                onPacedAcknowledged(topic)
            }
        } else if let clear = clearing.removeValue(forKey: token) {
            acknowledged(clear, refusal)
        } else if token == steps.onlineToken {
            steps.onlineToken = nil
            if let refusal { note(refusal, of: statusTopic) }
        } else if token == steps.offlineToken {
            steps.offlineToken = nil
        } else if token == sessionToken {
            sessionToken = nil
            if let refusal {
                book.abandonSettling()
                note(refusal, of: sessionTopic)
            } else {
                book.settle()
                if book.hasMarks { scheduleSession() }
            }
        } else if let refusal {
            logger.warning(
                "the broker refused a message", ["code": String(refusal.code), "reason": refusal.text])
        }
        pump()
    }

    private func acknowledged(_ clear: Clear, _ refusal: (code: UInt8, text: String)?) {
        guard let topic = clear.topic else { return }
        if let refusal {
            refusedClears.append(Clear(topic: topic, row: clear.row, retirement: clear.retirement))
            return note(refusal, of: topic)
        }
        if let row = clear.row, table.topics[topic] == nil { book.forget(row: row) }
        clear.retirement?.end()
    }

    private func note(_ refusal: (code: UInt8, text: String), of topic: TopicName) {
        if refused.note(topic, code: refusal.code, text: refusal.text) { onRefused() }
    }
}
