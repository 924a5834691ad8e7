// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleOpenClose {
    /// OpenDirectionEnum
    public enum OpenDirection: UInt8, ValueConvertible, CaseIterable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case `in` = 4
        case out = 5

        public static let definition = EnumDefinition(
            name: "OpenDirectionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "up"),
                EnumDefinition.Member(value: 1, name: "down"),
                EnumDefinition.Member(value: 2, name: "left"),
                EnumDefinition.Member(value: 3, name: "right"),
                EnumDefinition.Member(value: 4, name: "in"),
                EnumDefinition.Member(value: 5, name: "out"),
            ])
    }

    /// OpenStateStruct
    public struct OpenState: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "OpenStateStruct",
            fields: [
                FieldDefinition(
                    name: "openPercent", id: 0, type: .double, unit: "%",
                    range: ValueRange(minimum: .constant(.number(0.0)), maximum: .constant(.number(100.0)))),
                FieldDefinition(name: "openDirection", id: 1, type: .enumeration(OpenDirection.definition)),
            ])

        /// In %.
        public var openPercent: Double
        public var openDirection: OpenDirection

        public init(openPercent: Double, openDirection: OpenDirection) {
            self.openPercent = openPercent
            self.openDirection = openDirection
        }

        public init?(fields: [Value?]) {
            guard
                let openPercent: Double = fields.required(at: 0),
                let openDirection: OpenDirection = fields.required(at: 1)
            else { return nil }
            self.openPercent = openPercent
            self.openDirection = openDirection
        }

        public var fields: [Value?] { [openPercent.value, openDirection.value] }
    }
}
