// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleRunCycle {
    /// RunCycleStatusEnum
    public enum RunCycleStatus: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case failure = 1

        public static let definition = EnumDefinition(
            name: "RunCycleStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "failure"),
            ])
    }

    /// RunCycleStruct
    public struct RunCycle: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "RunCycleStruct",
            fields: [
                FieldDefinition(name: "currentCycle", id: 0, type: .string),
                FieldDefinition(name: "nextCycle", id: 1, type: .string, isOptional: true),
                FieldDefinition(name: "lang", id: 2, type: .string),
            ])

        public var currentCycle: String
        public var nextCycle: String?
        public var lang: String

        public init(currentCycle: String, nextCycle: String? = nil, lang: String) {
            self.currentCycle = currentCycle
            self.nextCycle = nextCycle
            self.lang = lang
        }

        public init?(fields: [Value?]) {
            guard
                let currentCycle: String = fields.required(at: 0),
                let nextCycle: String? = fields.optional(at: 1),
                let lang: String = fields.required(at: 2)
            else { return nil }
            self.currentCycle = currentCycle
            self.nextCycle = nextCycle
            self.lang = lang
        }

        public var fields: [Value?] { [currentCycle.value, nextCycle?.value, lang.value] }
    }
}
