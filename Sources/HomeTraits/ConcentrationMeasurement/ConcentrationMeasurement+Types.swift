// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ConcentrationMeasurement {
    /// MeasurementUnitEnum
    public enum MeasurementUnit: UInt8, ValueConvertible, CaseIterable {
        case ppm = 0
        case ppb = 1
        case ppt = 2
        case mgm3 = 3
        case ugm3 = 4
        case ngm3 = 5
        case pm3 = 6
        case bqm3 = 7

        public static let definition = EnumDefinition(
            name: "MeasurementUnitEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "ppm"),
                EnumDefinition.Member(value: 1, name: "ppb"),
                EnumDefinition.Member(value: 2, name: "ppt"),
                EnumDefinition.Member(value: 3, name: "mgm3"),
                EnumDefinition.Member(value: 4, name: "ugm3"),
                EnumDefinition.Member(value: 5, name: "ngm3"),
                EnumDefinition.Member(value: 6, name: "pm3"),
                EnumDefinition.Member(value: 7, name: "bqm3"),
            ])
    }

    /// MeasurementMediumEnum
    public enum MeasurementMedium: UInt8, ValueConvertible, CaseIterable {
        case air = 0
        case water = 1
        case soil = 2

        public static let definition = EnumDefinition(
            name: "MeasurementMediumEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "air"),
                EnumDefinition.Member(value: 1, name: "water"),
                EnumDefinition.Member(value: 2, name: "soil"),
            ])
    }

    /// LevelValueEnum
    public enum LevelValue: UInt8, ValueConvertible, CaseIterable {
        case unknown = 0
        case low = 1
        case medium = 2
        case high = 3
        case critical = 4

        public static let definition = EnumDefinition(
            name: "LevelValueEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknown"),
                EnumDefinition.Member(value: 1, name: "low"),
                EnumDefinition.Member(value: 2, name: "medium"),
                EnumDefinition.Member(value: 3, name: "high"),
                EnumDefinition.Member(value: 4, name: "critical"),
            ])
    }
}
