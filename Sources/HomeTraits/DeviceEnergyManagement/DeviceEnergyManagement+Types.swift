// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension DeviceEnergyManagement {
    /// CostTypeEnum
    public enum CostType: UInt8, ValueConvertible, CaseIterable {
        case financial = 0
        case ghgEmissions = 1
        case comfort = 2
        case temperature = 3

        public static let definition = EnumDefinition(
            name: "CostTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "financial"),
                EnumDefinition.Member(value: 1, name: "ghgEmissions"),
                EnumDefinition.Member(value: 2, name: "comfort"),
                EnumDefinition.Member(value: 3, name: "temperature"),
            ])
    }

    /// ESATypeEnum
    public enum ESAType: UInt8, ValueConvertible, CaseIterable {
        case evse = 0
        case spaceHeating = 1
        case waterHeating = 2
        case spaceCooling = 3
        case spaceHeatingCooling = 4
        case batteryStorage = 5
        case solarPv = 6
        case fridgeFreezer = 7
        case washingMachine = 8
        case dishwasher = 9
        case cooking = 10
        case homeWaterPump = 11
        case irrigationWaterPump = 12
        case poolPump = 13
        case other = 255

        public static let definition = EnumDefinition(
            name: "ESATypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "evse"),
                EnumDefinition.Member(value: 1, name: "spaceHeating"),
                EnumDefinition.Member(value: 2, name: "waterHeating"),
                EnumDefinition.Member(value: 3, name: "spaceCooling"),
                EnumDefinition.Member(value: 4, name: "spaceHeatingCooling"),
                EnumDefinition.Member(value: 5, name: "batteryStorage"),
                EnumDefinition.Member(value: 6, name: "solarPv"),
                EnumDefinition.Member(value: 7, name: "fridgeFreezer"),
                EnumDefinition.Member(value: 8, name: "washingMachine"),
                EnumDefinition.Member(value: 9, name: "dishwasher"),
                EnumDefinition.Member(value: 10, name: "cooking"),
                EnumDefinition.Member(value: 11, name: "homeWaterPump"),
                EnumDefinition.Member(value: 12, name: "irrigationWaterPump"),
                EnumDefinition.Member(value: 13, name: "poolPump"),
                EnumDefinition.Member(value: 255, name: "other"),
            ])
    }

    /// ESAStateEnum
    public enum ESAState: UInt8, ValueConvertible, CaseIterable {
        case offline = 0
        case online = 1
        case fault = 2
        case powerAdjustActive = 3
        case paused = 4

        public static let definition = EnumDefinition(
            name: "ESAStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "offline"),
                EnumDefinition.Member(value: 1, name: "online"),
                EnumDefinition.Member(value: 2, name: "fault"),
                EnumDefinition.Member(value: 3, name: "powerAdjustActive"),
                EnumDefinition.Member(value: 4, name: "paused"),
            ])
    }

    /// OptOutStateEnum
    public enum OptOutState: UInt8, ValueConvertible, CaseIterable {
        case noOptOut = 0
        case localOptOut = 1
        case gridOptOut = 2
        case optOut = 3

        public static let definition = EnumDefinition(
            name: "OptOutStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "noOptOut"),
                EnumDefinition.Member(value: 1, name: "localOptOut"),
                EnumDefinition.Member(value: 2, name: "gridOptOut"),
                EnumDefinition.Member(value: 3, name: "optOut"),
            ])
    }

    /// CauseEnum
    public enum Cause: UInt8, ValueConvertible, CaseIterable {
        case normalCompletion = 0
        case offline = 1
        case fault = 2
        case userOptOut = 3
        case cancelled = 4

        public static let definition = EnumDefinition(
            name: "CauseEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "normalCompletion"),
                EnumDefinition.Member(value: 1, name: "offline"),
                EnumDefinition.Member(value: 2, name: "fault"),
                EnumDefinition.Member(value: 3, name: "userOptOut"),
                EnumDefinition.Member(value: 4, name: "cancelled"),
            ])
    }

    /// AdjustmentCauseEnum
    public enum AdjustmentCause: UInt8, ValueConvertible, CaseIterable {
        case localOptimization = 0
        case gridOptimization = 1

        public static let definition = EnumDefinition(
            name: "AdjustmentCauseEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "localOptimization"),
                EnumDefinition.Member(value: 1, name: "gridOptimization"),
            ])
    }

    /// ForecastUpdateReasonEnum
    public enum ForecastUpdateReason: UInt8, ValueConvertible, CaseIterable {
        case internalOptimization = 0
        case localOptimization = 1
        case gridOptimization = 2

        public static let definition = EnumDefinition(
            name: "ForecastUpdateReasonEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "internalOptimization"),
                EnumDefinition.Member(value: 1, name: "localOptimization"),
                EnumDefinition.Member(value: 2, name: "gridOptimization"),
            ])
    }

    /// PowerAdjustReasonEnum
    public enum PowerAdjustReason: UInt8, ValueConvertible, CaseIterable {
        case noAdjustment = 0
        case localOptimizationAdjustment = 1
        case gridOptimizationAdjustment = 2

        public static let definition = EnumDefinition(
            name: "PowerAdjustReasonEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "noAdjustment"),
                EnumDefinition.Member(value: 1, name: "localOptimizationAdjustment"),
                EnumDefinition.Member(value: 2, name: "gridOptimizationAdjustment"),
            ])
    }

    /// CostStruct
    public struct Cost: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CostStruct",
            fields: [
                FieldDefinition(name: "costType", id: 0, type: .enumeration(CostType.definition)),
                FieldDefinition(name: "value", id: 1, type: .signed(bits: 32)),
                FieldDefinition(name: "decimalPoints", id: 2, type: .unsigned(bits: 8)),
                FieldDefinition(
                    name: "currency", id: 3, type: .unsigned(bits: 16),
                    range: ValueRange(maximum: .constant(.integer(999))), isOptional: true),
            ])

        public var costType: CostType
        public var valueField: Int32
        public var decimalPoints: UInt8
        public var currency: UInt16?

        public init(costType: CostType, valueField: Int32, decimalPoints: UInt8, currency: UInt16? = nil) {
            self.costType = costType
            self.valueField = valueField
            self.decimalPoints = decimalPoints
            self.currency = currency
        }

        public init?(fields: [Value?]) {
            guard
                let costType: CostType = fields.required(at: 0),
                let valueField: Int32 = fields.required(at: 1),
                let decimalPoints: UInt8 = fields.required(at: 2),
                let currency: UInt16? = fields.optional(at: 3)
            else { return nil }
            self.costType = costType
            self.valueField = valueField
            self.decimalPoints = decimalPoints
            self.currency = currency
        }

        public var fields: [Value?] { [costType.value, valueField.value, decimalPoints.value, currency?.value] }
    }

    /// PowerAdjustStruct
    public struct PowerAdjust: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PowerAdjustStruct",
            fields: [
                FieldDefinition(name: "minPower", id: 0, type: .signed(bits: 64), unit: "mW"),
                FieldDefinition(
                    name: "maxPower", id: 1, type: .signed(bits: 64), unit: "mW",
                    range: ValueRange(minimum: .attribute("minPower", offset: 0))),
                FieldDefinition(name: "minDuration", id: 2, type: .unsigned(bits: 32), unit: "s"),
                FieldDefinition(
                    name: "maxDuration", id: 3, type: .unsigned(bits: 32), unit: "s",
                    range: ValueRange(minimum: .attribute("minDuration", offset: 0))),
            ])

        /// In mW.
        public var minPower: Int64
        /// In mW.
        public var maxPower: Int64
        /// In s.
        public var minDuration: UInt32
        /// In s.
        public var maxDuration: UInt32

        public init(minPower: Int64, maxPower: Int64, minDuration: UInt32, maxDuration: UInt32) {
            self.minPower = minPower
            self.maxPower = maxPower
            self.minDuration = minDuration
            self.maxDuration = maxDuration
        }

        public init?(fields: [Value?]) {
            guard
                let minPower: Int64 = fields.required(at: 0),
                let maxPower: Int64 = fields.required(at: 1),
                let minDuration: UInt32 = fields.required(at: 2),
                let maxDuration: UInt32 = fields.required(at: 3)
            else { return nil }
            self.minPower = minPower
            self.maxPower = maxPower
            self.minDuration = minDuration
            self.maxDuration = maxDuration
        }

        public var fields: [Value?] { [minPower.value, maxPower.value, minDuration.value, maxDuration.value] }
    }

    /// PowerAdjustCapabilityStruct
    public struct PowerAdjustCapability: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PowerAdjustCapabilityStruct",
            fields: [
                FieldDefinition(
                    name: "powerAdjustCapability", id: 0, type: .list(.structure(PowerAdjust.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(8))), isNullable: true),
                FieldDefinition(name: "cause", id: 1, type: .enumeration(PowerAdjustReason.definition)),
            ])

        public var powerAdjustCapability: [PowerAdjust]?
        public var cause: PowerAdjustReason

        public init(powerAdjustCapability: [PowerAdjust]?, cause: PowerAdjustReason) {
            self.powerAdjustCapability = powerAdjustCapability
            self.cause = cause
        }

        public init?(fields: [Value?]) {
            guard
                let powerAdjustCapability: [PowerAdjust]? = fields.required(at: 0),
                let cause: PowerAdjustReason = fields.required(at: 1)
            else { return nil }
            self.powerAdjustCapability = powerAdjustCapability
            self.cause = cause
        }

        public var fields: [Value?] { [powerAdjustCapability.value, cause.value] }
    }

    /// ForecastStruct
    public struct Forecast: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ForecastStruct",
            fields: [
                FieldDefinition(name: "forecastId", id: 0, type: .unsigned(bits: 32)),
                FieldDefinition(name: "activeSlotNumber", id: 1, type: .unsigned(bits: 16), isNullable: true),
                FieldDefinition(
                    name: "startTime", id: 2, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                FieldDefinition(
                    name: "endTime", id: 3, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                FieldDefinition(
                    name: "earliestStartTime", id: 4, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                    isNullable: true, isOptional: true),
                FieldDefinition(
                    name: "latestEndTime", id: 5, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                    isOptional: true),
                FieldDefinition(name: "isPausable", id: 6, type: .bool),
                FieldDefinition(
                    name: "slots", id: 7, type: .list(.structure(Slot.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(10)))),
                FieldDefinition(
                    name: "forecastUpdateReason", id: 8, type: .enumeration(ForecastUpdateReason.definition)),
            ])

        public var forecastId: UInt32
        public var activeSlotNumber: UInt16?
        /// In s since 2000-01-01T00:00:00Z.
        public var startTime: UInt32
        /// In s since 2000-01-01T00:00:00Z.
        public var endTime: UInt32
        /// In s since 2000-01-01T00:00:00Z.
        public var earliestStartTime: UInt32??
        /// In s since 2000-01-01T00:00:00Z.
        public var latestEndTime: UInt32?
        public var isPausable: Bool
        public var slots: [Slot]
        public var forecastUpdateReason: ForecastUpdateReason

        public init(
            forecastId: UInt32, activeSlotNumber: UInt16?, startTime: UInt32, endTime: UInt32,
            earliestStartTime: UInt32?? = nil, latestEndTime: UInt32? = nil, isPausable: Bool, slots: [Slot],
            forecastUpdateReason: ForecastUpdateReason
        ) {
            self.forecastId = forecastId
            self.activeSlotNumber = activeSlotNumber
            self.startTime = startTime
            self.endTime = endTime
            self.earliestStartTime = earliestStartTime
            self.latestEndTime = latestEndTime
            self.isPausable = isPausable
            self.slots = slots
            self.forecastUpdateReason = forecastUpdateReason
        }

        public init?(fields: [Value?]) {
            guard
                let forecastId: UInt32 = fields.required(at: 0),
                let activeSlotNumber: UInt16? = fields.required(at: 1),
                let startTime: UInt32 = fields.required(at: 2),
                let endTime: UInt32 = fields.required(at: 3),
                let earliestStartTime: UInt32?? = fields.optional(at: 4),
                let latestEndTime: UInt32? = fields.optional(at: 5),
                let isPausable: Bool = fields.required(at: 6),
                let slots: [Slot] = fields.required(at: 7),
                let forecastUpdateReason: ForecastUpdateReason = fields.required(at: 8)
            else { return nil }
            self.forecastId = forecastId
            self.activeSlotNumber = activeSlotNumber
            self.startTime = startTime
            self.endTime = endTime
            self.earliestStartTime = earliestStartTime
            self.latestEndTime = latestEndTime
            self.isPausable = isPausable
            self.slots = slots
            self.forecastUpdateReason = forecastUpdateReason
        }

        public var fields: [Value?] {
            [
                forecastId.value,
                activeSlotNumber.value,
                startTime.value,
                endTime.value,
                earliestStartTime?.value,
                latestEndTime?.value,
                isPausable.value,
                slots.value,
                forecastUpdateReason.value,
            ]
        }
    }

    /// SlotStruct
    public struct Slot: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SlotStruct",
            fields: [
                FieldDefinition(name: "minDuration", id: 0, type: .unsigned(bits: 32), unit: "s"),
                FieldDefinition(name: "maxDuration", id: 1, type: .unsigned(bits: 32), unit: "s"),
                FieldDefinition(name: "defaultDuration", id: 2, type: .unsigned(bits: 32), unit: "s"),
                FieldDefinition(name: "elapsedSlotTime", id: 3, type: .unsigned(bits: 32), unit: "s"),
                FieldDefinition(name: "remainingSlotTime", id: 4, type: .unsigned(bits: 32), unit: "s"),
                FieldDefinition(name: "slotIsPausable", id: 5, type: .bool, isOptional: true),
                FieldDefinition(
                    name: "minPauseDuration", id: 6, type: .unsigned(bits: 32), unit: "s", isOptional: true),
                FieldDefinition(
                    name: "maxPauseDuration", id: 7, type: .unsigned(bits: 32), unit: "s", isOptional: true),
                FieldDefinition(name: "manufacturerEsaState", id: 8, type: .unsigned(bits: 16), isOptional: true),
                FieldDefinition(name: "nominalPower", id: 9, type: .signed(bits: 64), unit: "mW", isOptional: true),
                FieldDefinition(name: "minPower", id: 10, type: .signed(bits: 64), unit: "mW", isOptional: true),
                FieldDefinition(name: "maxPower", id: 11, type: .signed(bits: 64), unit: "mW", isOptional: true),
                FieldDefinition(name: "nominalEnergy", id: 12, type: .signed(bits: 64), unit: "mWh", isOptional: true),
                FieldDefinition(
                    name: "costs", id: 13, type: .list(.structure(Cost.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(5))), isOptional: true),
                FieldDefinition(
                    name: "minPowerAdjustment", id: 14, type: .signed(bits: 64), unit: "mW", isOptional: true),
                FieldDefinition(
                    name: "maxPowerAdjustment", id: 15, type: .signed(bits: 64), unit: "mW", isOptional: true),
                FieldDefinition(
                    name: "minDurationAdjustment", id: 16, type: .unsigned(bits: 32), unit: "s", isOptional: true),
                FieldDefinition(
                    name: "maxDurationAdjustment", id: 17, type: .unsigned(bits: 32), unit: "s", isOptional: true),
            ])

        /// In s.
        public var minDuration: UInt32
        /// In s.
        public var maxDuration: UInt32
        /// In s.
        public var defaultDuration: UInt32
        /// In s.
        public var elapsedSlotTime: UInt32
        /// In s.
        public var remainingSlotTime: UInt32
        public var slotIsPausable: Bool?
        /// In s.
        public var minPauseDuration: UInt32?
        /// In s.
        public var maxPauseDuration: UInt32?
        public var manufacturerEsaState: UInt16?
        /// In mW.
        public var nominalPower: Int64?
        /// In mW.
        public var minPower: Int64?
        /// In mW.
        public var maxPower: Int64?
        /// In mWh.
        public var nominalEnergy: Int64?
        public var costs: [Cost]?
        /// In mW.
        public var minPowerAdjustment: Int64?
        /// In mW.
        public var maxPowerAdjustment: Int64?
        /// In s.
        public var minDurationAdjustment: UInt32?
        /// In s.
        public var maxDurationAdjustment: UInt32?

        public init(
            minDuration: UInt32, maxDuration: UInt32, defaultDuration: UInt32, elapsedSlotTime: UInt32,
            remainingSlotTime: UInt32, slotIsPausable: Bool? = nil, minPauseDuration: UInt32? = nil,
            maxPauseDuration: UInt32? = nil, manufacturerEsaState: UInt16? = nil, nominalPower: Int64? = nil,
            minPower: Int64? = nil, maxPower: Int64? = nil, nominalEnergy: Int64? = nil, costs: [Cost]? = nil,
            minPowerAdjustment: Int64? = nil, maxPowerAdjustment: Int64? = nil, minDurationAdjustment: UInt32? = nil,
            maxDurationAdjustment: UInt32? = nil
        ) {
            self.minDuration = minDuration
            self.maxDuration = maxDuration
            self.defaultDuration = defaultDuration
            self.elapsedSlotTime = elapsedSlotTime
            self.remainingSlotTime = remainingSlotTime
            self.slotIsPausable = slotIsPausable
            self.minPauseDuration = minPauseDuration
            self.maxPauseDuration = maxPauseDuration
            self.manufacturerEsaState = manufacturerEsaState
            self.nominalPower = nominalPower
            self.minPower = minPower
            self.maxPower = maxPower
            self.nominalEnergy = nominalEnergy
            self.costs = costs
            self.minPowerAdjustment = minPowerAdjustment
            self.maxPowerAdjustment = maxPowerAdjustment
            self.minDurationAdjustment = minDurationAdjustment
            self.maxDurationAdjustment = maxDurationAdjustment
        }

        public init?(fields: [Value?]) {
            guard
                let minDuration: UInt32 = fields.required(at: 0),
                let maxDuration: UInt32 = fields.required(at: 1),
                let defaultDuration: UInt32 = fields.required(at: 2),
                let elapsedSlotTime: UInt32 = fields.required(at: 3),
                let remainingSlotTime: UInt32 = fields.required(at: 4),
                let slotIsPausable: Bool? = fields.optional(at: 5),
                let minPauseDuration: UInt32? = fields.optional(at: 6),
                let maxPauseDuration: UInt32? = fields.optional(at: 7),
                let manufacturerEsaState: UInt16? = fields.optional(at: 8),
                let nominalPower: Int64? = fields.optional(at: 9),
                let minPower: Int64? = fields.optional(at: 10),
                let maxPower: Int64? = fields.optional(at: 11),
                let nominalEnergy: Int64? = fields.optional(at: 12),
                let costs: [Cost]? = fields.optional(at: 13),
                let minPowerAdjustment: Int64? = fields.optional(at: 14),
                let maxPowerAdjustment: Int64? = fields.optional(at: 15),
                let minDurationAdjustment: UInt32? = fields.optional(at: 16),
                let maxDurationAdjustment: UInt32? = fields.optional(at: 17)
            else { return nil }
            self.minDuration = minDuration
            self.maxDuration = maxDuration
            self.defaultDuration = defaultDuration
            self.elapsedSlotTime = elapsedSlotTime
            self.remainingSlotTime = remainingSlotTime
            self.slotIsPausable = slotIsPausable
            self.minPauseDuration = minPauseDuration
            self.maxPauseDuration = maxPauseDuration
            self.manufacturerEsaState = manufacturerEsaState
            self.nominalPower = nominalPower
            self.minPower = minPower
            self.maxPower = maxPower
            self.nominalEnergy = nominalEnergy
            self.costs = costs
            self.minPowerAdjustment = minPowerAdjustment
            self.maxPowerAdjustment = maxPowerAdjustment
            self.minDurationAdjustment = minDurationAdjustment
            self.maxDurationAdjustment = maxDurationAdjustment
        }

        public var fields: [Value?] {
            [
                minDuration.value,
                maxDuration.value,
                defaultDuration.value,
                elapsedSlotTime.value,
                remainingSlotTime.value,
                slotIsPausable?.value,
                minPauseDuration?.value,
                maxPauseDuration?.value,
                manufacturerEsaState?.value,
                nominalPower?.value,
                minPower?.value,
                maxPower?.value,
                nominalEnergy?.value,
                costs?.value,
                minPowerAdjustment?.value,
                maxPowerAdjustment?.value,
                minDurationAdjustment?.value,
                maxDurationAdjustment?.value,
            ]
        }
    }

    /// SlotAdjustmentStruct
    public struct SlotAdjustment: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SlotAdjustmentStruct",
            fields: [
                FieldDefinition(name: "slotIndex", id: 0, type: .unsigned(bits: 8)),
                FieldDefinition(name: "nominalPower", id: 1, type: .signed(bits: 64), unit: "mW", isOptional: true),
                FieldDefinition(name: "duration", id: 2, type: .unsigned(bits: 32), unit: "s"),
            ])

        public var slotIndex: UInt8
        /// In mW.
        public var nominalPower: Int64?
        /// In s.
        public var duration: UInt32

        public init(slotIndex: UInt8, nominalPower: Int64? = nil, duration: UInt32) {
            self.slotIndex = slotIndex
            self.nominalPower = nominalPower
            self.duration = duration
        }

        public init?(fields: [Value?]) {
            guard
                let slotIndex: UInt8 = fields.required(at: 0),
                let nominalPower: Int64? = fields.optional(at: 1),
                let duration: UInt32 = fields.required(at: 2)
            else { return nil }
            self.slotIndex = slotIndex
            self.nominalPower = nominalPower
            self.duration = duration
        }

        public var fields: [Value?] { [slotIndex.value, nominalPower?.value, duration.value] }
    }

    /// ConstraintsStruct
    public struct Constraints: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ConstraintsStruct",
            fields: [
                FieldDefinition(
                    name: "startTime", id: 0, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                FieldDefinition(
                    name: "duration", id: 1, type: .unsigned(bits: 32), unit: "s",
                    range: ValueRange(maximum: .constant(.integer(86400)))),
                FieldDefinition(name: "nominalPower", id: 2, type: .signed(bits: 64), unit: "mW", isOptional: true),
                FieldDefinition(name: "maximumEnergy", id: 3, type: .signed(bits: 64), unit: "mWh", isOptional: true),
                FieldDefinition(name: "loadControl", id: 4, type: .signed(bits: 8), isOptional: true),
            ])

        /// In s since 2000-01-01T00:00:00Z.
        public var startTime: UInt32
        /// In s.
        public var duration: UInt32
        /// In mW.
        public var nominalPower: Int64?
        /// In mWh.
        public var maximumEnergy: Int64?
        public var loadControl: Int8?

        public init(
            startTime: UInt32, duration: UInt32, nominalPower: Int64? = nil, maximumEnergy: Int64? = nil,
            loadControl: Int8? = nil
        ) {
            self.startTime = startTime
            self.duration = duration
            self.nominalPower = nominalPower
            self.maximumEnergy = maximumEnergy
            self.loadControl = loadControl
        }

        public init?(fields: [Value?]) {
            guard
                let startTime: UInt32 = fields.required(at: 0),
                let duration: UInt32 = fields.required(at: 1),
                let nominalPower: Int64? = fields.optional(at: 2),
                let maximumEnergy: Int64? = fields.optional(at: 3),
                let loadControl: Int8? = fields.optional(at: 4)
            else { return nil }
            self.startTime = startTime
            self.duration = duration
            self.nominalPower = nominalPower
            self.maximumEnergy = maximumEnergy
            self.loadControl = loadControl
        }

        public var fields: [Value?] {
            [startTime.value, duration.value, nominalPower?.value, maximumEnergy?.value, loadControl?.value]
        }
    }
}
