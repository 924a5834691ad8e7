// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleCook {
    /// Command 0x00.
    public struct Cook: TraitCommand, Hashable {
        public typealias Owner = GoogleCook
        public static let index = 0

        public var start: Bool
        public var cookingMode: CookingMode?
        public var foodPreset: String?
        public var quantity: Double?
        public var unit: Unit?

        public init(
            start: Bool, cookingMode: CookingMode? = nil, foodPreset: String? = nil, quantity: Double? = nil,
            unit: Unit? = nil
        ) {
            self.start = start
            self.cookingMode = cookingMode
            self.foodPreset = foodPreset
            self.quantity = quantity
            self.unit = unit
        }

        public init?(fields: [Value?]) {
            guard
                let start: Bool = fields.required(at: 0),
                let cookingMode: CookingMode? = fields.optional(at: 1),
                let foodPreset: String? = fields.optional(at: 2),
                let quantity: Double? = fields.optional(at: 3),
                let unit: Unit? = fields.optional(at: 4)
            else { return nil }
            self.start = start
            self.cookingMode = cookingMode
            self.foodPreset = foodPreset
            self.quantity = quantity
            self.unit = unit
        }

        public var fields: [Value?] {
            [start.value, cookingMode?.value, foodPreset?.value, quantity?.value, unit?.value]
        }
    }
}
