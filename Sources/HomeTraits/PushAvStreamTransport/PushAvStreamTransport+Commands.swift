// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension PushAvStreamTransport {
    /// Command 0x00, answered by `AllocatePushTransportResponse`.
    public struct AllocatePushTransport: TraitCommand, Hashable {
        public typealias Owner = PushAvStreamTransport
        public static let index = 0

        public var transportOptions: TransportOptions

        public init(transportOptions: TransportOptions) {
            self.transportOptions = transportOptions
        }

        public init?(fields: [Value?]) {
            guard
                let transportOptions: TransportOptions = fields.required(at: 0)
            else { return nil }
            self.transportOptions = transportOptions
        }

        public var fields: [Value?] { [transportOptions.value] }
    }

    /// Answer 0x01.
    public struct AllocatePushTransportResponse: FieldsConvertible, Hashable {
        public var transportConfiguration: TransportConfiguration

        public init(transportConfiguration: TransportConfiguration) {
            self.transportConfiguration = transportConfiguration
        }

        public init?(fields: [Value?]) {
            guard
                let transportConfiguration: TransportConfiguration = fields.required(at: 0)
            else { return nil }
            self.transportConfiguration = transportConfiguration
        }

        public var fields: [Value?] { [transportConfiguration.value] }
    }

    /// Command 0x02.
    public struct DeallocatePushTransport: TraitCommand, Hashable {
        public typealias Owner = PushAvStreamTransport
        public static let index = 1

        public var connectionId: UInt16

        public init(connectionId: UInt16) {
            self.connectionId = connectionId
        }

        public init?(fields: [Value?]) {
            guard
                let connectionId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.connectionId = connectionId
        }

        public var fields: [Value?] { [connectionId.value] }
    }

    /// Command 0x03.
    public struct ModifyPushTransport: TraitCommand, Hashable {
        public typealias Owner = PushAvStreamTransport
        public static let index = 2

        public var connectionId: UInt16
        public var transportOptions: TransportOptions

        public init(connectionId: UInt16, transportOptions: TransportOptions) {
            self.connectionId = connectionId
            self.transportOptions = transportOptions
        }

        public init?(fields: [Value?]) {
            guard
                let connectionId: UInt16 = fields.required(at: 0),
                let transportOptions: TransportOptions = fields.required(at: 1)
            else { return nil }
            self.connectionId = connectionId
            self.transportOptions = transportOptions
        }

        public var fields: [Value?] { [connectionId.value, transportOptions.value] }
    }

    /// Command 0x04.
    public struct SetTransportStatus: TraitCommand, Hashable {
        public typealias Owner = PushAvStreamTransport
        public static let index = 3

        public var connectionId: UInt16?
        public var transportStatus: TransportStatus

        public init(connectionId: UInt16? = nil, transportStatus: TransportStatus) {
            self.connectionId = connectionId
            self.transportStatus = transportStatus
        }

        public init?(fields: [Value?]) {
            guard
                let connectionId: UInt16? = fields.required(at: 0, default: nil),
                let transportStatus: TransportStatus = fields.required(at: 1)
            else { return nil }
            self.connectionId = connectionId
            self.transportStatus = transportStatus
        }

        public var fields: [Value?] { [connectionId.value, transportStatus.value] }
    }

    /// Command 0x05.
    public struct ManuallyTriggerTransport: TraitCommand, Hashable {
        public typealias Owner = PushAvStreamTransport
        public static let index = 4

        public var connectionId: UInt16
        public var activationReason: TriggerActivationReason
        public var timeControl: TransportMotionTriggerTimeControl?
        public var userDefined: Octets?

        public init(
            connectionId: UInt16, activationReason: TriggerActivationReason,
            timeControl: TransportMotionTriggerTimeControl? = nil, userDefined: Octets? = nil
        ) {
            self.connectionId = connectionId
            self.activationReason = activationReason
            self.timeControl = timeControl
            self.userDefined = userDefined
        }

        public init?(fields: [Value?]) {
            guard
                let connectionId: UInt16 = fields.required(at: 0),
                let activationReason: TriggerActivationReason = fields.required(at: 1),
                let timeControl: TransportMotionTriggerTimeControl? = fields.optional(at: 2),
                let userDefined: Octets? = fields.optional(at: 3)
            else { return nil }
            self.connectionId = connectionId
            self.activationReason = activationReason
            self.timeControl = timeControl
            self.userDefined = userDefined
        }

        public var fields: [Value?] {
            [connectionId.value, activationReason.value, timeControl?.value, userDefined?.value]
        }
    }

    /// Command 0x06, answered by `FindTransportResponse`.
    public struct FindTransport: TraitCommand, Hashable {
        public typealias Owner = PushAvStreamTransport
        public static let index = 5

        public var connectionId: UInt16?

        public init(connectionId: UInt16? = nil) {
            self.connectionId = connectionId
        }

        public init?(fields: [Value?]) {
            guard
                let connectionId: UInt16? = fields.required(at: 0, default: nil)
            else { return nil }
            self.connectionId = connectionId
        }

        public var fields: [Value?] { [connectionId.value] }
    }

    /// Answer 0x07.
    public struct FindTransportResponse: FieldsConvertible, Hashable {
        public var transportConfigurations: [TransportConfiguration]

        public init(transportConfigurations: [TransportConfiguration]) {
            self.transportConfigurations = transportConfigurations
        }

        public init?(fields: [Value?]) {
            guard
                let transportConfigurations: [TransportConfiguration] = fields.required(at: 0)
            else { return nil }
            self.transportConfigurations = transportConfigurations
        }

        public var fields: [Value?] { [transportConfigurations.value] }
    }
}
