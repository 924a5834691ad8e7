// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OnOff {
    /// StartUpOnOffEnum
    public enum StartUpOnOff: UInt8, ValueConvertible, CaseIterable {
        case off = 0
        case on = 1
        case toggle = 2

        public static let definition = EnumDefinition(
            name: "StartUpOnOffEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "off"),
                EnumDefinition.Member(value: 1, name: "on"),
                EnumDefinition.Member(value: 2, name: "toggle"),
            ])
    }

    /// EffectIdentifierEnum
    public enum EffectIdentifier: UInt8, ValueConvertible, CaseIterable {
        case delayedAllOff = 0
        case dyingLight = 1

        public static let definition = EnumDefinition(
            name: "EffectIdentifierEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "delayedAllOff"),
                EnumDefinition.Member(value: 1, name: "dyingLight"),
            ])
    }

    /// DelayedAllOffEffectVariantEnum
    public enum DelayedAllOffEffectVariant: UInt8, ValueConvertible, CaseIterable {
        case delayedOffFastFade = 0
        case noFade = 1
        case delayedOffSlowFade = 2

        public static let definition = EnumDefinition(
            name: "DelayedAllOffEffectVariantEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "delayedOffFastFade"),
                EnumDefinition.Member(value: 1, name: "noFade"),
                EnumDefinition.Member(value: 2, name: "delayedOffSlowFade"),
            ])
    }

    /// DyingLightEffectVariantEnum
    public enum DyingLightEffectVariant: UInt8, ValueConvertible, CaseIterable {
        case dyingLightFadeOff = 0

        public static let definition = EnumDefinition(
            name: "DyingLightEffectVariantEnum", members: [EnumDefinition.Member(value: 0, name: "dyingLightFadeOff")])
    }

    /// OnOffControlBitmap
    public struct OnOffControl: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var acceptOnlyWhenOn: OnOffControl { OnOffControl(rawValue: 1 << 0) }

        public static let definition = BitmapDefinition(
            name: "OnOffControlBitmap", fields: [BitmapDefinition.Field(name: "acceptOnlyWhenOn", bit: 0)])
    }
}
