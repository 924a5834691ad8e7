import CWebSockets
import Glibc
import Telemetry

/// The service thread of a server: sockets and connections. It never leaves that thread.
final class HTTPService {
    let limits: HTTPLimits
    let handler: any HTTPHandler
    let mailbox: HTTPServerMailbox
    private let logger: Logger
    private let protocols = ProtocolTable("http", bufferSize: 16384, serverCallback)
    private var listeners: [OpaquePointer: Int32] = [:]
    private var connections: [UInt64: HTTPConnection] = [:]
    private var numbers: [OpaquePointer: UInt64] = [:]
    private var lastNumber: UInt64 = 0
    private var context: OpaquePointer?
    private var stopTimer: ServiceTimer?
    private var acceptTimer: ServiceTimer?
    private var isOver = false

    private init(
        _ limits: HTTPLimits, _ handler: any HTTPHandler, _ mailbox: HTTPServerMailbox, _ logger: Logger
    ) {
        self.limits = limits
        self.handler = handler
        self.mailbox = mailbox
        self.logger = logger
    }

    static func run(
        _ listener: HTTPListener, _ limits: HTTPLimits, _ handler: any HTTPHandler, _ mailbox: HTTPServerMailbox,
        _ logger: Logger
    ) {
        HTTPService(limits, handler, mailbox, logger).serve(listener.sockets)
    }

    private func serve(_ sockets: [Int32]) {
        guard let context = makeContext() else {
            for socket in sockets { close(socket) }
            return logger.error("the HTTP server cannot run: libwebsockets gave no context")
        }
        self.context = context
        mailbox.waker.attach(context)
        let timers = (ServiceTimer(context: context), ServiceTimer(context: context))
        (stopTimer, acceptTimer) = timers
        for socket in sockets {
            // Closes the socket if it cannot be taken.
            if let listener = adopt(socket, LWS_ADOPT_RAW_FILE_DESC) { listeners[listener] = socket }
        }
        heed()
        while !isOver, lws_service(context, 0) >= 0 {}
        stopTimer?.cancel()
        acceptTimer?.cancel()
        for connection in connections.values { connection.abandon() }
        mailbox.waker.detach()
        lws_context_destroy(context)
    }

    private func makeContext() -> OpaquePointer? {
        guard WebSocketLibrary.isQuiet else { return nil }
        var info = lws_context_creation_info()
        info.port = -2  // CONTEXT_PORT_NO_LISTEN_SERVER
        info.protocols = protocols.pointer
        info.user = Unmanaged.passUnretained(self).toOpaque()
        info.uid = -1
        info.gid = -1
        // Connections that are being closed still count, and the library has descriptors of its own.
        info.fd_limit_per_thread = UInt32(clamping: limits.connections * 2 + 32)
        info.pt_serv_buf_size = 16384
        return lws_create_context(&info)
    }

    private func adopt(_ descriptor: Int32, _ kind: lws_adoption_type) -> OpaquePointer? {
        guard let context, let host = lws_get_vhost_by_name(context, "default") else {
            close(descriptor)
            return nil
        }
        return lws_adopt_descriptor_vhost(host, kind, lws_sock_file_fd_type(sockfd: descriptor), protocols.name, nil)
    }

    // MARK: What other threads tell

    /// Acts on the mailbox, whenever another thread woke this one.
    func heed() {
        for (number, request, response) in mailbox.takeAnswers() {
            connections[number]?.answer(response, to: request)
        }
        guard mailbox.isStopping, !listeners.isEmpty || connections.isEmpty else { return }
        for listener in listeners.keys { Self.kill(listener) }
        listeners = [:]
        for connection in connections.values where !connection.isBusy { connection.close() }
        endIfIdle()
        stopTimer?.start(after: 1) { [unowned self] in end() }
    }

    private func endIfIdle() {
        if mailbox.isStopping, connections.isEmpty { end() }
    }

    private func end() {
        isOver = true
        if let context { lws_cancel_service(context) }
    }

    // MARK: Connections

    /// Takes the clients that wait at a listening socket.
    func accept(at listener: OpaquePointer) {
        guard let socket = listeners[listener] else { return }
        // A few at a time, so that those who are connected have their turn.
        for _ in 0..<16 {
            let descriptor = Glibc.accept(socket, nil, nil)
            guard descriptor >= 0 else {
                if errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM { pause(listener) }
                return
            }
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            var one: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, 4)
            admit(descriptor)
        }
    }

    /// Without descriptors the socket stays readable: waiting a while is better than trying without end.
    private func pause(_ listener: OpaquePointer) {
        logger.warning("no client can be accepted: the system has no descriptor left")
        lws_rx_flow_control(listener, 0)
        acceptTimer?.start(after: 1) { [unowned self] in
            for listener in listeners.keys {
                lws_rx_flow_control(listener, 1 | Int32(LWS_RXFLOW_REASON_FLAG_PROCESS_NOW))
            }
        }
    }

    private func admit(_ descriptor: Int32) {
        if connections.count >= limits.connections {
            guard let longest = connections.values.filter({ !$0.isBusy }).min(by: { $0.since < $1.since }) else {
                let response = HTTPResponse(.serviceUnavailable, text: "all connections are taken")
                let bytes = response.bytes(isHead: false, keepsAlive: false, time: time(nil))
                _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                close(descriptor)
                return
            }
            longest.close()
        }
        guard let context, let socket = adopt(descriptor, LWS_ADOPT_SOCKET) else { return }
        lastNumber += 1
        numbers[socket] = lastNumber
        connections[lastNumber] = HTTPConnection(
            number: lastNumber, socket: socket, timer: ServiceTimer(context: context), service: self)
    }

    func connection(of socket: OpaquePointer) -> HTTPConnection? {
        numbers[socket].flatMap { connections[$0] }
    }

    /// The library has closed the socket.
    func closed(_ socket: OpaquePointer) {
        guard let number = numbers.removeValue(forKey: socket) else { return }
        connections.removeValue(forKey: number)?.abandon()
        endIfIdle()
    }

    /// Closes a socket now. Not from within a callback for that socket.
    static func kill(_ socket: OpaquePointer) {
        lws_set_timeout(socket, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_SYNC)
    }
}

/// What libwebsockets calls for everything on a server's context, on its service thread.
private func serverCallback(
    _ socket: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
    _ input: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
    guard let socket, let context = lws_get_context(socket), let owner = lws_context_user(context) else { return 0 }
    let service = Unmanaged<HTTPService>.fromOpaque(owner).takeUnretainedValue()
    switch reason {
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        service.heed()
    case LWS_CALLBACK_RAW_RX_FILE:
        service.accept(at: socket)
    case LWS_CALLBACK_RAW_RX:
        let bytes = UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length)
        return service.connection(of: socket)?.received(bytes) == false ? -1 : 0
    case LWS_CALLBACK_RAW_WRITEABLE:
        return service.connection(of: socket)?.mayWrite() == false ? -1 : 0
    case LWS_CALLBACK_RAW_CLOSE:
        service.closed(socket)
    default:
        break
    }
    return 0
}
