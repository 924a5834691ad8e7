// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster LocalizationConfiguration (0x002B).
public enum LocalizationConfiguration: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "localizationConfiguration", namespace: .matter, clusterID: 0x002B, identifier: "0x002B")
    }

    public static let definition = TraitDefinition(
        identity, title: "LocalizationConfiguration", revision: 1, exposure: .hidden, attributes: attributesTable)

    /// Attribute 0x0000, writable.
    public static var activeLocale: AttributeKey<LocalizationConfiguration, String> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var supportedLocales: AttributeKey<LocalizationConfiguration, [String]> { AttributeKey(index: 1) }
}
