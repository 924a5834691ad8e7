// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ElectricalGridConditions {
    /// ThreeLevelEnum
    public enum ThreeLevel: UInt8, ValueConvertible, CaseIterable {
        case low = 0
        case medium = 1
        case high = 2

        public static let definition = EnumDefinition(
            name: "ThreeLevelEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "low"),
                EnumDefinition.Member(value: 1, name: "medium"),
                EnumDefinition.Member(value: 2, name: "high"),
            ])
    }

    /// ElectricalGridConditionsStruct
    public struct ElectricalGridConditionsStruct: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ElectricalGridConditionsStruct",
            fields: [
                FieldDefinition(
                    name: "periodStart", id: 0, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                FieldDefinition(
                    name: "periodEnd", id: 1, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                    range: ValueRange(minimum: .attribute("periodStart", offset: 1)), isNullable: true),
                FieldDefinition(name: "gridCarbonIntensity", id: 2, type: .signed(bits: 16), unit: "g/kWh"),
                FieldDefinition(name: "gridCarbonLevel", id: 3, type: .enumeration(ThreeLevel.definition)),
                FieldDefinition(name: "localCarbonIntensity", id: 4, type: .signed(bits: 16), unit: "g/kWh"),
                FieldDefinition(name: "localCarbonLevel", id: 5, type: .enumeration(ThreeLevel.definition)),
            ])

        /// In s since 2000-01-01T00:00:00Z.
        public var periodStart: UInt32
        /// In s since 2000-01-01T00:00:00Z.
        public var periodEnd: UInt32?
        /// In g/kWh.
        public var gridCarbonIntensity: Int16
        public var gridCarbonLevel: ThreeLevel
        /// In g/kWh.
        public var localCarbonIntensity: Int16
        public var localCarbonLevel: ThreeLevel

        public init(
            periodStart: UInt32, periodEnd: UInt32?, gridCarbonIntensity: Int16, gridCarbonLevel: ThreeLevel,
            localCarbonIntensity: Int16, localCarbonLevel: ThreeLevel
        ) {
            self.periodStart = periodStart
            self.periodEnd = periodEnd
            self.gridCarbonIntensity = gridCarbonIntensity
            self.gridCarbonLevel = gridCarbonLevel
            self.localCarbonIntensity = localCarbonIntensity
            self.localCarbonLevel = localCarbonLevel
        }

        public init?(fields: [Value?]) {
            guard
                let periodStart: UInt32 = fields.required(at: 0),
                let periodEnd: UInt32? = fields.required(at: 1),
                let gridCarbonIntensity: Int16 = fields.required(at: 2),
                let gridCarbonLevel: ThreeLevel = fields.required(at: 3),
                let localCarbonIntensity: Int16 = fields.required(at: 4),
                let localCarbonLevel: ThreeLevel = fields.required(at: 5)
            else { return nil }
            self.periodStart = periodStart
            self.periodEnd = periodEnd
            self.gridCarbonIntensity = gridCarbonIntensity
            self.gridCarbonLevel = gridCarbonLevel
            self.localCarbonIntensity = localCarbonIntensity
            self.localCarbonLevel = localCarbonLevel
        }

        public var fields: [Value?] {
            [
                periodStart.value,
                periodEnd.value,
                gridCarbonIntensity.value,
                gridCarbonLevel.value,
                localCarbonIntensity.value,
                localCarbonLevel.value,
            ]
        }
    }
}
