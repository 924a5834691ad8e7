extension WebSocketClient {
    /// How to connect.
    public struct Configuration: Sendable {
        /// The server.
        public var url: WebSocketURL
        /// The most bytes of one message from the server; a longer one closes the connection. 64 MiB by default.
        public var maximumMessage: Int
        /// Seconds that connecting may take, from the look-up of the name to the server's answer. 10 by default.
        public var connectTimeout: Double
        /// Seconds between pings; when nothing at all came from the server from one ping to the next, the connection is
        /// closed. 30 by default.
        public var pingInterval: Double
        /// The file of authorities (PEM) to trust with `wss`, instead of the system's.
        public var ca: String?
        /// With `wss`: take any certificate, whoever signed it and for whatever name.
        public var insecure: Bool

        public init(
            url: WebSocketURL, maximumMessage: Int = 64 << 20, connectTimeout: Double = 10, pingInterval: Double = 30,
            ca: String? = nil, insecure: Bool = false
        ) {
            self.url = url
            self.maximumMessage = maximumMessage
            self.connectTimeout = connectTimeout
            self.pingInterval = pingInterval
            self.ca = ca
            self.insecure = insecure
        }
    }
}
