// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Chime {
    /// ChimeSoundStruct
    public struct ChimeSound: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ChimeSoundStruct",
            fields: [
                FieldDefinition(name: "chimeId", id: 0, type: .unsigned(bits: 8)),
                FieldDefinition(
                    name: "name", id: 1, type: .string,
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(48)))),
            ])

        public var chimeId: UInt8
        public var name: String

        public init(chimeId: UInt8, name: String) {
            self.chimeId = chimeId
            self.name = name
        }

        public init?(fields: [Value?]) {
            guard
                let chimeId: UInt8 = fields.required(at: 0),
                let name: String = fields.required(at: 1)
            else { return nil }
            self.chimeId = chimeId
            self.name = name
        }

        public var fields: [Value?] { [chimeId.value, name.value] }
    }
}
