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
    public static var rotationDegrees: AttributeKey<GoogleRotation, Double> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in %.
    public static var rotationPercent: AttributeKey<GoogleRotation, Double> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var supportsDegrees: AttributeKey<GoogleRotation, Bool> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed.
    public static var supportsPercent: AttributeKey<GoogleRotation, Bool> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed, conformance `supportsDegrees == 1, O`.
    public static var rotationDegreesRange: AttributeKey<GoogleRotation, DegreesRange> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed, conformance `O`.
    public static var supportsContinuousRotation: AttributeKey<GoogleRotation, Bool> { AttributeKey(index: 5) }

    /// Attribute 0x0006, fixed, conformance `O`.
    public static var commandOnlyRotation: AttributeKey<GoogleRotation, Bool> { AttributeKey(index: 6) }
}
