// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleAppSelector {
    /// NamesStruct
    public struct Names: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "NamesStruct",
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

    /// ApplicationStruct
    public struct Application: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ApplicationStruct",
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
