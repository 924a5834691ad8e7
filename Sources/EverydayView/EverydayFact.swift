public import HomeModel

/// What a key of the everyday view takes and shows on one part: enough to offer it to people without knowing its trait.
public struct EverydayFact: Sendable {
    public enum Kind: Sendable, Equatable {
        case bool
        /// In the key's unit; nil where nothing bounds it. `step` is the smallest difference that the device tells apart, nil
        /// for fractions of any size.
        case number(minimum: Double?, maximum: Double?, step: Double?)
        /// What it can be, as the everyday view writes it. A device may show others: numbers that have no name.
        case options([String])
        case text
        /// An object or a list.
        case other
    }

    public let key: String
    public let kind: Kind
    public let unit: String?
    /// Whether a set may have it, with every value of its kind.
    public let isSettable: Bool
    /// The trait and attribute (an index into the definition's) that the key stands for; nil where it stands for several.
    public let trait: TraitDefinition?
    public let attribute: Int?

    public init(
        key: String, kind: Kind, unit: String? = nil, isSettable: Bool, trait: TraitDefinition? = nil,
        attribute: Int? = nil
    ) {
        self.key = key
        self.kind = kind
        self.unit = unit
        self.isSettable = isSettable
        self.trait = trait
        self.attribute = attribute
    }
}
