// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait InputSelector (action.devices.traits.InputSelector).
public enum GoogleInputSelector: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "google.inputSelector", namespace: .google, identifier: "action.devices.traits.InputSelector")
    }

    public static let definition = TraitDefinition(
        identity, title: "InputSelector", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable, actions: actionsTable)

    /// Attribute 0x0000, conformance `!(commandOnlyInputSelector == 1)`.
    public static var currentInput: AttributeKey<GoogleInputSelector, String> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var availableInputs: AttributeKey<GoogleInputSelector, [Input]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed, conformance `O`.
    public static var commandOnlyInputSelector: AttributeKey<GoogleInputSelector, Bool> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed, conformance `O`.
    public static var orderedInputs: AttributeKey<GoogleInputSelector, Bool> { AttributeKey(index: 3) }
}
