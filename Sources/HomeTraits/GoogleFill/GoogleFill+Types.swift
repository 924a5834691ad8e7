// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleFill {
    /// LevelValuesStruct
    public struct LevelValues: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "LevelValuesStruct",
            fields: [
                FieldDefinition(name: "levelSynonym", id: 0, type: .list(.string)),
                FieldDefinition(name: "lang", id: 1, type: .string),
            ])

        public var levelSynonym: [String]
        public var lang: String

        public init(levelSynonym: [String], lang: String) {
            self.levelSynonym = levelSynonym
            self.lang = lang
        }

        public init?(fields: [Value?]) {
            guard
                let levelSynonym: [String] = fields.required(at: 0),
                let lang: String = fields.required(at: 1)
            else { return nil }
            self.levelSynonym = levelSynonym
            self.lang = lang
        }

        public var fields: [Value?] { [levelSynonym.value, lang.value] }
    }

    /// FillLevelStruct
    public struct FillLevel: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "FillLevelStruct",
            fields: [
                FieldDefinition(name: "levelName", id: 0, type: .string),
                FieldDefinition(name: "levelValues", id: 1, type: .list(.structure(LevelValues.definition))),
            ])

        public var levelName: String
        public var levelValues: [LevelValues]

        public init(levelName: String, levelValues: [LevelValues]) {
            self.levelName = levelName
            self.levelValues = levelValues
        }

        public init?(fields: [Value?]) {
            guard
                let levelName: String = fields.required(at: 0),
                let levelValues: [LevelValues] = fields.required(at: 1)
            else { return nil }
            self.levelName = levelName
            self.levelValues = levelValues
        }

        public var fields: [Value?] { [levelName.value, levelValues.value] }
    }

    /// FillLevelsStruct
    public struct FillLevels: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "FillLevelsStruct",
            fields: [
                FieldDefinition(name: "levels", id: 0, type: .list(.structure(FillLevel.definition))),
                FieldDefinition(name: "ordered", id: 1, type: .bool),
                FieldDefinition(name: "supportsFillPercent", id: 2, type: .bool, defaultValue: .bool(false)),
            ])

        public var levels: [FillLevel]
        public var ordered: Bool
        public var supportsFillPercent: Bool

        public init(levels: [FillLevel], ordered: Bool, supportsFillPercent: Bool = false) {
            self.levels = levels
            self.ordered = ordered
            self.supportsFillPercent = supportsFillPercent
        }

        public init?(fields: [Value?]) {
            guard
                let levels: [FillLevel] = fields.required(at: 0),
                let ordered: Bool = fields.required(at: 1),
                let supportsFillPercent: Bool = fields.required(at: 2, default: false)
            else { return nil }
            self.levels = levels
            self.ordered = ordered
            self.supportsFillPercent = supportsFillPercent
        }

        public var fields: [Value?] { [levels.value, ordered.value, supportsFillPercent.value] }
    }
}
