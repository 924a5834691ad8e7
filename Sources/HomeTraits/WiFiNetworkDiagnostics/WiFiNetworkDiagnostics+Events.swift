// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension WiFiNetworkDiagnostics {
    /// Event 0x00, priority info.
    public struct Disconnection: TraitEvent, Hashable {
        public typealias Owner = WiFiNetworkDiagnostics
        public static let index = 0

        public var reasonCode: UInt16

        public init(reasonCode: UInt16) {
            self.reasonCode = reasonCode
        }

        public init?(fields: [Value?]) {
            guard
                let reasonCode: UInt16 = fields.required(at: 0)
            else { return nil }
            self.reasonCode = reasonCode
        }

        public var fields: [Value?] { [reasonCode.value] }
    }

    /// Event 0x01, priority info.
    public struct AssociationFailure: TraitEvent, Hashable {
        public typealias Owner = WiFiNetworkDiagnostics
        public static let index = 1

        public var associationFailureCause: AssociationFailureCause
        public var status: UInt16

        public init(associationFailureCause: AssociationFailureCause, status: UInt16) {
            self.associationFailureCause = associationFailureCause
            self.status = status
        }

        public init?(fields: [Value?]) {
            guard
                let associationFailureCause: AssociationFailureCause = fields.required(at: 0),
                let status: UInt16 = fields.required(at: 1)
            else { return nil }
            self.associationFailureCause = associationFailureCause
            self.status = status
        }

        public var fields: [Value?] { [associationFailureCause.value, status.value] }
    }

    /// Event 0x02, priority info.
    public struct ConnectionStatus: TraitEvent, Hashable {
        public typealias Owner = WiFiNetworkDiagnostics
        public static let index = 2

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
}
