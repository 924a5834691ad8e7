// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster TargetNavigator (0x0505).
public enum TargetNavigator: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "targetNavigator", namespace: .matter, clusterID: 0x0505, identifier: "0x0505")
    }

    public static let definition = TraitDefinition(
        identity, title: "TargetNavigator", revision: 2, attributes: attributesTable, commands: commandsTable,
        events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var targetList: AttributeKey<TargetNavigator, [TargetInfo]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `O`.
    public static var currentTarget: AttributeKey<TargetNavigator, UInt8> { AttributeKey(index: 1) }
}
