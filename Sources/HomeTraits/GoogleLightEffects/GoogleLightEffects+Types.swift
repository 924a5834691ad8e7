// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleLightEffects {
    /// LightEffectEnum
    public enum LightEffect: UInt8, ValueConvertible, CaseIterable {
        case colorLoop = 0
        case sleep = 1
        case wake = 2

        public static let definition = EnumDefinition(
            name: "LightEffectEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "colorLoop"),
                EnumDefinition.Member(value: 1, name: "sleep"),
                EnumDefinition.Member(value: 2, name: "wake"),
            ])
    }

    /// SupportedEffectsBitmap
    public struct SupportedEffects: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var colorLoop: SupportedEffects { SupportedEffects(rawValue: 1 << 0) }
        public static var sleep: SupportedEffects { SupportedEffects(rawValue: 1 << 1) }
        public static var wake: SupportedEffects { SupportedEffects(rawValue: 1 << 2) }

        public static let definition = BitmapDefinition(
            name: "SupportedEffectsBitmap",
            fields: [
                BitmapDefinition.Field(name: "colorLoop", bit: 0),
                BitmapDefinition.Field(name: "sleep", bit: 1),
                BitmapDefinition.Field(name: "wake", bit: 2),
            ])
    }
}
