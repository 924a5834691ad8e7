/// What the broker granted for one connection.
public struct ConnectionInfo: Sendable {
    /// A subscription that the broker refused. The connection works without it.
    public struct FailedSubscription: Sendable, Equatable {
        public let filter: TopicFilter
        /// The reason code (128 on 3.1.1) and its text.
        public let code: UInt8
        public let text: String
    }

    public var protocolVersion: MQTTProtocolVersion
    /// How many unacknowledged messages the broker takes.
    public var receiveMaximum: Int
    /// The largest packet that the broker takes, in bytes.
    public var maximumPacketSize: Int?
    public var maximumQoS: QoS
    /// If false, messages are sent without the retain flag.
    public var retainAvailable: Bool
    /// The client id that the broker made up.
    public var assignedClientID: String?
    /// Seconds, as the broker wants it.
    public var keepAlive: Int
    /// Of libmosquitto, such as `2.0.11`.
    public var libraryVersion: String
    public var failedSubscriptions: [FailedSubscription] = []

    /// Whether the broker keeps us from something we need.
    public var isDegraded: Bool {
        !failedSubscriptions.isEmpty || !retainAvailable || maximumQoS == .atMostOnce
    }
}
