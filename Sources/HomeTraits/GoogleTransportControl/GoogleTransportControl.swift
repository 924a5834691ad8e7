// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait TransportControl (action.devices.traits.TransportControl).
public enum GoogleTransportControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "google.transportControl", namespace: .google, identifier: "action.devices.traits.TransportControl")
    }

    public static let definition = TraitDefinition(
        identity, title: "TransportControl", revision: 1, attributes: attributesTable, commands: commandsTable,
        actions: actionsTable)

    /// Attribute 0x0000, fixed.
    public static var transportControlSupportedCommands: AttributeKey<GoogleTransportControl, SupportedCommands> {
        AttributeKey(index: 0)
    }
}
