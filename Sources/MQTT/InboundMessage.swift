/// A message that the broker delivered.
public struct InboundMessage: Sendable {
    public let topic: String
    /// Empty when the payload is above ``MQTTConfiguration/maximumInboundPayload``: see `payloadSize`.
    public let payload: [UInt8]
    /// The size of the payload as it came, in bytes.
    public let payloadSize: Int
    public let qos: QoS
    /// The retain flag. Unless the subscription asked for retain-as-published: whether this is a stored copy.
    public let isRetained: Bool
    /// Nothing on a 3.1.1 connection.
    public let properties: MQTTProperties

    /// Whether the payload was too large to be kept.
    public var isOversized: Bool { payloadSize > payload.count }

    public init(
        topic: String, payload: [UInt8], payloadSize: Int? = nil, qos: QoS = .atLeastOnce, isRetained: Bool = false,
        properties: MQTTProperties = MQTTProperties()
    ) {
        self.topic = topic
        self.payload = payload
        self.payloadSize = payloadSize ?? payload.count
        self.qos = qos
        self.isRetained = isRetained
        self.properties = properties
    }
}
