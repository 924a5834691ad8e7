// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster DoorLock (0x0101).
public enum DoorLock: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "doorLock", namespace: .matter, clusterID: 0x0101, identifier: "0x0101")
    }

    public static let definition = TraitDefinition(
        identity, title: "DoorLock", revision: 10, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static let lockState = AttributeKey<DoorLock, LockState?>(index: 0)

    /// Attribute 0x0001.
    public static let lockType = AttributeKey<DoorLock, LockType>(index: 1)

    /// Attribute 0x0002.
    public static let actuatorEnabled = AttributeKey<DoorLock, Bool>(index: 2)

    /// Attribute 0x0003, conformance `DPS`.
    public static let doorState = AttributeKey<DoorLock, DoorState?>(index: 3)

    /// Attribute 0x0004, writable, conformance `[DPS]`.
    public static let doorOpenEvents = AttributeKey<DoorLock, UInt32>(index: 4)

    /// Attribute 0x0005, writable, conformance `[DPS]`.
    public static let doorClosedEvents = AttributeKey<DoorLock, UInt32>(index: 5)

    /// Attribute 0x0006, in min, writable, conformance `[DPS]`.
    public static let openPeriod = AttributeKey<DoorLock, UInt16>(index: 6)

    /// Attribute 0x0011, fixed, conformance `USR`.
    public static let numberOfTotalUsersSupported = AttributeKey<DoorLock, UInt16>(index: 7)

    /// Attribute 0x0012, fixed, conformance `PIN`.
    public static let numberOfPinUsersSupported = AttributeKey<DoorLock, UInt16>(index: 8)

    /// Attribute 0x0013, fixed, conformance `RID`.
    public static let numberOfRfidUsersSupported = AttributeKey<DoorLock, UInt16>(index: 9)

    /// Attribute 0x0014, fixed, conformance `WDSCH`.
    public static let numberOfWeekDaySchedulesSupportedPerUser = AttributeKey<DoorLock, UInt8>(index: 10)

    /// Attribute 0x0015, fixed, conformance `YDSCH`.
    public static let numberOfYearDaySchedulesSupportedPerUser = AttributeKey<DoorLock, UInt8>(index: 11)

    /// Attribute 0x0016, fixed, conformance `HDSCH`.
    public static let numberOfHolidaySchedulesSupported = AttributeKey<DoorLock, UInt8>(index: 12)

    /// Attribute 0x0017, fixed, conformance `PIN`.
    public static let maxPinCodeLength = AttributeKey<DoorLock, UInt8>(index: 13)

    /// Attribute 0x0018, fixed, conformance `PIN`.
    public static let minPinCodeLength = AttributeKey<DoorLock, UInt8>(index: 14)

    /// Attribute 0x0019, fixed, conformance `RID`.
    public static let maxRfidCodeLength = AttributeKey<DoorLock, UInt8>(index: 15)

    /// Attribute 0x001A, fixed, conformance `RID`.
    public static let minRfidCodeLength = AttributeKey<DoorLock, UInt8>(index: 16)

    /// Attribute 0x001B, fixed, conformance `USR`.
    public static let credentialRulesSupport = AttributeKey<DoorLock, CredentialRules>(index: 17)

    /// Attribute 0x001C, fixed, conformance `USR`.
    public static let numberOfCredentialsSupportedPerUser = AttributeKey<DoorLock, UInt8>(index: 18)

    /// Attribute 0x0021, writable, conformance `O`.
    public static let language = AttributeKey<DoorLock, String>(index: 19)

    /// Attribute 0x0022, writable, conformance `O`.
    public static let ledSettings = AttributeKey<DoorLock, LEDSetting>(index: 20)

    /// Attribute 0x0023, in s, writable, conformance `O`.
    public static let autoRelockTime = AttributeKey<DoorLock, UInt32>(index: 21)

    /// Attribute 0x0024, writable, conformance `O`.
    public static let soundVolume = AttributeKey<DoorLock, SoundVolume>(index: 22)

    /// Attribute 0x0025, writable.
    public static let operatingMode = AttributeKey<DoorLock, OperatingMode>(index: 23)

    /// Attribute 0x0026, fixed.
    public static let supportedOperatingModes = AttributeKey<DoorLock, OperatingModes>(index: 24)

    /// Attribute 0x0027, conformance `O`.
    public static let defaultConfigurationRegister = AttributeKey<DoorLock, ConfigurationRegister>(index: 25)

    /// Attribute 0x0028, writable, conformance `O`.
    public static let enableLocalProgramming = AttributeKey<DoorLock, Bool>(index: 26)

    /// Attribute 0x0029, writable, conformance `O`.
    public static let enableOneTouchLocking = AttributeKey<DoorLock, Bool>(index: 27)

    /// Attribute 0x002A, writable, conformance `O`.
    public static let enableInsideStatusLed = AttributeKey<DoorLock, Bool>(index: 28)

    /// Attribute 0x002B, writable, conformance `O`.
    public static let enablePrivacyModeButton = AttributeKey<DoorLock, Bool>(index: 29)

    /// Attribute 0x002C, writable, conformance `O`.
    public static let localProgrammingFeatures = AttributeKey<DoorLock, LocalProgrammingFeatures>(index: 30)

    /// Attribute 0x0030, writable, conformance `PIN | RID`.
    public static let wrongCodeEntryLimit = AttributeKey<DoorLock, UInt8>(index: 31)

    /// Attribute 0x0031, in s, writable, conformance `PIN | RID`.
    public static let userCodeTemporaryDisableTime = AttributeKey<DoorLock, UInt8>(index: 32)

    /// Attribute 0x0032, writable, conformance `[!USR & PIN]`.
    public static let sendPinOverTheAir = AttributeKey<DoorLock, Bool>(index: 33)

    /// Attribute 0x0033, writable, conformance `COTA & PIN`.
    public static let requirePinForRemoteOperation = AttributeKey<DoorLock, Bool>(index: 34)

    /// Attribute 0x0035, in min, writable, conformance `[USR]`.
    public static let expiringUserTimeout = AttributeKey<DoorLock, UInt16>(index: 35)

    /// Attribute 0x0080, conformance `ALIRO`.
    public static let aliroReaderVerificationKey = AttributeKey<DoorLock, Octets?>(index: 36)

    /// Attribute 0x0081, conformance `ALIRO`.
    public static let aliroReaderGroupIdentifier = AttributeKey<DoorLock, Octets?>(index: 37)

    /// Attribute 0x0082, fixed, conformance `ALIRO`.
    public static let aliroReaderGroupSubIdentifier = AttributeKey<DoorLock, Octets>(index: 38)

    /// Attribute 0x0083, fixed, conformance `ALIRO`.
    public static let aliroExpeditedTransactionSupportedProtocolVersions = AttributeKey<DoorLock, [Octets]>(index: 39)

    /// Attribute 0x0084, conformance `ALBU`.
    public static let aliroGroupResolvingKey = AttributeKey<DoorLock, Octets?>(index: 40)

    /// Attribute 0x0085, fixed, conformance `ALBU`.
    public static let aliroSupportedBleuwbProtocolVersions = AttributeKey<DoorLock, [Octets]>(index: 41)

    /// Attribute 0x0086, fixed, conformance `ALBU`.
    public static let aliroBleAdvertisingVersion = AttributeKey<DoorLock, UInt8>(index: 42)

    /// Attribute 0x0087, fixed, conformance `ALIRO`.
    public static let numberOfAliroCredentialIssuerKeysSupported = AttributeKey<DoorLock, UInt16>(index: 43)

    /// Attribute 0x0088, fixed, conformance `ALIRO`.
    public static let numberOfAliroEndpointKeysSupported = AttributeKey<DoorLock, UInt16>(index: 44)

    /// Attribute 0x0040, writable, conformance `O`.
    public static let alarmMask = AttributeKey<DoorLock, AlarmMask>(index: 45)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PIN
        public static let pinCredential = Features(rawValue: 1 << 0)
        /// RID
        public static let rfidCredential = Features(rawValue: 1 << 1)
        /// FGP
        public static let fingerCredentials = Features(rawValue: 1 << 2)
        /// WDSCH
        public static let weekDayAccessSchedules = Features(rawValue: 1 << 4)
        /// DPS
        public static let doorPositionSensor = Features(rawValue: 1 << 5)
        /// FACE
        public static let faceCredentials = Features(rawValue: 1 << 6)
        /// COTA
        public static let credentialOverTheAirAccess = Features(rawValue: 1 << 7)
        /// USR
        public static let user = Features(rawValue: 1 << 8)
        /// YDSCH
        public static let yearDayAccessSchedules = Features(rawValue: 1 << 10)
        /// HDSCH
        public static let holidaySchedules = Features(rawValue: 1 << 11)
        /// UBOLT
        public static let unbolting = Features(rawValue: 1 << 12)
        /// ALIRO
        public static let aliroProvisioning = Features(rawValue: 1 << 13)
        /// ALBU
        public static let aliroBleuwb = Features(rawValue: 1 << 14)
    }
}
