import EventLoop
import Synchronization

/// A far end that does what a script says, for behaviour that no real broker shows.
public final class FakeBroker: Sendable {
    /// One connection, as the script sees it. Its calls block; scripts run on threads of their own.
    public final class Connection: Sendable {
        /// Counted from 1.
        public let number: Int
        private let socket: TestSocket
        private let stream = Mutex(MQTTPacketStream())

        init(number: Int, socket: TestSocket) {
            self.number = number
            self.socket = socket
        }

        /// Waits for the next packet; nil at the end of the connection.
        public func receive() -> MQTTPacket? {
            while true {
                if let packet = stream.withLock({ $0.next() }) { return packet }
                let bytes = socket.receive()
                guard !bytes.isEmpty else { return nil }
                stream.withLock { $0.append(bytes) }
            }
        }

        public func send(_ bytes: [UInt8]) { socket.send(bytes) }

        public func send(_ packet: MQTTPacket) { socket.send(packet.bytes) }

        /// Accepts CONNECT in the version the client asked for.
        public func accept(_ connect: MQTTPacket, properties: TestProperties = TestProperties()) {
            let isVersion5 = connect.body.count > 6 && connect.body[6] == 5
            send(MQTTPacket(.connack, body: [0, 0] + (isVersion5 ? properties.bytes : [])))
        }

        /// Reads until the client is gone.
        public func drain() {
            while !socket.receive().isEmpty {}
        }

        /// Closes with a reset.
        public func reset() { socket.resetOnClose() }
    }

    public let port: Int
    private let listener: TestSocket
    private let acceptor = BlockingWorker(name: "fake-broker")
    private let open = OpenSockets()

    /// Runs `script` for each connection that comes; the connection is closed when it returns.
    public init(_ script: @escaping @Sendable (Connection) -> Void) throws {
        listener = try TestSocket.listen()
        port = listener.port
        let (listener, open) = (listener, open)
        acceptor.submit(
            {
                while let socket = listener.accept() {
                    let number = open.admit(socket)
                    let worker = BlockingWorker(name: "fake-broker")
                    worker.submit(
                        {
                            script(Connection(number: number, socket: socket))
                            socket.shutDown()
                            open.forget(socket)
                        }, then: { _ = worker })
                }
            }, then: {})
    }

    deinit {
        listener.shutDown()
        open.shutDown()
    }

    /// How many connections came.
    public var connectionCount: Int { open.count }
}

private final class OpenSockets: Sendable {
    private let state = Mutex<(sockets: [TestSocket], count: Int)>(([], 0))

    var count: Int { state.withLock { $0.count } }

    func admit(_ socket: TestSocket) -> Int {
        state.withLock { state in
            state.sockets.append(socket)
            state.count += 1
            return state.count
        }
    }

    func forget(_ socket: TestSocket) {
        state.withLock { state in state.sockets.removeAll { $0 === socket } }
    }

    func shutDown() {
        for socket in state.withLock({ $0.sockets }) { socket.shutDown() }
    }
}
