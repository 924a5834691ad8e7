// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension AccountLogin {
    /// Command 0x00, needs a timed invoke, answered by `GetSetupPinResponse`.
    public struct GetSetupPin: TraitCommand, Hashable {
        public typealias Owner = AccountLogin
        public static let index = 0

        public var tempAccountIdentifier: String

        public init(tempAccountIdentifier: String) {
            self.tempAccountIdentifier = tempAccountIdentifier
        }

        public init?(fields: [Value?]) {
            guard
                let tempAccountIdentifier: String = fields.required(at: 0)
            else { return nil }
            self.tempAccountIdentifier = tempAccountIdentifier
        }

        public var fields: [Value?] { [tempAccountIdentifier.value] }
    }

    /// Answer 0x01.
    public struct GetSetupPinResponse: FieldsConvertible, Hashable {
        public var setupPin: String

        public init(setupPin: String) {
            self.setupPin = setupPin
        }

        public init?(fields: [Value?]) {
            guard
                let setupPin: String = fields.required(at: 0)
            else { return nil }
            self.setupPin = setupPin
        }

        public var fields: [Value?] { [setupPin.value] }
    }

    /// Command 0x02, needs a timed invoke.
    public struct Login: TraitCommand, Hashable {
        public typealias Owner = AccountLogin
        public static let index = 1

        public var tempAccountIdentifier: String
        public var setupPin: String
        public var node: UInt64?

        public init(tempAccountIdentifier: String, setupPin: String, node: UInt64? = nil) {
            self.tempAccountIdentifier = tempAccountIdentifier
            self.setupPin = setupPin
            self.node = node
        }

        public init?(fields: [Value?]) {
            guard
                let tempAccountIdentifier: String = fields.required(at: 0),
                let setupPin: String = fields.required(at: 1),
                let node: UInt64? = fields.optional(at: 2)
            else { return nil }
            self.tempAccountIdentifier = tempAccountIdentifier
            self.setupPin = setupPin
            self.node = node
        }

        public var fields: [Value?] { [tempAccountIdentifier.value, setupPin.value, node?.value] }
    }

    /// Command 0x03, needs a timed invoke.
    public struct Logout: TraitCommand, Hashable {
        public typealias Owner = AccountLogin
        public static let index = 2

        public var node: UInt64?

        public init(node: UInt64? = nil) {
            self.node = node
        }

        public init?(fields: [Value?]) {
            guard
                let node: UInt64? = fields.optional(at: 0)
            else { return nil }
            self.node = node
        }

        public var fields: [Value?] { [node?.value] }
    }
}
