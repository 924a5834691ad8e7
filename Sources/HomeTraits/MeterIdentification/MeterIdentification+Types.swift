// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension MeterIdentification {
    /// MeterTypeEnum
    public enum MeterType: UInt8, ValueConvertible, CaseIterable {
        case utility = 0
        case `private` = 1
        case generic = 2

        public static let definition = EnumDefinition(
            name: "MeterTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "utility"),
                EnumDefinition.Member(value: 1, name: "private"),
                EnumDefinition.Member(value: 2, name: "generic"),
            ])
    }

    /// PowerThresholdSourceEnum
    public enum PowerThresholdSource: UInt8, ValueConvertible, CaseIterable {
        case contract = 0
        case regulator = 1
        case equipment = 2

        public static let definition = EnumDefinition(
            name: "PowerThresholdSourceEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "contract"),
                EnumDefinition.Member(value: 1, name: "regulator"),
                EnumDefinition.Member(value: 2, name: "equipment"),
            ])
    }

    /// PowerThresholdStruct
    public struct PowerThreshold: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PowerThresholdStruct",
            fields: [
                FieldDefinition(name: "powerThreshold", id: 0, type: .signed(bits: 64), unit: "mW", isOptional: true),
                FieldDefinition(
                    name: "apparentPowerThreshold", id: 1, type: .signed(bits: 64), unit: "mVA", isOptional: true),
                FieldDefinition(
                    name: "powerThresholdSource", id: 2, type: .enumeration(PowerThresholdSource.definition),
                    isNullable: true),
            ])

        /// In mW.
        public var powerThreshold: Int64?
        /// In mVA.
        public var apparentPowerThreshold: Int64?
        public var powerThresholdSource: PowerThresholdSource?

        public init(
            powerThreshold: Int64? = nil, apparentPowerThreshold: Int64? = nil,
            powerThresholdSource: PowerThresholdSource?
        ) {
            self.powerThreshold = powerThreshold
            self.apparentPowerThreshold = apparentPowerThreshold
            self.powerThresholdSource = powerThresholdSource
        }

        public init?(fields: [Value?]) {
            guard
                let powerThreshold: Int64? = fields.optional(at: 0),
                let apparentPowerThreshold: Int64? = fields.optional(at: 1),
                let powerThresholdSource: PowerThresholdSource? = fields.required(at: 2)
            else { return nil }
            self.powerThreshold = powerThreshold
            self.apparentPowerThreshold = apparentPowerThreshold
            self.powerThresholdSource = powerThresholdSource
        }

        public var fields: [Value?] {
            [powerThreshold?.value, apparentPowerThreshold?.value, powerThresholdSource.value]
        }
    }
}
