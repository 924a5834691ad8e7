import MQTT

/// A message that is not state: a result, an event, a request to clear a topic.
struct TransientMessage {
    var topic: TopicName
    var payload: [UInt8]
    var isRetained = false
    var properties: MQTTProperties?
    /// Dropped when it could not be sent by then; nil: never.
    var expires: ContinuousClock.Instant?
}
