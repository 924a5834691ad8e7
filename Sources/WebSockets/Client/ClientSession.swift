import CWebSockets
import Glibc

/// The life of one client connection on its service thread, which it never leaves.
final class ClientSession {
    private enum Phase {
        case connecting, open, closing
    }

    let configuration: WebSocketClient.Configuration
    private let mailbox: ClientMailbox
    private let onEvent: (WebSocketClient.Event) -> Void

    private var phase = Phase.connecting
    private var connection: OpaquePointer?
    private var context: OpaquePointer?
    private var deadline: ServiceTimer?
    private var heartbeat: ServiceTimer?
    /// Why it ends; the first reason is the cause, what follows are consequences.
    private var reason: String?
    private var isOver = false
    private var isServerDistrusted = false

    private var message: [UInt8] = []
    /// Texts being sent, the next one last.
    private var outgoing: [[UInt8]] = []
    private var mustPing = false
    private var closeStatus = LWS_CLOSE_STATUS_NORMAL
    private var heardSincePing = true

    private init(
        _ configuration: WebSocketClient.Configuration, _ mailbox: ClientMailbox,
        _ onEvent: @escaping (WebSocketClient.Event) -> Void
    ) {
        self.configuration = configuration
        self.mailbox = mailbox
        self.onEvent = onEvent
    }

    /// Connects and serves until the connection is over; the last event is `closed`.
    static func run(
        _ configuration: WebSocketClient.Configuration, _ mailbox: ClientMailbox,
        _ onEvent: @escaping (WebSocketClient.Event) -> Void
    ) {
        let session = ClientSession(configuration, mailbox, onEvent)
        session.serve()
        mailbox.end()
        onEvent(.closed(reason: session.reason ?? "the connection was lost"))
    }

    private func serve() {
        if let ca = configuration.ca, configuration.url.isSecure, access(ca, R_OK) != 0 {
            return end("the file of authorities \(ca) cannot be read: \(String(cString: strerror(errno)))")
        }
        let setup = ClientSetup(configuration, session: Unmanaged.passUnretained(self).toOpaque())
        guard let context = setup.makeContext() else { return end("libwebsockets gave no context") }
        self.context = context
        mailbox.waker.attach(context)
        let (deadline, heartbeat) = (ServiceTimer(context: context), ServiceTimer(context: context))
        (self.deadline, self.heartbeat) = (deadline, heartbeat)
        deadline.start(after: configuration.connectTimeout) { [unowned self] in
            end("no answer from \(configuration.url.authority) within \(configuration.connectTimeout) s")
        }
        // What was asked for before there was a context to wake.
        heed()
        if !isOver { setup.connect(context) }
        while !isOver, lws_service(context, 0) >= 0 {}
        end("the service thread's poll failed")

        deadline.cancel()
        heartbeat.cancel()
        mailbox.waker.detach()
        lws_context_destroy(context)
        withExtendedLifetime(setup) {}
    }

    /// Leaves the service loop. The context closes the socket.
    private func end(_ reason: String) {
        if self.reason == nil { self.reason = reason }
        isOver = true
        if let context { lws_cancel_service(context) }
    }

    // MARK: What other threads ask for

    /// Acts on the mailbox, whenever another thread woke this one.
    func heed() {
        guard !isOver else { return }
        if mailbox.isOverfull {
            return end("more than \(mailbox.limit) bytes wait to be sent: the server does not read them")
        }
        if mailbox.isClosing, phase != .closing {
            guard phase == .open else { return end("closed before it was open") }
            close(LWS_CLOSE_STATUS_NORMAL, "closed on this side")
        }
        if phase != .connecting { requestWriting() }
    }

    private func requestWriting() {
        if let connection { lws_callback_on_writable(connection) }
    }

    // MARK: What the library reports

    func opened(_ connection: OpaquePointer) {
        guard !isOver else { return }
        self.connection = connection
        phase = .open
        deadline?.cancel()
        scheduleHeartbeat()
        onEvent(.opened)
        heed()
    }

