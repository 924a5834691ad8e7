// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension WiFiNetworkManagement {
    /// Command 0x00, answered by `NetworkPassphraseResponse`.
    public struct NetworkPassphraseRequest: TraitCommand, Hashable {
        public typealias Owner = WiFiNetworkManagement
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Answer 0x01.
    public struct NetworkPassphraseResponse: FieldsConvertible, Hashable {
        public var passphrase: Octets

        public init(passphrase: Octets) {
            self.passphrase = passphrase
        }

        public init?(fields: [Value?]) {
            guard
                let passphrase: Octets = fields.required(at: 0)
            else { return nil }
            self.passphrase = passphrase
        }

        public var fields: [Value?] { [passphrase.value] }
    }
}
