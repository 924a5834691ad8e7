// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension BooleanStateConfiguration {
    /// AlarmModeBitmap
    public struct AlarmMode: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var visual: AlarmMode { AlarmMode(rawValue: 1 << 0) }
        public static var audible: AlarmMode { AlarmMode(rawValue: 1 << 1) }

        public static let definition = BitmapDefinition(
            name: "AlarmModeBitmap",
            fields: [BitmapDefinition.Field(name: "visual", bit: 0), BitmapDefinition.Field(name: "audible", bit: 1)])
    }

    /// SensorFaultBitmap
    public struct SensorFaultBitmap: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var generalFault: SensorFaultBitmap { SensorFaultBitmap(rawValue: 1 << 0) }

        public static let definition = BitmapDefinition(
            name: "SensorFaultBitmap", bits: 16, fields: [BitmapDefinition.Field(name: "generalFault", bit: 0)])
    }
}
