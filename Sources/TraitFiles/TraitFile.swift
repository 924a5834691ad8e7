public import HomeModel

/// What one definition file says: the trait, the types that it declares in the order of the file, and the traits derived
/// from it.
public struct TraitFile: Sendable {
    public let definition: TraitDefinition
    /// Whether this is no trait by itself but only what those derived from it share.
    public let isAbstract: Bool
    public let enumerations: [EnumDefinition]
    public let bitmaps: [BitmapDefinition]
    public let structures: [StructDefinition]
    public let derived: [TraitFile]

    public init(
        definition: TraitDefinition, isAbstract: Bool = false, enumerations: [EnumDefinition],
        bitmaps: [BitmapDefinition], structures: [StructDefinition], derived: [TraitFile] = []
    ) {
        self.definition = definition
        self.isAbstract = isAbstract
        self.enumerations = enumerations
        self.bitmaps = bitmaps
        self.structures = structures
        self.derived = derived
    }

    /// The traits that devices may have: this one unless it is abstract, and those derived from it.
    public var traits: [TraitDefinition] { (isAbstract ? [] : [definition]) + derived.map(\.definition) }
}
