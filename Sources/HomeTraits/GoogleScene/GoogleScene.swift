// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Scene (action.devices.traits.Scene).
public enum GoogleScene: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.scene", namespace: .google, identifier: "action.devices.traits.Scene")
    }

    public static let definition = TraitDefinition(
        identity, title: "Scene", revision: 1, attributes: attributesTable, commands: commandsTable,
        actions: actionsTable)

    /// Attribute 0x0000, fixed.
    public static var sceneReversible: AttributeKey<GoogleScene, Bool> { AttributeKey(index: 0) }
}
