public import HomeModel

/// Everything that the project's definition files say.
public struct TraitLibrary: Sendable {
    public let traits: [TraitFile]
    public let deviceTypes: [DeviceTypeDefinition]
    public let semanticTags: [SemanticTagNamespace]

    public init(
        traits: [TraitFile], deviceTypes: [DeviceTypeDefinition], semanticTags: [SemanticTagNamespace]
    ) {
        self.traits = traits
        self.deviceTypes = deviceTypes
        self.semanticTags = semanticTags
    }
}
