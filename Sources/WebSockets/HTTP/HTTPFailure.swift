/// Why the bytes of a client are no request that can be answered.
struct HTTPFailure: Error, Equatable {
    let status: HTTPStatus
    /// What is wrong and what is right.
    let reason: String

    init(_ status: HTTPStatus, _ reason: String) {
        self.status = status
        self.reason = reason
    }
}
