// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Identify {
    /// IdentifyTypeEnum
    public enum IdentifyType: UInt8, ValueConvertible, CaseIterable {
        case none = 0
        case lightOutput = 1
        case visibleIndicator = 2
        case audibleBeep = 3
        case display = 4
        case actuator = 5

        public static let definition = EnumDefinition(
            name: "IdentifyTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "none"),
                EnumDefinition.Member(value: 1, name: "lightOutput"),
                EnumDefinition.Member(value: 2, name: "visibleIndicator"),
                EnumDefinition.Member(value: 3, name: "audibleBeep"),
                EnumDefinition.Member(value: 4, name: "display"),
                EnumDefinition.Member(value: 5, name: "actuator"),
            ])
    }

    /// EffectIdentifierEnum
    public enum EffectIdentifier: UInt8, ValueConvertible, CaseIterable {
        case blink = 0
        case breathe = 1
        case okay = 2
        case channelChange = 11
        case finishEffect = 254
        case stopEffect = 255

        public static let definition = EnumDefinition(
            name: "EffectIdentifierEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "blink"),
                EnumDefinition.Member(value: 1, name: "breathe"),
                EnumDefinition.Member(value: 2, name: "okay"),
                EnumDefinition.Member(value: 11, name: "channelChange"),
                EnumDefinition.Member(value: 254, name: "finishEffect"),
                EnumDefinition.Member(value: 255, name: "stopEffect"),
            ])
    }

    /// EffectVariantEnum
    public enum EffectVariant: UInt8, ValueConvertible, CaseIterable {
        case `default` = 0

        public static let definition = EnumDefinition(
            name: "EffectVariantEnum", members: [EnumDefinition.Member(value: 0, name: "default")])
    }
}
