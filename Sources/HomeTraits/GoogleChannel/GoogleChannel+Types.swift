// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleChannel {
    /// ChannelStruct
    public struct Channel: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ChannelStruct",
            fields: [
                FieldDefinition(name: "key", id: 0, type: .string),
                FieldDefinition(name: "names", id: 1, type: .list(.string)),
                FieldDefinition(name: "number", id: 2, type: .string, isOptional: true),
            ])

        public var key: String
        public var names: [String]
        public var number: String?

        public init(key: String, names: [String], number: String? = nil) {
            self.key = key
            self.names = names
            self.number = number
        }

        public init?(fields: [Value?]) {
            guard
                let key: String = fields.required(at: 0),
                let names: [String] = fields.required(at: 1),
                let number: String? = fields.optional(at: 2)
            else { return nil }
            self.key = key
            self.names = names
            self.number = number
        }

        public var fields: [Value?] { [key.value, names.value, number?.value] }
    }
}
