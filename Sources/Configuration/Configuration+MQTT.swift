extension Configuration {
    /// The connection to the broker.
    public struct MQTT: Sendable, Equatable {
        /// The version of the protocol.
        public enum ProtocolVersion: String, Sendable, CaseIterable {
            /// MQTT 5; the client falls back to 3.1.1 where the broker does not know it.
            case v5 = "5"
            case v311 = "3.1.1"
        }

        /// Encryption of the connection. It is used as soon as anything of it is set.
        public struct TLS: Sendable, Equatable {
            /// A file with certificates of authorities; nil for those of the operating system.
            public var ca: String?
            /// A file with the client's certificate; always together with `key`.
            public var certificate: String?
            /// A file with the client's private key.
            public var key: String?
            /// Whether the broker's certificate is not checked.
            public var insecure = false

            public init() {}

            /// Whether the connection is encrypted.
            public var isEnabled: Bool { ca != nil || certificate != nil || insecure }
        }

        /// A name, an address, or the path of a unix socket.
        public var host = "localhost"
        /// Not used with a unix socket.
        public var port = 1_883
        /// Key `protocol`.
        public var protocolVersion = ProtocolVersion.v5
        public var username: String?
        public var password: Secret?
        /// nil: a stable id that the store keeps.
        public var clientID: String?
        /// Seconds, from 5 (libmosquitto takes no less).
        public var keepalive = 30
        /// The quality of service of what is published and subscribed, 0 or 1.
        public var qos = 1
        /// Seconds between the loss of the connection and the will (MQTT 5).
        public var willDelay = 5
        /// Filters that a response topic must match; empty allows every topic that the contract allows.
        public var responseTopics: [String] = []
        public var tls = TLS()

        public init() {}

        /// Whether `host` is the path of a unix socket.
        public var isUnixSocket: Bool { host.utf8.contains(UInt8(ascii: "/")) }
    }
}
