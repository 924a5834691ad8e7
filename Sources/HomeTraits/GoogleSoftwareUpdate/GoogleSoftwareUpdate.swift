// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait SoftwareUpdate (action.devices.traits.SoftwareUpdate).
public enum GoogleSoftwareUpdate: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "google.softwareUpdate", namespace: .google, identifier: "action.devices.traits.SoftwareUpdate")
    }

    public static let definition = TraitDefinition(
        identity, title: "SoftwareUpdate", revision: 1, attributes: attributesTable, commands: commandsTable,
        actions: actionsTable)

    /// Attribute 0x0000, in s.
    public static var lastSoftwareUpdateUnixTimestampSec: AttributeKey<GoogleSoftwareUpdate, Int64> {
        AttributeKey(index: 0)
    }
}
