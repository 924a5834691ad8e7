import EventLoop
import HomeModel
public import MQTT
import Telemetry

/// A connection comes, is probed, and goes. Messages that come before it is known whose the base topic is wait.
extension Adapter: MQTTEngineDelegate {
    public func engine(_ engine: MQTTEngine, didConnect info: ConnectionInfo) {
        publisher.connected(engine)
        presenter.touchInfo()
        probe = SessionProbe(
            base: configuration.base, store: ledger.storeID, sequence: publisher.sequence,
            reached: publisher.book.reached, bus: engine, loop: loop
        ) { [weak self] in self?.probed($0) }
        probe?.start()
    }

    public func engine(_ engine: MQTTEngine, didDisconnect reason: MQTTDisconnectReason) {
        probe?.cancel()
        probe = nil
        early = []
        earlyBytes = 0
        if offlineSince == nil { offlineSince = loop.now }
        publisher.disconnected()
        onDisconnect(reason)
        if Self.isFinal(reason) {
            logger.error("the broker refuses us for good", ["reason": reason.description])
            onFatal(.refusedByBroker(reason.description))
        }
    }

    /// True when trying again is useless. Credentials and bans may be mended at the broker, so those are tried for ever.
    private static func isFinal(_ reason: MQTTDisconnectReason) -> Bool {
        guard reason.kind == .refused, reason.isPermanent, !reason.wasConnected else { return false }
        // 3.1.1: user or password, not authorized. 5: the same, banned.
        return ![4, 5, 134, 135, 138].contains(reason.code)
    }

    public func engine(_ engine: MQTTEngine, didReceive message: InboundMessage) {
        if let probe {
            if probe.receive(message) { return }
            guard early.count < 1000, earlyBytes + message.payload.count <= Self.maximumEarlyBytes else {
                return router.refuse(message, CommandFailure(.resourceExhausted, "the adapter has only just connected"))
            }
            earlyBytes += message.payload.count
            early.append(message)
            return
        }
        router.receive(message)
    }

    public func engine(_ engine: MQTTEngine, didAcknowledge token: UInt64, outcome: PublishOutcome) {
        publisher.acknowledged(token, outcome)
    }

    public func engineHasCapacity(_ engine: MQTTEngine) {
        publisher.pump()
    }
}

extension Adapter {
    /// The broker's copies are known now, or known to be none of ours.
    private func probed(_ finding: SessionProbe.Finding) {
        probe = nil
        switch finding {
        case .ours(let sequence): publisher.synchronize(acknowledged: sequence)
        case .older(let sequence, let held):
            logger.warning("the broker has an earlier copy of our topics: it is brought up to date")
            publisher.synchronize(acknowledged: sequence, clearing: held)
        case .nothing: publisher.synchronize(acknowledged: nil)
        case .ahead(let sequence, let held):
            logger.warning(
                "the broker has later topics than the store knows of, as after a backup was restored: everything is published again"
            )
            publisher.synchronize(after: sequence, clearing: held)
        case .takenOver(let store, let foreign):
            logger.warning(
                "taking over the topics of another store whose adapter does not answer", ["store": store])
            publisher.synchronize(after: 0, clearing: foreign)
        case .inUse(let store):
            logger.error(
                "another adapter serves this base topic: give one of them another topics.base",
                ["base": configuration.base, "store": store])
            return onFatal(.baseInUse(store: store))
        }
        let messages = early
        early = []
        earlyBytes = 0
        for message in messages { router.receive(message) }
    }

    func synchronized() {
        offlineSince = nil
        logger.info("online", ["topics": String(publisher.topics.count)])
        cloud.online()
        onOnline()
    }
}
