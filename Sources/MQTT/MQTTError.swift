/// Why a call to the engine was refused. Nothing was sent then.
public enum MQTTError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no connection, or its subscriptions do not stand yet.
    case notConnected
    /// As much is on its way as may be; `engineHasCapacity` tells when to try again.
    case windowFull
    /// The packet would exceed what the broker takes. Both in bytes, of the whole packet.
    case packetTooLarge(size: Int, limit: Int)
    /// Not a topic name that may be published to; the text says why.
    case invalidTopic(String)
    /// Not a topic filter that may be subscribed to; the text says why.
    case invalidFilter(String)
    /// A setting that cannot work; the text names it.
    case invalidConfiguration(String)
    /// A property that MQTT cannot carry, such as text with U+0000.
    case invalidProperty(String)
    /// libmosquitto refused for another reason: its number and text.
    case library(code: Int32, text: String)

    public var description: String {
        switch self {
        case .notConnected: "not connected to the broker"
        case .windowFull: "too many messages are on their way to the broker"
        case .packetTooLarge(let size, let limit): "packet of \(size) bytes, the broker takes \(limit)"
        case .invalidTopic(let reason): "invalid topic: \(reason)"
        case .invalidFilter(let reason): "invalid topic filter: \(reason)"
        case .invalidConfiguration(let reason): "invalid MQTT configuration: \(reason)"
        case .invalidProperty(let reason): "invalid MQTT property: \(reason)"
        case .library(let code, let text): "libmosquitto: \(text) (\(code))"
        }
    }
}
