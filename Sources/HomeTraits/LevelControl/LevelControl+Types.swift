// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension LevelControl {
    /// MoveModeEnum
    public enum MoveMode: UInt8, ValueConvertible, CaseIterable {
        case up = 0
        case down = 1

        public static let definition = EnumDefinition(
            name: "MoveModeEnum",
            members: [EnumDefinition.Member(value: 0, name: "up"), EnumDefinition.Member(value: 1, name: "down")])
    }

    /// StepModeEnum
    public enum StepMode: UInt8, ValueConvertible, CaseIterable {
        case up = 0
        case down = 1

        public static let definition = EnumDefinition(
            name: "StepModeEnum",
            members: [EnumDefinition.Member(value: 0, name: "up"), EnumDefinition.Member(value: 1, name: "down")])
    }

    /// OptionsBitmap
    public struct Options: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var executeIfOff: Options { Options(rawValue: 1 << 0) }
        public static var coupleColorTempToLevel: Options { Options(rawValue: 1 << 1) }

        public static let definition = BitmapDefinition(
            name: "OptionsBitmap",
            fields: [
                BitmapDefinition.Field(name: "executeIfOff", bit: 0),
                BitmapDefinition.Field(name: "coupleColorTempToLevel", bit: 1),
            ])
    }
}
