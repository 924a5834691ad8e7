// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension MediaInput {
    /// InputTypeEnum
    public enum InputType: UInt8, ValueConvertible, CaseIterable {
        case `internal` = 0
        case aux = 1
        case coax = 2
        case composite = 3
        case hdmi = 4
        case input = 5
        case line = 6
        case optical = 7
        case video = 8
        case scart = 9
        case usb = 10
        case other = 11

        public static let definition = EnumDefinition(
            name: "InputTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "internal"),
                EnumDefinition.Member(value: 1, name: "aux"),
                EnumDefinition.Member(value: 2, name: "coax"),
                EnumDefinition.Member(value: 3, name: "composite"),
                EnumDefinition.Member(value: 4, name: "hdmi"),
                EnumDefinition.Member(value: 5, name: "input"),
                EnumDefinition.Member(value: 6, name: "line"),
                EnumDefinition.Member(value: 7, name: "optical"),
                EnumDefinition.Member(value: 8, name: "video"),
                EnumDefinition.Member(value: 9, name: "scart"),
                EnumDefinition.Member(value: 10, name: "usb"),
                EnumDefinition.Member(value: 11, name: "other"),
            ])
    }

    /// InputInfoStruct
    public struct InputInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "InputInfoStruct",
            fields: [
                FieldDefinition(name: "index", id: 0, type: .unsigned(bits: 8)),
                FieldDefinition(name: "inputType", id: 1, type: .enumeration(InputType.definition)),
                FieldDefinition(name: "name", id: 2, type: .string),
                FieldDefinition(name: "description", id: 3, type: .string),
            ])

        public var index: UInt8
        public var inputType: InputType
        public var name: String
        public var description: String

        public init(index: UInt8, inputType: InputType, name: String, description: String) {
            self.index = index
            self.inputType = inputType
            self.name = name
            self.description = description
        }

        public init?(fields: [Value?]) {
            guard
                let index: UInt8 = fields.required(at: 0),
                let inputType: InputType = fields.required(at: 1),
                let name: String = fields.required(at: 2),
                let description: String = fields.required(at: 3)
            else { return nil }
            self.index = index
            self.inputType = inputType
            self.name = name
            self.description = description
        }

        public var fields: [Value?] { [index.value, inputType.value, name.value, description.value] }
    }
}
