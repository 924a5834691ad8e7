// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension AudioOutput {
    /// OutputTypeEnum
    public enum OutputType: UInt8, ValueConvertible, CaseIterable {
        case hdmi = 0
        case bt = 1
        case optical = 2
        case headphone = 3
        case `internal` = 4
        case other = 5

        public static let definition = EnumDefinition(
            name: "OutputTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "hdmi"),
                EnumDefinition.Member(value: 1, name: "bt"),
                EnumDefinition.Member(value: 2, name: "optical"),
                EnumDefinition.Member(value: 3, name: "headphone"),
                EnumDefinition.Member(value: 4, name: "internal"),
                EnumDefinition.Member(value: 5, name: "other"),
            ])
    }

    /// OutputInfoStruct
    public struct OutputInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "OutputInfoStruct",
            fields: [
                FieldDefinition(name: "index", id: 0, type: .unsigned(bits: 8)),
                FieldDefinition(name: "outputType", id: 1, type: .enumeration(OutputType.definition)),
                FieldDefinition(
                    name: "name", id: 2, type: .string, range: ValueRange(maximumLength: .constant(.integer(32)))),
            ])

        public var index: UInt8
        public var outputType: OutputType
        public var name: String

        public init(index: UInt8, outputType: OutputType, name: String) {
            self.index = index
            self.outputType = outputType
            self.name = name
        }

        public init?(fields: [Value?]) {
            guard
                let index: UInt8 = fields.required(at: 0),
                let outputType: OutputType = fields.required(at: 1),
                let name: String = fields.required(at: 2)
            else { return nil }
            self.index = index
            self.outputType = outputType
            self.name = name
        }

        public var fields: [Value?] { [index.value, outputType.value, name.value] }
    }
}
