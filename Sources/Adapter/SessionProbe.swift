import EventLoop
import JSON
import MQTT
import Topics

/// Finds out, on a new connection, what the broker has of ours: reads the retained canary `_adapter/session`. When it belongs to
/// another store, asks whether its adapter lives and, if not, collects what it left behind.
@LoopActor
final class SessionProbe {
    enum Finding {
        /// The broker has our topics up to this publish.
        case ours(UInt64)
        case nothing
        case takenOver(store: String, foreign: [TopicName])
        case inUse(store: String)
    }

    /// How long another adapter has to answer.
    static let patience = Duration.seconds(5)

    private let base: String
    private let store: String
    private weak var bus: (any MessageBus)?
    private let loop: EventLoop
    private var completion: (Finding) -> Void
    private var canary: JSON?
    private var other: String?
    private var timer: LoopTimer?
    private var isCollecting = false
    private var collected: [TopicName] = []
    static let maximumCollected = 200_000

    init(
        base: String, store: String, bus: any MessageBus, loop: EventLoop, completion: @escaping (Finding) -> Void
    ) {
        self.base = base
        self.store = store
        self.bus = bus
        self.loop = loop
        self.completion = completion
    }

    private var sessionTopic: String { "\(base)/\(TopicLevel.adapter)/session" }
    private var healthTopic: String { "\(base)/\(TopicLevel.adapter)/response/adapter/health" }

    func start() {
        // A stored message comes before the answer to the unsubscription, so by then we know whether there is one.
        read(sessionTopic) { [weak self] in self?.judge() }
    }

    func cancel() {
        timer?.cancel()
        completion = { _ in }
    }

    /// True when the message was meant for the probe.
    func receive(_ message: InboundMessage) -> Bool {
        if message.topic == sessionTopic, message.isRetained {
            canary = (try? JSON.parse(message.payload)) ?? .null
            return true
        }
        if message.topic == healthTopic, !message.isRetained, let other {
            if (try? JSON.parse(message.payload))?["data"]?["store"]?.stringValue == other {
                finish(.inUse(store: other))
            }
            return true
        }
        if isCollecting, message.isRetained, !message.topic.utf8.elementsEqual(healthTopic.utf8) {
            if message.payloadSize > 0, collected.count < Self.maximumCollected,
                let name = try? TopicName(message.topic)
            {
                collected.append(name)
            }
            return true
        }
        return false
    }

    private func judge() {
        guard let canary else { return finish(.nothing) }
        guard let found = canary["store"]?.stringValue else { return finish(.nothing) }
        guard found != store else { return finish(.ours(canary["sequence"]?.uintValue ?? 0)) }
        other = found
        ask(found)
    }

    private func ask(_ found: String) {
        guard let bus, let filter = try? TopicFilter(healthTopic),
            let request = try? TopicName("\(base)/\(TopicLevel.adapter)/request/adapter/health")
        else { return finish(.nothing) }
        timer = loop.schedule(after: Self.patience) { [weak self] in self?.collect(found) }
        try? bus.subscribe(Subscription(filter, qos: .atMostOnce)) { [weak self] _ in
            guard let bus = self?.bus else { return }
            let payload: JSON = ["_id": "who-is-there"]
            _ = try? bus.publish(request, payload: payload.bytes, qos: .atLeastOnce, retain: false, properties: nil)
        }
    }

    private func collect(_ found: String) {
        isCollecting = true
        if let filter = try? TopicFilter(healthTopic) { try? bus?.unsubscribe(filter) {} }
        read("\(base)/#") { [weak self] in
            guard let self else { return }
            finish(.takenOver(store: found, foreign: collected))
        }
    }

    /// Subscribes and unsubscribes at once: what is stored comes in between.
    private func read(_ filter: String, _ then: @escaping @LoopActor () -> Void) {
        guard let bus, let filter = try? TopicFilter(filter) else { return }
        try? bus.subscribe(Subscription(filter, qos: .atMostOnce)) { [weak self] outcome in
            guard let bus = self?.bus else { return }
            guard case .granted = outcome else { return then() }
            try? bus.unsubscribe(filter, completion: then)
        }
    }

    private func finish(_ finding: Finding) {
        timer?.cancel()
        let completion = completion
        self.completion = { _ in }
        completion(finding)
    }
}
