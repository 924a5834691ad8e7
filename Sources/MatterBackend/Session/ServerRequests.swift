import EventLoop
import HomeModel

/// Requests on their way to a Matter Server and back: sends what `RequestQueue` decides, and answers those who asked.
@LoopActor
final class ServerRequests {
    typealias Completion = @LoopActor (Result<ServerResult, RequestFailure>) -> Void

    private let loop: EventLoop
    private var queue = RequestQueue()
    private var completions: [RequestQueue.Ticket: Completion] = [:]
    private var timer: LoopTimer?
    /// How a request gets to the server; nil while there is no connection.
    var transmit: (([UInt8]) -> Void)?

    init(loop: EventLoop) { self.loop = loop }

    /// Asks the server; `completion` is called exactly once, possibly before this returns.
    func send(_ request: ServerRequest, then completion: @escaping Completion) {
        guard transmit != nil else { return completion(.failure(.failed(ServerFailure.away))) }
        let (ticket, actions) = queue.submit(request, at: loop.now)
        completions[ticket] = completion
        carryOut(actions)
        arm()
    }

    /// An answer came; false: nobody waits for it, any more or at all.
    func answered(_ id: String, _ result: Result<ServerResult, RequestFailure>) -> Bool {
        guard let ticket = RequestQueue.Ticket(id), let actions = queue.answered(ticket, at: loop.now) else {
            return false
        }
        let completion = completions.removeValue(forKey: ticket)
        carryOut(actions)
        completion?(result)
        return true
    }

    /// Nothing that is open will be answered.
    /// - Parameter failure: what everybody is told; nil: what a lost connection means for each.
    func drop(_ failure: CommandFailure? = nil) { carryOut(queue.drop(failure)) }

    private func carryOut(_ actions: [RequestQueue.Action]) {
        for action in actions {
            switch action {
            case .send(let ticket, let request): transmit?(request.text(id: String(ticket)))
            case .fail(let ticket, let failure): completions.removeValue(forKey: ticket)?(.failure(.failed(failure)))
            }
        }
    }

    private func arm() {
        guard timer == nil, !queue.isEmpty else { return }
        timer = loop.schedule(after: .seconds(1)) { [weak self] in
            guard let self else { return }
            timer = nil
            carryOut(queue.expire(at: loop.now))
            arm()
        }
    }
}
