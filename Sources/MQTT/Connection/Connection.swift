import CMosquitto
import EventLoop
import Glibc

/// One connection: drives its client from the loop and keeps what is on its way. Never used again once it ended.
@LoopActor
final class Connection {
    enum Phase {
        /// Until the broker has answered CONNECT.
        case greeting
        /// Until it has answered all configured subscriptions.
        case subscribing
        case ready
        /// No more publishing: waits for acknowledgements, then says goodbye.
        case leaving
        case ended
    }

    /// A message without its acknowledgement.
    struct InFlight {
        let packet: UInt16
        let token: UInt64
        /// How many packet ids had been used when this one was.
        let sequence: UInt64
        let tick: UInt64
    }

    /// A SUBSCRIBE or UNSUBSCRIBE without its answer.
    struct Request {
        enum Completion {
            case configured(Subscription)
            case subscribed(@LoopActor (SubscribeOutcome) -> Void)
            case unsubscribed(@LoopActor () -> Void)
        }

        let completion: Completion
        let tick: UInt64
    }

    let client: MosquittoClient
    let version: MQTTProtocolVersion
    let configuration: MQTTConfiguration
    let subscriptions: [Subscription]
    unowned let engine: MQTTEngine

    var phase = Phase.greeting
    var info: ConnectionInfo
    var inFlight: [InFlight] = []
    var requests: [UInt16: Request] = [:]
    /// Configured subscriptions that the broker refused, to be tried again.
    var refusedSubscriptions: [Subscription] = []
    /// Messages that came before all subscriptions were answered.
    var earlyMessages: [InboundMessage] = []
    var earlyBytes = 0
    /// Messages with QoS 0 handed to the library.
    var queuedMessages = 0
    var queuedBytes = 0
    /// Messages handed to the library since the last write.
    var unwrittenMessages = 0
    /// Packet ids used, and the last of them.
    var packetsUsed: UInt64 = 0
    var lastPacket: UInt16 = 0
    /// Acknowledgements that no broker will send, for messages that had to go with QoS 0.
    var impliedAcknowledgements: [UInt64] = []
    /// Set where the connection breaks within a call from outside; acted on in the next turn.
    var pendingEnding: Ending?
    var tick: UInt64 = 0

    var hasSaidGoodbye = false

    var watch: FileWatch?
    private var timer: LoopTimer?
    /// The broker's refusal of CONNECT.
    var refusal: Ending?
    /// What the library gave as the reason of the end.
    var farewell: Int32?
    private var batch: [MosquittoEvent] = []

    init(
        _ client: MosquittoClient, version: MQTTProtocolVersion, configuration: MQTTConfiguration,
        subscriptions: [Subscription], engine: MQTTEngine
    ) {
        self.client = client
        self.version = version
        self.configuration = configuration
        self.subscriptions = subscriptions
        self.engine = engine
        info = ConnectionInfo(
            protocolVersion: version, receiveMaximum: 65535, maximumPacketSize: nil, maximumQoS: .atLeastOnce,
            retainAvailable: true, assignedClientID: nil, keepAlive: configuration.keepAlive,
            libraryVersion: MosquittoLibrary.version)
    }

    /// Starts to talk. The socket is connected.
    func start() throws(EventLoopError) {
        guard let socket = client.socket else { throw EventLoopError(operation: "use the socket", errno: ENOTCONN) }
        watch = try EventLoop.shared.watch(
            socket, isInTLSHandshake ? [.readable, .peerClosed] : [.readable]
        ) { [unowned self] readiness in
            isReady(for: readiness)
        }
        scheduleTick()
        // The library has queued CONNECT, or waits for the first call of its TLS.
        isReady(for: isInTLSHandshake ? [] : [.writable])
    }

    /// Lets go of the socket and the client; nothing is reported after it.
    func end() {
        guard phase != .ended else { return }
        phase = .ended
        watch?.cancel()
        timer?.cancel()
        for request in requests.values {
            if case .subscribed(let completion) = request.completion { completion(.disconnected) }
        }
        requests = [:]
    }

    // MARK: Readiness

    private func isReady(for readiness: FileReadiness) {
        if isInTLSHandshake {
            continueTLSHandshake(readiness)
        } else {
            if readiness.contains(.writable) { write() }
            if !readiness.isDisjoint(with: [.readable, .hangUp, .error]) { read() }
            if phase == .greeting, !readiness.isDisjoint(with: [.hangUp, .error]) {
                // Half a greeting may be left, which nobody will complete.
                pendingEnding = pendingEnding ?? ending(code: MOSQ_ERR_CONN_LOST.code, errno: 0)
            }
        }
        finishIfBroken()
    }

