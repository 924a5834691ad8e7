import EventLoop
import HomeModel
import JSON
import MQTT
import Topics

/// The canary, the birth and the last words: what tells others, and the next start, how the topics at the broker stand.
extension Publisher {
    func finishSynchronizing(over bus: any MessageBus) {
        publishSession(over: bus)
        do throws(MQTTError) {
            _ = try bus.publish(
                statusTopic, payload: Array("online".utf8), qos: .atLeastOnce, retain: true, properties: nil)
        } catch {
            schedulePump(after: .milliseconds(50))
            return
        }
        phase = .live
        for entry in table.takeUnclaimed(unless: isAwaited) {
            guard let name = try? TopicName(entry.topic) else { continue }
            clears.append(Clear(topic: name, row: entry.row))
        }
        onSynchronized()
    }

    func scheduleSession() {
        guard sessionTimer == nil, phase == .live else { return }
        let due = max(loop.now, sessionDue ?? loop.now)
        sessionTimer = loop.schedule(after: max(due - loop.now, .seconds(1))) { [weak self] in
            guard let self else { return }
            self.sessionTimer = nil
            if let bus = self.bus, self.phase == .live { self.publishSession(over: bus) }
        }
    }

    /// Tells the broker, in its own retained store, up to which publish it has our topics.
    func publishSession(over bus: any MessageBus) {
        guard sessionToken == nil else { return }
        let oldest = inFlight.values.lazy.map(\.sequence).min()
        let reached = oldest.map { $0 - 1 } ?? sequence
        let payload: JSON = ["store": .string(book.storeID), "sequence": JSON(reached)]
        book.beginSettling(at: reached)
        do throws(MQTTError) {
            sessionToken = try bus.publish(
                sessionTopic, payload: payload.bytes, qos: .atLeastOnce, retain: true, properties: nil)
            sessionDue = loop.now + Self.sessionInterval
        } catch {
            book.abandonSettling()
            scheduleSession()
        }
    }

    /// True when nothing is left to send or to be acknowledged.
    var isDrained: Bool {
        phase == .disconnected || (queued == 0 && inFlight.isEmpty && clearing.isEmpty && sessionToken == nil)
    }

    /// The last words before a clean stop: the canary, so that the next start knows what the broker has, and `offline`.
    func sayGoodbye(_ completion: @escaping @LoopActor () -> Void) {
        guard phase == .live, let bus else { return completion() }
        sessionTimer?.cancel()
        publishSession(over: bus)
        _ = try? bus.publish(
            statusTopic, payload: Array("offline".utf8), qos: .atLeastOnce, retain: true, properties: nil)
        completion()
    }
}
