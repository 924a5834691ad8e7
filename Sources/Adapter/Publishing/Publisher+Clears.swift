import EventLoop
import MQTT

/// The last word on topics that nobody has any more.
extension Publisher {
    /// Empties topics whose successors are at the broker.
    func pumpClears(over bus: any MessageBus, acknowledgedBelow oldest: UInt64) {
        if clears.first?.barrier == nil {
            var armed = Deque<Clear>()
            while var clear = clears.popFirst() {
                clear.barrier = clear.barrier ?? sequence
                armed.append(clear)
            }
            clears = armed
        }
        while bus.freeWindow > 0, let clear = clears.first, let barrier = clear.barrier, barrier < oldest {
            if let retirement = clear.retirement, retirement.hasTopics, !retirement.hasSwept {
                retirement.hasSwept = true
                onRetiring()
            }
            if let topic = clear.topic, table.topics[topic] == nil {
                do throws(MQTTError) {
                    let token = try bus.publish(topic, payload: [], qos: .atLeastOnce, retain: true, properties: nil)
                    clearing[token] = clear
                } catch {
                    return
                }
            } else {
                clear.retirement?.end()
            }
            _ = clears.popFirst()
        }
    }
}
