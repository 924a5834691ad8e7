// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Channel (action.devices.traits.Channel).
public enum GoogleChannel: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.channel", namespace: .google, identifier: "action.devices.traits.Channel")
    }

    public static let definition = TraitDefinition(
        identity, title: "Channel", revision: 1, attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000, fixed.
    public static var availableChannels: AttributeKey<GoogleChannel, [Channel]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `O`.
    public static var commandOnlyChannels: AttributeKey<GoogleChannel, Bool> { AttributeKey(index: 1) }
}
