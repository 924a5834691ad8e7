// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Rotation (action.devices.traits.Rotation).
public enum GoogleRotation: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.rotation", namespace: .google, identifier: "action.devices.traits.Rotation")
    }

    public static let definition = TraitDefinition(
        identity, title: "Rotation", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in °.
    public static let rotationDegrees = AttributeKey<GoogleRotation, Double>(index: 0)

    /// Attribute 0x0001, in %.
    public static let rotationPercent = AttributeKey<GoogleRotation, Double>(index: 1)

    /// Attribute 0x0002, fixed.
    public static let supportsDegrees = AttributeKey<GoogleRotation, Bool>(index: 2)

    /// Attribute 0x0003, fixed.
    public static let supportsPercent = AttributeKey<GoogleRotation, Bool>(index: 3)

    /// Attribute 0x0004, fixed, conformance `supportsDegrees == 1, O`.
    public static let rotationDegreesRange = AttributeKey<GoogleRotation, DegreesRange>(index: 4)

    /// Attribute 0x0005, fixed, conformance `O`.
    public static let supportsContinuousRotation = AttributeKey<GoogleRotation, Bool>(index: 5)

    /// Attribute 0x0006, fixed, conformance `O`.
    public static let commandOnlyRotation = AttributeKey<GoogleRotation, Bool>(index: 6)
}
