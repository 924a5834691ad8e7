// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait ObjectDetection (action.devices.traits.ObjectDetection).
public enum GoogleObjectDetection: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "google.objectDetection", namespace: .google, identifier: "action.devices.traits.ObjectDetection")
    }

    public static let definition = TraitDefinition(
        identity, title: "ObjectDetection", revision: 1, events: eventsTable)
}
