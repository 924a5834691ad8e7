// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Dispense (action.devices.traits.Dispense).
public enum GoogleDispense: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.dispense", namespace: .google, identifier: "action.devices.traits.Dispense")
    }

    public static let definition = TraitDefinition(
        identity, title: "Dispense", revision: 1, attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000.
    public static var dispenseItems: AttributeKey<GoogleDispense, [Item]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `O`.
    public static var supportedDispenseItems: AttributeKey<GoogleDispense, [SupportedItem]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed, conformance `O`.
    public static var supportedDispensePresets: AttributeKey<GoogleDispense, [Preset]> { AttributeKey(index: 2) }
}
