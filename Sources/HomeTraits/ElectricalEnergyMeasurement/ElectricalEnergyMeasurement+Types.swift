// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ElectricalEnergyMeasurement {
    /// MeasurementTypeEnum
    public enum MeasurementType: UInt16, ValueConvertible, CaseIterable {
        case unspecified = 0
        case voltage = 1
        case activeCurrent = 2
        case reactiveCurrent = 3
        case apparentCurrent = 4
        case activePower = 5
        case reactivePower = 6
        case apparentPower = 7
        case rmsVoltage = 8
        case rmsCurrent = 9
        case rmsPower = 10
        case frequency = 11
        case powerFactor = 12
        case neutralCurrent = 13
        case electricalEnergy = 14
        case reactiveEnergy = 15
        case apparentEnergy = 16

        public static let definition = EnumDefinition(
            name: "MeasurementTypeEnum", bits: 16,
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "voltage"),
                EnumDefinition.Member(value: 2, name: "activeCurrent"),
                EnumDefinition.Member(value: 3, name: "reactiveCurrent"),
                EnumDefinition.Member(value: 4, name: "apparentCurrent"),
                EnumDefinition.Member(value: 5, name: "activePower"),
                EnumDefinition.Member(value: 6, name: "reactivePower"),
                EnumDefinition.Member(value: 7, name: "apparentPower"),
                EnumDefinition.Member(value: 8, name: "rmsVoltage"),
                EnumDefinition.Member(value: 9, name: "rmsCurrent"),
                EnumDefinition.Member(value: 10, name: "rmsPower"),
                EnumDefinition.Member(value: 11, name: "frequency"),
                EnumDefinition.Member(value: 12, name: "powerFactor"),
                EnumDefinition.Member(value: 13, name: "neutralCurrent"),
                EnumDefinition.Member(value: 14, name: "electricalEnergy"),
                EnumDefinition.Member(value: 15, name: "reactiveEnergy"),
                EnumDefinition.Member(value: 16, name: "apparentEnergy"),
            ])
    }

    /// EnergyMeasurementStruct
    public struct EnergyMeasurement: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "EnergyMeasurementStruct",
            fields: [
                FieldDefinition(
                    name: "energy", id: 0, type: .signed(bits: 64), unit: "mWh",
                    range: ValueRange(
                        minimum: .constant(.integer(0)), maximum: .constant(.integer(4_611_686_018_427_387_904)))),
                FieldDefinition(
                    name: "startTimestamp", id: 1, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                    isOptional: true),
                FieldDefinition(
                    name: "endTimestamp", id: 2, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                    range: ValueRange(minimum: .attribute("startTimestamp", offset: 1)), isOptional: true),
                FieldDefinition(
                    name: "startSystime", id: 3, type: .unsigned(bits: 64), unit: "ms since boot", isOptional: true),
                FieldDefinition(
                    name: "endSystime", id: 4, type: .unsigned(bits: 64), unit: "ms since boot",
                    range: ValueRange(minimum: .attribute("startSystime", offset: 1)), isOptional: true),
                FieldDefinition(
                    name: "apparentEnergy", id: 5, type: .signed(bits: 64), unit: "mVAh",
                    range: ValueRange(
                        minimum: .constant(.integer(0)), maximum: .constant(.integer(4_611_686_018_427_387_904))),
                    isOptional: true),
                FieldDefinition(
                    name: "reactiveEnergy", id: 6, type: .signed(bits: 64), unit: "mvarh",
                    range: ValueRange(
                        minimum: .constant(.integer(0)), maximum: .constant(.integer(4_611_686_018_427_387_904))),
                    isOptional: true),
            ])

        /// In mWh.
        public var energy: Int64
        /// In s since 2000-01-01T00:00:00Z.
        public var startTimestamp: UInt32?
        /// In s since 2000-01-01T00:00:00Z.
        public var endTimestamp: UInt32?
        /// In ms since boot.
        public var startSystime: UInt64?
        /// In ms since boot.
        public var endSystime: UInt64?
        /// In mVAh.
        public var apparentEnergy: Int64?
        /// In mvarh.
        public var reactiveEnergy: Int64?

        public init(
            energy: Int64, startTimestamp: UInt32? = nil, endTimestamp: UInt32? = nil, startSystime: UInt64? = nil,
            endSystime: UInt64? = nil, apparentEnergy: Int64? = nil, reactiveEnergy: Int64? = nil
        ) {
            self.energy = energy
            self.startTimestamp = startTimestamp
            self.endTimestamp = endTimestamp
            self.startSystime = startSystime
            self.endSystime = endSystime
            self.apparentEnergy = apparentEnergy
            self.reactiveEnergy = reactiveEnergy
        }

        public init?(fields: [Value?]) {
            guard
                let energy: Int64 = fields.required(at: 0),
                let startTimestamp: UInt32? = fields.optional(at: 1),
                let endTimestamp: UInt32? = fields.optional(at: 2),
                let startSystime: UInt64? = fields.optional(at: 3),
                let endSystime: UInt64? = fields.optional(at: 4),
                let apparentEnergy: Int64? = fields.optional(at: 5),
                let reactiveEnergy: Int64? = fields.optional(at: 6)
            else { return nil }
            self.energy = energy
            self.startTimestamp = startTimestamp
            self.endTimestamp = endTimestamp
            self.startSystime = startSystime
            self.endSystime = endSystime
            self.apparentEnergy = apparentEnergy
            self.reactiveEnergy = reactiveEnergy
        }

        public var fields: [Value?] {
            [
                energy.value,
                startTimestamp?.value,
                endTimestamp?.value,
                startSystime?.value,
                endSystime?.value,
                apparentEnergy?.value,
                reactiveEnergy?.value,
            ]
        }
    }

    /// CumulativeEnergyResetStruct
    public struct CumulativeEnergyReset: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CumulativeEnergyResetStruct",
            fields: [
                FieldDefinition(
                    name: "importedResetTimestamp", id: 0, type: .unsigned(bits: 32),
                    unit: "s since 2000-01-01T00:00:00Z", isNullable: true, isOptional: true, defaultValue: .null),
                FieldDefinition(
                    name: "exportedResetTimestamp", id: 1, type: .unsigned(bits: 32),
                    unit: "s since 2000-01-01T00:00:00Z", isNullable: true, isOptional: true, defaultValue: .null),
                FieldDefinition(
                    name: "importedResetSystime", id: 2, type: .unsigned(bits: 64), unit: "ms since boot",
                    isNullable: true, isOptional: true, defaultValue: .null),
                FieldDefinition(
                    name: "exportedResetSystime", id: 3, type: .unsigned(bits: 64), unit: "ms since boot",
                    isNullable: true, isOptional: true, defaultValue: .null),
            ])

        /// In s since 2000-01-01T00:00:00Z.
        public var importedResetTimestamp: UInt32?
        /// In s since 2000-01-01T00:00:00Z.
        public var exportedResetTimestamp: UInt32?
        /// In ms since boot.
        public var importedResetSystime: UInt64?
        /// In ms since boot.
        public var exportedResetSystime: UInt64?

        public init(
            importedResetTimestamp: UInt32? = nil, exportedResetTimestamp: UInt32? = nil,
            importedResetSystime: UInt64? = nil, exportedResetSystime: UInt64? = nil
        ) {
            self.importedResetTimestamp = importedResetTimestamp
            self.exportedResetTimestamp = exportedResetTimestamp
            self.importedResetSystime = importedResetSystime
            self.exportedResetSystime = exportedResetSystime
        }

        public init?(fields: [Value?]) {
            guard
                let importedResetTimestamp: UInt32? = fields.required(at: 0, default: nil),
                let exportedResetTimestamp: UInt32? = fields.required(at: 1, default: nil),
                let importedResetSystime: UInt64? = fields.required(at: 2, default: nil),
                let exportedResetSystime: UInt64? = fields.required(at: 3, default: nil)
            else { return nil }
            self.importedResetTimestamp = importedResetTimestamp
            self.exportedResetTimestamp = exportedResetTimestamp
            self.importedResetSystime = importedResetSystime
            self.exportedResetSystime = exportedResetSystime
        }

        public var fields: [Value?] {
            [
                importedResetTimestamp.value,
                exportedResetTimestamp.value,
                importedResetSystime.value,
                exportedResetSystime.value,
            ]
        }
    }

    /// MeasurementAccuracyStruct
    public struct MeasurementAccuracy: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "MeasurementAccuracyStruct",
            fields: [
                FieldDefinition(name: "measurementType", id: 0, type: .enumeration(MeasurementType.definition)),
                FieldDefinition(name: "measured", id: 1, type: .bool),
                FieldDefinition(
                    name: "minMeasuredValue", id: 2, type: .signed(bits: 64),
                    range: ValueRange(
                        minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                        maximum: .constant(.integer(4_611_686_018_427_387_904)))),
                FieldDefinition(
                    name: "maxMeasuredValue", id: 3, type: .signed(bits: 64),
                    range: ValueRange(
                        minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                        maximum: .constant(.integer(4_611_686_018_427_387_904)))),
                FieldDefinition(
                    name: "accuracyRanges", id: 4, type: .list(.structure(MeasurementAccuracyRange.definition)),
                    range: ValueRange(minimumLength: .constant(.integer(1)))),
            ])

        public var measurementType: MeasurementType
        public var measured: Bool
        public var minMeasuredValue: Int64
        public var maxMeasuredValue: Int64
        public var accuracyRanges: [MeasurementAccuracyRange]

        public init(
            measurementType: MeasurementType, measured: Bool, minMeasuredValue: Int64, maxMeasuredValue: Int64,
            accuracyRanges: [MeasurementAccuracyRange]
        ) {
            self.measurementType = measurementType
            self.measured = measured
            self.minMeasuredValue = minMeasuredValue
            self.maxMeasuredValue = maxMeasuredValue
            self.accuracyRanges = accuracyRanges
        }

        public init?(fields: [Value?]) {
            guard
                let measurementType: MeasurementType = fields.required(at: 0),
                let measured: Bool = fields.required(at: 1),
                let minMeasuredValue: Int64 = fields.required(at: 2),
                let maxMeasuredValue: Int64 = fields.required(at: 3),
                let accuracyRanges: [MeasurementAccuracyRange] = fields.required(at: 4)
            else { return nil }
            self.measurementType = measurementType
            self.measured = measured
            self.minMeasuredValue = minMeasuredValue
            self.maxMeasuredValue = maxMeasuredValue
            self.accuracyRanges = accuracyRanges
        }

        public var fields: [Value?] {
            [
                measurementType.value,
                measured.value,
                minMeasuredValue.value,
                maxMeasuredValue.value,
                accuracyRanges.value,
            ]
        }
    }

    /// MeasurementAccuracyRangeStruct
    public struct MeasurementAccuracyRange: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "MeasurementAccuracyRangeStruct",
            fields: [
                FieldDefinition(
                    name: "rangeMin", id: 0, type: .signed(bits: 64),
                    range: ValueRange(
                        minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                        maximum: .constant(.integer(4_611_686_018_427_387_904)))),
                FieldDefinition(
                    name: "rangeMax", id: 1, type: .signed(bits: 64),
                    range: ValueRange(
                        minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                        maximum: .constant(.integer(4_611_686_018_427_387_904)))),
                FieldDefinition(
                    name: "percentMax", id: 2, type: .unsigned(bits: 16), unit: "0.01 %",
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(10000))),
                    isOptional: true),
                FieldDefinition(
                    name: "percentMin", id: 3, type: .unsigned(bits: 16), unit: "0.01 %",
                    range: ValueRange(
                        minimum: .constant(.integer(0)), maximum: .attribute("percentTypical", offset: 0)),
                    isOptional: true),
                FieldDefinition(
                    name: "percentTypical", id: 4, type: .unsigned(bits: 16), unit: "0.01 %",
                    range: ValueRange(
                        minimum: .attribute("percentMin", offset: 0), maximum: .attribute("percentMax", offset: 0)),
                    isOptional: true),
                FieldDefinition(
                    name: "fixedMax", id: 5, type: .unsigned(bits: 64),
                    range: ValueRange(maximum: .constant(.integer(4_611_686_018_427_387_903))), isOptional: true),
                FieldDefinition(
                    name: "fixedMin", id: 6, type: .unsigned(bits: 64),
                    range: ValueRange(maximum: .attribute("fixedMax", offset: 0)), isOptional: true),
                FieldDefinition(
                    name: "fixedTypical", id: 7, type: .unsigned(bits: 64),
                    range: ValueRange(
                        minimum: .attribute("fixedMin", offset: 0), maximum: .attribute("fixedMax", offset: 0)),
                    isOptional: true),
            ])

        public var rangeMin: Int64
        public var rangeMax: Int64
        /// In 0.01 %.
        public var percentMax: UInt16?
        /// In 0.01 %.
        public var percentMin: UInt16?
        /// In 0.01 %.
        public var percentTypical: UInt16?
        public var fixedMax: UInt64?
        public var fixedMin: UInt64?
        public var fixedTypical: UInt64?

        public init(
            rangeMin: Int64, rangeMax: Int64, percentMax: UInt16? = nil, percentMin: UInt16? = nil,
            percentTypical: UInt16? = nil, fixedMax: UInt64? = nil, fixedMin: UInt64? = nil,
            fixedTypical: UInt64? = nil
        ) {
            self.rangeMin = rangeMin
            self.rangeMax = rangeMax
            self.percentMax = percentMax
            self.percentMin = percentMin
            self.percentTypical = percentTypical
            self.fixedMax = fixedMax
            self.fixedMin = fixedMin
            self.fixedTypical = fixedTypical
        }

        public init?(fields: [Value?]) {
            guard
                let rangeMin: Int64 = fields.required(at: 0),
                let rangeMax: Int64 = fields.required(at: 1),
                let percentMax: UInt16? = fields.optional(at: 2),
                let percentMin: UInt16? = fields.optional(at: 3),
                let percentTypical: UInt16? = fields.optional(at: 4),
                let fixedMax: UInt64? = fields.optional(at: 5),
                let fixedMin: UInt64? = fields.optional(at: 6),
                let fixedTypical: UInt64? = fields.optional(at: 7)
            else { return nil }
            self.rangeMin = rangeMin
            self.rangeMax = rangeMax
            self.percentMax = percentMax
            self.percentMin = percentMin
            self.percentTypical = percentTypical
            self.fixedMax = fixedMax
            self.fixedMin = fixedMin
            self.fixedTypical = fixedTypical
        }

        public var fields: [Value?] {
            [
                rangeMin.value,
                rangeMax.value,
                percentMax?.value,
                percentMin?.value,
                percentTypical?.value,
                fixedMax?.value,
                fixedMin?.value,
                fixedTypical?.value,
            ]
        }
    }
}
