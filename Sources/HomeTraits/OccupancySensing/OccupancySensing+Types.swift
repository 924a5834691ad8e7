// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OccupancySensing {
    /// OccupancySensorTypeEnum
    public enum OccupancySensorType: UInt8, ValueConvertible, CaseIterable {
        case pir = 0
        case ultrasonic = 1
        case pirAndUltrasonic = 2
        case physicalContact = 3

        public static let definition = EnumDefinition(
            name: "OccupancySensorTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "pir"),
                EnumDefinition.Member(value: 1, name: "ultrasonic"),
                EnumDefinition.Member(value: 2, name: "pirAndUltrasonic"),
                EnumDefinition.Member(value: 3, name: "physicalContact"),
            ])
    }

    /// OccupancyBitmap
    public struct Occupancy: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var occupied: Occupancy { Occupancy(rawValue: 1 << 0) }

        public static let definition = BitmapDefinition(
            name: "OccupancyBitmap", fields: [BitmapDefinition.Field(name: "occupied", bit: 0)])
    }

    /// OccupancySensorTypeBitmap
    public struct OccupancySensorTypeBitmap: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var pir: OccupancySensorTypeBitmap { OccupancySensorTypeBitmap(rawValue: 1 << 0) }
        public static var ultrasonic: OccupancySensorTypeBitmap { OccupancySensorTypeBitmap(rawValue: 1 << 1) }
        public static var physicalContact: OccupancySensorTypeBitmap { OccupancySensorTypeBitmap(rawValue: 1 << 2) }

        public static let definition = BitmapDefinition(
            name: "OccupancySensorTypeBitmap",
            fields: [
                BitmapDefinition.Field(name: "pir", bit: 0),
                BitmapDefinition.Field(name: "ultrasonic", bit: 1),
                BitmapDefinition.Field(name: "physicalContact", bit: 2),
            ])
    }

    /// HoldTimeLimitsStruct
    public struct HoldTimeLimits: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "HoldTimeLimitsStruct",
            fields: [
                FieldDefinition(
                    name: "holdTimeMin", id: 0, type: .unsigned(bits: 16),
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(
                    name: "holdTimeMax", id: 1, type: .unsigned(bits: 16),
                    range: ValueRange(minimum: .attribute("holdTimeMin", offset: 0))),
                FieldDefinition(
                    name: "holdTimeDefault", id: 2, type: .unsigned(bits: 16),
                    range: ValueRange(
                        minimum: .attribute("holdTimeMin", offset: 0), maximum: .attribute("holdTimeMax", offset: 0))),
            ])

        public var holdTimeMin: UInt16
        public var holdTimeMax: UInt16
        public var holdTimeDefault: UInt16

        public init(holdTimeMin: UInt16, holdTimeMax: UInt16, holdTimeDefault: UInt16) {
            self.holdTimeMin = holdTimeMin
            self.holdTimeMax = holdTimeMax
            self.holdTimeDefault = holdTimeDefault
        }

        public init?(fields: [Value?]) {
            guard
                let holdTimeMin: UInt16 = fields.required(at: 0),
                let holdTimeMax: UInt16 = fields.required(at: 1),
                let holdTimeDefault: UInt16 = fields.required(at: 2)
            else { return nil }
            self.holdTimeMin = holdTimeMin
            self.holdTimeMax = holdTimeMax
            self.holdTimeDefault = holdTimeDefault
        }

        public var fields: [Value?] { [holdTimeMin.value, holdTimeMax.value, holdTimeDefault.value] }
    }
}
