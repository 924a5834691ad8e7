import EventLoop

/// Requests whose payloads and answers are in a format that is not ours, so that even what is wrong with them is said in theirs.
extension RequestRouter {
    public enum ForeignPayload: Sendable {
        case whole([UInt8])
        /// Not looked at, and why.
        case refused(String)
    }

    public typealias ForeignCompletion = @LoopActor ([UInt8]) -> Void
    /// Called with the payload and how long each command may take, where the sender said.
    public typealias ForeignHandler = @LoopActor (ForeignPayload, Duration?, @escaping ForeignCompletion) -> Void

    /// Adds a request that calls its completion once, with the whole answer.
    public func addForeign(_ name: String, _ handler: @escaping ForeignHandler) { foreign[name] = handler }
}
