// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster DoorLock (0x0101).
public enum DoorLock: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "doorLock", namespace: .matter, clusterID: 0x0101, identifier: "0x0101")
    }

    public static let definition = TraitDefinition(
        identity, title: "DoorLock", revision: 10, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable,
        actions: actionsTable, alarms: alarmsTable)

    /// Attribute 0x0000.
    public static var lockState: AttributeKey<DoorLock, LockState?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var lockType: AttributeKey<DoorLock, LockType> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var actuatorEnabled: AttributeKey<DoorLock, Bool> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `DPS`.
    public static var doorState: AttributeKey<DoorLock, DoorState?> { AttributeKey(index: 3) }

    /// Attribute 0x0004, writable, conformance `[DPS]`.
    public static var doorOpenEvents: AttributeKey<DoorLock, UInt32> { AttributeKey(index: 4) }

    /// Attribute 0x0005, writable, conformance `[DPS]`.
    public static var doorClosedEvents: AttributeKey<DoorLock, UInt32> { AttributeKey(index: 5) }

    /// Attribute 0x0006, in min, writable, conformance `[DPS]`.
    public static var openPeriod: AttributeKey<DoorLock, UInt16> { AttributeKey(index: 6) }

    /// Attribute 0x0011, fixed, conformance `USR`.
    public static var numberOfTotalUsersSupported: AttributeKey<DoorLock, UInt16> { AttributeKey(index: 7) }

    /// Attribute 0x0012, fixed, conformance `PIN`.
    public static var numberOfPinUsersSupported: AttributeKey<DoorLock, UInt16> { AttributeKey(index: 8) }

    /// Attribute 0x0013, fixed, conformance `RID`.
    public static var numberOfRfidUsersSupported: AttributeKey<DoorLock, UInt16> { AttributeKey(index: 9) }

    /// Attribute 0x0014, fixed, conformance `WDSCH`.
    public static var numberOfWeekDaySchedulesSupportedPerUser: AttributeKey<DoorLock, UInt8> {
        AttributeKey(index: 10)
    }

    /// Attribute 0x0015, fixed, conformance `YDSCH`.
    public static var numberOfYearDaySchedulesSupportedPerUser: AttributeKey<DoorLock, UInt8> {
        AttributeKey(index: 11)
    }

    /// Attribute 0x0016, fixed, conformance `HDSCH`.
    public static var numberOfHolidaySchedulesSupported: AttributeKey<DoorLock, UInt8> { AttributeKey(index: 12) }

    /// Attribute 0x0017, fixed, conformance `PIN`.
    public static var maxPinCodeLength: AttributeKey<DoorLock, UInt8> { AttributeKey(index: 13) }

    /// Attribute 0x0018, fixed, conformance `PIN`.
    public static var minPinCodeLength: AttributeKey<DoorLock, UInt8> { AttributeKey(index: 14) }

    /// Attribute 0x0019, fixed, conformance `RID`.
    public static var maxRfidCodeLength: AttributeKey<DoorLock, UInt8> { AttributeKey(index: 15) }

    /// Attribute 0x001A, fixed, conformance `RID`.
    public static var minRfidCodeLength: AttributeKey<DoorLock, UInt8> { AttributeKey(index: 16) }

    /// Attribute 0x001B, fixed, conformance `USR`.
    public static var credentialRulesSupport: AttributeKey<DoorLock, CredentialRules> { AttributeKey(index: 17) }

    /// Attribute 0x001C, fixed, conformance `USR`.
    public static var numberOfCredentialsSupportedPerUser: AttributeKey<DoorLock, UInt8> { AttributeKey(index: 18) }

    /// Attribute 0x0021, writable, conformance `O`.
    public static var language: AttributeKey<DoorLock, String> { AttributeKey(index: 19) }

    /// Attribute 0x0022, writable, conformance `O`.
    public static var ledSettings: AttributeKey<DoorLock, LEDSetting> { AttributeKey(index: 20) }

    /// Attribute 0x0023, in s, writable, conformance `O`.
    public static var autoRelockTime: AttributeKey<DoorLock, UInt32> { AttributeKey(index: 21) }

    /// Attribute 0x0024, writable, conformance `O`.
    public static var soundVolume: AttributeKey<DoorLock, SoundVolume> { AttributeKey(index: 22) }

    /// Attribute 0x0025, writable.
    public static var operatingMode: AttributeKey<DoorLock, OperatingMode> { AttributeKey(index: 23) }

    /// Attribute 0x0026, fixed.
    public static var supportedOperatingModes: AttributeKey<DoorLock, OperatingModes> { AttributeKey(index: 24) }

    /// Attribute 0x0027, conformance `O`.
    public static var defaultConfigurationRegister: AttributeKey<DoorLock, ConfigurationRegister> {
        AttributeKey(index: 25)
    }

    /// Attribute 0x0028, writable, conformance `O`.
    public static var enableLocalProgramming: AttributeKey<DoorLock, Bool> { AttributeKey(index: 26) }

    /// Attribute 0x0029, writable, conformance `O`.
    public static var enableOneTouchLocking: AttributeKey<DoorLock, Bool> { AttributeKey(index: 27) }

    /// Attribute 0x002A, writable, conformance `O`.
    public static var enableInsideStatusLed: AttributeKey<DoorLock, Bool> { AttributeKey(index: 28) }

    /// Attribute 0x002B, writable, conformance `O`.
    public static var enablePrivacyModeButton: AttributeKey<DoorLock, Bool> { AttributeKey(index: 29) }

    /// Attribute 0x002C, writable, conformance `O`.
    public static var localProgrammingFeatures: AttributeKey<DoorLock, LocalProgrammingFeatures> {
        AttributeKey(index: 30)
    }

    /// Attribute 0x0030, writable, conformance `PIN | RID`.
    public static var wrongCodeEntryLimit: AttributeKey<DoorLock, UInt8> { AttributeKey(index: 31) }

    /// Attribute 0x0031, in s, writable, conformance `PIN | RID`.
    public static var userCodeTemporaryDisableTime: AttributeKey<DoorLock, UInt8> { AttributeKey(index: 32) }

    /// Attribute 0x0032, writable, conformance `[!USR & PIN]`.
    public static var sendPinOverTheAir: AttributeKey<DoorLock, Bool> { AttributeKey(index: 33) }

    /// Attribute 0x0033, writable, conformance `COTA & PIN`.
    public static var requirePinForRemoteOperation: AttributeKey<DoorLock, Bool> { AttributeKey(index: 34) }

    /// Attribute 0x0035, in min, writable, conformance `[USR]`.
    public static var expiringUserTimeout: AttributeKey<DoorLock, UInt16> { AttributeKey(index: 35) }

    /// Attribute 0x0080, conformance `ALIRO`.
    public static var aliroReaderVerificationKey: AttributeKey<DoorLock, Octets?> { AttributeKey(index: 36) }

    /// Attribute 0x0081, conformance `ALIRO`.
    public static var aliroReaderGroupIdentifier: AttributeKey<DoorLock, Octets?> { AttributeKey(index: 37) }

    /// Attribute 0x0082, fixed, conformance `ALIRO`.
    public static var aliroReaderGroupSubIdentifier: AttributeKey<DoorLock, Octets> { AttributeKey(index: 38) }

    /// Attribute 0x0083, fixed, conformance `ALIRO`.
    public static var aliroExpeditedTransactionSupportedProtocolVersions: AttributeKey<DoorLock, [Octets]> {
        AttributeKey(index: 39)
    }

    /// Attribute 0x0084, conformance `ALBU`.
    public static var aliroGroupResolvingKey: AttributeKey<DoorLock, Octets?> { AttributeKey(index: 40) }

    /// Attribute 0x0085, fixed, conformance `ALBU`.
    public static var aliroSupportedBleuwbProtocolVersions: AttributeKey<DoorLock, [Octets]> { AttributeKey(index: 41) }

    /// Attribute 0x0086, fixed, conformance `ALBU`.
    public static var aliroBleAdvertisingVersion: AttributeKey<DoorLock, UInt8> { AttributeKey(index: 42) }

    /// Attribute 0x0087, fixed, conformance `ALIRO`.
    public static var numberOfAliroCredentialIssuerKeysSupported: AttributeKey<DoorLock, UInt16> {
        AttributeKey(index: 43)
    }

    /// Attribute 0x0088, fixed, conformance `ALIRO`.
    public static var numberOfAliroEndpointKeysSupported: AttributeKey<DoorLock, UInt16> { AttributeKey(index: 44) }

    /// Attribute 0x0040, writable, conformance `O`.
    public static var alarmMask: AttributeKey<DoorLock, AlarmMask> { AttributeKey(index: 45) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PIN
        public static var pinCredential: Features { Features(rawValue: 1 << 0) }
        /// RID
        public static var rfidCredential: Features { Features(rawValue: 1 << 1) }
        /// FGP
        public static var fingerCredentials: Features { Features(rawValue: 1 << 2) }
        /// WDSCH
        public static var weekDayAccessSchedules: Features { Features(rawValue: 1 << 4) }
        /// DPS
        public static var doorPositionSensor: Features { Features(rawValue: 1 << 5) }
        /// FACE
        public static var faceCredentials: Features { Features(rawValue: 1 << 6) }
        /// COTA
        public static var credentialOverTheAirAccess: Features { Features(rawValue: 1 << 7) }
        /// USR
        public static var user: Features { Features(rawValue: 1 << 8) }
        /// YDSCH
        public static var yearDayAccessSchedules: Features { Features(rawValue: 1 << 10) }
        /// HDSCH
        public static var holidaySchedules: Features { Features(rawValue: 1 << 11) }
        /// UBOLT
        public static var unbolting: Features { Features(rawValue: 1 << 12) }
        /// ALIRO
        public static var aliroProvisioning: Features { Features(rawValue: 1 << 13) }
        /// ALBU
        public static var aliroBleuwb: Features { Features(rawValue: 1 << 14) }
    }
}
