// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster CommissionerControl (0x0751).
public enum CommissionerControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "commissionerControl", namespace: .matter, clusterID: 0x0751, identifier: "0x0751")
    }

    public static let definition = TraitDefinition(
        identity, title: "CommissionerControl", revision: 1, exposure: .hidden, attributes: attributesTable,
        commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000.
    public static var supportedDeviceCategories: AttributeKey<CommissionerControl, SupportedDeviceCategory> {
        AttributeKey(index: 0)
    }
}
