import MQTT

/// A message that is not state: a result, an event, a request to clear a topic.
///
/// A class, so that items of the outbox, most of which are topics, are copied as one reference.
final class TransientMessage {
    let topic: TopicName
    let payload: [UInt8]
    let isRetained: Bool
    let properties: MQTTProperties?
    /// Sent instead when the payload is above the broker's packet limit.
    let fallback: [UInt8]?
    /// Dropped when it could not be sent by then; nil: never.
    let expires: ContinuousClock.Instant?

    init(
        topic: TopicName, payload: [UInt8], isRetained: Bool = false, properties: MQTTProperties? = nil,
        fallback: [UInt8]? = nil, expires: ContinuousClock.Instant? = nil
    ) {
        self.topic = topic
        self.payload = payload
        self.isRetained = isRetained
        self.properties = properties
        self.fallback = fallback
        self.expires = expires
    }
}
