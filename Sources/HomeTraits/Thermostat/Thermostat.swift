// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster Thermostat (0x0201).
public enum Thermostat: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "thermostat", namespace: .matter, clusterID: 0x0201, identifier: "0x0201")
    }

    public static let definition = TraitDefinition(
        identity, title: "Thermostat", revision: 10, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in 0.01 °C.
    public static var localTemperature: AttributeKey<Thermostat, Int16?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in 0.01 °C, conformance `O`.
    public static var outdoorTemperature: AttributeKey<Thermostat, Int16?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `OCC`.
    public static var occupancy: AttributeKey<Thermostat, Occupancy> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 0.01 °C, fixed, conformance `[HEAT]`.
    public static var absMinHeatSetpointLimit: AttributeKey<Thermostat, Int16> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in 0.01 °C, fixed, conformance `[HEAT]`.
    public static var absMaxHeatSetpointLimit: AttributeKey<Thermostat, Int16> { AttributeKey(index: 4) }

    /// Attribute 0x0005, in 0.01 °C, fixed, conformance `[COOL]`.
    public static var absMinCoolSetpointLimit: AttributeKey<Thermostat, Int16> { AttributeKey(index: 5) }

    /// Attribute 0x0006, in 0.01 °C, fixed, conformance `[COOL]`.
    public static var absMaxCoolSetpointLimit: AttributeKey<Thermostat, Int16> { AttributeKey(index: 6) }

    /// Attribute 0x0010, in 0.1 °C, writable, conformance `[!LTNE]`.
    public static var localTemperatureCalibration: AttributeKey<Thermostat, Int8> { AttributeKey(index: 7) }

    /// Attribute 0x0011, in 0.01 °C, writable, conformance `COOL`.
    public static var occupiedCoolingSetpoint: AttributeKey<Thermostat, Int16> { AttributeKey(index: 8) }

    /// Attribute 0x0012, in 0.01 °C, writable, conformance `HEAT`.
    public static var occupiedHeatingSetpoint: AttributeKey<Thermostat, Int16> { AttributeKey(index: 9) }

    /// Attribute 0x0013, in 0.01 °C, writable, conformance `COOL & OCC`.
    public static var unoccupiedCoolingSetpoint: AttributeKey<Thermostat, Int16> { AttributeKey(index: 10) }

    /// Attribute 0x0014, in 0.01 °C, writable, conformance `HEAT & OCC`.
    public static var unoccupiedHeatingSetpoint: AttributeKey<Thermostat, Int16> { AttributeKey(index: 11) }

    /// Attribute 0x0015, in 0.01 °C, writable, conformance `[HEAT]`.
    public static var minHeatSetpointLimit: AttributeKey<Thermostat, Int16> { AttributeKey(index: 12) }

    /// Attribute 0x0016, in 0.01 °C, writable, conformance `[HEAT]`.
    public static var maxHeatSetpointLimit: AttributeKey<Thermostat, Int16> { AttributeKey(index: 13) }

    /// Attribute 0x0017, in 0.01 °C, writable, conformance `[COOL]`.
    public static var minCoolSetpointLimit: AttributeKey<Thermostat, Int16> { AttributeKey(index: 14) }

    /// Attribute 0x0018, in 0.01 °C, writable, conformance `[COOL]`.
    public static var maxCoolSetpointLimit: AttributeKey<Thermostat, Int16> { AttributeKey(index: 15) }

    /// Attribute 0x0019, in 0.1 °C, writable, conformance `AUTO`.
    public static var minSetpointDeadBand: AttributeKey<Thermostat, Int8> { AttributeKey(index: 16) }

    /// Attribute 0x001A, writable, conformance `O`.
    public static var remoteSensing: AttributeKey<Thermostat, RemoteSensing> { AttributeKey(index: 17) }

    /// Attribute 0x001B, writable.
    public static var controlSequenceOfOperation: AttributeKey<Thermostat, ControlSequenceOfOperation> {
        AttributeKey(index: 18)
    }

    /// Attribute 0x001C, writable.
    public static var systemMode: AttributeKey<Thermostat, SystemMode> { AttributeKey(index: 19) }

    /// Attribute 0x001E, conformance `[AUTO]`.
    public static var thermostatRunningMode: AttributeKey<Thermostat, ThermostatRunningMode> { AttributeKey(index: 20) }

    /// Attribute 0x0023, writable, conformance `O`.
    public static var temperatureSetpointHold: AttributeKey<Thermostat, TemperatureSetpointHold> {
        AttributeKey(index: 21)
    }

    /// Attribute 0x0024, in min, writable, conformance `O`.
    public static var temperatureSetpointHoldDuration: AttributeKey<Thermostat, UInt16?> { AttributeKey(index: 22) }

    /// Attribute 0x0029, conformance `O`.
    public static var thermostatRunningState: AttributeKey<Thermostat, RelayState> { AttributeKey(index: 23) }

    /// Attribute 0x0030, conformance `O`.
    public static var setpointChangeSource: AttributeKey<Thermostat, SetpointChangeSource> { AttributeKey(index: 24) }

    /// Attribute 0x0031, in 0.01 °C, conformance `O`.
    public static var setpointChangeAmount: AttributeKey<Thermostat, Int16?> { AttributeKey(index: 25) }

    /// Attribute 0x0032, in s since 2000-01-01T00:00:00Z, conformance `O`.
    public static var setpointChangeSourceTimestamp: AttributeKey<Thermostat, UInt32> { AttributeKey(index: 26) }

    /// Attribute 0x003A, in 0.1 °C, writable, conformance `O`.
    public static var emergencyHeatDelta: AttributeKey<Thermostat, UInt8> { AttributeKey(index: 27) }

    /// Attribute 0x0040, writable, conformance `O`.
    public static var acType: AttributeKey<Thermostat, ACType> { AttributeKey(index: 28) }

    /// Attribute 0x0041, writable, conformance `O`.
    public static var acCapacity: AttributeKey<Thermostat, UInt16> { AttributeKey(index: 29) }

    /// Attribute 0x0042, writable, conformance `O`.
    public static var acRefrigerantType: AttributeKey<Thermostat, ACRefrigerantType> { AttributeKey(index: 30) }

    /// Attribute 0x0043, writable, conformance `O`.
    public static var acCompressorType: AttributeKey<Thermostat, ACCompressorType> { AttributeKey(index: 31) }

    /// Attribute 0x0044, writable, conformance `O`.
    public static var acErrorCode: AttributeKey<Thermostat, ACErrorCode> { AttributeKey(index: 32) }

    /// Attribute 0x0045, writable, conformance `O`.
    public static var acLouverPosition: AttributeKey<Thermostat, ACLouverPosition> { AttributeKey(index: 33) }

    /// Attribute 0x0046, in 0.01 °C, conformance `O`.
    public static var acCoilTemperature: AttributeKey<Thermostat, Int16?> { AttributeKey(index: 34) }

    /// Attribute 0x0047, writable, conformance `O`.
    public static var acCapacityFormat: AttributeKey<Thermostat, ACCapacityFormat> { AttributeKey(index: 35) }

    /// Attribute 0x0048, fixed, conformance `PRES`.
    public static var presetTypes: AttributeKey<Thermostat, [PresetType]> { AttributeKey(index: 36) }

    /// Attribute 0x0049, fixed, conformance `MSCH`.
    public static var scheduleTypes: AttributeKey<Thermostat, [ScheduleType]> { AttributeKey(index: 37) }

    /// Attribute 0x004A, fixed, conformance `PRES`.
    public static var numberOfPresets: AttributeKey<Thermostat, UInt8> { AttributeKey(index: 38) }

    /// Attribute 0x004B, fixed, conformance `MSCH`.
    public static var numberOfSchedules: AttributeKey<Thermostat, UInt8> { AttributeKey(index: 39) }

    /// Attribute 0x004C, fixed, conformance `MSCH`.
    public static var numberOfScheduleTransitions: AttributeKey<Thermostat, UInt8> { AttributeKey(index: 40) }

    /// Attribute 0x004D, fixed, conformance `MSCH`.
    public static var numberOfScheduleTransitionPerDay: AttributeKey<Thermostat, UInt8?> { AttributeKey(index: 41) }

    /// Attribute 0x004E, conformance `PRES`.
    public static var activePresetHandle: AttributeKey<Thermostat, Octets?> { AttributeKey(index: 42) }

    /// Attribute 0x004F, conformance `MSCH`.
    public static var activeScheduleHandle: AttributeKey<Thermostat, Octets?> { AttributeKey(index: 43) }

    /// Attribute 0x0050, writable, conformance `PRES`.
    public static var presets: AttributeKey<Thermostat, [Preset]> { AttributeKey(index: 44) }

    /// Attribute 0x0051, writable, conformance `MSCH`.
    public static var schedules: AttributeKey<Thermostat, [Schedule]> { AttributeKey(index: 45) }

    /// Attribute 0x0052, in s since 2000-01-01T00:00:00Z, conformance `O`.
    public static var setpointHoldExpiryTimestamp: AttributeKey<Thermostat, UInt32?> { AttributeKey(index: 46) }

    /// Attribute 0x0007, conformance `O`.
    public static var piCoolingDemand: AttributeKey<Thermostat, UInt8> { AttributeKey(index: 47) }

    /// Attribute 0x0008, conformance `O`.
    public static var piHeatingDemand: AttributeKey<Thermostat, UInt8> { AttributeKey(index: 48) }

    /// Attribute 0x0009, writable, conformance `O`.
    public static var hvacSystemTypeConfiguration: AttributeKey<Thermostat, HVACSystemType> { AttributeKey(index: 49) }

    /// Attribute 0x0020, fixed, conformance `SCH`.
    public static var startOfWeek: AttributeKey<Thermostat, StartOfWeek> { AttributeKey(index: 50) }

    /// Attribute 0x0021, fixed, conformance `SCH`.
    public static var numberOfWeeklyTransitions: AttributeKey<Thermostat, UInt8> { AttributeKey(index: 51) }

    /// Attribute 0x0022, fixed, conformance `SCH`.
    public static var numberOfDailyTransitions: AttributeKey<Thermostat, UInt8> { AttributeKey(index: 52) }

    /// Attribute 0x0025, writable, conformance `O`.
    public static var thermostatProgrammingOperationMode: AttributeKey<Thermostat, ProgrammingOperationMode> {
        AttributeKey(index: 53)
    }

    /// Attribute 0x0034, in 0.1 °C, writable, conformance `O`.
    public static var occupiedSetback: AttributeKey<Thermostat, UInt8?> { AttributeKey(index: 54) }

    /// Attribute 0x0035, in 0.1 °C, fixed, conformance `O`.
    public static var occupiedSetbackMin: AttributeKey<Thermostat, UInt8?> { AttributeKey(index: 55) }

    /// Attribute 0x0036, in 0.1 °C, fixed, conformance `O`.
    public static var occupiedSetbackMax: AttributeKey<Thermostat, UInt8?> { AttributeKey(index: 56) }

    /// Attribute 0x0037, in 0.1 °C, writable, conformance `O`.
    public static var unoccupiedSetback: AttributeKey<Thermostat, UInt8?> { AttributeKey(index: 57) }

    /// Attribute 0x0038, in 0.1 °C, fixed, conformance `O`.
    public static var unoccupiedSetbackMin: AttributeKey<Thermostat, UInt8?> { AttributeKey(index: 58) }

    /// Attribute 0x0039, in 0.1 °C, fixed, conformance `O`.
    public static var unoccupiedSetbackMax: AttributeKey<Thermostat, UInt8?> { AttributeKey(index: 59) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// HEAT
        public static var heating: Features { Features(rawValue: 1 << 0) }
        /// COOL
        public static var cooling: Features { Features(rawValue: 1 << 1) }
        /// OCC
        public static var occupancy: Features { Features(rawValue: 1 << 2) }
        /// SB
        public static var setback: Features { Features(rawValue: 1 << 4) }
        /// AUTO
        public static var autoMode: Features { Features(rawValue: 1 << 5) }
        /// LTNE
        public static var localTemperatureNotExposed: Features { Features(rawValue: 1 << 6) }
        /// MSCH
        public static var matterScheduleConfiguration: Features { Features(rawValue: 1 << 7) }
        /// PRES
        public static var presets: Features { Features(rawValue: 1 << 8) }
        /// SCH
        public static var scheduleConfiguration: Features { Features(rawValue: 1 << 3) }
    }
}
