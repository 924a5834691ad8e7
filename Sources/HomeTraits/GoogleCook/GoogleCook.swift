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
    public static let currentCookingMode = AttributeKey<GoogleCook, CookingMode?>(index: 0)

    /// Attribute 0x0001, conformance `O`.
    public static let currentFoodPreset = AttributeKey<GoogleCook, String?>(index: 1)

    /// Attribute 0x0002, conformance `O`.
    public static let currentFoodQuantity = AttributeKey<GoogleCook, Double?>(index: 2)

    /// Attribute 0x0003, conformance `O`.
    public static let currentFoodUnit = AttributeKey<GoogleCook, Unit?>(index: 3)

    /// Attribute 0x0004, fixed.
    public static let supportedCookingModes = AttributeKey<GoogleCook, [CookingMode]>(index: 4)

    /// Attribute 0x0005, fixed, conformance `O`.
    public static let foodPresets = AttributeKey<GoogleCook, [FoodPreset]>(index: 5)
}
