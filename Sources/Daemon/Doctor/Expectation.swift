import EventLoop
import MQTT

/// A message that is waited for, from the moment this is made.
@LoopActor
final class Expectation {
    let matches: (InboundMessage) -> Bool
    private var result: InboundMessage?
    private var continuation: CheckedContinuation<InboundMessage?, Never>?
    private(set) var isPending = true

    init(_ matches: @escaping (InboundMessage) -> Bool) { self.matches = matches }

    /// The message; nil when it did not come in time or cannot come any more.
    func message(within limit: Duration) async -> InboundMessage? {
        guard isPending, limit > .zero else { return result }
        let timer = EventLoop.shared.schedule(after: limit) { [weak self] in self?.end(nil) }
        defer { timer.cancel() }
        return await withCheckedContinuation { continuation = $0 }
    }

    func end(_ message: InboundMessage?) {
        guard isPending else { return }
        isPending = false
        result = message
        continuation?.resume(returning: message)
        continuation = nil
    }
}
