// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension RefrigeratorAlarm {
    /// AlarmBitmap
    public struct Alarm: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var doorOpen: Alarm { Alarm(rawValue: 1 << 0) }

        public static let definition = BitmapDefinition(
            name: "AlarmBitmap", bits: 32, fields: [BitmapDefinition.Field(name: "doorOpen", bit: 0)])
    }
}
