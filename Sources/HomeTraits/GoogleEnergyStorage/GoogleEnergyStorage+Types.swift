// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleEnergyStorage {
    /// DescriptiveCapacityEnum
    public enum DescriptiveCapacity: UInt8, ValueConvertible, CaseIterable {
        case criticallyLow = 0
        case low = 1
        case medium = 2
        case high = 3
        case full = 4

        public static let definition = EnumDefinition(
            name: "DescriptiveCapacityEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "criticallyLow"),
                EnumDefinition.Member(value: 1, name: "low"),
                EnumDefinition.Member(value: 2, name: "medium"),
                EnumDefinition.Member(value: 3, name: "high"),
                EnumDefinition.Member(value: 4, name: "full"),
            ])
    }

    /// CapacityUnitEnum
    public enum CapacityUnit: UInt8, ValueConvertible, CaseIterable {
        case seconds = 0
        case miles = 1
        case kilometers = 2
        case percentage = 3
        case kilowattHours = 4

        public static let definition = EnumDefinition(
            name: "CapacityUnitEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "seconds"),
                EnumDefinition.Member(value: 1, name: "miles"),
                EnumDefinition.Member(value: 2, name: "kilometers"),
                EnumDefinition.Member(value: 3, name: "percentage"),
                EnumDefinition.Member(value: 4, name: "kilowattHours"),
            ])
    }

    /// DistanceUnitEnum
    public enum DistanceUnit: UInt8, ValueConvertible, CaseIterable {
        case kilometers = 0
        case miles = 1

        public static let definition = EnumDefinition(
            name: "DistanceUnitEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "kilometers"),
                EnumDefinition.Member(value: 1, name: "miles"),
            ])
    }

    /// CapacityStruct
    public struct Capacity: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CapacityStruct",
            fields: [
                FieldDefinition(name: "rawValue", id: 0, type: .signed(bits: 32)),
                FieldDefinition(name: "unit", id: 1, type: .enumeration(CapacityUnit.definition)),
            ])

        public var rawValue: Int32
        public var unit: CapacityUnit

        public init(rawValue: Int32, unit: CapacityUnit) {
            self.rawValue = rawValue
            self.unit = unit
        }

        public init?(fields: [Value?]) {
            guard
                let rawValue: Int32 = fields.required(at: 0),
                let unit: CapacityUnit = fields.required(at: 1)
            else { return nil }
            self.rawValue = rawValue
            self.unit = unit
        }

        public var fields: [Value?] { [rawValue.value, unit.value] }
    }
}
