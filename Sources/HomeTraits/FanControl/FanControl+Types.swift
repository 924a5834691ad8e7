// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension FanControl {
    /// StepDirectionEnum
    public enum StepDirection: UInt8, ValueConvertible, CaseIterable {
        case increase = 0
        case decrease = 1

        public static let definition = EnumDefinition(
            name: "StepDirectionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "increase"),
                EnumDefinition.Member(value: 1, name: "decrease"),
            ])
    }

    /// AirflowDirectionEnum
    public enum AirflowDirection: UInt8, ValueConvertible, CaseIterable {
        case forward = 0
        case reverse = 1

        public static let definition = EnumDefinition(
            name: "AirflowDirectionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "forward"),
                EnumDefinition.Member(value: 1, name: "reverse"),
            ])
    }

    /// FanModeEnum
    public enum FanMode: UInt8, ValueConvertible, CaseIterable {
        case off = 0
        case low = 1
        case medium = 2
        case high = 3
        case on = 4
        case auto = 5
        case smart = 6

        public static let definition = EnumDefinition(
            name: "FanModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "off"),
                EnumDefinition.Member(value: 1, name: "low"),
                EnumDefinition.Member(value: 2, name: "medium"),
                EnumDefinition.Member(value: 3, name: "high"),
                EnumDefinition.Member(value: 4, name: "on"),
                EnumDefinition.Member(value: 5, name: "auto"),
                EnumDefinition.Member(value: 6, name: "smart"),
            ])
    }

    /// FanModeSequenceEnum
    public enum FanModeSequence: UInt8, ValueConvertible, CaseIterable {
        case offLowMedHigh = 0
        case offLowHigh = 1
        case offLowMedHighAuto = 2
        case offLowHighAuto = 3
        case offHighAuto = 4
        case offHigh = 5

        public static let definition = EnumDefinition(
            name: "FanModeSequenceEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "offLowMedHigh"),
                EnumDefinition.Member(value: 1, name: "offLowHigh"),
                EnumDefinition.Member(value: 2, name: "offLowMedHighAuto"),
                EnumDefinition.Member(value: 3, name: "offLowHighAuto"),
                EnumDefinition.Member(value: 4, name: "offHighAuto"),
                EnumDefinition.Member(value: 5, name: "offHigh"),
            ])
    }

    /// RockBitmap
    public struct Rock: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var rockLeftRight: Rock { Rock(rawValue: 1 << 0) }
        public static var rockUpDown: Rock { Rock(rawValue: 1 << 1) }
        public static var rockRound: Rock { Rock(rawValue: 1 << 2) }

        public static let definition = BitmapDefinition(
            name: "RockBitmap",
            fields: [
                BitmapDefinition.Field(name: "rockLeftRight", bit: 0),
                BitmapDefinition.Field(name: "rockUpDown", bit: 1),
                BitmapDefinition.Field(name: "rockRound", bit: 2),
            ])
    }

    /// WindBitmap
    public struct WindBitmap: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var sleepWind: WindBitmap { WindBitmap(rawValue: 1 << 0) }
        public static var naturalWind: WindBitmap { WindBitmap(rawValue: 1 << 1) }

        public static let definition = BitmapDefinition(
            name: "WindBitmap",
            fields: [
                BitmapDefinition.Field(name: "sleepWind", bit: 0),
                BitmapDefinition.Field(name: "naturalWind", bit: 1),
            ])
    }
}
