// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleCook {
    /// CookingModeEnum
    public enum CookingMode: UInt8, ValueConvertible, CaseIterable {
        case unknownCookingMode = 0
        case bake = 1
        case beat = 2
        case blend = 3
        case boil = 4
        case brew = 5
        case broil = 6
        case convectionBake = 7
        case cook = 8
        case defrost = 9
        case dehydrate = 10
        case ferment = 11
        case fry = 12
        case grill = 13
        case knead = 14
        case microwave = 15
        case mix = 16
        case pressureCook = 17
        case puree = 18
        case roast = 19
        case saute = 20
        case slowCook = 21
        case sousVide = 22
        case steam = 23
        case stew = 24
        case stir = 25
        case warm = 26
        case whip = 27

        public static let definition = EnumDefinition(
            name: "CookingModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknownCookingMode"),
                EnumDefinition.Member(value: 1, name: "bake"),
                EnumDefinition.Member(value: 2, name: "beat"),
                EnumDefinition.Member(value: 3, name: "blend"),
                EnumDefinition.Member(value: 4, name: "boil"),
                EnumDefinition.Member(value: 5, name: "brew"),
                EnumDefinition.Member(value: 6, name: "broil"),
                EnumDefinition.Member(value: 7, name: "convectionBake"),
                EnumDefinition.Member(value: 8, name: "cook"),
                EnumDefinition.Member(value: 9, name: "defrost"),
                EnumDefinition.Member(value: 10, name: "dehydrate"),
                EnumDefinition.Member(value: 11, name: "ferment"),
                EnumDefinition.Member(value: 12, name: "fry"),
                EnumDefinition.Member(value: 13, name: "grill"),
                EnumDefinition.Member(value: 14, name: "knead"),
                EnumDefinition.Member(value: 15, name: "microwave"),
                EnumDefinition.Member(value: 16, name: "mix"),
                EnumDefinition.Member(value: 17, name: "pressureCook"),
                EnumDefinition.Member(value: 18, name: "puree"),
                EnumDefinition.Member(value: 19, name: "roast"),
                EnumDefinition.Member(value: 20, name: "saute"),
                EnumDefinition.Member(value: 21, name: "slowCook"),
                EnumDefinition.Member(value: 22, name: "sousVide"),
                EnumDefinition.Member(value: 23, name: "steam"),
                EnumDefinition.Member(value: 24, name: "stew"),
                EnumDefinition.Member(value: 25, name: "stir"),
                EnumDefinition.Member(value: 26, name: "warm"),
                EnumDefinition.Member(value: 27, name: "whip"),
            ])
    }

    /// UnitEnum
    public enum Unit: UInt8, ValueConvertible, CaseIterable {
        case unknownUnits = 0
        case noUnits = 1
        case centimeters = 2
        case cups = 3
        case deciliters = 4
        case feet = 5
        case fluidOunces = 6
        case gallons = 7
        case grams = 8
        case inches = 9
        case kilograms = 10
        case liters = 11
        case meters = 12
        case milligrams = 13
        case milliliters = 14
        case millimeters = 15
        case ounces = 16
        case pinch = 17
        case pints = 18
        case portion = 19
        case pounds = 20
        case quarts = 21
        case tablespoons = 22
        case teaspoons = 23

        public static let definition = EnumDefinition(
            name: "UnitEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknownUnits"),
                EnumDefinition.Member(value: 1, name: "noUnits"),
                EnumDefinition.Member(value: 2, name: "centimeters"),
                EnumDefinition.Member(value: 3, name: "cups"),
                EnumDefinition.Member(value: 4, name: "deciliters"),
                EnumDefinition.Member(value: 5, name: "feet"),
                EnumDefinition.Member(value: 6, name: "fluidOunces"),
                EnumDefinition.Member(value: 7, name: "gallons"),
                EnumDefinition.Member(value: 8, name: "grams"),
                EnumDefinition.Member(value: 9, name: "inches"),
                EnumDefinition.Member(value: 10, name: "kilograms"),
                EnumDefinition.Member(value: 11, name: "liters"),
                EnumDefinition.Member(value: 12, name: "meters"),
                EnumDefinition.Member(value: 13, name: "milligrams"),
                EnumDefinition.Member(value: 14, name: "milliliters"),
                EnumDefinition.Member(value: 15, name: "millimeters"),
                EnumDefinition.Member(value: 16, name: "ounces"),
                EnumDefinition.Member(value: 17, name: "pinch"),
                EnumDefinition.Member(value: 18, name: "pints"),
                EnumDefinition.Member(value: 19, name: "portion"),
                EnumDefinition.Member(value: 20, name: "pounds"),
                EnumDefinition.Member(value: 21, name: "quarts"),
                EnumDefinition.Member(value: 22, name: "tablespoons"),
                EnumDefinition.Member(value: 23, name: "teaspoons"),
            ])
    }

    /// SynonymStruct
    public struct Synonym: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SynonymStruct",
            fields: [
                FieldDefinition(name: "synonym", id: 0, type: .list(.string)),
                FieldDefinition(name: "lang", id: 1, type: .string),
            ])

        public var synonym: [String]
        public var lang: String

        public init(synonym: [String], lang: String) {
            self.synonym = synonym
            self.lang = lang
        }

        public init?(fields: [Value?]) {
            guard
                let synonym: [String] = fields.required(at: 0),
                let lang: String = fields.required(at: 1)
            else { return nil }
            self.synonym = synonym
            self.lang = lang
        }

        public var fields: [Value?] { [synonym.value, lang.value] }
    }

    /// FoodPresetStruct
    public struct FoodPreset: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "FoodPresetStruct",
            fields: [
                FieldDefinition(name: "foodPresetName", id: 0, type: .string),
                FieldDefinition(name: "supportedUnits", id: 1, type: .list(.enumeration(Unit.definition))),
                FieldDefinition(name: "foodSynonyms", id: 2, type: .list(.structure(Synonym.definition))),
            ])

        public var foodPresetName: String
        public var supportedUnits: [Unit]
        public var foodSynonyms: [Synonym]

        public init(foodPresetName: String, supportedUnits: [Unit], foodSynonyms: [Synonym]) {
            self.foodPresetName = foodPresetName
            self.supportedUnits = supportedUnits
            self.foodSynonyms = foodSynonyms
        }

        public init?(fields: [Value?]) {
            guard
                let foodPresetName: String = fields.required(at: 0),
                let supportedUnits: [Unit] = fields.required(at: 1),
                let foodSynonyms: [Synonym] = fields.required(at: 2)
            else { return nil }
            self.foodPresetName = foodPresetName
            self.supportedUnits = supportedUnits
            self.foodSynonyms = foodSynonyms
        }

        public var fields: [Value?] { [foodPresetName.value, supportedUnits.value, foodSynonyms.value] }
    }
}
