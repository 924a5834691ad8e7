import EventLoop
import MQTT
import Telemetry
import Testing

/// An engine's owner that remembers what it was told and lets a test wait for it.
@LoopActor
final class EngineRecorder: MQTTEngineDelegate {
    struct TimedOut: Error, CustomStringConvertible {
        let description: String
    }

    private struct Waiter {
        let condition: @LoopActor (EngineRecorder) -> Bool
        let continuation: CheckedContinuation<Bool, Never>
        let timer: LoopTimer
    }

    private(set) var connections: [ConnectionInfo] = []
    private(set) var reasons: [MQTTDisconnectReason] = []
    private(set) var messages: [InboundMessage] = []
    private(set) var outcomes: [UInt64: PublishOutcome] = [:]
    /// All calls in order, in short.
    private(set) var calls: [String] = []
    private(set) var capacityCalls = 0
    private(set) var messageCount = 0
    /// For the test's own use.
    var mark = 0

    var onConnect: (@LoopActor (MQTTEngine) -> Void)?
    var onMessage: (@LoopActor (MQTTEngine, InboundMessage) -> Void)?
    var onCapacity: (@LoopActor (MQTTEngine) -> Void)?
    var onAcknowledgement: (@LoopActor (MQTTEngine) -> Void)?
    var keepsMessages = true

    private var waiters: [Waiter] = []

    func engine(_ engine: MQTTEngine, didConnect info: ConnectionInfo) {
        connections.append(info)
        calls.append("connect")
        onConnect?(engine)
        check()
    }

    func engine(_ engine: MQTTEngine, didDisconnect reason: MQTTDisconnectReason) {
        reasons.append(reason)
        calls.append(reason.wasConnected ? "disconnect" : "failure")
        check()
    }

    func engine(_ engine: MQTTEngine, didReceive message: InboundMessage) {
        messageCount += 1
        if keepsMessages {
            messages.append(message)
            calls.append("message")
        }
        onMessage?(engine, message)
        check()
    }

    func engine(_ engine: MQTTEngine, didAcknowledge token: UInt64, outcome: PublishOutcome) {
        if keepsMessages { outcomes[token] = outcome }
        onAcknowledgement?(engine)
        check()
    }

    func engineHasCapacity(_ engine: MQTTEngine) {
        capacityCalls += 1
        onCapacity?(engine)
    }

    /// Waits until `condition` holds; looked at now and after each call of the engine.
    func until(
        _ what: String, within limit: Duration = .seconds(20),
        _ condition: @escaping @LoopActor (EngineRecorder) -> Bool
    ) async throws {
        guard !condition(self) else { return }
        let holds = await withCheckedContinuation { continuation in
            let timer = EventLoop.shared.schedule(after: limit) { [weak self] in self?.giveUp() }
            waiters.append(Waiter(condition: condition, continuation: continuation, timer: timer))
        }
        guard holds else {
            throw TimedOut(
                description: "not within \(limit): \(what); so far \(calls.suffix(20)), \(reasons.suffix(3))")
        }
    }

    /// Waits until the loop has been through a turn.
    func nextTurn() async {
        await withCheckedContinuation { continuation in
            EventLoop.shared.schedule(after: .milliseconds(1)) { continuation.resume() }
        }
    }

    /// Looks at the conditions again, for what a test changed itself.
    func check() {
        resume { $0.condition(self) }
    }

    private func giveUp() {
        resume { !$0.timer.isPending }
    }

    private func resume(_ isDone: (Waiter) -> Bool) {
        let done = waiters.filter(isDone)
        waiters.removeAll(where: isDone)
        for waiter in done {
            let isInTime = waiter.timer.isPending
            waiter.timer.cancel()
            waiter.continuation.resume(returning: isInTime)
        }
    }
}

extension MQTTConfiguration {
    /// For a broker on this machine, and quick to try again.
    static func test(port: Int, _ change: (inout MQTTConfiguration) -> Void = { _ in }) -> MQTTConfiguration {
        var configuration = MQTTConfiguration(
            host: "127.0.0.1", port: port, clientID: "engine-\(UInt32.random(in: .min ... .max))",
            backoff: MQTTBackoff(initial: .milliseconds(20), maximum: .milliseconds(200), jitter: { 1 }))
        change(&configuration)
        return configuration
    }
}

/// An engine and its recorder, started.
@LoopActor
func startEngine(
    _ configuration: MQTTConfiguration, _ subscriptions: [Subscription] = [], metrics: Metrics = Metrics(),
    _ prepare: @LoopActor (EngineRecorder) -> Void = { _ in }
) throws -> (MQTTEngine, EngineRecorder) {
    let engine = try MQTTEngine(
        configuration: configuration, subscriptions: subscriptions, logger: .disabled, metrics: metrics)
    let recorder = EngineRecorder()
    prepare(recorder)
    engine.delegate = recorder
    engine.start()
    return (engine, recorder)
}

extension MQTTEngine {
    func stopped(deadline: Duration = .seconds(2)) async {
        await withCheckedContinuation { continuation in
            stop(deadline: deadline) { continuation.resume() }
        }
    }
}

extension InboundMessage {
    var text: String { String(decoding: payload, as: UTF8.self) }
}
