// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension BallastConfiguration {
    /// BallastStatusBitmap
    public struct BallastStatus: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var ballastNonOperational: BallastStatus { BallastStatus(rawValue: 1 << 0) }
        public static var lampFailure: BallastStatus { BallastStatus(rawValue: 1 << 1) }

        public static let definition = BitmapDefinition(
            name: "BallastStatusBitmap",
            fields: [
                BitmapDefinition.Field(name: "ballastNonOperational", bit: 0),
                BitmapDefinition.Field(name: "lampFailure", bit: 1),
            ])
    }

    /// LampAlarmModeBitmap
    public struct LampAlarmMode: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var lampBurnHours: LampAlarmMode { LampAlarmMode(rawValue: 1 << 0) }

        public static let definition = BitmapDefinition(
            name: "LampAlarmModeBitmap", fields: [BitmapDefinition.Field(name: "lampBurnHours", bit: 0)])
    }
}
