// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleDispense {
    /// Command 0x00.
    public struct Dispense: TraitCommand, Hashable {
        public typealias Owner = GoogleDispense
        public static let index = 0

        public var item: String?
        public var amount: Double?
        public var unit: Unit?
        public var presetName: String?

        public init(item: String? = nil, amount: Double? = nil, unit: Unit? = nil, presetName: String? = nil) {
            self.item = item
            self.amount = amount
            self.unit = unit
            self.presetName = presetName
        }

        public init?(fields: [Value?]) {
            guard
                let item: String? = fields.optional(at: 0),
                let amount: Double? = fields.optional(at: 1),
                let unit: Unit? = fields.optional(at: 2),
                let presetName: String? = fields.optional(at: 3)
            else { return nil }
            self.item = item
            self.amount = amount
            self.unit = unit
            self.presetName = presetName
        }

        public var fields: [Value?] { [item?.value, amount?.value, unit?.value, presetName?.value] }
    }
}
