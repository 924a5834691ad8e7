import Synchronization
import TestSupport
import WebSockets

/// The events of one client, in order.
final class EventRecorder: Sendable {
    private let all = Mutex<[WebSocketClient.Event]>([])
    let stream: AsyncStream<WebSocketClient.Event>
    private let continuation: AsyncStream<WebSocketClient.Event>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    var events: [WebSocketClient.Event] { all.withLock { $0 } }

    @Sendable func add(_ event: WebSocketClient.Event) {
        all.withLock { $0.append(event) }
        continuation.yield(event)
        if case .closed = event { continuation.finish() }
    }

    /// Waits until the connection is open.
    func opened() async {
        for await event in stream where event == .opened { return }
    }

    /// Waits for the end and tells the reason.
    func closed() async -> String {
        for await event in stream {
            if case .closed(let reason) = event { return reason }
        }
        return "it ended without a reason"
    }
}

extension WebSocketClient {
    /// A client of a server of this machine and the record of its events.
    static func start(
        _ url: String, maximumMessage: Int = 64 << 20, connectTimeout: Double = 10, pingInterval: Double = 30,
        ca: String? = nil, insecure: Bool = false,
        onEvent: @escaping @Sendable (Event) -> Void = { _ in }
    ) throws -> (WebSocketClient, EventRecorder) {
        let recorder = EventRecorder()
        let configuration = Configuration(
            url: try WebSocketURL(url), maximumMessage: maximumMessage, connectTimeout: connectTimeout,
            pingInterval: pingInterval, ca: ca, insecure: insecure)
        let client = WebSocketClient(configuration) { event in
            recorder.add(event)
            onEvent(event)
        }
        return (client, recorder)
    }
}
