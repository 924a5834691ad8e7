// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CommissionerControl {
    /// Command 0x00.
    public struct RequestCommissioningApproval: TraitCommand, Hashable {
        public typealias Owner = CommissionerControl
        public static let index = 0

        public var requestId: UInt64
        public var vendorId: UInt16
        public var productId: UInt16
        public var label: String?

        public init(requestId: UInt64, vendorId: UInt16, productId: UInt16, label: String? = nil) {
            self.requestId = requestId
            self.vendorId = vendorId
            self.productId = productId
            self.label = label
        }

        public init?(fields: [Value?]) {
            guard
                let requestId: UInt64 = fields.required(at: 0),
                let vendorId: UInt16 = fields.required(at: 1),
                let productId: UInt16 = fields.required(at: 2),
                let label: String? = fields.optional(at: 3)
            else { return nil }
            self.requestId = requestId
            self.vendorId = vendorId
            self.productId = productId
            self.label = label
        }

        public var fields: [Value?] { [requestId.value, vendorId.value, productId.value, label?.value] }
    }

    /// Command 0x01, answered by `ReverseOpenCommissioningWindow`.
    public struct CommissionNode: TraitCommand, Hashable {
        public typealias Owner = CommissionerControl
        public static let index = 1

        public var requestId: UInt64
        /// In s.
        public var responseTimeoutSeconds: UInt16

        public init(requestId: UInt64, responseTimeoutSeconds: UInt16 = 30) {
            self.requestId = requestId
            self.responseTimeoutSeconds = responseTimeoutSeconds
        }

        public init?(fields: [Value?]) {
            guard
                let requestId: UInt64 = fields.required(at: 0),
                let responseTimeoutSeconds: UInt16 = fields.required(at: 1, default: 30)
            else { return nil }
            self.requestId = requestId
            self.responseTimeoutSeconds = responseTimeoutSeconds
        }

        public var fields: [Value?] { [requestId.value, responseTimeoutSeconds.value] }
    }

    /// Answer 0x02.
    public struct ReverseOpenCommissioningWindow: FieldsConvertible, Hashable {
        /// In s.
        public var commissioningTimeout: UInt16
        public var pakePasscodeVerifier: Octets
        public var discriminator: UInt16
        public var iterations: UInt32
        public var salt: Octets

        public init(
            commissioningTimeout: UInt16, pakePasscodeVerifier: Octets, discriminator: UInt16, iterations: UInt32,
            salt: Octets
        ) {
            self.commissioningTimeout = commissioningTimeout
            self.pakePasscodeVerifier = pakePasscodeVerifier
            self.discriminator = discriminator
            self.iterations = iterations
            self.salt = salt
        }

        public init?(fields: [Value?]) {
            guard
                let commissioningTimeout: UInt16 = fields.required(at: 0),
                let pakePasscodeVerifier: Octets = fields.required(at: 1),
                let discriminator: UInt16 = fields.required(at: 2),
                let iterations: UInt32 = fields.required(at: 3),
                let salt: Octets = fields.required(at: 4)
            else { return nil }
            self.commissioningTimeout = commissioningTimeout
            self.pakePasscodeVerifier = pakePasscodeVerifier
            self.discriminator = discriminator
            self.iterations = iterations
            self.salt = salt
        }

        public var fields: [Value?] {
            [commissioningTimeout.value, pakePasscodeVerifier.value, discriminator.value, iterations.value, salt.value]
        }
    }
}
