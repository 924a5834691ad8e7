public import EventLoop

/// The owner of an ``MQTTEngine``. All calls come on the loop, never from within a call to the engine, and between
/// `didConnect` and `didDisconnect` except where noted.
@LoopActor
public protocol MQTTEngineDelegate: AnyObject {
    /// There is a connection and the broker has answered all configured subscriptions.
    func engine(_ engine: MQTTEngine, didConnect info: ConnectionInfo)

    /// The connection is gone, or an attempt failed (`reason.wasConnected`). Messages without acknowledgement may or
    /// may not have arrived: publish again what is still true after the next `didConnect`.
    func engine(_ engine: MQTTEngine, didDisconnect reason: MQTTDisconnectReason)

    func engine(_ engine: MQTTEngine, didReceive message: InboundMessage)

    /// The broker answered the message that `publish` gave this token for.
    func engine(_ engine: MQTTEngine, didAcknowledge token: UInt64, outcome: PublishOutcome)

    /// In each turn of the loop while something may be published: the moment to hand over what is due.
    func engineHasCapacity(_ engine: MQTTEngine)
}
