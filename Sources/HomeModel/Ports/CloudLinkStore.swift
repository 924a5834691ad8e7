public import EventLoop

/// Keeps over restarts what Google was told last, so that it is told of changes without another SYNC.
@LoopActor
public protocol CloudLinkStore: AnyObject {
    /// The text that was kept last; nil: none.
    func cloudLink() throws -> String?

    /// Writes it down durably; nil takes it away.
    func keepCloudLink(_ text: String?) throws
}
