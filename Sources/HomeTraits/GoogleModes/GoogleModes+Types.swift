// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleModes {
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

    /// SettingValuesStruct
    public struct SettingValues: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SettingValuesStruct",
            fields: [
                FieldDefinition(name: "settingSynonym", id: 0, type: .list(.string)),
                FieldDefinition(name: "lang", id: 1, type: .string),
            ])

        public var settingSynonym: [String]
        public var lang: String

        public init(settingSynonym: [String], lang: String) {
            self.settingSynonym = settingSynonym
            self.lang = lang
        }

        public init?(fields: [Value?]) {
            guard
                let settingSynonym: [String] = fields.required(at: 0),
                let lang: String = fields.required(at: 1)
            else { return nil }
            self.settingSynonym = settingSynonym
            self.lang = lang
        }

        public var fields: [Value?] { [settingSynonym.value, lang.value] }
    }

    /// SettingStruct
    public struct Setting: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SettingStruct",
            fields: [
                FieldDefinition(name: "settingName", id: 0, type: .string),
                FieldDefinition(name: "settingValues", id: 1, type: .list(.structure(SettingValues.definition))),
            ])

        public var settingName: String
        public var settingValues: [SettingValues]

        public init(settingName: String, settingValues: [SettingValues]) {
            self.settingName = settingName
            self.settingValues = settingValues
        }

        public init?(fields: [Value?]) {
            guard
                let settingName: String = fields.required(at: 0),
                let settingValues: [SettingValues] = fields.required(at: 1)
            else { return nil }
            self.settingName = settingName
            self.settingValues = settingValues
        }

        public var fields: [Value?] { [settingName.value, settingValues.value] }
    }

    /// ModeStruct
    public struct Mode: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ModeStruct",
            fields: [
                FieldDefinition(name: "name", id: 0, type: .string),
                FieldDefinition(name: "nameValues", id: 1, type: .list(.structure(NameValues.definition))),
                FieldDefinition(name: "settings", id: 2, type: .list(.structure(Setting.definition))),
                FieldDefinition(name: "ordered", id: 3, type: .bool, defaultValue: .bool(false)),
            ])

        public var name: String
        public var nameValues: [NameValues]
        public var settings: [Setting]
        public var ordered: Bool

        public init(name: String, nameValues: [NameValues], settings: [Setting], ordered: Bool = false) {
            self.name = name
            self.nameValues = nameValues
            self.settings = settings
            self.ordered = ordered
        }

        public init?(fields: [Value?]) {
            guard
                let name: String = fields.required(at: 0),
                let nameValues: [NameValues] = fields.required(at: 1),
                let settings: [Setting] = fields.required(at: 2),
                let ordered: Bool = fields.required(at: 3, default: false)
            else { return nil }
            self.name = name
            self.nameValues = nameValues
            self.settings = settings
            self.ordered = ordered
        }

        public var fields: [Value?] { [name.value, nameValues.value, settings.value, ordered.value] }
    }

    /// ModeSettingStruct
    public struct ModeSetting: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ModeSettingStruct",
            fields: [
                FieldDefinition(name: "name", id: 0, type: .string),
                FieldDefinition(name: "setting", id: 1, type: .string),
            ])

        public var name: String
        public var setting: String

        public init(name: String, setting: String) {
            self.name = name
            self.setting = setting
        }

        public init?(fields: [Value?]) {
            guard
                let name: String = fields.required(at: 0),
                let setting: String = fields.required(at: 1)
            else { return nil }
            self.name = name
            self.setting = setting
        }

        public var fields: [Value?] { [name.value, setting.value] }
    }
}
