/// What the broker publishes when it loses us.
public struct MQTTWill: Sendable {
    public var topic: TopicName
    /// At most 65535 bytes.
    public var payload: [UInt8]
    public var qos: QoS
    public var isRetained: Bool
    /// Seconds the broker waits first, so that a short break shows nothing. On 3.1.1 it does not wait.
    public var delay: UInt32

    public init(
        topic: TopicName, payload: [UInt8], qos: QoS = .atLeastOnce, isRetained: Bool = true, delay: UInt32 = 0
    ) {
        self.topic = topic
        self.payload = payload
        self.qos = qos
        self.isRetained = isRetained
        self.delay = delay
    }

    func validate() throws(MQTTError) {
        guard payload.count <= 65535 else { throw .invalidConfiguration("will payload above 65535 bytes") }
    }
}
