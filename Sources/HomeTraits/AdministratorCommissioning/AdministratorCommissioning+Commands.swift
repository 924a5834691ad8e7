// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension AdministratorCommissioning {
    /// Command 0x00, needs a timed invoke.
    public struct OpenCommissioningWindow: TraitCommand, Hashable {
        public typealias Owner = AdministratorCommissioning
        public static let index = 0

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

    /// Command 0x01, needs a timed invoke.
    public struct OpenBasicCommissioningWindow: TraitCommand, Hashable {
        public typealias Owner = AdministratorCommissioning
        public static let index = 1

        /// In s.
        public var commissioningTimeout: UInt16

        public init(commissioningTimeout: UInt16) {
            self.commissioningTimeout = commissioningTimeout
        }

        public init?(fields: [Value?]) {
            guard
                let commissioningTimeout: UInt16 = fields.required(at: 0)
            else { return nil }
            self.commissioningTimeout = commissioningTimeout
        }

        public var fields: [Value?] { [commissioningTimeout.value] }
    }

    /// Command 0x02, needs a timed invoke.
    public struct RevokeCommissioning: TraitCommand, Hashable {
        public typealias Owner = AdministratorCommissioning
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
