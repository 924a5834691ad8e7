// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension IlluminanceMeasurement {
    /// LightSensorTypeEnum
    public enum LightSensorType: UInt8, ValueConvertible, CaseIterable {
        case photodiode = 0
        case cmos = 1

        public static let definition = EnumDefinition(
            name: "LightSensorTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "photodiode"),
                EnumDefinition.Member(value: 1, name: "cmos"),
            ])
    }
}
