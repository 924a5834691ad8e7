// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension TimeFormatLocalization {
    /// HourFormatEnum
    public enum HourFormat: UInt8, ValueConvertible, CaseIterable {
        case v12Hr = 0
        case v24Hr = 1
        case useActiveLocale = 255

        public static let definition = EnumDefinition(
            name: "HourFormatEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "v12Hr"),
                EnumDefinition.Member(value: 1, name: "v24Hr"),
                EnumDefinition.Member(value: 255, name: "useActiveLocale"),
            ])
    }

    /// CalendarTypeEnum
    public enum CalendarType: UInt8, ValueConvertible, CaseIterable {
        case buddhist = 0
        case chinese = 1
        case coptic = 2
        case ethiopian = 3
        case gregorian = 4
        case hebrew = 5
        case indian = 6
        case islamic = 7
        case japanese = 8
        case korean = 9
        case persian = 10
        case taiwanese = 11
        case useActiveLocale = 255

        public static let definition = EnumDefinition(
            name: "CalendarTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "buddhist"),
                EnumDefinition.Member(value: 1, name: "chinese"),
                EnumDefinition.Member(value: 2, name: "coptic"),
                EnumDefinition.Member(value: 3, name: "ethiopian"),
                EnumDefinition.Member(value: 4, name: "gregorian"),
                EnumDefinition.Member(value: 5, name: "hebrew"),
                EnumDefinition.Member(value: 6, name: "indian"),
                EnumDefinition.Member(value: 7, name: "islamic"),
                EnumDefinition.Member(value: 8, name: "japanese"),
                EnumDefinition.Member(value: 9, name: "korean"),
                EnumDefinition.Member(value: 10, name: "persian"),
                EnumDefinition.Member(value: 11, name: "taiwanese"),
                EnumDefinition.Member(value: 255, name: "useActiveLocale"),
            ])
    }
}
