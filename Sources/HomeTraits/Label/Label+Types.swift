// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Label {
    /// LabelStruct
    public struct LabelStruct: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "LabelStruct",
            fields: [
                FieldDefinition(
                    name: "label", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(16)))),
                FieldDefinition(
                    name: "value", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(16)))),
            ])

        public var label: String
        public var valueField: String

        public init(label: String, valueField: String) {
            self.label = label
            self.valueField = valueField
        }

        public init?(fields: [Value?]) {
            guard
                let label: String = fields.required(at: 0),
                let valueField: String = fields.required(at: 1)
            else { return nil }
            self.label = label
            self.valueField = valueField
        }

        public var fields: [Value?] { [label.value, valueField.value] }
    }
}
