// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ThreadNetworkDiagnostics {
    /// Event 0x00, priority info.
    public struct ConnectionStatus: TraitEvent, Hashable {
        public typealias Owner = ThreadNetworkDiagnostics
        public static let index = 0

        public var connectionStatus: ConnectionStatusEnum

        public init(connectionStatus: ConnectionStatusEnum) {
            self.connectionStatus = connectionStatus
        }

        public init?(fields: [Value?]) {
            guard
                let connectionStatus: ConnectionStatusEnum = fields.required(at: 0)
            else { return nil }
            self.connectionStatus = connectionStatus
        }

        public var fields: [Value?] { [connectionStatus.value] }
    }

    /// Event 0x01, priority info.
    public struct NetworkFaultChange: TraitEvent, Hashable {
        public typealias Owner = ThreadNetworkDiagnostics
        public static let index = 1

        public var current: [NetworkFault]
        public var previous: [NetworkFault]

        public init(current: [NetworkFault], previous: [NetworkFault]) {
            self.current = current
            self.previous = previous
        }

        public init?(fields: [Value?]) {
            guard
                let current: [NetworkFault] = fields.required(at: 0),
                let previous: [NetworkFault] = fields.required(at: 1)
            else { return nil }
            self.current = current
            self.previous = previous
        }

        public var fields: [Value?] { [current.value, previous.value] }
    }
}
