// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Fill (action.devices.traits.Fill).
public enum GoogleFill: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.fill", namespace: .google, identifier: "action.devices.traits.Fill")
    }

    public static let definition = TraitDefinition(
        identity, title: "Fill", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var isFilled: AttributeKey<GoogleFill, Bool> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `[availableFillLevels]`.
    public static var currentFillLevel: AttributeKey<GoogleFill, String> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in %, conformance `O`.
    public static var currentFillPercent: AttributeKey<GoogleFill, Double> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed, conformance `O`.
    public static var availableFillLevels: AttributeKey<GoogleFill, FillLevels> { AttributeKey(index: 3) }
}
