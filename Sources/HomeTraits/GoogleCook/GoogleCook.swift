// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Cook (action.devices.traits.Cook).
public enum GoogleCook: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.cook", namespace: .google, identifier: "action.devices.traits.Cook")
    }

    public static let definition = TraitDefinition(
        identity, title: "Cook", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var currentCookingMode: AttributeKey<GoogleCook, CookingMode?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `O`.
    public static var currentFoodPreset: AttributeKey<GoogleCook, String?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `O`.
    public static var currentFoodQuantity: AttributeKey<GoogleCook, Double?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `O`.
    public static var currentFoodUnit: AttributeKey<GoogleCook, Unit?> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed.
    public static var supportedCookingModes: AttributeKey<GoogleCook, [CookingMode]> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed, conformance `O`.
    public static var foodPresets: AttributeKey<GoogleCook, [FoodPreset]> { AttributeKey(index: 5) }
}
