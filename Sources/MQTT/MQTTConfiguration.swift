/// How to reach the broker and who we are to it.
public struct MQTTConfiguration: Sendable {
    /// A host name or address; or, beginning with `/`, the path of a unix socket.
    public var host: String
    /// 1 to 65535; not used with a unix socket.
    public var port: Int
    /// What to try first. 5 falls back to 3.1.1 when the broker refuses it.
    public var protocolVersion: MQTTProtocolVersion
    public var username: String?
    public var password: String?
    /// Stable and unique on the broker; with nil the broker makes one up for each connection.
    public var clientID: String?
    /// Seconds, 0 (off) or 5 to 65535. A dead connection is noticed after at most twice this.
    public var keepAlive: Int
    /// Nil: no encryption.
    public var tls: MQTTTLS?
    public var will: MQTTWill?
    /// How long an attempt may take, from name resolution to the broker's answer.
    public var connectTimeout: Duration
    /// How long the broker may take to acknowledge a message, a subscription or its end before the connection is
    /// given up.
    public var acknowledgementTimeout: Duration
    public var backoff: MQTTBackoff
    /// How many messages may wait for their acknowledgement, 1 to 1024. The broker's receive maximum bounds it further.
    public var window: Int
    /// How many bytes of a payload are handed on; larger ones arrive without, see ``InboundMessage/isOversized``.
    public var maximumInboundPayload: Int

    public init(
        host: String = "localhost", port: Int = 1883, protocolVersion: MQTTProtocolVersion = .v5,
        username: String? = nil, password: String? = nil, clientID: String? = nil, keepAlive: Int = 30,
        tls: MQTTTLS? = nil, will: MQTTWill? = nil, connectTimeout: Duration = .seconds(5),
        acknowledgementTimeout: Duration = .seconds(10), backoff: MQTTBackoff = MQTTBackoff(), window: Int = 64,
        maximumInboundPayload: Int = 256 << 10
    ) {
        self.host = host
        self.port = port
        self.protocolVersion = protocolVersion
        self.username = username
        self.password = password
        self.clientID = clientID
        self.keepAlive = keepAlive
        self.tls = tls
        self.will = will
        self.connectTimeout = connectTimeout
        self.acknowledgementTimeout = acknowledgementTimeout
        self.backoff = backoff
        self.window = window
        self.maximumInboundPayload = maximumInboundPayload
    }

    /// Whether ``host`` is the path of a unix socket.
    public var isUnixSocket: Bool { host.utf8.first == UInt8(ascii: "/") }

    /// The broker as people write it, without credentials.
    public var address: String {
        if isUnixSocket { return host }
        return host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    /// - Throws: ``MQTTError/invalidConfiguration(_:)`` naming the first setting that cannot work.
    public func validate() throws(MQTTError) {
        for (name, text) in [("host", host), ("username", username), ("client id", clientID)] {
            if let text, let flaw = MQTTText.flaw(in: text) { throw .invalidConfiguration("\(name) \(flaw)") }
        }
        guard !host.isEmpty else { throw .invalidConfiguration("host is empty") }
        // The size of sun_path, less the NUL.
        guard !isUnixSocket || host.utf8.count <= 107 else {
            throw .invalidConfiguration("host: the path of a unix socket has at most 107 bytes")
        }
        guard isUnixSocket || 1...65535 ~= port else { throw .invalidConfiguration("port is not within 1 to 65535") }
        guard clientID?.isEmpty != true else { throw .invalidConfiguration("client id is empty") }
        guard keepAlive == 0 || 5...65535 ~= keepAlive else {
            throw .invalidConfiguration("keep alive is neither 0 nor within 5 to 65535 s")
        }
        if let password {
            guard !password.utf8.contains(0), password.utf8.count <= 65535 else {
                throw .invalidConfiguration("password has U+0000 or more than 65535 bytes")
            }
            guard username != nil else { throw .invalidConfiguration("password without username") }
        }
        guard 1...1024 ~= window else { throw .invalidConfiguration("window is not within 1 to 1024") }
        guard maximumInboundPayload >= 0 else { throw .invalidConfiguration("maximum inbound payload is negative") }
        guard connectTimeout > .zero, acknowledgementTimeout > .zero else {
            throw .invalidConfiguration("timeouts are not positive")
        }
        if let tls {
            guard !isUnixSocket else { throw .invalidConfiguration("TLS over a unix socket") }
            try tls.validate()
        }
        try backoff.validate()
        try will?.validate()
    }
}
