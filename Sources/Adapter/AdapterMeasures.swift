public import HomeModel

/// What monitoring wants to know of an adapter, at one moment.
public struct AdapterMeasures: Sendable {
    /// A backend of the configuration, or one that has devices of the home and is not there.
    public struct Backend: Sendable {
        public let name: String
        /// Nil for one that is not in the configuration.
        public let transport: Transport?
        public let status: BackendStatus
        /// Devices of the home that it does not tell of.
        public let missing: Int
    }

    /// Whether there is a connection to the broker.
    public let isConnected: Bool
    /// For how long `online` has not stood at the broker; nil while it does.
    public let offline: Duration?
    public let uptime: Duration
    public let structures: Int
    public let rooms: Int
    public let groups: Int
    public let devices: Int
    public let backends: [Backend]
    public let retainedTopics: Int
    /// Messages that wait for the connection to have room.
    public let queuedMessages: Int
    public let unacknowledgedMessages: Int
    /// 0 where the system does not tell.
    public let residentKilobytes: Int
}
