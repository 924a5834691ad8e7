// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ThermostatUserInterfaceConfiguration {
    /// TemperatureDisplayModeEnum
    public enum TemperatureDisplayMode: UInt8, ValueConvertible, CaseIterable {
        case celsius = 0
        case fahrenheit = 1

        public static let definition = EnumDefinition(
            name: "TemperatureDisplayModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "celsius"),
                EnumDefinition.Member(value: 1, name: "fahrenheit"),
            ])
    }

    /// KeypadLockoutEnum
    public enum KeypadLockout: UInt8, ValueConvertible, CaseIterable {
        case noLockout = 0
        case lockout1 = 1
        case lockout2 = 2
        case lockout3 = 3
        case lockout4 = 4
        case lockout5 = 5

        public static let definition = EnumDefinition(
            name: "KeypadLockoutEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "noLockout"),
                EnumDefinition.Member(value: 1, name: "lockout1"),
                EnumDefinition.Member(value: 2, name: "lockout2"),
                EnumDefinition.Member(value: 3, name: "lockout3"),
                EnumDefinition.Member(value: 4, name: "lockout4"),
                EnumDefinition.Member(value: 5, name: "lockout5"),
            ])
    }

    /// ScheduleProgrammingVisibilityEnum
    public enum ScheduleProgrammingVisibility: UInt8, ValueConvertible, CaseIterable {
        case scheduleProgrammingPermitted = 0
        case scheduleProgrammingDenied = 1

        public static let definition = EnumDefinition(
            name: "ScheduleProgrammingVisibilityEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "scheduleProgrammingPermitted"),
                EnumDefinition.Member(value: 1, name: "scheduleProgrammingDenied"),
            ])
    }
}
