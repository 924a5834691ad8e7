// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Thermostat {
    /// ACCapacityFormatEnum
    public enum ACCapacityFormat: UInt8, ValueConvertible, CaseIterable {
        case btUh = 0

        public static let definition = EnumDefinition(
            name: "ACCapacityFormatEnum", members: [EnumDefinition.Member(value: 0, name: "btUh")])
    }

    /// ACCompressorTypeEnum
    public enum ACCompressorType: UInt8, ValueConvertible, CaseIterable {
        case unknown = 0
        case t1 = 1
        case t2 = 2
        case t3 = 3

        public static let definition = EnumDefinition(
            name: "ACCompressorTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknown"),
                EnumDefinition.Member(value: 1, name: "t1"),
                EnumDefinition.Member(value: 2, name: "t2"),
                EnumDefinition.Member(value: 3, name: "t3"),
            ])
    }

    /// ACLouverPositionEnum
    public enum ACLouverPosition: UInt8, ValueConvertible, CaseIterable {
        case closed = 1
        case open = 2
        case quarter = 3
        case half = 4
        case threeQuarters = 5

        public static let definition = EnumDefinition(
            name: "ACLouverPositionEnum",
            members: [
                EnumDefinition.Member(value: 1, name: "closed"),
                EnumDefinition.Member(value: 2, name: "open"),
                EnumDefinition.Member(value: 3, name: "quarter"),
                EnumDefinition.Member(value: 4, name: "half"),
                EnumDefinition.Member(value: 5, name: "threeQuarters"),
            ])
    }

    /// ACRefrigerantTypeEnum
    public enum ACRefrigerantType: UInt8, ValueConvertible, CaseIterable {
        case unknown = 0
        case r22 = 1
        case r410A = 2
        case r407C = 3

        public static let definition = EnumDefinition(
            name: "ACRefrigerantTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknown"),
                EnumDefinition.Member(value: 1, name: "r22"),
                EnumDefinition.Member(value: 2, name: "r410A"),
                EnumDefinition.Member(value: 3, name: "r407C"),
            ])
    }

    /// ACTypeEnum
    public enum ACType: UInt8, ValueConvertible, CaseIterable {
        case unknown = 0
        case coolingFixed = 1
        case heatPumpFixed = 2
        case coolingInverter = 3
        case heatPumpInverter = 4

        public static let definition = EnumDefinition(
            name: "ACTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknown"),
                EnumDefinition.Member(value: 1, name: "coolingFixed"),
                EnumDefinition.Member(value: 2, name: "heatPumpFixed"),
                EnumDefinition.Member(value: 3, name: "coolingInverter"),
                EnumDefinition.Member(value: 4, name: "heatPumpInverter"),
            ])
    }

    /// SetpointRaiseLowerModeEnum
    public enum SetpointRaiseLowerMode: UInt8, ValueConvertible, CaseIterable {
        case heat = 0
        case cool = 1
        case both = 2

        public static let definition = EnumDefinition(
            name: "SetpointRaiseLowerModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "heat"),
                EnumDefinition.Member(value: 1, name: "cool"),
                EnumDefinition.Member(value: 2, name: "both"),
            ])
    }

    /// ControlSequenceOfOperationEnum
    public enum ControlSequenceOfOperation: UInt8, ValueConvertible, CaseIterable {
        case coolingOnly = 0
        case coolingWithReheat = 1
        case heatingOnly = 2
        case heatingWithReheat = 3
        case coolingAndHeating = 4
        case coolingAndHeatingWithReheat = 5

        public static let definition = EnumDefinition(
            name: "ControlSequenceOfOperationEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "coolingOnly"),
                EnumDefinition.Member(value: 1, name: "coolingWithReheat"),
                EnumDefinition.Member(value: 2, name: "heatingOnly"),
                EnumDefinition.Member(value: 3, name: "heatingWithReheat"),
                EnumDefinition.Member(value: 4, name: "coolingAndHeating"),
                EnumDefinition.Member(value: 5, name: "coolingAndHeatingWithReheat"),
            ])
    }

    /// PresetScenarioEnum
    public enum PresetScenario: UInt8, ValueConvertible, CaseIterable {
        case occupied = 1
        case unoccupied = 2
        case sleep = 3
        case wake = 4
        case vacation = 5
        case goingToSleep = 6
        case userDefined = 254

        public static let definition = EnumDefinition(
            name: "PresetScenarioEnum",
            members: [
                EnumDefinition.Member(value: 1, name: "occupied"),
                EnumDefinition.Member(value: 2, name: "unoccupied"),
                EnumDefinition.Member(value: 3, name: "sleep"),
                EnumDefinition.Member(value: 4, name: "wake"),
                EnumDefinition.Member(value: 5, name: "vacation"),
                EnumDefinition.Member(value: 6, name: "goingToSleep"),
                EnumDefinition.Member(value: 254, name: "userDefined"),
            ])
    }

    /// SetpointChangeSourceEnum
    public enum SetpointChangeSource: UInt8, ValueConvertible, CaseIterable {
        case manual = 0
        case schedule = 1
        case external = 2

        public static let definition = EnumDefinition(
            name: "SetpointChangeSourceEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "manual"),
                EnumDefinition.Member(value: 1, name: "schedule"),
                EnumDefinition.Member(value: 2, name: "external"),
            ])
    }

    /// StartOfWeekEnum
    public enum StartOfWeek: UInt8, ValueConvertible, CaseIterable {
        case sunday = 0
        case monday = 1
        case tuesday = 2
        case wednesday = 3
        case thursday = 4
        case friday = 5
        case saturday = 6

        public static let definition = EnumDefinition(
            name: "StartOfWeekEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "sunday"),
                EnumDefinition.Member(value: 1, name: "monday"),
                EnumDefinition.Member(value: 2, name: "tuesday"),
                EnumDefinition.Member(value: 3, name: "wednesday"),
                EnumDefinition.Member(value: 4, name: "thursday"),
                EnumDefinition.Member(value: 5, name: "friday"),
                EnumDefinition.Member(value: 6, name: "saturday"),
            ])
    }

    /// SystemModeEnum
    public enum SystemMode: UInt8, ValueConvertible, CaseIterable {
        case off = 0
        case auto = 1
        case cool = 3
        case heat = 4
        case emergencyHeat = 5
        case precooling = 6
        case fanOnly = 7
        case dry = 8
        case sleep = 9

        public static let definition = EnumDefinition(
            name: "SystemModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "off"),
                EnumDefinition.Member(value: 1, name: "auto"),
                EnumDefinition.Member(value: 3, name: "cool"),
                EnumDefinition.Member(value: 4, name: "heat"),
                EnumDefinition.Member(value: 5, name: "emergencyHeat"),
                EnumDefinition.Member(value: 6, name: "precooling"),
                EnumDefinition.Member(value: 7, name: "fanOnly"),
                EnumDefinition.Member(value: 8, name: "dry"),
                EnumDefinition.Member(value: 9, name: "sleep"),
            ])
    }

    /// ThermostatRunningModeEnum
    public enum ThermostatRunningMode: UInt8, ValueConvertible, CaseIterable {
        case off = 0
        case cool = 3
        case heat = 4

        public static let definition = EnumDefinition(
            name: "ThermostatRunningModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "off"),
                EnumDefinition.Member(value: 3, name: "cool"),
                EnumDefinition.Member(value: 4, name: "heat"),
            ])
    }

    /// TemperatureSetpointHoldEnum
    public enum TemperatureSetpointHold: UInt8, ValueConvertible, CaseIterable {
        case setpointHoldOff = 0
        case setpointHoldOn = 1

        public static let definition = EnumDefinition(
            name: "TemperatureSetpointHoldEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "setpointHoldOff"),
                EnumDefinition.Member(value: 1, name: "setpointHoldOn"),
            ])
    }

    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case failure = 1
        case invalidSubscription = 125
        case unsupportedAccess = 126
        case unsupportedEndpoint = 127
        case invalidAction = 128
        case unsupportedCommand = 129
        case invalidCommand = 133
        case unsupportedAttribute = 134
        case constraintError = 135
        case unsupportedWrite = 136
        case resourceExhausted = 137
        case notFound = 139
        case unreportableAttribute = 140
        case invalidDataType = 141
        case unsupportedRead = 143
        case dataVersionMismatch = 146
        case timeout = 148
        case unsupportedNode = 155
        case busy = 156
        case accessRestricted = 157
        case unsupportedCluster = 195
        case noUpstreamSubscription = 197
        case needsTimedInteraction = 198
        case unsupportedEvent = 199
        case pathsExhausted = 200
        case timedRequestMismatch = 201
        case failsafeRequired = 202
        case invalidInState = 203
        case noCommandResponse = 204
        case termsAndConditionsChanged = 205
        case maintenanceRequired = 206
        case dynamicConstraintError = 207
        case alreadyExists = 208
        case invalidTransportType = 209

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "failure"),
                EnumDefinition.Member(value: 125, name: "invalidSubscription"),
                EnumDefinition.Member(value: 126, name: "unsupportedAccess"),
                EnumDefinition.Member(value: 127, name: "unsupportedEndpoint"),
                EnumDefinition.Member(value: 128, name: "invalidAction"),
                EnumDefinition.Member(value: 129, name: "unsupportedCommand"),
                EnumDefinition.Member(value: 133, name: "invalidCommand"),
                EnumDefinition.Member(value: 134, name: "unsupportedAttribute"),
                EnumDefinition.Member(value: 135, name: "constraintError"),
                EnumDefinition.Member(value: 136, name: "unsupportedWrite"),
                EnumDefinition.Member(value: 137, name: "resourceExhausted"),
                EnumDefinition.Member(value: 139, name: "notFound"),
                EnumDefinition.Member(value: 140, name: "unreportableAttribute"),
                EnumDefinition.Member(value: 141, name: "invalidDataType"),
                EnumDefinition.Member(value: 143, name: "unsupportedRead"),
                EnumDefinition.Member(value: 146, name: "dataVersionMismatch"),
                EnumDefinition.Member(value: 148, name: "timeout"),
                EnumDefinition.Member(value: 155, name: "unsupportedNode"),
                EnumDefinition.Member(value: 156, name: "busy"),
                EnumDefinition.Member(value: 157, name: "accessRestricted"),
                EnumDefinition.Member(value: 195, name: "unsupportedCluster"),
                EnumDefinition.Member(value: 197, name: "noUpstreamSubscription"),
                EnumDefinition.Member(value: 198, name: "needsTimedInteraction"),
                EnumDefinition.Member(value: 199, name: "unsupportedEvent"),
                EnumDefinition.Member(value: 200, name: "pathsExhausted"),
                EnumDefinition.Member(value: 201, name: "timedRequestMismatch"),
                EnumDefinition.Member(value: 202, name: "failsafeRequired"),
                EnumDefinition.Member(value: 203, name: "invalidInState"),
                EnumDefinition.Member(value: 204, name: "noCommandResponse"),
                EnumDefinition.Member(value: 205, name: "termsAndConditionsChanged"),
                EnumDefinition.Member(value: 206, name: "maintenanceRequired"),
                EnumDefinition.Member(value: 207, name: "dynamicConstraintError"),
                EnumDefinition.Member(value: 208, name: "alreadyExists"),
                EnumDefinition.Member(value: 209, name: "invalidTransportType"),
            ])
    }

    /// ACErrorCodeBitmap
    public struct ACErrorCode: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var compressorFail: ACErrorCode { ACErrorCode(rawValue: 1 << 0) }
        public static var roomSensorFail: ACErrorCode { ACErrorCode(rawValue: 1 << 1) }
        public static var outdoorSensorFail: ACErrorCode { ACErrorCode(rawValue: 1 << 2) }
        public static var coilSensorFail: ACErrorCode { ACErrorCode(rawValue: 1 << 3) }
        public static var fanFail: ACErrorCode { ACErrorCode(rawValue: 1 << 4) }

        public static let definition = BitmapDefinition(
            name: "ACErrorCodeBitmap", bits: 32,
            fields: [
                BitmapDefinition.Field(name: "compressorFail", bit: 0),
                BitmapDefinition.Field(name: "roomSensorFail", bit: 1),
                BitmapDefinition.Field(name: "outdoorSensorFail", bit: 2),
                BitmapDefinition.Field(name: "coilSensorFail", bit: 3),
                BitmapDefinition.Field(name: "fanFail", bit: 4),
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

    /// PresetTypeFeaturesBitmap
    public struct PresetTypeFeatures: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var automatic: PresetTypeFeatures { PresetTypeFeatures(rawValue: 1 << 0) }
        public static var supportsNames: PresetTypeFeatures { PresetTypeFeatures(rawValue: 1 << 1) }

        public static let definition = BitmapDefinition(
            name: "PresetTypeFeaturesBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "automatic", bit: 0),
                BitmapDefinition.Field(name: "supportsNames", bit: 1),
            ])
    }

    /// RelayStateBitmap
    public struct RelayState: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var heat: RelayState { RelayState(rawValue: 1 << 0) }
        public static var cool: RelayState { RelayState(rawValue: 1 << 1) }
        public static var fan: RelayState { RelayState(rawValue: 1 << 2) }
        public static var heatStage2: RelayState { RelayState(rawValue: 1 << 3) }
        public static var coolStage2: RelayState { RelayState(rawValue: 1 << 4) }
        public static var fanStage2: RelayState { RelayState(rawValue: 1 << 5) }
        public static var fanStage3: RelayState { RelayState(rawValue: 1 << 6) }

        public static let definition = BitmapDefinition(
            name: "RelayStateBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "heat", bit: 0),
                BitmapDefinition.Field(name: "cool", bit: 1),
                BitmapDefinition.Field(name: "fan", bit: 2),
                BitmapDefinition.Field(name: "heatStage2", bit: 3),
                BitmapDefinition.Field(name: "coolStage2", bit: 4),
                BitmapDefinition.Field(name: "fanStage2", bit: 5),
                BitmapDefinition.Field(name: "fanStage3", bit: 6),
            ])
    }

    /// RemoteSensingBitmap
    public struct RemoteSensing: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var localTemperature: RemoteSensing { RemoteSensing(rawValue: 1 << 0) }
        public static var outdoorTemperature: RemoteSensing { RemoteSensing(rawValue: 1 << 1) }
        public static var occupancy: RemoteSensing { RemoteSensing(rawValue: 1 << 2) }

        public static let definition = BitmapDefinition(
            name: "RemoteSensingBitmap",
            fields: [
                BitmapDefinition.Field(name: "localTemperature", bit: 0),
                BitmapDefinition.Field(name: "outdoorTemperature", bit: 1),
                BitmapDefinition.Field(name: "occupancy", bit: 2),
            ])
    }

    /// ScheduleTypeFeaturesBitmap
    public struct ScheduleTypeFeatures: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var supportsPresets: ScheduleTypeFeatures { ScheduleTypeFeatures(rawValue: 1 << 0) }
        public static var supportsSetpoints: ScheduleTypeFeatures { ScheduleTypeFeatures(rawValue: 1 << 1) }
        public static var supportsNames: ScheduleTypeFeatures { ScheduleTypeFeatures(rawValue: 1 << 2) }
        public static var supportsOff: ScheduleTypeFeatures { ScheduleTypeFeatures(rawValue: 1 << 3) }

        public static let definition = BitmapDefinition(
            name: "ScheduleTypeFeaturesBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "supportsPresets", bit: 0),
                BitmapDefinition.Field(name: "supportsSetpoints", bit: 1),
                BitmapDefinition.Field(name: "supportsNames", bit: 2),
                BitmapDefinition.Field(name: "supportsOff", bit: 3),
            ])
    }

    /// ScheduleDayOfWeekBitmap
    public struct ScheduleDayOfWeek: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var sunday: ScheduleDayOfWeek { ScheduleDayOfWeek(rawValue: 1 << 0) }
        public static var monday: ScheduleDayOfWeek { ScheduleDayOfWeek(rawValue: 1 << 1) }
        public static var tuesday: ScheduleDayOfWeek { ScheduleDayOfWeek(rawValue: 1 << 2) }
        public static var wednesday: ScheduleDayOfWeek { ScheduleDayOfWeek(rawValue: 1 << 3) }
        public static var thursday: ScheduleDayOfWeek { ScheduleDayOfWeek(rawValue: 1 << 4) }
        public static var friday: ScheduleDayOfWeek { ScheduleDayOfWeek(rawValue: 1 << 5) }
        public static var saturday: ScheduleDayOfWeek { ScheduleDayOfWeek(rawValue: 1 << 6) }
        public static var away: ScheduleDayOfWeek { ScheduleDayOfWeek(rawValue: 1 << 7) }

        public static let definition = BitmapDefinition(
            name: "ScheduleDayOfWeekBitmap",
            fields: [
                BitmapDefinition.Field(name: "sunday", bit: 0),
                BitmapDefinition.Field(name: "monday", bit: 1),
                BitmapDefinition.Field(name: "tuesday", bit: 2),
                BitmapDefinition.Field(name: "wednesday", bit: 3),
                BitmapDefinition.Field(name: "thursday", bit: 4),
                BitmapDefinition.Field(name: "friday", bit: 5),
                BitmapDefinition.Field(name: "saturday", bit: 6),
                BitmapDefinition.Field(name: "away", bit: 7),
            ])
    }

    /// ScheduleModeBitmap
    public struct ScheduleMode: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var heatSetpointPresent: ScheduleMode { ScheduleMode(rawValue: 1 << 0) }
        public static var coolSetpointPresent: ScheduleMode { ScheduleMode(rawValue: 1 << 1) }

        public static let definition = BitmapDefinition(
            name: "ScheduleModeBitmap",
            fields: [
                BitmapDefinition.Field(name: "heatSetpointPresent", bit: 0),
                BitmapDefinition.Field(name: "coolSetpointPresent", bit: 1),
            ])
    }

    /// ProgrammingOperationModeBitmap
    public struct ProgrammingOperationMode: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var scheduleActive: ProgrammingOperationMode { ProgrammingOperationMode(rawValue: 1 << 0) }
        public static var autoRecovery: ProgrammingOperationMode { ProgrammingOperationMode(rawValue: 1 << 1) }
        public static var economy: ProgrammingOperationMode { ProgrammingOperationMode(rawValue: 1 << 2) }

        public static let definition = BitmapDefinition(
            name: "ProgrammingOperationModeBitmap",
            fields: [
                BitmapDefinition.Field(name: "scheduleActive", bit: 0),
                BitmapDefinition.Field(name: "autoRecovery", bit: 1),
                BitmapDefinition.Field(name: "economy", bit: 2),
            ])
    }

    /// HVACSystemTypeBitmap
    public struct HVACSystemType: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The number in bits 0 to 1.
        public var coolingStage: UInt8 {
            get { (rawValue & 0x03) >> 0 }
            set { rawValue = (rawValue & ~0x03) | ((newValue & 0x03) << 0) }
        }

        /// The number in bits 2 to 3.
        public var heatingStage: UInt8 {
            get { (rawValue & 0x0C) >> 2 }
            set { rawValue = (rawValue & ~0x0C) | ((newValue & 0x03) << 2) }
        }
        public static var heatingIsHeatPump: HVACSystemType { HVACSystemType(rawValue: 1 << 4) }
        public static var heatingUsesFuel: HVACSystemType { HVACSystemType(rawValue: 1 << 5) }

        public static let definition = BitmapDefinition(
            name: "HVACSystemTypeBitmap",
            fields: [
                BitmapDefinition.Field(name: "coolingStage", bit: 0, width: 2),
                BitmapDefinition.Field(name: "heatingStage", bit: 2, width: 2),
                BitmapDefinition.Field(name: "heatingIsHeatPump", bit: 4),
                BitmapDefinition.Field(name: "heatingUsesFuel", bit: 5),
            ])
    }

    /// PresetStruct
    public struct Preset: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PresetStruct",
            fields: [
                FieldDefinition(
                    name: "presetHandle", id: 0, type: .octets,
                    range: ValueRange(maximumLength: .constant(.integer(16))), isNullable: true),
                FieldDefinition(name: "presetScenario", id: 1, type: .enumeration(PresetScenario.definition)),
                FieldDefinition(
                    name: "name", id: 2, type: .string, range: ValueRange(maximumLength: .constant(.integer(64))),
                    isNullable: true, isOptional: true, defaultValue: .null),
                FieldDefinition(
                    name: "coolingSetpoint", id: 3, type: .signed(bits: 16), unit: "0.01 °C",
                    range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                    defaultValue: .integer(2600)),
                FieldDefinition(
                    name: "heatingSetpoint", id: 4, type: .signed(bits: 16), unit: "0.01 °C",
                    range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                    defaultValue: .integer(2000)),
                FieldDefinition(name: "builtIn", id: 5, type: .bool, isNullable: true, defaultValue: .bool(false)),
            ])

        public var presetHandle: Octets?
        public var presetScenario: PresetScenario
        public var name: String?
        /// In 0.01 °C.
        public var coolingSetpoint: Int16
        /// In 0.01 °C.
        public var heatingSetpoint: Int16
        public var builtIn: Bool?

        public init(
            presetHandle: Octets?, presetScenario: PresetScenario, name: String? = nil, coolingSetpoint: Int16 = 2600,
            heatingSetpoint: Int16 = 2000, builtIn: Bool? = false
        ) {
            self.presetHandle = presetHandle
            self.presetScenario = presetScenario
            self.name = name
            self.coolingSetpoint = coolingSetpoint
            self.heatingSetpoint = heatingSetpoint
            self.builtIn = builtIn
        }

        public init?(fields: [Value?]) {
            guard
                let presetHandle: Octets? = fields.required(at: 0),
                let presetScenario: PresetScenario = fields.required(at: 1),
                let name: String? = fields.required(at: 2, default: nil),
                let coolingSetpoint: Int16 = fields.required(at: 3, default: 2600),
                let heatingSetpoint: Int16 = fields.required(at: 4, default: 2000),
                let builtIn: Bool? = fields.required(at: 5, default: false)
            else { return nil }
            self.presetHandle = presetHandle
            self.presetScenario = presetScenario
            self.name = name
            self.coolingSetpoint = coolingSetpoint
            self.heatingSetpoint = heatingSetpoint
            self.builtIn = builtIn
        }

        public var fields: [Value?] {
            [
                presetHandle.value,
                presetScenario.value,
                name.value,
                coolingSetpoint.value,
                heatingSetpoint.value,
                builtIn.value,
            ]
        }
    }

    /// PresetTypeStruct
    public struct PresetType: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PresetTypeStruct",
            fields: [
                FieldDefinition(name: "presetScenario", id: 0, type: .enumeration(PresetScenario.definition)),
                FieldDefinition(name: "numberOfPresets", id: 1, type: .unsigned(bits: 8), defaultValue: .integer(0)),
                FieldDefinition(
                    name: "presetTypeFeatures", id: 2, type: .bitmap(PresetTypeFeatures.definition),
                    defaultValue: .integer(0)),
            ])

        public var presetScenario: PresetScenario
        public var numberOfPresets: UInt8
        public var presetTypeFeatures: PresetTypeFeatures

        public init(
            presetScenario: PresetScenario, numberOfPresets: UInt8 = 0, presetTypeFeatures: PresetTypeFeatures = []
        ) {
            self.presetScenario = presetScenario
            self.numberOfPresets = numberOfPresets
            self.presetTypeFeatures = presetTypeFeatures
        }

        public init?(fields: [Value?]) {
            guard
                let presetScenario: PresetScenario = fields.required(at: 0),
                let numberOfPresets: UInt8 = fields.required(at: 1, default: 0),
                let presetTypeFeatures: PresetTypeFeatures = fields.required(at: 2, default: [])
            else { return nil }
            self.presetScenario = presetScenario
            self.numberOfPresets = numberOfPresets
            self.presetTypeFeatures = presetTypeFeatures
        }

        public var fields: [Value?] { [presetScenario.value, numberOfPresets.value, presetTypeFeatures.value] }
    }

    /// WeeklyScheduleTransitionStruct
    public struct WeeklyScheduleTransition: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "WeeklyScheduleTransitionStruct",
            fields: [
                FieldDefinition(
                    name: "transitionTime", id: 0, type: .unsigned(bits: 16),
                    range: ValueRange(maximum: .constant(.integer(1439)))),
                FieldDefinition(
                    name: "heatSetpoint", id: 1, type: .signed(bits: 16), unit: "0.01 °C",
                    range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                    isNullable: true),
                FieldDefinition(
                    name: "coolSetpoint", id: 2, type: .signed(bits: 16), unit: "0.01 °C",
                    range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                    isNullable: true),
            ])

        public var transitionTime: UInt16
        /// In 0.01 °C.
        public var heatSetpoint: Int16?
        /// In 0.01 °C.
        public var coolSetpoint: Int16?

        public init(transitionTime: UInt16, heatSetpoint: Int16?, coolSetpoint: Int16?) {
            self.transitionTime = transitionTime
            self.heatSetpoint = heatSetpoint
            self.coolSetpoint = coolSetpoint
        }

        public init?(fields: [Value?]) {
            guard
                let transitionTime: UInt16 = fields.required(at: 0),
                let heatSetpoint: Int16? = fields.required(at: 1),
                let coolSetpoint: Int16? = fields.required(at: 2)
            else { return nil }
            self.transitionTime = transitionTime
            self.heatSetpoint = heatSetpoint
            self.coolSetpoint = coolSetpoint
        }

        public var fields: [Value?] { [transitionTime.value, heatSetpoint.value, coolSetpoint.value] }
    }

    /// ScheduleStruct
    public struct Schedule: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ScheduleStruct",
            fields: [
                FieldDefinition(
                    name: "scheduleHandle", id: 0, type: .octets,
                    range: ValueRange(maximumLength: .constant(.integer(16))), isNullable: true),
                FieldDefinition(name: "systemMode", id: 1, type: .enumeration(SystemMode.definition)),
                FieldDefinition(
                    name: "name", id: 2, type: .string, range: ValueRange(maximumLength: .constant(.integer(64))),
                    isOptional: true),
                FieldDefinition(
                    name: "presetHandle", id: 3, type: .octets,
                    range: ValueRange(maximumLength: .constant(.integer(16))), isOptional: true),
                FieldDefinition(
                    name: "transitions", id: 4, type: .list(.structure(ScheduleTransition.definition)),
                    range: ValueRange(
                        minimumLength: .constant(.integer(1)),
                        maximumLength: .attribute("numberOfScheduleTransitions", offset: 0))),
                FieldDefinition(name: "builtIn", id: 5, type: .bool, isNullable: true, defaultValue: .bool(false)),
            ])

        public var scheduleHandle: Octets?
        public var systemMode: SystemMode
        public var name: String?
        public var presetHandle: Octets?
        public var transitions: [ScheduleTransition]
        public var builtIn: Bool?

        public init(
            scheduleHandle: Octets?, systemMode: SystemMode, name: String? = nil, presetHandle: Octets? = nil,
            transitions: [ScheduleTransition], builtIn: Bool? = false
        ) {
            self.scheduleHandle = scheduleHandle
            self.systemMode = systemMode
            self.name = name
            self.presetHandle = presetHandle
            self.transitions = transitions
            self.builtIn = builtIn
        }

        public init?(fields: [Value?]) {
            guard
                let scheduleHandle: Octets? = fields.required(at: 0),
                let systemMode: SystemMode = fields.required(at: 1),
                let name: String? = fields.optional(at: 2),
                let presetHandle: Octets? = fields.optional(at: 3),
                let transitions: [ScheduleTransition] = fields.required(at: 4),
                let builtIn: Bool? = fields.required(at: 5, default: false)
            else { return nil }
            self.scheduleHandle = scheduleHandle
            self.systemMode = systemMode
            self.name = name
            self.presetHandle = presetHandle
            self.transitions = transitions
            self.builtIn = builtIn
        }

        public var fields: [Value?] {
            [
                scheduleHandle.value,
                systemMode.value,
                name?.value,
                presetHandle?.value,
                transitions.value,
                builtIn.value,
            ]
        }
    }

    /// ScheduleTransitionStruct
    public struct ScheduleTransition: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ScheduleTransitionStruct",
            fields: [
                FieldDefinition(name: "dayOfWeek", id: 0, type: .bitmap(ScheduleDayOfWeek.definition)),
                FieldDefinition(
                    name: "transitionTime", id: 1, type: .unsigned(bits: 16),
                    range: ValueRange(maximum: .constant(.integer(1439)))),
                FieldDefinition(
                    name: "presetHandle", id: 2, type: .octets,
                    range: ValueRange(maximumLength: .constant(.integer(16))), isOptional: true),
                FieldDefinition(name: "systemMode", id: 3, type: .enumeration(SystemMode.definition), isOptional: true),
                FieldDefinition(
                    name: "coolingSetpoint", id: 4, type: .signed(bits: 16), unit: "0.01 °C",
                    range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                    isOptional: true),
                FieldDefinition(
                    name: "heatingSetpoint", id: 5, type: .signed(bits: 16), unit: "0.01 °C",
                    range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                    isOptional: true),
            ])

        public var dayOfWeek: ScheduleDayOfWeek
        public var transitionTime: UInt16
        public var presetHandle: Octets?
        public var systemMode: SystemMode?
        /// In 0.01 °C.
        public var coolingSetpoint: Int16?
        /// In 0.01 °C.
        public var heatingSetpoint: Int16?

        public init(
            dayOfWeek: ScheduleDayOfWeek, transitionTime: UInt16, presetHandle: Octets? = nil,
            systemMode: SystemMode? = nil, coolingSetpoint: Int16? = nil, heatingSetpoint: Int16? = nil
        ) {
            self.dayOfWeek = dayOfWeek
            self.transitionTime = transitionTime
            self.presetHandle = presetHandle
            self.systemMode = systemMode
            self.coolingSetpoint = coolingSetpoint
            self.heatingSetpoint = heatingSetpoint
        }

        public init?(fields: [Value?]) {
            guard
                let dayOfWeek: ScheduleDayOfWeek = fields.required(at: 0),
                let transitionTime: UInt16 = fields.required(at: 1),
                let presetHandle: Octets? = fields.optional(at: 2),
                let systemMode: SystemMode? = fields.optional(at: 3),
                let coolingSetpoint: Int16? = fields.optional(at: 4),
                let heatingSetpoint: Int16? = fields.optional(at: 5)
            else { return nil }
            self.dayOfWeek = dayOfWeek
            self.transitionTime = transitionTime
            self.presetHandle = presetHandle
            self.systemMode = systemMode
            self.coolingSetpoint = coolingSetpoint
            self.heatingSetpoint = heatingSetpoint
        }

        public var fields: [Value?] {
            [
                dayOfWeek.value,
                transitionTime.value,
                presetHandle?.value,
                systemMode?.value,
                coolingSetpoint?.value,
                heatingSetpoint?.value,
            ]
        }
    }

    /// ScheduleTypeStruct
    public struct ScheduleType: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ScheduleTypeStruct",
            fields: [
                FieldDefinition(name: "systemMode", id: 0, type: .enumeration(SystemMode.definition)),
                FieldDefinition(
                    name: "numberOfSchedules", id: 1, type: .unsigned(bits: 8),
                    range: ValueRange(maximum: .attribute("numberOfSchedules", offset: 0)), defaultValue: .integer(0)),
                FieldDefinition(
                    name: "scheduleTypeFeatures", id: 2, type: .bitmap(ScheduleTypeFeatures.definition),
                    defaultValue: .integer(0)),
            ])

        public var systemMode: SystemMode
        public var numberOfSchedules: UInt8
        public var scheduleTypeFeatures: ScheduleTypeFeatures

        public init(
            systemMode: SystemMode, numberOfSchedules: UInt8 = 0, scheduleTypeFeatures: ScheduleTypeFeatures = []
        ) {
            self.systemMode = systemMode
            self.numberOfSchedules = numberOfSchedules
            self.scheduleTypeFeatures = scheduleTypeFeatures
        }

        public init?(fields: [Value?]) {
            guard
                let systemMode: SystemMode = fields.required(at: 0),
                let numberOfSchedules: UInt8 = fields.required(at: 1, default: 0),
                let scheduleTypeFeatures: ScheduleTypeFeatures = fields.required(at: 2, default: [])
            else { return nil }
            self.systemMode = systemMode
            self.numberOfSchedules = numberOfSchedules
            self.scheduleTypeFeatures = scheduleTypeFeatures
        }

        public var fields: [Value?] { [systemMode.value, numberOfSchedules.value, scheduleTypeFeatures.value] }
    }

    /// AtomicAttributeStatusStruct
    public struct AtomicAttributeStatus: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AtomicAttributeStatusStruct",
            fields: [
                FieldDefinition(name: "attributeId", id: 0, type: .unsigned(bits: 32)),
                FieldDefinition(name: "statusCode", id: 1, type: .enumeration(Status.definition)),
            ])

        public var attributeId: UInt32
        public var statusCode: Status

        public init(attributeId: UInt32, statusCode: Status) {
            self.attributeId = attributeId
            self.statusCode = statusCode
        }

        public init?(fields: [Value?]) {
            guard
                let attributeId: UInt32 = fields.required(at: 0),
                let statusCode: Status = fields.required(at: 1)
            else { return nil }
            self.attributeId = attributeId
            self.statusCode = statusCode
        }

        public var fields: [Value?] { [attributeId.value, statusCode.value] }
    }
}
