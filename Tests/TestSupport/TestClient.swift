import EventLoop
import Synchronization

/// An MQTT 5 client of the tests' own: it shares no code with the product.
public final class TestClient: Sendable {
    public struct Message: Sendable, Equatable {
        public let topic: String
        public let payload: [UInt8]
        public let qos: UInt8
        public let isRetained: Bool
        public let isDuplicate: Bool
        public let properties: TestProperties

        public var text: String { String(decoding: payload, as: UTF8.self) }
    }

    public struct Will: Sendable {
        public var topic: String
        public var payload: String
        public var isRetained = false

        public init(topic: String, payload: String, isRetained: Bool = false) {
            self.topic = topic
            self.payload = payload
            self.isRetained = isRetained
        }
    }

    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    private struct Waiter {
        let id: UInt64
        let matches: @Sendable (Message) -> Bool
        let continuation: CheckedContinuation<Message?, Never>
    }

    private struct State {
        var messages: [Message] = []
        var waiters: [Waiter] = []
        var answers: [UInt16: CheckedContinuation<UInt8?, Never>] = [:]
        var lastWaiter: UInt64 = 0
        var lastPacket: UInt16 = 0
        var isClosed = false
        var closeCode: UInt8?
    }

    /// What the broker said in its CONNACK.
    public let connack: TestProperties

    private let socket: TestSocket
    private let acknowledges: Bool
    private let state = Mutex(State())
    private let writing = Mutex(())
    private let reader = BlockingWorker(name: "test-client")

    /// Connects to a broker on this machine.
    ///
    /// - Parameter acknowledges: if false, messages with QoS 1 are left without PUBACK.
    public static func connect(
        port: Int, clientID: String = "", username: String? = nil, password: String? = nil, will: Will? = nil,
        acknowledges: Bool = true, properties: TestProperties = TestProperties()
    ) async throws -> TestClient {
        let socket = try TestSocket.connect(port: port)
        var flags: UInt8 = 0x02
        if let will { flags |= 0x04 | 0x08 | (will.isRetained ? 0x20 : 0) }
        if username != nil { flags |= 0x80 }
        if password != nil { flags |= 0x40 }
        var body = MQTTPacket.field("MQTT") + [5, flags] + MQTTPacket.number(UInt16(0)) + properties.bytes
        body += MQTTPacket.field(clientID)
        if let will { body += [0] + MQTTPacket.field(will.topic) + MQTTPacket.field(will.payload) }
        if let username { body += MQTTPacket.field(username) }
        if let password { body += MQTTPacket.field(password) }
        socket.setReceiveTimeout(.seconds(10))
        socket.send(MQTTPacket(.connect, body: body).bytes)
        var stream = MQTTPacketStream()
        while true {
            if let packet = stream.next() {
                var reader = MQTTFieldReader(packet.body)
                _ = reader.byte()
                let code = reader.byte()
                guard packet.kind == .connack, code == 0 else {
                    throw Failure(description: "broker refused the test client with \(code)")
                }
                socket.setReceiveTimeout(.zero)
                return TestClient(
                    socket, stream, connack: TestProperties(&reader), acknowledges: acknowledges)
            }
            let bytes = socket.receive()
            guard !bytes.isEmpty else { throw Failure(description: "broker closed on the test client") }
            stream.append(bytes)
        }
    }

    private init(_ socket: TestSocket, _ stream: MQTTPacketStream, connack: TestProperties, acknowledges: Bool) {
        self.socket = socket
        self.connack = connack
        self.acknowledges = acknowledges
        reader.submit(
            { [weak self] in
                var stream = stream
                repeat {
                    while let packet = stream.next() { self?.handle(packet) }
                    let bytes = socket.receive()
                    guard !bytes.isEmpty else { break }
                    stream.append(bytes)
                } while self != nil
                self?.close()
            }, then: {})
    }

    deinit {
        socket.shutDown()
    }

    // MARK: Requests

    /// Subscribes and returns the broker's reason code: the granted QoS or 128 and above.
    @discardableResult
    public func subscribe(
        _ filter: String, qos: UInt8 = 1, noLocal: Bool = false, retainAsPublished: Bool = false,
        retainHandling: UInt8 = 0
    ) async throws -> UInt8 {
        let options = qos | (noLocal ? 4 : 0) | (retainAsPublished ? 8 : 0) | retainHandling << 4
        return try await request(.subscribe, flags: 2) { $0 + [0] + MQTTPacket.field(filter) + [options] }
    }

    @discardableResult
    public func unsubscribe(_ filter: String) async throws -> UInt8 {
        try await request(.unsubscribe, flags: 2) { $0 + [0] + MQTTPacket.field(filter) }
    }

    /// Publishes; with QoS 1 waits for the broker's reason code.
    @discardableResult
    public func publish(
        _ topic: String, _ payload: [UInt8], qos: UInt8 = 1, retain: Bool = false,
        properties: TestProperties = TestProperties()
    ) async throws -> UInt8 {
        let flags = qos << 1 | (retain ? 1 : 0)
        let (head, tail) = (MQTTPacket.field(topic), properties.bytes + payload)
        guard qos > 0 else {
            send(MQTTPacket(.publish, flags: flags, body: head + tail))
            return 0
        }
        return try await request(.publish, flags: flags) { head + $0 + tail }
    }

