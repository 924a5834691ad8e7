// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleInputSelector {
    /// NamesStruct
    public struct Names: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "NamesStruct",
            fields: [
                FieldDefinition(name: "lang", id: 0, type: .string),
                FieldDefinition(name: "nameSynonym", id: 1, type: .list(.string)),
            ])

        public var lang: String
        public var nameSynonym: [String]

        public init(lang: String, nameSynonym: [String]) {
            self.lang = lang
            self.nameSynonym = nameSynonym
        }

        public init?(fields: [Value?]) {
            guard
                let lang: String = fields.required(at: 0),
                let nameSynonym: [String] = fields.required(at: 1)
            else { return nil }
            self.lang = lang
            self.nameSynonym = nameSynonym
        }

        public var fields: [Value?] { [lang.value, nameSynonym.value] }
    }

    /// InputStruct
    public struct Input: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "InputStruct",
            fields: [
                FieldDefinition(name: "key", id: 0, type: .string),
                FieldDefinition(name: "names", id: 1, type: .list(.structure(Names.definition))),
            ])

        public var key: String
        public var names: [Names]

        public init(key: String, names: [Names]) {
            self.key = key
            self.names = names
        }

        public init?(fields: [Value?]) {
            guard
                let key: String = fields.required(at: 0),
                let names: [Names] = fields.required(at: 1)
            else { return nil }
            self.key = key
            self.names = names
        }

        public var fields: [Value?] { [key.value, names.value] }
    }
}
