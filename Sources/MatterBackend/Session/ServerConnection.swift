import EventLoop
import WebSockets

/// A connection over WebSocket. Messages are read on its thread.
@LoopActor
final class ServerConnection: MatterConnection {
    private let client: WebSocketClient
    private let inbox: Inbox

    init(
        _ configuration: WebSocketClient.Configuration, reader: MessageReader,
        _ report: @escaping @LoopActor (ConnectionEvent) -> Void
    ) {
        let inbox = Inbox(report)
        self.inbox = inbox
        client = WebSocketClient(configuration) { event in
            switch event {
            case .opened: inbox.add(.opened)
            case .message(let text):
                do throws(MessageReader.Failure) {
                    if let message = try reader.read(text) { inbox.add(.message(message)) }
                } catch {
                    inbox.add(.nonsense(error.reason))
                }
            case .closed(let reason): inbox.add(.closed(reason))
            }
        }
    }

    func send(_ text: [UInt8]) { client.send(text) }

    func close() {
        inbox.close()
        client.close()
    }
}
