// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait OpenClose (action.devices.traits.OpenClose).
public enum GoogleOpenClose: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.openClose", namespace: .google, identifier: "action.devices.traits.OpenClose")
    }

    public static let definition = TraitDefinition(
        identity, title: "OpenClose", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in %.
    public static var openPercent: AttributeKey<GoogleOpenClose, Double> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `[!(commandOnlyOpenClose == 1)]`.
    public static var openState: AttributeKey<GoogleOpenClose, [OpenState]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed, conformance `O`.
    public static var discreteOnlyOpenClose: AttributeKey<GoogleOpenClose, Bool> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed, conformance `O`.
    public static var openDirection: AttributeKey<GoogleOpenClose, [OpenDirection]> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed, conformance `O`.
    public static var commandOnlyOpenClose: AttributeKey<GoogleOpenClose, Bool> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed, conformance `O`.
    public static var queryOnlyOpenClose: AttributeKey<GoogleOpenClose, Bool> { AttributeKey(index: 5) }
}
