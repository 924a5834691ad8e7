// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension WaterHeaterManagement {
    /// BoostStateEnum
    public enum BoostState: UInt8, ValueConvertible, CaseIterable {
        case inactive = 0
        case active = 1

        public static let definition = EnumDefinition(
            name: "BoostStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "inactive"),
                EnumDefinition.Member(value: 1, name: "active"),
            ])
    }

    /// WaterHeaterHeatSourceBitmap
    public struct WaterHeaterHeatSource: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var immersionElement1: WaterHeaterHeatSource { WaterHeaterHeatSource(rawValue: 1 << 0) }
        public static var immersionElement2: WaterHeaterHeatSource { WaterHeaterHeatSource(rawValue: 1 << 1) }
        public static var heatPump: WaterHeaterHeatSource { WaterHeaterHeatSource(rawValue: 1 << 2) }
        public static var boiler: WaterHeaterHeatSource { WaterHeaterHeatSource(rawValue: 1 << 3) }
        public static var other: WaterHeaterHeatSource { WaterHeaterHeatSource(rawValue: 1 << 4) }

        public static let definition = BitmapDefinition(
            name: "WaterHeaterHeatSourceBitmap",
            fields: [
                BitmapDefinition.Field(name: "immersionElement1", bit: 0),
                BitmapDefinition.Field(name: "immersionElement2", bit: 1),
                BitmapDefinition.Field(name: "heatPump", bit: 2),
                BitmapDefinition.Field(name: "boiler", bit: 3),
                BitmapDefinition.Field(name: "other", bit: 4),
            ])
    }

    /// WaterHeaterBoostInfoStruct
    public struct WaterHeaterBoostInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "WaterHeaterBoostInfoStruct",
            fields: [
                FieldDefinition(
                    name: "duration", id: 0, type: .unsigned(bits: 32), unit: "s",
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(name: "oneShot", id: 1, type: .bool, isOptional: true),
                FieldDefinition(name: "emergencyBoost", id: 2, type: .bool, isOptional: true),
                FieldDefinition(
                    name: "temporarySetpoint", id: 3, type: .signed(bits: 16), unit: "0.01 °C",
                    range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                    isOptional: true),
                FieldDefinition(
                    name: "targetPercentage", id: 4, type: .unsigned(bits: 8), unit: "1 %",
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                    isOptional: true),
                FieldDefinition(
                    name: "targetReheat", id: 5, type: .unsigned(bits: 8), unit: "1 %",
                    range: ValueRange(
                        minimum: .constant(.integer(0)), maximum: .attribute("targetPercentage", offset: 0)),
                    isOptional: true),
            ])

        /// In s.
        public var duration: UInt32
        public var oneShot: Bool?
        public var emergencyBoost: Bool?
        /// In 0.01 °C.
        public var temporarySetpoint: Int16?
        /// In 1 %.
        public var targetPercentage: UInt8?
        /// In 1 %.
        public var targetReheat: UInt8?

        public init(
            duration: UInt32, oneShot: Bool? = nil, emergencyBoost: Bool? = nil, temporarySetpoint: Int16? = nil,
            targetPercentage: UInt8? = nil, targetReheat: UInt8? = nil
        ) {
            self.duration = duration
            self.oneShot = oneShot
            self.emergencyBoost = emergencyBoost
            self.temporarySetpoint = temporarySetpoint
            self.targetPercentage = targetPercentage
            self.targetReheat = targetReheat
        }

        public init?(fields: [Value?]) {
            guard
                let duration: UInt32 = fields.required(at: 0),
                let oneShot: Bool? = fields.optional(at: 1),
                let emergencyBoost: Bool? = fields.optional(at: 2),
                let temporarySetpoint: Int16? = fields.optional(at: 3),
                let targetPercentage: UInt8? = fields.optional(at: 4),
                let targetReheat: UInt8? = fields.optional(at: 5)
            else { return nil }
            self.duration = duration
            self.oneShot = oneShot
            self.emergencyBoost = emergencyBoost
            self.temporarySetpoint = temporarySetpoint
            self.targetPercentage = targetPercentage
            self.targetReheat = targetReheat
        }

        public var fields: [Value?] {
            [
                duration.value,
                oneShot?.value,
                emergencyBoost?.value,
                temporarySetpoint?.value,
                targetPercentage?.value,
                targetReheat?.value,
            ]
        }
    }
}
