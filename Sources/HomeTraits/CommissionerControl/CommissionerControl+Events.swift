// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CommissionerControl {
    /// Event 0x00, priority info.
    public struct CommissioningRequestResult: TraitEvent, Hashable {
        public typealias Owner = CommissionerControl
        public static let index = 0

        public var requestId: UInt64
        public var clientNodeId: UInt64
        public var statusCode: Status
        public var fabricIndex: UInt8?

        public init(requestId: UInt64, clientNodeId: UInt64, statusCode: Status, fabricIndex: UInt8? = nil) {
            self.requestId = requestId
            self.clientNodeId = clientNodeId
            self.statusCode = statusCode
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let requestId: UInt64 = fields.required(at: 0),
                let clientNodeId: UInt64 = fields.required(at: 1),
                let statusCode: Status = fields.required(at: 2),
                let fabricIndex: UInt8? = fields.optional(at: 3)
            else { return nil }
            self.requestId = requestId
            self.clientNodeId = clientNodeId
            self.statusCode = statusCode
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] { [requestId.value, clientNodeId.value, statusCode.value, fabricIndex?.value] }
    }
}
