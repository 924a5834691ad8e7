// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension AirQuality {
    /// AirQualityEnum
    public enum AirQualityEnum: UInt8, ValueConvertible, CaseIterable {
        case unknown = 0
        case good = 1
        case fair = 2
        case moderate = 3
        case poor = 4
        case veryPoor = 5
        case extremelyPoor = 6

        public static let definition = EnumDefinition(
            name: "AirQualityEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknown"),
                EnumDefinition.Member(value: 1, name: "good"),
                EnumDefinition.Member(value: 2, name: "fair"),
                EnumDefinition.Member(value: 3, name: "moderate"),
                EnumDefinition.Member(value: 4, name: "poor"),
                EnumDefinition.Member(value: 5, name: "veryPoor"),
                EnumDefinition.Member(value: 6, name: "extremelyPoor"),
            ])
    }
}
