// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension EnergyPreference {
    /// EnergyPriorityEnum
    public enum EnergyPriority: UInt8, ValueConvertible, CaseIterable {
        case comfort = 0
        case speed = 1
        case efficiency = 2
        case waterConsumption = 3

        public static let definition = EnumDefinition(
            name: "EnergyPriorityEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "comfort"),
                EnumDefinition.Member(value: 1, name: "speed"),
                EnumDefinition.Member(value: 2, name: "efficiency"),
                EnumDefinition.Member(value: 3, name: "waterConsumption"),
            ])
    }

    /// BalanceStruct
    public struct Balance: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "BalanceStruct",
            fields: [
                FieldDefinition(
                    name: "step", id: 0, type: .unsigned(bits: 8), unit: "1 %",
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100)))),
                FieldDefinition(
                    name: "label", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(64))),
                    isOptional: true),
            ])

        /// In 1 %.
        public var step: UInt8
        public var label: String?

        public init(step: UInt8, label: String? = nil) {
            self.step = step
            self.label = label
        }

        public init?(fields: [Value?]) {
            guard
                let step: UInt8 = fields.required(at: 0),
                let label: String? = fields.optional(at: 1)
            else { return nil }
            self.step = step
            self.label = label
        }

        public var fields: [Value?] { [step.value, label?.value] }
    }
}
