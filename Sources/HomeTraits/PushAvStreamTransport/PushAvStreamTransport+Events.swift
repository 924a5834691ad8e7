// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension PushAvStreamTransport {
    /// Event 0x00, priority info.
    public struct PushTransportBegin: TraitEvent, Hashable {
        public typealias Owner = PushAvStreamTransport
        public static let index = 0

        public var connectionId: UInt16
        public var triggerType: TransportTriggerType
        public var activationReason: TriggerActivationReason?
        public var containerType: ContainerFormat
        public var cmafSessionNumber: UInt64?

        public init(
            connectionId: UInt16, triggerType: TransportTriggerType, activationReason: TriggerActivationReason? = nil,
            containerType: ContainerFormat, cmafSessionNumber: UInt64? = nil
        ) {
            self.connectionId = connectionId
            self.triggerType = triggerType
            self.activationReason = activationReason
            self.containerType = containerType
            self.cmafSessionNumber = cmafSessionNumber
        }

        public init?(fields: [Value?]) {
            guard
                let connectionId: UInt16 = fields.required(at: 0),
                let triggerType: TransportTriggerType = fields.required(at: 1),
                let activationReason: TriggerActivationReason? = fields.optional(at: 2),
                let containerType: ContainerFormat = fields.required(at: 3),
                let cmafSessionNumber: UInt64? = fields.optional(at: 4)
            else { return nil }
            self.connectionId = connectionId
            self.triggerType = triggerType
            self.activationReason = activationReason
            self.containerType = containerType
            self.cmafSessionNumber = cmafSessionNumber
        }

        public var fields: [Value?] {
            [
                connectionId.value,
                triggerType.value,
                activationReason?.value,
                containerType.value,
                cmafSessionNumber?.value,
            ]
        }
    }

    /// Event 0x01, priority info.
    public struct PushTransportEnd: TraitEvent, Hashable {
        public typealias Owner = PushAvStreamTransport
        public static let index = 1

        public var connectionId: UInt16
        public var containerType: ContainerFormat
        public var cmafSessionNumber: UInt64?

        public init(connectionId: UInt16, containerType: ContainerFormat, cmafSessionNumber: UInt64? = nil) {
            self.connectionId = connectionId
            self.containerType = containerType
            self.cmafSessionNumber = cmafSessionNumber
        }

        public init?(fields: [Value?]) {
            guard
                let connectionId: UInt16 = fields.required(at: 0),
                let containerType: ContainerFormat = fields.required(at: 1),
                let cmafSessionNumber: UInt64? = fields.optional(at: 2)
            else { return nil }
            self.connectionId = connectionId
            self.containerType = containerType
            self.cmafSessionNumber = cmafSessionNumber
        }

        public var fields: [Value?] { [connectionId.value, containerType.value, cmafSessionNumber?.value] }
    }
}