    func received(_ bytes: UnsafeRawBufferPointer, on connection: OpaquePointer) {
        heardSincePing = true
        guard !isOver, phase == .open else { return }
        guard lws_frame_is_binary(connection) == 0 else {
            return refuse(LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, "the server sent a message that is not text")
        }
        if lws_is_first_fragment(connection) != 0 { message.removeAll() }
        let announced = lws_remaining_packet_payload(connection)
        guard bytes.count <= configuration.maximumMessage - message.count,
            announced <= configuration.maximumMessage - message.count - bytes.count
        else {
            return refuse(
                LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE,
                "the server sent a message longer than \(configuration.maximumMessage) bytes")
        }
        message.append(contentsOf: bytes)
        if announced == 0, lws_is_final_fragment(connection) != 0 {
            let whole = message
            message = []
            onEvent(.message(whole))
        }
    }

    private func refuse(_ status: lws_close_status, _ reason: String) {
        message = []
        close(status, reason)
    }

    /// Starts to end the connection in order.
    private func close(_ status: lws_close_status, _ reason: String) {
        if self.reason == nil { self.reason = reason }
        phase = .closing
        closeStatus = status
        deadline?.start(after: 2) { [unowned self] in end(reason) }
        requestWriting()
    }

    /// Sends the close frame when all texts are sent.
    ///
    /// Not from within a callback for the connection: closing it by what such a callback returns would send no close frame.
    private func sayGoodbye() {
        heartbeat?.start(after: 0) { [unowned self] in
            guard let connection, !isOver else { return }
            lws_close_reason(connection, closeStatus, nil, 0)
            lws_set_timeout(connection, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_SYNC)
        }
    }

    func heardPong() {
        heardSincePing = true
    }

    /// The server's close frame.
    func serverCloses(code: Int?, text: String) {
        guard reason == nil, phase == .open else { return }
        let words = text.isEmpty ? "" : " (\(text))"
        reason = code.map { "the server closed with code \($0)\(words)" } ?? "the server closed without a code"
    }

    func distrustsServer() {
        isServerDistrusted = true
    }

    /// The connection could not be made, in the library's words.
    func failed(_ words: String, status: Int) {
        if isServerDistrusted, status == 0 {
            return end(
                "the certificate of \(configuration.url.authority) is not trusted: signed by no known authority, for another "
                    + "name, or out of date")
        }
        end(ConnectFailure.reason(words, status: status, url: configuration.url))
    }

    func closed() {
        end("the connection was cut")
    }

    /// Sends one frame.
    /// - Returns: false to close the connection.
    func mayWrite(on connection: OpaquePointer) -> Bool {
        guard !isOver else { return true }
        if mustPing, phase == .open {
            mustPing = false
            requestWriting()
            var none = [UInt8](repeating: 0, count: websockets_prefix())
            return write(&none, LWS_WRITE_PING, to: connection)
        }
        if outgoing.isEmpty { outgoing = mailbox.takeTexts().reversed() }
        if let text = outgoing.popLast() {
            requestWriting()
            var buffer = [UInt8]()
            buffer.reserveCapacity(websockets_prefix() + text.count)
            buffer.append(contentsOf: repeatElement(0, count: websockets_prefix()))
            buffer.append(contentsOf: text)
            defer { mailbox.sent(text) }
            return write(&buffer, LWS_WRITE_TEXT, to: connection)
        }
        if phase == .closing { sayGoodbye() }
        return true
    }

    private func write(_ buffer: inout [UInt8], _ kind: lws_write_protocol, to connection: OpaquePointer) -> Bool {
        let count = buffer.count - websockets_prefix()
        return buffer.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return false }
            // What the socket does not take at once is kept by the library.
            return lws_write(connection, start + websockets_prefix(), count, kind) >= count
        }
    }

    // MARK: Signs of life

    private func scheduleHeartbeat() {
        heartbeat?.start(after: configuration.pingInterval) { [unowned self] in
            guard phase == .open else { return }
            guard heardSincePing else {
                return end("no pong from the server within \(configuration.pingInterval) s")
            }
            heardSincePing = false
            mustPing = true
            requestWriting()
            scheduleHeartbeat()
        }
    }
}
