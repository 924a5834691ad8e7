// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension UnitLocalization {
    /// TempUnitEnum
    public enum TempUnit: UInt8, ValueConvertible, CaseIterable {
        case fahrenheit = 0
        case celsius = 1
        case kelvin = 2

        public static let definition = EnumDefinition(
            name: "TempUnitEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "fahrenheit"),
                EnumDefinition.Member(value: 1, name: "celsius"),
                EnumDefinition.Member(value: 2, name: "kelvin"),
            ])
    }
}