    /// Reads until the socket is empty or it is somebody else's turn.
    func read() {
        for _ in 0..<32 {
            guard phase != .greeting || configuration.tls != nil || hasSoundGreeting() else { return }
            let (code, mayHaveMore) = client.read()
            let error = errno
            // The library's own sign, errno, is lost when it queues an answer to what it read.
            let hasMore = mayHaveMore || !client.inbox.events.isEmpty
            handleEvents()
            guard phase != .ended else { return }
            guard code == 0, client.socket != nil else {
                pendingEnding = pendingEnding ?? ending(code: code, errno: error)
                return
            }
            guard hasMore, !isInTLSHandshake else { return }
        }
    }

    /// Writes what is queued; what the socket does not take now waits for it to be writable.
    func write() {
        let code = client.write(asOne: unwrittenMessages > 1 && !configuration.isUnixSocket)
        unwrittenMessages = 0
        guard code == 0, client.socket != nil else {
            pendingEnding = pendingEnding ?? ending(code: code, errno: errno)
            return
        }
        guard !isInTLSHandshake else { return }
        let isBlocked = client.wantsWrite
        if !isBlocked { queuedBytes = 0 }
        watch?.interest = isBlocked ? [.readable, .writable] : [.readable]
    }

    /// The last thing in a turn: one write for all that was queued in it.
    func flush() {
        guard phase != .ended else { return }
        if client.wantsWrite, !isInTLSHandshake, watch?.interest.contains(.writable) == false { write() }
        if !impliedAcknowledgements.isEmpty {
            let tokens = impliedAcknowledgements
            impliedAcknowledgements = []
            for token in tokens where phase != .ended {
                engine.connection(self, didAcknowledge: token, outcome: .accepted)
            }
        }
        leaveIfAcknowledged()
        finishIfBroken()
    }

    private func finishIfBroken() {
        guard phase != .ended, let ending = pendingEnding else { return }
        engine.connection(self, didEnd: ending)
    }

    // MARK: Time

    private var tickInterval: Duration { min(.seconds(1), configuration.acknowledgementTimeout / 4) }

    private func scheduleTick() {
        timer = EventLoop.shared.schedule(after: tickInterval) { [unowned self] in
            didTick()
        }
    }

    private func didTick() {
        tick += 1
        let code = client.keepAlive()
        handleEvents()
        if code != 0 || client.socket == nil { pendingEnding = pendingEnding ?? ending(code: code, errno: errno) }
        if isInTLSHandshake { continueTLSHandshake([]) }
        let patience = UInt64(configuration.acknowledgementTimeout / tickInterval) + 1
        let oldest = min(inFlight.first?.tick ?? tick, requests.values.lazy.map(\.tick).min() ?? tick)
        if tick - oldest > patience {
            pendingEnding =
                pendingEnding
                ?? Ending(
                    kind: .acknowledgementTimeout,
                    text: "the broker did not acknowledge within \(configuration.acknowledgementTimeout)")
        }
        retryRefusedSubscriptions()
        guard phase != .ended else { return }
        scheduleTick()
        finishIfBroken()
    }

    // MARK: Events

    private func handleEvents() {
        while !client.inbox.events.isEmpty {
            client.inbox.takeEvents(into: &batch)
            for event in batch where phase != .ended { handle(event) }
            batch.removeAll(keepingCapacity: true)
        }
        let dropped = client.inbox.takeDroppedMessages()
        if dropped > 0, phase != .ended { engine.connection(self, didDropMessages: dropped) }
    }

    private func handle(_ event: MosquittoEvent) {
        switch event {
        case .connectAnswer(let code, let limits, let reason):
            guard code == 0 else {
                refusal = .refusal(code: code, version: version, reason: reason)
                return
            }
            guard phase == .greeting else { return }
            adopt(limits)
            client.stopLogging()
            watch?.interest = [.readable]
            phase = .subscribing
            if engine.connectionIsGreeted(self) { subscribeToAll() } else { _ = leave() }
        case .disconnected(let code):
            farewell = code
        case .acknowledged(let packet, let code, let reason):
            didAcknowledge(packet, code: code, reason: reason)
        case .message(let message):
            didReceive(message)
        case .subscribed(let packet, let code):
            didAnswer(packet, code: code)
        case .unsubscribed(let packet):
            didAnswer(packet, code: 0)
        }
    }
}
