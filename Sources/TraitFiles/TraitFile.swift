public import HomeModel

/// What one definition file says: the trait, and the types that it declares in the order of the file.
public struct TraitFile: Sendable {
    public let definition: TraitDefinition
    public let enumerations: [EnumDefinition]
    public let bitmaps: [BitmapDefinition]
    public let structures: [StructDefinition]

    public init(
        definition: TraitDefinition, enumerations: [EnumDefinition], bitmaps: [BitmapDefinition],
        structures: [StructDefinition]
    ) {
        self.definition = definition
        self.enumerations = enumerations
        self.bitmaps = bitmaps
        self.structures = structures
    }
}
