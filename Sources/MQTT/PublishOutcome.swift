/// What the broker answered to a message with QoS 1.
public enum PublishOutcome: Sendable, Equatable {
    case accepted
    /// MQTT 5 only: the broker did not take the message. Its reason code and text; 135 is "not authorized".
    case refused(code: UInt8, text: String)
}

/// What the broker answered to a subscription.
public enum SubscribeOutcome: Sendable, Equatable {
    case granted(QoS)
    case refused(code: UInt8, text: String)
    /// The connection ended first.
    case disconnected
}
