// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension SmokeCoAlarm {
    /// AlarmStateEnum
    public enum AlarmState: UInt8, ValueConvertible, CaseIterable {
        case normal = 0
        case warning = 1
        case critical = 2

        public static let definition = EnumDefinition(
            name: "AlarmStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "normal"),
                EnumDefinition.Member(value: 1, name: "warning"),
                EnumDefinition.Member(value: 2, name: "critical"),
            ])
    }

    /// SensitivityEnum
    public enum Sensitivity: UInt8, ValueConvertible, CaseIterable {
        case high = 0
        case standard = 1
        case low = 2

        public static let definition = EnumDefinition(
            name: "SensitivityEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "high"),
                EnumDefinition.Member(value: 1, name: "standard"),
                EnumDefinition.Member(value: 2, name: "low"),
            ])
    }

    /// ExpressedStateEnum
    public enum ExpressedState: UInt8, ValueConvertible, CaseIterable {
        case normal = 0
        case smokeAlarm = 1
        case coAlarm = 2
        case batteryAlert = 3
        case testing = 4
        case hardwareFault = 5
        case endOfService = 6
        case interconnectSmoke = 7
        case interconnectCo = 8

        public static let definition = EnumDefinition(
            name: "ExpressedStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "normal"),
                EnumDefinition.Member(value: 1, name: "smokeAlarm"),
                EnumDefinition.Member(value: 2, name: "coAlarm"),
                EnumDefinition.Member(value: 3, name: "batteryAlert"),
                EnumDefinition.Member(value: 4, name: "testing"),
                EnumDefinition.Member(value: 5, name: "hardwareFault"),
                EnumDefinition.Member(value: 6, name: "endOfService"),
                EnumDefinition.Member(value: 7, name: "interconnectSmoke"),
                EnumDefinition.Member(value: 8, name: "interconnectCo"),
            ])
    }

    /// MuteStateEnum
    public enum MuteState: UInt8, ValueConvertible, CaseIterable {
        case notMuted = 0
        case muted = 1

        public static let definition = EnumDefinition(
            name: "MuteStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "notMuted"),
                EnumDefinition.Member(value: 1, name: "muted"),
            ])
    }

    /// EndOfServiceEnum
    public enum EndOfServiceEnum: UInt8, ValueConvertible, CaseIterable {
        case normal = 0
        case expired = 1

        public static let definition = EnumDefinition(
            name: "EndOfServiceEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "normal"),
                EnumDefinition.Member(value: 1, name: "expired"),
            ])
    }

    /// ContaminationStateEnum
    public enum ContaminationState: UInt8, ValueConvertible, CaseIterable {
        case normal = 0
        case low = 1
        case warning = 2
        case critical = 3

        public static let definition = EnumDefinition(
            name: "ContaminationStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "normal"),
                EnumDefinition.Member(value: 1, name: "low"),
                EnumDefinition.Member(value: 2, name: "warning"),
                EnumDefinition.Member(value: 3, name: "critical"),
            ])
    }
}
