import Synchronization
import WebSockets

/// Answers with what was asked; `/refused` is refused by its head, `/late` is answered when the test says so, `/never` not.
final class EchoHandler: HTTPHandler {
    private let kept = Mutex<[HTTPAnswer]>([])
    private let seen = Mutex<[String]>([])
    private let continuation: AsyncStream<Void>.Continuation
    /// One for each request to `/late` or `/never`.
    let keptAnswers: AsyncStream<Void>

    init() {
        (keptAnswers, continuation) = AsyncStream.makeStream()
    }

    /// The paths of the requests that were handled.
    var paths: [String] { seen.withLock { $0 } }

    func refusal(of head: HTTPRequest) -> HTTPResponse? {
        head.path == "/refused" ? HTTPResponse(.unauthorized, text: "no") : nil
    }

    func handle(_ request: HTTPRequest, _ answer: HTTPAnswer) {
        seen.withLock { $0.append(request.path) }
        switch request.path {
        case "/late", "/never":
            kept.withLock { $0.append(answer) }
            continuation.yield()
        case "/forgotten":
            break
        case "/large":
            answer.send(HTTPResponse(.ok, body: [UInt8](repeating: 65, count: 8 << 20)))
        case "/huge":
            // More than the buffers of both sockets hold.
            answer.send(HTTPResponse(.ok, body: [UInt8](repeating: 65, count: 64 << 20)))
        default:
            answer.send(
                HTTPResponse(
                    .ok, text: "\(request.method) \(request.path) \(String(decoding: request.body, as: UTF8.self))"))
        }
    }

    func answerKept(_ text: String) {
        let answers = kept.withLock { kept in
            defer { kept = [] }
            return kept
        }
        for answer in answers { answer.send(HTTPResponse(.ok, text: text)) }
    }
}
