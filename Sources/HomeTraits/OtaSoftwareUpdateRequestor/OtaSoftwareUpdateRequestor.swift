// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster OtaSoftwareUpdateRequestor (0x002A).
public enum OtaSoftwareUpdateRequestor: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "otaSoftwareUpdateRequestor", namespace: .matter, clusterID: 0x002A, identifier: "0x002A")
    }

    public static let definition = TraitDefinition(
        identity, title: "OtaSoftwareUpdateRequestor", revision: 1, exposure: .hidden, attributes: attributesTable,
        commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000, writable.
    public static var defaultOtaProviders: AttributeKey<OtaSoftwareUpdateRequestor, [ProviderLocation]> {
        AttributeKey(index: 0)
    }

    /// Attribute 0x0001.
    public static var updatePossible: AttributeKey<OtaSoftwareUpdateRequestor, Bool> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var updateState: AttributeKey<OtaSoftwareUpdateRequestor, UpdateState> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 1 %.
    public static var updateStateProgress: AttributeKey<OtaSoftwareUpdateRequestor, UInt8?> { AttributeKey(index: 3) }
}
