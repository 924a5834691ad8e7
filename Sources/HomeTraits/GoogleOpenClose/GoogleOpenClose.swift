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
    public static let openPercent = AttributeKey<GoogleOpenClose, Double>(index: 0)

    /// Attribute 0x0001, conformance `[!(commandOnlyOpenClose == 1)]`.
    public static let openState = AttributeKey<GoogleOpenClose, [OpenState]>(index: 1)

    /// Attribute 0x0002, fixed, conformance `O`.
    public static let discreteOnlyOpenClose = AttributeKey<GoogleOpenClose, Bool>(index: 2)

    /// Attribute 0x0003, fixed, conformance `O`.
    public static let openDirection = AttributeKey<GoogleOpenClose, [OpenDirection]>(index: 3)

    /// Attribute 0x0004, fixed, conformance `O`.
    public static let commandOnlyOpenClose = AttributeKey<GoogleOpenClose, Bool>(index: 4)

    /// Attribute 0x0005, fixed, conformance `O`.
    public static let queryOnlyOpenClose = AttributeKey<GoogleOpenClose, Bool>(index: 5)
}
