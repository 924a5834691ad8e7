// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension IcdManagement {
    /// Command 0x00, answered by `RegisterClientResponse`.
    public struct RegisterClient: TraitCommand, Hashable {
        public typealias Owner = IcdManagement
        public static let index = 0

        public var checkInNodeId: UInt64
        public var monitoredSubject: UInt64
        public var key: Octets
        public var verificationKey: Octets?
        public var clientType: ClientType

        public init(
            checkInNodeId: UInt64, monitoredSubject: UInt64, key: Octets, verificationKey: Octets? = nil,
            clientType: ClientType
        ) {
            self.checkInNodeId = checkInNodeId
            self.monitoredSubject = monitoredSubject
            self.key = key
            self.verificationKey = verificationKey
            self.clientType = clientType
        }

        public init?(fields: [Value?]) {
            guard
                let checkInNodeId: UInt64 = fields.required(at: 0),
                let monitoredSubject: UInt64 = fields.required(at: 1),
                let key: Octets = fields.required(at: 2),
                let verificationKey: Octets? = fields.optional(at: 3),
                let clientType: ClientType = fields.required(at: 4)
            else { return nil }
            self.checkInNodeId = checkInNodeId
            self.monitoredSubject = monitoredSubject
            self.key = key
            self.verificationKey = verificationKey
            self.clientType = clientType
        }

        public var fields: [Value?] {
            [checkInNodeId.value, monitoredSubject.value, key.value, verificationKey?.value, clientType.value]
        }
    }

    /// Answer 0x01.
    public struct RegisterClientResponse: FieldsConvertible, Hashable {
        public var icdCounter: UInt32

        public init(icdCounter: UInt32) {
            self.icdCounter = icdCounter
        }

        public init?(fields: [Value?]) {
            guard
                let icdCounter: UInt32 = fields.required(at: 0)
            else { return nil }
            self.icdCounter = icdCounter
        }

        public var fields: [Value?] { [icdCounter.value] }
    }

    /// Command 0x02.
    public struct UnregisterClient: TraitCommand, Hashable {
        public typealias Owner = IcdManagement
        public static let index = 1

        public var checkInNodeId: UInt64
        public var verificationKey: Octets?

        public init(checkInNodeId: UInt64, verificationKey: Octets? = nil) {
            self.checkInNodeId = checkInNodeId
            self.verificationKey = verificationKey
        }

        public init?(fields: [Value?]) {
            guard
                let checkInNodeId: UInt64 = fields.required(at: 0),
                let verificationKey: Octets? = fields.optional(at: 1)
            else { return nil }
            self.checkInNodeId = checkInNodeId
            self.verificationKey = verificationKey
        }

        public var fields: [Value?] { [checkInNodeId.value, verificationKey?.value] }
    }

    /// Command 0x03, answered by `StayActiveResponse`.
    public struct StayActiveRequest: TraitCommand, Hashable {
        public typealias Owner = IcdManagement
        public static let index = 2

        /// In ms.
        public var stayActiveDuration: UInt32

        public init(stayActiveDuration: UInt32) {
            self.stayActiveDuration = stayActiveDuration
        }

        public init?(fields: [Value?]) {
            guard
                let stayActiveDuration: UInt32 = fields.required(at: 0)
            else { return nil }
            self.stayActiveDuration = stayActiveDuration
        }

        public var fields: [Value?] { [stayActiveDuration.value] }
    }

    /// Answer 0x04.
    public struct StayActiveResponse: FieldsConvertible, Hashable {
        /// In ms.
        public var promisedActiveDuration: UInt32

        public init(promisedActiveDuration: UInt32) {
            self.promisedActiveDuration = promisedActiveDuration
        }

        public init?(fields: [Value?]) {
            guard
                let promisedActiveDuration: UInt32 = fields.required(at: 0)
            else { return nil }
            self.promisedActiveDuration = promisedActiveDuration
        }

        public var fields: [Value?] { [promisedActiveDuration.value] }
    }
}
