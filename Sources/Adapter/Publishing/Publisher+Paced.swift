import EventLoop
import HomeModel
import MQTT
import Telemetry

/// What hubs are told beside the home's own topics, and what is said again for a hub that has started: paced, so that its reader keeps up.
extension Publisher {
    /// Documents a second.
    static let pacedRate = 100
    /// Topics of the home a second that are said again.
    static let repeatRate = 500

    /// Adds a retained topic that does not lie below the base.
    func add(outside topic: String, owner: String, _ content: TopicContent) -> RetainedTopic? {
        guard let name = try? TopicName(topic) else {
            logger.error("a topic is too long to be published", ["topic": topic])
            return nil
        }
        return add(name, owner: owner, content)
    }

    /// Publishes these again, whatever the broker has.
    func sayAgain(_ topics: [RetainedTopic]) {
        guard phase == .live, !steps.isLeaving else { return }
        for topic in topics where !topic.isRetired { repeats.append(topic) }
        schedulePump(after: .zero)
    }

    func sayStatusAgain() {
        guard phase == .live, !steps.isLeaving else { return }
        send(TransientMessage(topic: statusTopic, payload: Array("online".utf8), isRetained: true))
    }

    func pumpPaced(over bus: any MessageBus) {
        pump(pacedTopics, over: bus) { _ in }
        // What is said again counts as unknown at the broker until it has it.
        pump(repeats, over: bus) { $0.digest = nil }
    }

    private func pump(_ queue: PacedTopics, over bus: any MessageBus, _ prepare: (RetainedTopic) -> Void) {
        while bus.freeWindow > 0, let topic = queue.first {
            if let wait = queue.wait(at: loop.now) { return schedulePump(after: wait) }
            if !topic.isRetired { prepare(topic) }
            switch publish(topic, over: bus) {
            case .full: return
            case .sent: queue.removeFirst(wasSent: true)
            case .unchanged: queue.removeFirst(wasSent: false)
            }
        }
    }

    /// Nothing of this outlives a connection: what is not published yet is found again in the table.
    func forgetPaced() {
        pacedTopics.removeAll()
        repeats.removeAll()
    }
}
