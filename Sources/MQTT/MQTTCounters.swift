import Telemetry

/// What the engine counts.
struct MQTTCounters {
    /// Attempts to connect.
    let attempts: Counter
    /// Connections that became ready.
    let connections: Counter
    /// Of those, how many ended unasked.
    let disconnects: Counter
    /// Messages handed to the library.
    let published: Counter
    /// Of those, how many the broker refused.
    let refused: Counter
    /// Messages handed to the delegate.
    let received: Counter
    /// Messages from the broker that were dropped.
    let dropped: Counter

    init(_ metrics: Metrics) {
        attempts = metrics.counter("mqtt_connect_attempts")
        connections = metrics.counter("mqtt_connections")
        disconnects = metrics.counter("mqtt_disconnects")
        published = metrics.counter("mqtt_published")
        refused = metrics.counter("mqtt_publish_refused")
        received = metrics.counter("mqtt_received")
        dropped = metrics.counter("mqtt_received_dropped")
    }
}
