// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait DoorbellPress (google.doorbellPress).
public enum GoogleDoorbellPress: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.doorbellPress", namespace: .google, identifier: "google.doorbellPress")
    }

    public static let definition = TraitDefinition(identity, title: "DoorbellPress", revision: 1, events: eventsTable)
}
