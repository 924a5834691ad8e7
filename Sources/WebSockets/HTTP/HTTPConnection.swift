import CWebSockets
import Glibc

/// One client of a server, on the service thread.
final class HTTPConnection {
    private enum Phase {
        /// Waiting for a request, or reading it.
        case reading
        /// The handler has the request.
        case handling
        /// The client has yet to take the answer.
        case writing(closes: Bool)
        /// Everything is said; what the client still sends is thrown away. Closing at once would reset the connection, and the
        /// client could lose the answer (RFC 9112 section 9.6).
        case draining
        /// To be closed by what the callback returns, or closed.
        case closed
    }

    private let number: UInt64
    private let socket: OpaquePointer
    private let timer: ServiceTimer
    private unowned let service: HTTPService
    private var parser: HTTPRequestParser
    private var phase = Phase.reading
    /// Since when it has been in its phase.
    private(set) var since = ContinuousClock.now
    /// What the timer runs for, so that bytes that trickle in do not start it again.
    private var awaited: Awaited?
    private var request: HTTPRequest?
    private var requestCount = 0
    private var drained = 0
    private var isInCallback = false
    private static let maximumDrained = 4 << 20

    private enum Awaited {
        case firstByte, nextRequest, head, body
    }

    init(number: UInt64, socket: OpaquePointer, timer: ServiceTimer, service: HTTPService) {
        self.number = number
        self.socket = socket
        self.timer = timer
        self.service = service
        parser = HTTPRequestParser(maximumHead: service.limits.head, maximumBody: service.limits.body)
        wait()
    }

    /// Whether an answer is on its way.
    var isBusy: Bool {
        switch phase {
        case .handling, .writing: true
        case .reading, .draining, .closed: false
        }
    }

    // MARK: From the library

    /// - Returns: false to close the connection.
    func received(_ bytes: UnsafeRawBufferPointer) -> Bool {
        callback {
            switch phase {
            case .reading:
                parser.append(bytes)
                read()
            case .handling, .writing:
                // Reading is switched off; what was on its way is kept.
                parser.append(bytes)
                if parser.buffered > service.limits.head + service.limits.body { close() }
            case .draining:
                drained += bytes.count
                if drained > Self.maximumDrained { close() }
            case .closed:
                break
            }
        }
    }

    /// The socket took all that was written.
    /// - Returns: false to close the connection.
    func mayWrite() -> Bool {
        callback {
            guard case .writing(let closes) = phase else { return }
            request = nil
            lws_rx_flow_control(socket, 1)
            if closes || service.mailbox.isStopping {
                enter(.draining)
                shutdown(lws_get_socket_fd(socket), Int32(SHUT_WR))
                timer.start(after: 2) { [unowned self] in close() }
            } else {
                enter(.reading)
                read()
            }
        }
    }

    private func callback(_ body: () -> Void) -> Bool {
        isInCallback = true
        body()
        isInCallback = false
        if case .closed = phase { return false }
        return true
    }

    /// Forgets its timer; the socket is gone, or goes with the context.
    func abandon() {
        timer.cancel()
        phase = .closed
    }

    func close() {
        if case .closed = phase { return }
        timer.cancel()
        phase = .closed
        if !isInCallback { HTTPService.kill(socket) }
    }

    // MARK: Requests

    private func read() {
        while case .reading = phase {
            do throws(HTTPFailure) {
                switch try parser.next() {
                case .needsMore:
                    return wait()
                case .head(let head):
                    if let refusal = service.handler.refusal(of: head) {
                        request = head
                        respond(refusal, closes: parser.expectsBody || !head.keepsAlive)
                        // Without a body there is nothing left of this request but its end.
                        if !parser.expectsBody { _ = try parser.next() }
                    } else if parser.expectsBody, head.header("expect") != nil, head.isVersion11 {
                        write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
                    }
                case .request(let request):
                    handle(request)
                }
            } catch {
                respond(HTTPResponse(error.status, text: error.reason), closes: true)
            }
        }
    }

    private func handle(_ request: HTTPRequest) {
        self.request = request
        enter(.handling)
        requestCount += 1
        awaited = nil
        lws_rx_flow_control(socket, 0)
        timer.start(after: service.limits.answerTime) { [unowned self] in
            respond(HTTPResponse(.gatewayTimeout, text: "there was no answer in time"), closes: true)
        }
        service.handler.handle(request, makeAnswer())
    }

    private func makeAnswer() -> HTTPAnswer {
        let (mailbox, number, count) = (service.mailbox, number, requestCount)
        return HTTPAnswer { mailbox.add($0, for: number, request: count) }
    }

    /// The handler's answer to a request, by its number on this connection.
    func answer(_ response: HTTPResponse, to count: Int) {
        guard case .handling = phase, count == requestCount, let request else { return }
        respond(response, closes: !request.keepsAlive)
    }

    private func respond(_ response: HTTPResponse, closes: Bool) {
        enter(.writing(closes: closes))
        awaited = nil
        lws_rx_flow_control(socket, 0)
        write(
            response.bytes(
                isHead: request?.method == "HEAD", keepsAlive: !closes && !service.mailbox.isStopping,
                time: time(nil)))
        timer.start(after: service.limits.writeTime) { [unowned self] in close() }
        lws_callback_on_writable(socket)
    }

    private func write(_ bytes: [UInt8]) {
        var buffer = [UInt8](repeating: 0, count: websockets_prefix())
        buffer.append(contentsOf: bytes)
        let count = bytes.count
        let written = buffer.withUnsafeMutableBufferPointer { buffer in
            // HTTP stands for bytes as they are. What the socket does not take at once is kept by the library.
            buffer.baseAddress.map { lws_write(socket, $0 + websockets_prefix(), count, LWS_WRITE_HTTP) } ?? -1
        }
        if written < count { close() }
    }

    // MARK: Time

    private func enter(_ phase: Phase) {
        self.phase = phase
        since = .now
    }

    /// Gives the client the time that what is missing may take.
    private func wait() {
        let now: Awaited =
            if parser.isInBody {
                .body
            } else if !parser.isAtStart {
                .head
            } else {
                requestCount == 0 ? .firstByte : .nextRequest
            }
        guard now != awaited else { return }
        awaited = now
        let limits = service.limits
        switch now {
        case .firstByte:
            timer.start(after: limits.headTime) { [unowned self] in close() }
        case .nextRequest:
            timer.start(after: limits.idleTime) { [unowned self] in close() }
        case .head:
            timer.start(after: limits.headTime) { [unowned self] in
                respond(HTTPResponse(.requestTimeout, text: "the headers did not come in time"), closes: true)
            }
        case .body:
            timer.start(after: limits.bodyTime) { [unowned self] in
                respond(HTTPResponse(.requestTimeout, text: "the body did not come in time"), closes: true)
            }
        }
    }
}
