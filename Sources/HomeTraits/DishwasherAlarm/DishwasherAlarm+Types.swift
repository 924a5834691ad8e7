// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension DishwasherAlarm {
    /// AlarmBitmap
    public struct Alarm: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var inflowError: Alarm { Alarm(rawValue: 1 << 0) }
        public static var drainError: Alarm { Alarm(rawValue: 1 << 1) }
        public static var doorError: Alarm { Alarm(rawValue: 1 << 2) }
        public static var tempTooLow: Alarm { Alarm(rawValue: 1 << 3) }
        public static var tempTooHigh: Alarm { Alarm(rawValue: 1 << 4) }
        public static var waterLevelError: Alarm { Alarm(rawValue: 1 << 5) }

        public static let definition = BitmapDefinition(
            name: "AlarmBitmap", bits: 32,
            fields: [
                BitmapDefinition.Field(name: "inflowError", bit: 0),
                BitmapDefinition.Field(name: "drainError", bit: 1),
                BitmapDefinition.Field(name: "doorError", bit: 2),
                BitmapDefinition.Field(name: "tempTooLow", bit: 3),
                BitmapDefinition.Field(name: "tempTooHigh", bit: 4),
                BitmapDefinition.Field(name: "waterLevelError", bit: 5),
            ])
    }
}
