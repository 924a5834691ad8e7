import Adapter
import EventLoop
import Glibc
import HomeModel
import HomeTraits
import MQTT
import Storage
import Telemetry

/// The product's adapter, store and MQTT engine in this process, with a synthetic home behind them: what leaves is all that
/// the product does for a change but for the backend's own work.
@LoopActor
final class InProcessProduct {
    struct Run: Sendable {
        var seconds: Double
        /// Of the loop's thread.
        var processorSeconds: Double
    }

    /// How many messages may wait for the connection: enough to fill the window when acknowledgements come in a burst.
    private static let backlog = 256

    private let adapter: Adapter
    private let engine: MQTTEngine
    private let store: Store
    private let home: SyntheticHome
    private let published: Counter
    private let qos: Int
    private let fence: TopicName
    private var stream: Stream?
    private var waitingForOnline: CheckedContinuation<Void, any Error>?

    private struct Stream {
        var changesLeft: Int
        var expected = 0
        var publishedBefore: UInt64
        var fence: UInt64?
        var started: UInt64
        var processorStarted: UInt64
        var completion: CheckedContinuation<Run, any Error>
    }

    init(devices: Int, base: String, port: Int, qos: Int, storePath: String) throws {
        let metrics = Metrics()
        var configuration = AdapterConfiguration()
        configuration.base = base
        configuration.qos = UInt8(qos)
        configuration.resyncRate = 0
        store = try Store.open(path: storePath)
        try store.write(SyntheticHome.graph(devices: devices))
        adapter = try Adapter(
            configuration: configuration, registry: HomeTraits.registry, graphStore: store, ledger: store,
            logger: .disabled, metrics: metrics)
        engine = try MQTTEngine(
            configuration: MQTTConfiguration(
                host: "127.0.0.1", port: port, clientID: "bench-product",
                will: try Adapter.will(for: configuration, delay: 5)),
            subscriptions: try Adapter.subscriptions(for: configuration), logger: .disabled, metrics: metrics)
        home = SyntheticHome(devices: devices)
        published = metrics.counter("published")
        fence = try TopicName("\(base)-fence")
        self.qos = qos
    }

    /// Returns when everything is published.
    func goOnline() async throws {
        adapter.onOnline = { [unowned self] in
            waitingForOnline?.resume()
            waitingForOnline = nil
        }
        try adapter.start([home])
        try await withCheckedThrowingContinuation { continuation in
            waitingForOnline = continuation
            adapter.connect(over: engine)
            // Between engine and adapter, to see acknowledgements and to be asked for more whenever there is room.
            engine.delegate = self
        }
    }

    /// Changes so many attributes as fast as they can be published. Returns when the broker has taken the last message.
    func publish(changes: Int) async throws -> Run {
        try await withCheckedThrowingContinuation { continuation in
            stream = Stream(
                changesLeft: changes, publishedBefore: published.value, started: BareClient.now,
                processorStarted: Self.processorTime, completion: continuation)
            watch(published: published.value)
        }
    }

    /// Gives up a run in which nothing is published any more.
    private func watch(published before: UInt64) {
        EventLoop.shared.schedule(after: .seconds(10)) { [weak self] in
            guard let self, let stream else { return }
            guard published.value == before else { return watch(published: published.value) }
            self.stream = nil
            stream.completion.resume(
                throwing: BenchError(
                    "the product published \(before - stream.publishedBefore) messages of \(stream.expected) and no more"
                ))
        }
    }

    func stop() async {
        await withCheckedContinuation { continuation in adapter.stop { continuation.resume() } }
        store.close()
    }

    private static var processorTime: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Lets the home report while there is room for what it reports.
    private func fill() {
        guard var stream else { return }
        while stream.changesLeft > 0,
            stream.expected - Int(published.value - stream.publishedBefore) < Self.backlog
        {
            stream.changesLeft -= 1
            stream.expected += SyntheticHome.messagesPerChange
            home.change()
        }
        self.stream = stream
    }

    /// After the last message, one that is acknowledged: then the broker has taken all before it.
    private func closeIfDone() {
        guard let stream, stream.fence == nil, stream.changesLeft == 0,
            published.value - stream.publishedBefore >= UInt64(stream.expected)
        else { return }
        self.stream?.fence = try? engine.publish(fence, payload: [], qos: .atLeastOnce, retain: false)
    }

    private func finish(_ stream: Stream) {
        self.stream = nil
        stream.completion.resume(
            returning: Run(
                seconds: Double(BareClient.now - stream.started) / 1e9,
                processorSeconds: Double(Self.processorTime - stream.processorStarted) / 1e9))
    }
}

extension InProcessProduct: MQTTEngineDelegate {
    func engine(_ engine: MQTTEngine, didConnect info: ConnectionInfo) {
        adapter.engine(engine, didConnect: info)
    }

    func engine(_ engine: MQTTEngine, didDisconnect reason: MQTTDisconnectReason) {
        adapter.engine(engine, didDisconnect: reason)
        let error = BenchError("the product lost its connection: \(reason)")
        waitingForOnline?.resume(throwing: error)
        waitingForOnline = nil
        stream?.completion.resume(throwing: error)
        stream = nil
    }

    func engine(_ engine: MQTTEngine, didReceive message: InboundMessage) {
        adapter.engine(engine, didReceive: message)
    }

    func engine(_ engine: MQTTEngine, didAcknowledge token: UInt64, outcome: PublishOutcome) {
        if let stream, stream.fence == token { return finish(stream) }
        adapter.engine(engine, didAcknowledge: token, outcome: outcome)
    }

    func engineHasCapacity(_ engine: MQTTEngine) {
        fill()
        adapter.engineHasCapacity(engine)
        closeIfDone()
        // At QoS 0 nothing comes back that would wake the loop.
        if qos == 0, stream != nil { EventLoop.shared.execute {} }
    }
}
