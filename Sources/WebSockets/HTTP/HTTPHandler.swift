/// What a server asks about requests. Called on its service thread, one call at a time: nothing here may block.
public protocol HTTPHandler: Sendable {
    /// Looks at the head of a request, before its body is read: an answer refuses the request, which then costs no memory.
    func refusal(of head: HTTPRequest) -> HTTPResponse?

    /// Answers a whole request, now or later, from any thread.
    func handle(_ request: HTTPRequest, _ answer: HTTPAnswer)
}
