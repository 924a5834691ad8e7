import EventLoop
import HomeModel
import JSON
import MQTT
import Topics

/// The canary, the birth and the last words: what tells others, and the next start, how the topics at the broker stand.
extension Publisher {
    /// Everything is at the broker: the canary says so, and `online`, last of all. Each takes a place in the window; what does not
    /// fit now follows with the next acknowledgement.
    func announce(over bus: any MessageBus) {
        if !steps.hasSentCanary {
            guard publishSession(over: bus) else { return }
            steps.hasSentCanary = true
        }
        do throws(MQTTError) {
            steps.onlineToken = try bus.publish(
                statusTopic, payload: Array("online".utf8), qos: .atLeastOnce, retain: true, properties: nil)
        } catch {
            return schedulePump(after: .milliseconds(50))
        }
        phase = .live
        tidy()
        onSynchronized()
    }

    /// Clears what earlier runs left at the broker, but for what belongs to devices that are still awaited.
    func tidy() {
        guard phase == .live else { return }
        let isAll = table.unclaimed.values.allSatisfy { !isAwaited($0) }
        retiring {
            retire(table.takeUnclaimed(unless: isAwaited))
        } then: { [weak self] in
            if isAll { self?.onTidied() }
        }
    }

    func scheduleSession() {
        guard sessionTimer == nil, phase == .live else { return }
        let due = max(loop.now, sessionDue ?? loop.now)
        sessionTimer = loop.schedule(after: max(due - loop.now, .seconds(1))) { [weak self] in
            guard let self else { return }
            self.sessionTimer = nil
            if let bus = self.bus, self.phase == .live, !self.steps.isLeaving { _ = self.publishSession(over: bus) }
        }
    }

    /// Tells the broker, in its own retained store, up to which publish it has our topics.
    /// - Returns: false when it could not be sent now.
    func publishSession(over bus: any MessageBus) -> Bool {
        guard sessionToken == nil else { return false }
        let oldest = inFlight.values.lazy.map(\.sequence).min()
        let reached = oldest.map { $0 - 1 } ?? sequence
        let payload: JSON = ["store": .string(book.storeID), "sequence": JSON(reached)]
        book.beginSettling(at: reached)
        do throws(MQTTError) {
            sessionToken = try bus.publish(
                sessionTopic, payload: payload.bytes, qos: .atLeastOnce, retain: true, properties: nil)
            sessionDue = loop.now + Self.sessionInterval
            return true
        } catch {
            book.abandonSettling()
            scheduleSession()
            return false
        }
    }

    /// True when nothing is left to send or to be acknowledged.
    var isDrained: Bool {
        phase == .disconnected
            || (queued == 0 && inFlight.isEmpty && clears.isEmpty && clearing.isEmpty && sessionToken == nil)
    }

    /// The last words before a clean stop: `offline`, and the canary, so that the next start knows what the broker has.
    func sayGoodbye() {
        // While the broker is being probed the base may be another adapter's.
        guard phase >= .synchronizing, !steps.isLeaving else { return }
        steps.isLeaving = true
        sessionTimer?.cancel()
        pump()
    }

    /// One step of the farewell, as the window allows.
    func leave(_ bus: any MessageBus) {
        if !steps.hasSentOffline {
            guard
                let token = try? bus.publish(
                    statusTopic, payload: Array("offline".utf8), qos: .atLeastOnce, retain: true, properties: nil)
            else { return schedulePump(after: .milliseconds(5)) }
            steps.offlineToken = token
            steps.hasSentOffline = true
            steps.hasSentCanary = phase != .live
        }
        if !steps.hasSentCanary, publishSession(over: bus) { steps.hasSentCanary = true }
    }

    /// True when the last words are at the broker, or there is nobody to say them to.
    var hasLeft: Bool {
        phase <= .probing
            || (steps.hasSentOffline && steps.hasSentCanary && steps.offlineToken == nil && sessionToken == nil)
    }
}
