// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension AccessControl {
    /// Command 0x00, answered by `ReviewFabricRestrictionsResponse`.
    public struct ReviewFabricRestrictions: TraitCommand, Hashable {
        public typealias Owner = AccessControl
        public static let index = 0

        public var arl: [CommissioningAccessRestrictionEntry]

        public init(arl: [CommissioningAccessRestrictionEntry]) {
            self.arl = arl
        }

        public init?(fields: [Value?]) {
            guard
                let arl: [CommissioningAccessRestrictionEntry] = fields.required(at: 0)
            else { return nil }
            self.arl = arl
        }

        public var fields: [Value?] { [arl.value] }
    }

    /// Answer 0x01.
    public struct ReviewFabricRestrictionsResponse: FieldsConvertible, Hashable {
        public var token: UInt64

        public init(token: UInt64) {
            self.token = token
        }

        public init?(fields: [Value?]) {
            guard
                let token: UInt64 = fields.required(at: 0)
            else { return nil }
            self.token = token
        }

        public var fields: [Value?] { [token.value] }
    }
}
