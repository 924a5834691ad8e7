// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension TargetNavigator {
    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case targetNotFound = 1
        case notAllowed = 2

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "targetNotFound"),
                EnumDefinition.Member(value: 2, name: "notAllowed"),
            ])
    }

    /// TargetInfoStruct
    public struct TargetInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TargetInfoStruct",
            fields: [
                FieldDefinition(
                    name: "identifier", id: 0, type: .unsigned(bits: 8),
                    range: ValueRange(maximum: .constant(.integer(254)))),
                FieldDefinition(name: "name", id: 1, type: .string),
            ])

        public var identifier: UInt8
        public var name: String

        public init(identifier: UInt8, name: String) {
            self.identifier = identifier
            self.name = name
        }

        public init?(fields: [Value?]) {
            guard
                let identifier: UInt8 = fields.required(at: 0),
                let name: String = fields.required(at: 1)
            else { return nil }
            self.identifier = identifier
            self.name = name
        }

        public var fields: [Value?] { [identifier.value, name.value] }
    }
}
