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
    public static let localTemperature = AttributeKey<Thermostat, Int16?>(index: 0)

    /// Attribute 0x0001, in 0.01 °C, conformance `O`.
    public static let outdoorTemperature = AttributeKey<Thermostat, Int16?>(index: 1)

    /// Attribute 0x0002, conformance `OCC`.
    public static let occupancy = AttributeKey<Thermostat, Occupancy>(index: 2)

    /// Attribute 0x0003, in 0.01 °C, fixed, conformance `[HEAT]`.
    public static let absMinHeatSetpointLimit = AttributeKey<Thermostat, Int16>(index: 3)

    /// Attribute 0x0004, in 0.01 °C, fixed, conformance `[HEAT]`.
    public static let absMaxHeatSetpointLimit = AttributeKey<Thermostat, Int16>(index: 4)

    /// Attribute 0x0005, in 0.01 °C, fixed, conformance `[COOL]`.
    public static let absMinCoolSetpointLimit = AttributeKey<Thermostat, Int16>(index: 5)

    /// Attribute 0x0006, in 0.01 °C, fixed, conformance `[COOL]`.
    public static let absMaxCoolSetpointLimit = AttributeKey<Thermostat, Int16>(index: 6)

    /// Attribute 0x0010, in 0.1 °C, writable, conformance `[!LTNE]`.
    public static let localTemperatureCalibration = AttributeKey<Thermostat, Int8>(index: 7)

    /// Attribute 0x0011, in 0.01 °C, writable, conformance `COOL`.
    public static let occupiedCoolingSetpoint = AttributeKey<Thermostat, Int16>(index: 8)

    /// Attribute 0x0012, in 0.01 °C, writable, conformance `HEAT`.
    public static let occupiedHeatingSetpoint = AttributeKey<Thermostat, Int16>(index: 9)

    /// Attribute 0x0013, in 0.01 °C, writable, conformance `COOL & OCC`.
    public static let unoccupiedCoolingSetpoint = AttributeKey<Thermostat, Int16>(index: 10)

    /// Attribute 0x0014, in 0.01 °C, writable, conformance `HEAT & OCC`.
    public static let unoccupiedHeatingSetpoint = AttributeKey<Thermostat, Int16>(index: 11)

    /// Attribute 0x0015, in 0.01 °C, writable, conformance `[HEAT]`.
    public static let minHeatSetpointLimit = AttributeKey<Thermostat, Int16>(index: 12)

    /// Attribute 0x0016, in 0.01 °C, writable, conformance `[HEAT]`.
    public static let maxHeatSetpointLimit = AttributeKey<Thermostat, Int16>(index: 13)

    /// Attribute 0x0017, in 0.01 °C, writable, conformance `[COOL]`.
    public static let minCoolSetpointLimit = AttributeKey<Thermostat, Int16>(index: 14)

    /// Attribute 0x0018, in 0.01 °C, writable, conformance `[COOL]`.
    public static let maxCoolSetpointLimit = AttributeKey<Thermostat, Int16>(index: 15)

    /// Attribute 0x0019, in 0.1 °C, writable, conformance `AUTO`.
    public static let minSetpointDeadBand = AttributeKey<Thermostat, Int8>(index: 16)

    /// Attribute 0x001A, writable, conformance `O`.
    public static let remoteSensing = AttributeKey<Thermostat, RemoteSensing>(index: 17)

    /// Attribute 0x001B, writable.
    public static let controlSequenceOfOperation = AttributeKey<Thermostat, ControlSequenceOfOperation>(index: 18)

    /// Attribute 0x001C, writable.
    public static let systemMode = AttributeKey<Thermostat, SystemMode>(index: 19)

    /// Attribute 0x001E, conformance `[AUTO]`.
    public static let thermostatRunningMode = AttributeKey<Thermostat, ThermostatRunningMode>(index: 20)

    /// Attribute 0x0023, writable, conformance `O`.
    public static let temperatureSetpointHold = AttributeKey<Thermostat, TemperatureSetpointHold>(index: 21)

    /// Attribute 0x0024, in min, writable, conformance `O`.
    public static let temperatureSetpointHoldDuration = AttributeKey<Thermostat, UInt16?>(index: 22)

    /// Attribute 0x0029, conformance `O`.
    public static let thermostatRunningState = AttributeKey<Thermostat, RelayState>(index: 23)

    /// Attribute 0x0030, conformance `O`.
    public static let setpointChangeSource = AttributeKey<Thermostat, SetpointChangeSource>(index: 24)

    /// Attribute 0x0031, in 0.01 °C, conformance `O`.
    public static let setpointChangeAmount = AttributeKey<Thermostat, Int16?>(index: 25)

    /// Attribute 0x0032, in s since 2000-01-01T00:00:00Z, conformance `O`.
    public static let setpointChangeSourceTimestamp = AttributeKey<Thermostat, UInt32>(index: 26)

    /// Attribute 0x003A, in 0.1 °C, writable, conformance `O`.
    public static let emergencyHeatDelta = AttributeKey<Thermostat, UInt8>(index: 27)

    /// Attribute 0x0040, writable, conformance `O`.
    public static let acType = AttributeKey<Thermostat, ACType>(index: 28)

    /// Attribute 0x0041, writable, conformance `O`.
    public static let acCapacity = AttributeKey<Thermostat, UInt16>(index: 29)

    /// Attribute 0x0042, writable, conformance `O`.
    public static let acRefrigerantType = AttributeKey<Thermostat, ACRefrigerantType>(index: 30)

    /// Attribute 0x0043, writable, conformance `O`.
    public static let acCompressorType = AttributeKey<Thermostat, ACCompressorType>(index: 31)

    /// Attribute 0x0044, writable, conformance `O`.
    public static let acErrorCode = AttributeKey<Thermostat, ACErrorCode>(index: 32)

    /// Attribute 0x0045, writable, conformance `O`.
    public static let acLouverPosition = AttributeKey<Thermostat, ACLouverPosition>(index: 33)

    /// Attribute 0x0046, in 0.01 °C, conformance `O`.
    public static let acCoilTemperature = AttributeKey<Thermostat, Int16?>(index: 34)

    /// Attribute 0x0047, writable, conformance `O`.
    public static let acCapacityFormat = AttributeKey<Thermostat, ACCapacityFormat>(index: 35)

    /// Attribute 0x0048, fixed, conformance `PRES`.
    public static let presetTypes = AttributeKey<Thermostat, [PresetType]>(index: 36)

    /// Attribute 0x0049, fixed, conformance `MSCH`.
    public static let scheduleTypes = AttributeKey<Thermostat, [ScheduleType]>(index: 37)

    /// Attribute 0x004A, fixed, conformance `PRES`.
    public static let numberOfPresets = AttributeKey<Thermostat, UInt8>(index: 38)

    /// Attribute 0x004B, fixed, conformance `MSCH`.
    public static let numberOfSchedules = AttributeKey<Thermostat, UInt8>(index: 39)

    /// Attribute 0x004C, fixed, conformance `MSCH`.
    public static let numberOfScheduleTransitions = AttributeKey<Thermostat, UInt8>(index: 40)

    /// Attribute 0x004D, fixed, conformance `MSCH`.
    public static let numberOfScheduleTransitionPerDay = AttributeKey<Thermostat, UInt8?>(index: 41)

    /// Attribute 0x004E, conformance `PRES`.
    public static let activePresetHandle = AttributeKey<Thermostat, Octets?>(index: 42)

    /// Attribute 0x004F, conformance `MSCH`.
    public static let activeScheduleHandle = AttributeKey<Thermostat, Octets?>(index: 43)

    /// Attribute 0x0050, writable, conformance `PRES`.
    public static let presets = AttributeKey<Thermostat, [Preset]>(index: 44)

    /// Attribute 0x0051, writable, conformance `MSCH`.
    public static let schedules = AttributeKey<Thermostat, [Schedule]>(index: 45)

    /// Attribute 0x0052, in s since 2000-01-01T00:00:00Z, conformance `O`.
    public static let setpointHoldExpiryTimestamp = AttributeKey<Thermostat, UInt32?>(index: 46)

    /// Attribute 0x0007, conformance `O`.
    public static let piCoolingDemand = AttributeKey<Thermostat, UInt8>(index: 47)

    /// Attribute 0x0008, conformance `O`.
    public static let piHeatingDemand = AttributeKey<Thermostat, UInt8>(index: 48)

    /// Attribute 0x0009, writable, conformance `O`.
    public static let hvacSystemTypeConfiguration = AttributeKey<Thermostat, HVACSystemType>(index: 49)

    /// Attribute 0x0020, fixed, conformance `O`.
    public static let startOfWeek = AttributeKey<Thermostat, StartOfWeek>(index: 50)

    /// Attribute 0x0021, fixed, conformance `O`.
    public static let numberOfWeeklyTransitions = AttributeKey<Thermostat, UInt8>(index: 51)

    /// Attribute 0x0022, fixed, conformance `O`.
    public static let numberOfDailyTransitions = AttributeKey<Thermostat, UInt8>(index: 52)

    /// Attribute 0x0025, writable, conformance `O`.
    public static let thermostatProgrammingOperationMode = AttributeKey<Thermostat, ProgrammingOperationMode>(index: 53)

    /// Attribute 0x0034, in 0.1 °C, writable, conformance `O`.
    public static let occupiedSetback = AttributeKey<Thermostat, UInt8?>(index: 54)

    /// Attribute 0x0035, in 0.1 °C, fixed, conformance `O`.
    public static let occupiedSetbackMin = AttributeKey<Thermostat, UInt8?>(index: 55)

    /// Attribute 0x0036, in 0.1 °C, fixed, conformance `O`.
    public static let occupiedSetbackMax = AttributeKey<Thermostat, UInt8?>(index: 56)

    /// Attribute 0x0037, in 0.1 °C, writable, conformance `O`.
    public static let unoccupiedSetback = AttributeKey<Thermostat, UInt8?>(index: 57)

    /// Attribute 0x0038, in 0.1 °C, fixed, conformance `O`.
    public static let unoccupiedSetbackMin = AttributeKey<Thermostat, UInt8?>(index: 58)

    /// Attribute 0x0039, in 0.1 °C, fixed, conformance `O`.
    public static let unoccupiedSetbackMax = AttributeKey<Thermostat, UInt8?>(index: 59)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// HEAT
        public static let heating = Features(rawValue: 1 << 0)
        /// COOL
        public static let cooling = Features(rawValue: 1 << 1)
        /// OCC
        public static let occupancy = Features(rawValue: 1 << 2)
        /// SB
        public static let setback = Features(rawValue: 1 << 4)
        /// AUTO
        public static let autoMode = Features(rawValue: 1 << 5)
        /// LTNE
        public static let localTemperatureNotExposed = Features(rawValue: 1 << 6)
        /// MSCH
        public static let matterScheduleConfiguration = Features(rawValue: 1 << 7)
        /// PRES
        public static let presets = Features(rawValue: 1 << 8)
        /// SCH
        public static let scheduleConfiguration = Features(rawValue: 1 << 3)
    }
}
