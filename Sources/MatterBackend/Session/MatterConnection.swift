import EventLoop

/// One connection to a Matter Server. What it reports comes on the loop's thread, in order; nothing comes after `closed`.
@LoopActor
protocol MatterConnection: AnyObject {
    func send(_ text: [UInt8])
    /// Nothing is reported any more.
    func close()
}

/// What a connection reports.
enum ConnectionEvent: Sendable {
    case opened
    case message(ServerMessage)
    /// A message that made no sense, and why.
    case nonsense(String)
    case closed(String)
}

/// Makes connections.
typealias Connector = @LoopActor (@escaping @LoopActor (ConnectionEvent) -> Void) -> any MatterConnection
