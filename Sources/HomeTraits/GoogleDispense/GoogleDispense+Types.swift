// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleDispense {
    /// UnitEnum
    public enum Unit: UInt8, ValueConvertible, CaseIterable {
        case centimeters = 0
        case cups = 1
        case deciliters = 2
        case fluidOunces = 3
        case gallons = 4
        case grams = 5
        case kilograms = 6
        case liters = 7
        case milligrams = 8
        case milliliters = 9
        case millimeters = 10
        case noUnits = 11
        case ounces = 12
        case pinch = 13
        case pints = 14
        case portion = 15
        case pounds = 16
        case quarts = 17
        case tablespoons = 18
        case teaspoons = 19

        public static let definition = EnumDefinition(
            name: "UnitEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "centimeters"),
                EnumDefinition.Member(value: 1, name: "cups"),
                EnumDefinition.Member(value: 2, name: "deciliters"),
                EnumDefinition.Member(value: 3, name: "fluidOunces"),
                EnumDefinition.Member(value: 4, name: "gallons"),
                EnumDefinition.Member(value: 5, name: "grams"),
                EnumDefinition.Member(value: 6, name: "kilograms"),
                EnumDefinition.Member(value: 7, name: "liters"),
                EnumDefinition.Member(value: 8, name: "milligrams"),
                EnumDefinition.Member(value: 9, name: "milliliters"),
                EnumDefinition.Member(value: 10, name: "millimeters"),
                EnumDefinition.Member(value: 11, name: "noUnits"),
                EnumDefinition.Member(value: 12, name: "ounces"),
                EnumDefinition.Member(value: 13, name: "pinch"),
                EnumDefinition.Member(value: 14, name: "pints"),
                EnumDefinition.Member(value: 15, name: "portion"),
                EnumDefinition.Member(value: 16, name: "pounds"),
                EnumDefinition.Member(value: 17, name: "quarts"),
                EnumDefinition.Member(value: 18, name: "tablespoons"),
                EnumDefinition.Member(value: 19, name: "teaspoons"),
            ])
    }

    /// SynonymsStruct
    public struct Synonyms: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SynonymsStruct",
            fields: [
                FieldDefinition(name: "synonyms", id: 0, type: .list(.string)),
                FieldDefinition(name: "lang", id: 1, type: .string),
            ])

        public var synonyms: [String]
        public var lang: String

        public init(synonyms: [String], lang: String) {
            self.synonyms = synonyms
            self.lang = lang
        }

        public init?(fields: [Value?]) {
            guard
                let synonyms: [String] = fields.required(at: 0),
                let lang: String = fields.required(at: 1)
            else { return nil }
            self.synonyms = synonyms
            self.lang = lang
        }

        public var fields: [Value?] { [synonyms.value, lang.value] }
    }

    /// PortionStruct
    public struct Portion: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PortionStruct",
            fields: [
                FieldDefinition(name: "amount", id: 0, type: .signed(bits: 32)),
                FieldDefinition(name: "unit", id: 1, type: .enumeration(Unit.definition)),
            ])

        public var amount: Int32
        public var unit: Unit

        public init(amount: Int32, unit: Unit) {
            self.amount = amount
            self.unit = unit
        }

        public init?(fields: [Value?]) {
            guard
                let amount: Int32 = fields.required(at: 0),
                let unit: Unit = fields.required(at: 1)
            else { return nil }
            self.amount = amount
            self.unit = unit
        }

        public var fields: [Value?] { [amount.value, unit.value] }
    }

    /// SupportedItemStruct
    public struct SupportedItem: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SupportedItemStruct",
            fields: [
                FieldDefinition(name: "itemName", id: 0, type: .string),
                FieldDefinition(name: "itemNameSynonyms", id: 1, type: .list(.structure(Synonyms.definition))),
                FieldDefinition(name: "supportedUnits", id: 2, type: .list(.enumeration(Unit.definition))),
                FieldDefinition(name: "defaultPortion", id: 3, type: .structure(Portion.definition)),
            ])

        public var itemName: String
        public var itemNameSynonyms: [Synonyms]
        public var supportedUnits: [Unit]
        public var defaultPortion: Portion

        public init(itemName: String, itemNameSynonyms: [Synonyms], supportedUnits: [Unit], defaultPortion: Portion) {
            self.itemName = itemName
            self.itemNameSynonyms = itemNameSynonyms
            self.supportedUnits = supportedUnits
            self.defaultPortion = defaultPortion
        }

        public init?(fields: [Value?]) {
            guard
                let itemName: String = fields.required(at: 0),
                let itemNameSynonyms: [Synonyms] = fields.required(at: 1),
                let supportedUnits: [Unit] = fields.required(at: 2),
                let defaultPortion: Portion = fields.required(at: 3)
            else { return nil }
            self.itemName = itemName
            self.itemNameSynonyms = itemNameSynonyms
            self.supportedUnits = supportedUnits
            self.defaultPortion = defaultPortion
        }

        public var fields: [Value?] {
            [itemName.value, itemNameSynonyms.value, supportedUnits.value, defaultPortion.value]
        }
    }

    /// PresetStruct
    public struct Preset: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PresetStruct",
            fields: [
                FieldDefinition(name: "presetName", id: 0, type: .string),
                FieldDefinition(name: "presetNameSynonyms", id: 1, type: .list(.structure(Synonyms.definition))),
            ])

        public var presetName: String
        public var presetNameSynonyms: [Synonyms]

        public init(presetName: String, presetNameSynonyms: [Synonyms]) {
            self.presetName = presetName
            self.presetNameSynonyms = presetNameSynonyms
        }

        public init?(fields: [Value?]) {
            guard
                let presetName: String = fields.required(at: 0),
                let presetNameSynonyms: [Synonyms] = fields.required(at: 1)
            else { return nil }
            self.presetName = presetName
            self.presetNameSynonyms = presetNameSynonyms
        }

        public var fields: [Value?] { [presetName.value, presetNameSynonyms.value] }
    }

    /// AmountStruct
    public struct Amount: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AmountStruct",
            fields: [
                FieldDefinition(name: "amount", id: 0, type: .double, isOptional: true),
                FieldDefinition(name: "unit", id: 1, type: .enumeration(Unit.definition), isOptional: true),
            ])

        public var amount: Double?
        public var unit: Unit?

        public init(amount: Double? = nil, unit: Unit? = nil) {
            self.amount = amount
            self.unit = unit
        }

        public init?(fields: [Value?]) {
            guard
                let amount: Double? = fields.optional(at: 0),
                let unit: Unit? = fields.optional(at: 1)
            else { return nil }
            self.amount = amount
            self.unit = unit
        }

        public var fields: [Value?] { [amount?.value, unit?.value] }
    }

    /// ItemStruct
    public struct Item: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ItemStruct",
            fields: [
                FieldDefinition(name: "itemName", id: 0, type: .string, isOptional: true),
                FieldDefinition(name: "amountRemaining", id: 1, type: .structure(Amount.definition), isOptional: true),
                FieldDefinition(
                    name: "amountLastDispensed", id: 2, type: .structure(Amount.definition), isOptional: true),
                FieldDefinition(name: "isCurrentlyDispensing", id: 3, type: .bool, isOptional: true),
            ])

        public var itemName: String?
        public var amountRemaining: Amount?
        public var amountLastDispensed: Amount?
        public var isCurrentlyDispensing: Bool?

        public init(
            itemName: String? = nil, amountRemaining: Amount? = nil, amountLastDispensed: Amount? = nil,
            isCurrentlyDispensing: Bool? = nil
        ) {
            self.itemName = itemName
            self.amountRemaining = amountRemaining
            self.amountLastDispensed = amountLastDispensed
            self.isCurrentlyDispensing = isCurrentlyDispensing
        }

        public init?(fields: [Value?]) {
            guard
                let itemName: String? = fields.optional(at: 0),
                let amountRemaining: Amount? = fields.optional(at: 1),
                let amountLastDispensed: Amount? = fields.optional(at: 2),
                let isCurrentlyDispensing: Bool? = fields.optional(at: 3)
            else { return nil }
            self.itemName = itemName
            self.amountRemaining = amountRemaining
            self.amountLastDispensed = amountLastDispensed
            self.isCurrentlyDispensing = isCurrentlyDispensing
        }

        public var fields: [Value?] {
            [itemName?.value, amountRemaining?.value, amountLastDispensed?.value, isCurrentlyDispensing?.value]
        }
    }
}
