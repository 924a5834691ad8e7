public import HomeModel

/// Everything that the project's definition files say.
public struct TraitLibrary: Sendable {
    public let traits: [TraitFile]
    public let deviceTypes: [DeviceTypeDefinition]
    public let semanticTags: [SemanticTagNamespace]
    public let dangerous: [DangerousCommand]

    public init(
        traits: [TraitFile], deviceTypes: [DeviceTypeDefinition], semanticTags: [SemanticTagNamespace],
        dangerous: [DangerousCommand]
    ) {
        self.traits = traits
        self.deviceTypes = deviceTypes
        self.semanticTags = semanticTags
        self.dangerous = dangerous
    }
}