    @discardableResult
    public func publish(
        _ topic: String, _ payload: String, qos: UInt8 = 1, retain: Bool = false,
        properties: TestProperties = TestProperties()
    ) async throws -> UInt8 {
        try await publish(topic, Array(payload.utf8), qos: qos, retain: retain, properties: properties)
    }

    /// Leaves without a will.
    public func disconnect() {
        send(MQTTPacket(.disconnect))
        socket.shutDown()
    }

    /// Breaks the connection, so that the broker publishes the will.
    public func abort() {
        socket.shutDown()
    }

    // MARK: Messages

    /// Takes the first message that matches, of those that came already or will come within the time.
    public func next(
        within limit: Duration = .seconds(10), where matches: @escaping @Sendable (Message) -> Bool = { _ in true }
    ) async throws -> Message {
        var waiterID: UInt64 = 0
        var timeout: Task<Void, Never>?
        let message: Message? = await withCheckedContinuation { continuation in
            let found = state.withLock { state -> Message?? in
                if let index = state.messages.firstIndex(where: matches) { return state.messages.remove(at: index) }
                if state.isClosed { return .some(nil) }
                state.lastWaiter += 1
                waiterID = state.lastWaiter
                state.waiters.append(Waiter(id: waiterID, matches: matches, continuation: continuation))
                return nil
            }
            if let found { continuation.resume(returning: found) } else { timeout = giveUp(waiterID, after: limit) }
        }
        timeout?.cancel()
        guard let message else {
            let others = messages.map(\.topic)
            throw Failure(description: "no such message within \(limit); waiting ones: \(others)")
        }
        return message
    }

    /// Takes the next message on a topic.
    public func next(on topic: String, within limit: Duration = .seconds(10)) async throws -> Message {
        try await next(within: limit) { $0.topic.utf8.elementsEqual(topic.utf8) }
    }

    /// The messages that came and were not taken, oldest first.
    public var messages: [Message] { state.withLock { $0.messages } }

    /// Takes all of them.
    public func takeAll() -> [Message] {
        state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
    }

    /// Whether the connection ended, by either side.
    public var isClosed: Bool { state.withLock { $0.isClosed } }

    /// The reason code of the broker's DISCONNECT.
    public var closeCode: UInt8? { state.withLock { $0.closeCode } }

    // MARK: Inside

    private func giveUp(_ waiterID: UInt64, after limit: Duration) -> Task<Void, Never> {
        Task { [weak self] in
            do { try await Task.sleep(for: limit) } catch { return }
            let waiter = self?.state.withLock { state -> Waiter? in
                guard let index = state.waiters.firstIndex(where: { $0.id == waiterID }) else { return nil }
                return state.waiters.remove(at: index)
            }
            waiter?.continuation.resume(returning: nil)
        }
    }

    private func request(
        _ kind: MQTTPacket.Kind, flags: UInt8, _ body: ([UInt8]) -> [UInt8]
    ) async throws -> UInt8 {
        let code: UInt8? = await withCheckedContinuation { continuation in
            let packet = state.withLock { state -> UInt16? in
                guard !state.isClosed else { return nil }
                repeat {
                    state.lastPacket = state.lastPacket == .max ? 1 : state.lastPacket + 1
                } while state.answers[state.lastPacket] != nil
                state.answers[state.lastPacket] = continuation
                return state.lastPacket
            }
            guard let packet else { return continuation.resume(returning: nil) }
            send(MQTTPacket(kind, flags: flags, body: body(MQTTPacket.number(packet))))
        }
        guard let code else { throw Failure(description: "the broker closed before it answered \(kind)") }
        return code
    }

    private func send(_ packet: MQTTPacket) {
        writing.withLock { _ in _ = socket.send(packet.bytes) }
    }

    private func handle(_ packet: MQTTPacket) {
        var reader = MQTTFieldReader(packet.body)
        switch packet.kind {
        case .publish:
            let topic = reader.text()
            let qos = packet.flags >> 1 & 3
            let id = qos > 0 ? reader.number16() : 0
            let properties = TestProperties(&reader)
            let message = Message(
                topic: topic, payload: reader.remaining(), qos: qos, isRetained: packet.flags & 1 != 0,
                isDuplicate: packet.flags & 8 != 0, properties: properties)
            if qos > 0, acknowledges { send(MQTTPacket(.puback, body: MQTTPacket.number(id))) }
            deliver(message)
        case .puback:
            answer(reader.number16(), reader.isAtEnd ? 0 : reader.byte())
        case .suback, .unsuback:
            let id = reader.number16()
            _ = TestProperties(&reader)
            answer(id, reader.byte())
        case .disconnect:
            state.withLock { $0.closeCode = reader.isAtEnd ? 0 : reader.byte() }
        default:
            break
        }
    }

    private func deliver(_ message: Message) {
        let waiter = state.withLock { state -> Waiter? in
            guard let index = state.waiters.firstIndex(where: { $0.matches(message) }) else {
                state.messages.append(message)
                return nil
            }
            return state.waiters.remove(at: index)
        }
        waiter?.continuation.resume(returning: message)
    }

    private func answer(_ id: UInt16, _ code: UInt8) {
        state.withLock { $0.answers.removeValue(forKey: id) }?.resume(returning: code)
    }

    private func close() {
        let (waiters, answers) = state.withLock { state in
            state.isClosed = true
            defer {
                state.waiters = []
                state.answers = [:]
            }
            return (state.waiters, state.answers)
        }
        for waiter in waiters { waiter.continuation.resume(returning: nil) }
        for continuation in answers.values { continuation.resume(returning: nil) }
    }
}
