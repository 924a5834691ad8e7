// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleToggles {
    /// NameValuesStruct
    public struct NameValues: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "NameValuesStruct",
            fields: [
                FieldDefinition(name: "nameSynonym", id: 0, type: .list(.string)),
                FieldDefinition(name: "lang", id: 1, type: .string),
            ])

        public var nameSynonym: [String]
        public var lang: String

        public init(nameSynonym: [String], lang: String) {
            self.nameSynonym = nameSynonym
            self.lang = lang
        }

        public init?(fields: [Value?]) {
            guard
                let nameSynonym: [String] = fields.required(at: 0),
                let lang: String = fields.required(at: 1)
            else { return nil }
            self.nameSynonym = nameSynonym
            self.lang = lang
        }

        public var fields: [Value?] { [nameSynonym.value, lang.value] }
    }

    /// ToggleStruct
    public struct Toggle: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ToggleStruct",
            fields: [
                FieldDefinition(name: "name", id: 0, type: .string),
                FieldDefinition(name: "nameValues", id: 1, type: .list(.structure(NameValues.definition))),
            ])

        public var name: String
        public var nameValues: [NameValues]

        public init(name: String, nameValues: [NameValues]) {
            self.name = name
            self.nameValues = nameValues
        }

        public init?(fields: [Value?]) {
            guard
                let name: String = fields.required(at: 0),
                let nameValues: [NameValues] = fields.required(at: 1)
            else { return nil }
            self.name = name
            self.nameValues = nameValues
        }

        public var fields: [Value?] { [name.value, nameValues.value] }
    }

    /// ToggleSettingStruct
    public struct ToggleSetting: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ToggleSettingStruct",
            fields: [
                FieldDefinition(name: "name", id: 0, type: .string),
                FieldDefinition(name: "setting", id: 1, type: .bool),
            ])

        public var name: String
        public var setting: Bool

        public init(name: String, setting: Bool) {
            self.name = name
            self.setting = setting
        }

        public init?(fields: [Value?]) {
            guard
                let name: String = fields.required(at: 0),
                let setting: Bool = fields.required(at: 1)
            else { return nil }
            self.name = name
            self.setting = setting
        }

        public var fields: [Value?] { [name.value, setting.value] }
    }
}
