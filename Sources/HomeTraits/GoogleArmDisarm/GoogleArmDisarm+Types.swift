// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleArmDisarm {
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

    /// ArmLevelStruct
    public struct ArmLevel: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ArmLevelStruct",
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

    /// ArmLevelsStruct
    public struct ArmLevels: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ArmLevelsStruct",
            fields: [
                FieldDefinition(name: "levels", id: 0, type: .list(.structure(ArmLevel.definition))),
                FieldDefinition(name: "ordered", id: 1, type: .bool),
            ])

        public var levels: [ArmLevel]
        public var ordered: Bool

        public init(levels: [ArmLevel], ordered: Bool) {
            self.levels = levels
            self.ordered = ordered
        }

        public init?(fields: [Value?]) {
            guard
                let levels: [ArmLevel] = fields.required(at: 0),
                let ordered: Bool = fields.required(at: 1)
            else { return nil }
            self.levels = levels
            self.ordered = ordered
        }

        public var fields: [Value?] { [levels.value, ordered.value] }
    }
}
