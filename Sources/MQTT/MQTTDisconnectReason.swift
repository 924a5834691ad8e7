/// Why there is no connection (any more), in words for people and as a kind for the program.
public struct MQTTDisconnectReason: Sendable, Equatable, CustomStringConvertible {
    public enum Kind: Sendable, Equatable {
        /// The connection broke.
        case lost
        /// The broker refused us; `code` says why.
        case refused
        /// The broker gave our session to another client with our id.
        case takenOver
        /// The broker closed the connection over a packet above its limit.
        case packetTooLarge
        /// The broker did not answer a ping, or says that we sent none.
        case keepAlive
        /// The broker did not acknowledge in time.
        case acknowledgementTimeout
        /// The TLS handshake, a certificate or a key file failed.
        case tls
        /// The host name does not resolve.
        case nameResolution
        /// The host does not answer or refuses the port.
        case unreachable
        /// The attempt took too long.
        case timeout
        /// The other side does not speak MQTT as it should.
        case protocolError
        /// The broker is shutting down or an administrator ended the connection.
        case closedByBroker
    }

    public let kind: Kind
    /// The reason code of MQTT 5, or the return code of a 3.1.1 CONNACK.
    public let code: UInt8?
    public let text: String
    /// Whether the same attempt will fail again until someone changes a setting, here or at the broker.
    public let isPermanent: Bool
    /// Whether there was a connection; otherwise an attempt failed.
    public let wasConnected: Bool
    /// When the next attempt is made.
    public let retryDelay: Duration

    public var description: String { code.map { "\(text) (code \($0))" } ?? text }
}
