// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait StatusReport (action.devices.traits.StatusReport).
public enum GoogleStatusReport: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.statusReport", namespace: .google, identifier: "action.devices.traits.StatusReport")
    }

    public static let definition = TraitDefinition(
        identity, title: "StatusReport", revision: 1, attributes: attributesTable)

    /// Attribute 0x0000.
    public static var currentStatusReport: AttributeKey<GoogleStatusReport, [Status]> { AttributeKey(index: 0) }
}
