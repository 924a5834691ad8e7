// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension DoorLock {
    /// AlarmCodeEnum
    public enum AlarmCode: UInt8, ValueConvertible, CaseIterable {
        case lockJammed = 0
        case lockFactoryReset = 1
        case lockRadioPowerCycled = 3
        case wrongCodeEntryLimit = 4
        case frontEsceutcheonRemoved = 5
        case doorForcedOpen = 6
        case doorAjar = 7
        case forcedUser = 8

        public static let definition = EnumDefinition(
            name: "AlarmCodeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "lockJammed"),
                EnumDefinition.Member(value: 1, name: "lockFactoryReset"),
                EnumDefinition.Member(value: 3, name: "lockRadioPowerCycled"),
                EnumDefinition.Member(value: 4, name: "wrongCodeEntryLimit"),
                EnumDefinition.Member(value: 5, name: "frontEsceutcheonRemoved"),
                EnumDefinition.Member(value: 6, name: "doorForcedOpen"),
                EnumDefinition.Member(value: 7, name: "doorAjar"),
                EnumDefinition.Member(value: 8, name: "forcedUser"),
            ])
    }

    /// CredentialRuleEnum
    public enum CredentialRule: UInt8, ValueConvertible, CaseIterable {
        case single = 0
        case dual = 1
        case tri = 2

        public static let definition = EnumDefinition(
            name: "CredentialRuleEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "single"),
                EnumDefinition.Member(value: 1, name: "dual"),
                EnumDefinition.Member(value: 2, name: "tri"),
            ])
    }

    /// CredentialTypeEnum
    public enum CredentialType: UInt8, ValueConvertible, CaseIterable {
        case programmingPin = 0
        case pin = 1
        case rfid = 2
        case fingerprint = 3
        case fingerVein = 4
        case face = 5
        case aliroCredentialIssuerKey = 6
        case aliroEvictableEndpointKey = 7
        case aliroNonEvictableEndpointKey = 8

        public static let definition = EnumDefinition(
            name: "CredentialTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "programmingPin"),
                EnumDefinition.Member(value: 1, name: "pin"),
                EnumDefinition.Member(value: 2, name: "rfid"),
                EnumDefinition.Member(value: 3, name: "fingerprint"),
                EnumDefinition.Member(value: 4, name: "fingerVein"),
                EnumDefinition.Member(value: 5, name: "face"),
                EnumDefinition.Member(value: 6, name: "aliroCredentialIssuerKey"),
                EnumDefinition.Member(value: 7, name: "aliroEvictableEndpointKey"),
                EnumDefinition.Member(value: 8, name: "aliroNonEvictableEndpointKey"),
            ])
    }

    /// DataOperationTypeEnum
    public enum DataOperationType: UInt8, ValueConvertible, CaseIterable {
        case add = 0
        case clear = 1
        case modify = 2

        public static let definition = EnumDefinition(
            name: "DataOperationTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "add"),
                EnumDefinition.Member(value: 1, name: "clear"),
                EnumDefinition.Member(value: 2, name: "modify"),
            ])
    }

    /// DoorStateEnum
    public enum DoorState: UInt8, ValueConvertible, CaseIterable {
        case doorOpen = 0
        case doorClosed = 1
        case doorJammed = 2
        case doorForcedOpen = 3
        case doorUnspecifiedError = 4
        case doorAjar = 5

        public static let definition = EnumDefinition(
            name: "DoorStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "doorOpen"),
                EnumDefinition.Member(value: 1, name: "doorClosed"),
                EnumDefinition.Member(value: 2, name: "doorJammed"),
                EnumDefinition.Member(value: 3, name: "doorForcedOpen"),
                EnumDefinition.Member(value: 4, name: "doorUnspecifiedError"),
                EnumDefinition.Member(value: 5, name: "doorAjar"),
            ])
    }

    /// LockDataTypeEnum
    public enum LockDataType: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case programmingCode = 1
        case userIndex = 2
        case weekDaySchedule = 3
        case yearDaySchedule = 4
        case holidaySchedule = 5
        case pin = 6
        case rfid = 7
        case fingerprint = 8
        case fingerVein = 9
        case face = 10
        case aliroCredentialIssuerKey = 11
        case aliroEvictableEndpointKey = 12
        case aliroNonEvictableEndpointKey = 13

        public static let definition = EnumDefinition(
            name: "LockDataTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "programmingCode"),
                EnumDefinition.Member(value: 2, name: "userIndex"),
                EnumDefinition.Member(value: 3, name: "weekDaySchedule"),
                EnumDefinition.Member(value: 4, name: "yearDaySchedule"),
                EnumDefinition.Member(value: 5, name: "holidaySchedule"),
                EnumDefinition.Member(value: 6, name: "pin"),
                EnumDefinition.Member(value: 7, name: "rfid"),
                EnumDefinition.Member(value: 8, name: "fingerprint"),
                EnumDefinition.Member(value: 9, name: "fingerVein"),
                EnumDefinition.Member(value: 10, name: "face"),
                EnumDefinition.Member(value: 11, name: "aliroCredentialIssuerKey"),
                EnumDefinition.Member(value: 12, name: "aliroEvictableEndpointKey"),
                EnumDefinition.Member(value: 13, name: "aliroNonEvictableEndpointKey"),
            ])
    }

    /// LockOperationTypeEnum
    public enum LockOperationType: UInt8, ValueConvertible, CaseIterable {
        case lock = 0
        case unlock = 1
        case nonAccessUserEvent = 2
        case forcedUserEvent = 3
        case unlatch = 4

        public static let definition = EnumDefinition(
            name: "LockOperationTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "lock"),
                EnumDefinition.Member(value: 1, name: "unlock"),
                EnumDefinition.Member(value: 2, name: "nonAccessUserEvent"),
                EnumDefinition.Member(value: 3, name: "forcedUserEvent"),
                EnumDefinition.Member(value: 4, name: "unlatch"),
            ])
    }

    /// OperationErrorEnum
    public enum OperationError: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case invalidCredential = 1
        case disabledUserDenied = 2
        case restricted = 3
        case insufficientBattery = 4

        public static let definition = EnumDefinition(
            name: "OperationErrorEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "invalidCredential"),
                EnumDefinition.Member(value: 2, name: "disabledUserDenied"),
                EnumDefinition.Member(value: 3, name: "restricted"),
                EnumDefinition.Member(value: 4, name: "insufficientBattery"),
            ])
    }

    /// OperatingModeEnum
    public enum OperatingMode: UInt8, ValueConvertible, CaseIterable {
        case normal = 0
        case vacation = 1
        case privacy = 2
        case noRemoteLockUnlock = 3
        case passage = 4

        public static let definition = EnumDefinition(
            name: "OperatingModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "normal"),
                EnumDefinition.Member(value: 1, name: "vacation"),
                EnumDefinition.Member(value: 2, name: "privacy"),
                EnumDefinition.Member(value: 3, name: "noRemoteLockUnlock"),
                EnumDefinition.Member(value: 4, name: "passage"),
            ])
    }

    /// OperationSourceEnum
    public enum OperationSource: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case manual = 1
        case proprietaryRemote = 2
        case keypad = 3
        case auto = 4
        case button = 5
        case schedule = 6
        case remote = 7
        case rfid = 8
        case biometric = 9
        case aliro = 10

        public static let definition = EnumDefinition(
            name: "OperationSourceEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "manual"),
                EnumDefinition.Member(value: 2, name: "proprietaryRemote"),
                EnumDefinition.Member(value: 3, name: "keypad"),
                EnumDefinition.Member(value: 4, name: "auto"),
                EnumDefinition.Member(value: 5, name: "button"),
                EnumDefinition.Member(value: 6, name: "schedule"),
                EnumDefinition.Member(value: 7, name: "remote"),
                EnumDefinition.Member(value: 8, name: "rfid"),
                EnumDefinition.Member(value: 9, name: "biometric"),
                EnumDefinition.Member(value: 10, name: "aliro"),
            ])
    }

    /// UserStatusEnum
    public enum UserStatus: UInt8, ValueConvertible, CaseIterable {
        case available = 0
        case occupiedEnabled = 1
        case occupiedDisabled = 3

        public static let definition = EnumDefinition(
            name: "UserStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "available"),
                EnumDefinition.Member(value: 1, name: "occupiedEnabled"),
                EnumDefinition.Member(value: 3, name: "occupiedDisabled"),
            ])
    }

    /// UserTypeEnum
    public enum UserType: UInt8, ValueConvertible, CaseIterable {
        case unrestrictedUser = 0
        case yearDayScheduleUser = 1
        case weekDayScheduleUser = 2
        case programmingUser = 3
        case nonAccessUser = 4
        case forcedUser = 5
        case disposableUser = 6
        case expiringUser = 7
        case scheduleRestrictedUser = 8
        case remoteOnlyUser = 9

        public static let definition = EnumDefinition(
            name: "UserTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unrestrictedUser"),
                EnumDefinition.Member(value: 1, name: "yearDayScheduleUser"),
                EnumDefinition.Member(value: 2, name: "weekDayScheduleUser"),
                EnumDefinition.Member(value: 3, name: "programmingUser"),
                EnumDefinition.Member(value: 4, name: "nonAccessUser"),
                EnumDefinition.Member(value: 5, name: "forcedUser"),
                EnumDefinition.Member(value: 6, name: "disposableUser"),
                EnumDefinition.Member(value: 7, name: "expiringUser"),
                EnumDefinition.Member(value: 8, name: "scheduleRestrictedUser"),
                EnumDefinition.Member(value: 9, name: "remoteOnlyUser"),
            ])
    }

    /// LockStateEnum
    public enum LockState: UInt8, ValueConvertible, CaseIterable {
        case notFullyLocked = 0
        case locked = 1
        case unlocked = 2
        case unlatched = 3

        public static let definition = EnumDefinition(
            name: "LockStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "notFullyLocked"),
                EnumDefinition.Member(value: 1, name: "locked"),
                EnumDefinition.Member(value: 2, name: "unlocked"),
                EnumDefinition.Member(value: 3, name: "unlatched"),
            ])
    }

    /// LockTypeEnum
    public enum LockType: UInt8, ValueConvertible, CaseIterable {
        case deadBolt = 0
        case magnetic = 1
        case other = 2
        case mortise = 3
        case rim = 4
        case latchBolt = 5
        case cylindricalLock = 6
        case tubularLock = 7
        case interconnectedLock = 8
        case deadLatch = 9
        case doorFurniture = 10
        case eurocylinder = 11

        public static let definition = EnumDefinition(
            name: "LockTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "deadBolt"),
                EnumDefinition.Member(value: 1, name: "magnetic"),
                EnumDefinition.Member(value: 2, name: "other"),
                EnumDefinition.Member(value: 3, name: "mortise"),
                EnumDefinition.Member(value: 4, name: "rim"),
                EnumDefinition.Member(value: 5, name: "latchBolt"),
                EnumDefinition.Member(value: 6, name: "cylindricalLock"),
                EnumDefinition.Member(value: 7, name: "tubularLock"),
                EnumDefinition.Member(value: 8, name: "interconnectedLock"),
                EnumDefinition.Member(value: 9, name: "deadLatch"),
                EnumDefinition.Member(value: 10, name: "doorFurniture"),
                EnumDefinition.Member(value: 11, name: "eurocylinder"),
            ])
    }

    /// LEDSettingEnum
    public enum LEDSetting: UInt8, ValueConvertible, CaseIterable {
        case noLedSignal = 0
        case noLedSignalAccessAllowed = 1
        case ledSignalAll = 2

        public static let definition = EnumDefinition(
            name: "LEDSettingEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "noLedSignal"),
                EnumDefinition.Member(value: 1, name: "noLedSignalAccessAllowed"),
                EnumDefinition.Member(value: 2, name: "ledSignalAll"),
            ])
    }

    /// SoundVolumeEnum
    public enum SoundVolume: UInt8, ValueConvertible, CaseIterable {
        case silent = 0
        case low = 1
        case high = 2
        case medium = 3

        public static let definition = EnumDefinition(
            name: "SoundVolumeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "silent"),
                EnumDefinition.Member(value: 1, name: "low"),
                EnumDefinition.Member(value: 2, name: "high"),
                EnumDefinition.Member(value: 3, name: "medium"),
            ])
    }

    /// EventTypeEnum
    public enum EventType: UInt8, ValueConvertible, CaseIterable {
        case operation = 0
        case programming = 1
        case alarm = 2

        public static let definition = EnumDefinition(
            name: "EventTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "operation"),
                EnumDefinition.Member(value: 1, name: "programming"),
                EnumDefinition.Member(value: 2, name: "alarm"),
            ])
    }

    /// StatusCodeEnum
    public enum StatusCode: UInt8, ValueConvertible, CaseIterable {
        case duplicate = 2
        case occupied = 3

        public static let definition = EnumDefinition(
            name: "StatusCodeEnum",
            members: [
                EnumDefinition.Member(value: 2, name: "duplicate"),
                EnumDefinition.Member(value: 3, name: "occupied"),
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

    /// DaysMaskBitmap
    public struct DaysMask: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var sunday: DaysMask { DaysMask(rawValue: 1 << 0) }
        public static var monday: DaysMask { DaysMask(rawValue: 1 << 1) }
        public static var tuesday: DaysMask { DaysMask(rawValue: 1 << 2) }
        public static var wednesday: DaysMask { DaysMask(rawValue: 1 << 3) }
        public static var thursday: DaysMask { DaysMask(rawValue: 1 << 4) }
        public static var friday: DaysMask { DaysMask(rawValue: 1 << 5) }
        public static var saturday: DaysMask { DaysMask(rawValue: 1 << 6) }

        public static let definition = BitmapDefinition(
            name: "DaysMaskBitmap",
            fields: [
                BitmapDefinition.Field(name: "sunday", bit: 0),
                BitmapDefinition.Field(name: "monday", bit: 1),
                BitmapDefinition.Field(name: "tuesday", bit: 2),
                BitmapDefinition.Field(name: "wednesday", bit: 3),
                BitmapDefinition.Field(name: "thursday", bit: 4),
                BitmapDefinition.Field(name: "friday", bit: 5),
                BitmapDefinition.Field(name: "saturday", bit: 6),
            ])
    }

    /// CredentialRulesBitmap
    public struct CredentialRules: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var single: CredentialRules { CredentialRules(rawValue: 1 << 0) }
        public static var dual: CredentialRules { CredentialRules(rawValue: 1 << 1) }
        public static var tri: CredentialRules { CredentialRules(rawValue: 1 << 2) }

        public static let definition = BitmapDefinition(
            name: "CredentialRulesBitmap",
            fields: [
                BitmapDefinition.Field(name: "single", bit: 0),
                BitmapDefinition.Field(name: "dual", bit: 1),
                BitmapDefinition.Field(name: "tri", bit: 2),
            ])
    }

    /// OperatingModesBitmap
    public struct OperatingModes: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var normal: OperatingModes { OperatingModes(rawValue: 1 << 0) }
        public static var vacation: OperatingModes { OperatingModes(rawValue: 1 << 1) }
        public static var privacy: OperatingModes { OperatingModes(rawValue: 1 << 2) }
        public static var noRemoteLockUnlock: OperatingModes { OperatingModes(rawValue: 1 << 3) }
        public static var passage: OperatingModes { OperatingModes(rawValue: 1 << 4) }

        /// The number in bits 5 to 15.
        public var alwaysSet: UInt16 {
            get { (rawValue & 0xFFE0) >> 5 }
            set { rawValue = (rawValue & ~0xFFE0) | ((newValue & 0x7FF) << 5) }
        }

        public static let definition = BitmapDefinition(
            name: "OperatingModesBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "normal", bit: 0),
                BitmapDefinition.Field(name: "vacation", bit: 1),
                BitmapDefinition.Field(name: "privacy", bit: 2),
                BitmapDefinition.Field(name: "noRemoteLockUnlock", bit: 3),
                BitmapDefinition.Field(name: "passage", bit: 4),
                BitmapDefinition.Field(name: "alwaysSet", bit: 5, width: 11),
            ])
    }

    /// ConfigurationRegisterBitmap
    public struct ConfigurationRegister: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var localProgramming: ConfigurationRegister { ConfigurationRegister(rawValue: 1 << 0) }
        public static var keypadInterface: ConfigurationRegister { ConfigurationRegister(rawValue: 1 << 1) }
        public static var remoteInterface: ConfigurationRegister { ConfigurationRegister(rawValue: 1 << 2) }
        public static var soundVolume: ConfigurationRegister { ConfigurationRegister(rawValue: 1 << 5) }
        public static var autoRelockTime: ConfigurationRegister { ConfigurationRegister(rawValue: 1 << 6) }
        public static var ledSettings: ConfigurationRegister { ConfigurationRegister(rawValue: 1 << 7) }

        public static let definition = BitmapDefinition(
            name: "ConfigurationRegisterBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "localProgramming", bit: 0),
                BitmapDefinition.Field(name: "keypadInterface", bit: 1),
                BitmapDefinition.Field(name: "remoteInterface", bit: 2),
                BitmapDefinition.Field(name: "soundVolume", bit: 5),
                BitmapDefinition.Field(name: "autoRelockTime", bit: 6),
                BitmapDefinition.Field(name: "ledSettings", bit: 7),
            ])
    }

    /// LocalProgrammingFeaturesBitmap
    public struct LocalProgrammingFeatures: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var addUsersCredentialsSchedules: LocalProgrammingFeatures {
            LocalProgrammingFeatures(rawValue: 1 << 0)
        }
        public static var modifyUsersCredentialsSchedules: LocalProgrammingFeatures {
            LocalProgrammingFeatures(rawValue: 1 << 1)
        }
        public static var clearUsersCredentialsSchedules: LocalProgrammingFeatures {
            LocalProgrammingFeatures(rawValue: 1 << 2)
        }
        public static var adjustSettings: LocalProgrammingFeatures { LocalProgrammingFeatures(rawValue: 1 << 3) }

        public static let definition = BitmapDefinition(
            name: "LocalProgrammingFeaturesBitmap",
            fields: [
                BitmapDefinition.Field(name: "addUsersCredentialsSchedules", bit: 0),
                BitmapDefinition.Field(name: "modifyUsersCredentialsSchedules", bit: 1),
                BitmapDefinition.Field(name: "clearUsersCredentialsSchedules", bit: 2),
                BitmapDefinition.Field(name: "adjustSettings", bit: 3),
            ])
    }

    /// AlarmMaskBitmap
    public struct AlarmMask: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var lockJammed: AlarmMask { AlarmMask(rawValue: 1 << 0) }
        public static var lockFactoryReset: AlarmMask { AlarmMask(rawValue: 1 << 1) }
        public static var lockRadioPowerCycled: AlarmMask { AlarmMask(rawValue: 1 << 3) }
        public static var wrongCodeEntryLimit: AlarmMask { AlarmMask(rawValue: 1 << 4) }
        public static var frontEscutcheonRemoved: AlarmMask { AlarmMask(rawValue: 1 << 5) }
        public static var doorForcedOpen: AlarmMask { AlarmMask(rawValue: 1 << 6) }

        public static let definition = BitmapDefinition(
            name: "AlarmMaskBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "lockJammed", bit: 0),
                BitmapDefinition.Field(name: "lockFactoryReset", bit: 1),
                BitmapDefinition.Field(name: "lockRadioPowerCycled", bit: 3),
                BitmapDefinition.Field(name: "wrongCodeEntryLimit", bit: 4),
                BitmapDefinition.Field(name: "frontEscutcheonRemoved", bit: 5),
                BitmapDefinition.Field(name: "doorForcedOpen", bit: 6),
            ])
    }

    /// CredentialStruct
    public struct Credential: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CredentialStruct",
            fields: [
                FieldDefinition(name: "credentialType", id: 0, type: .enumeration(CredentialType.definition)),
                FieldDefinition(name: "credentialIndex", id: 1, type: .unsigned(bits: 16)),
            ])

        public var credentialType: CredentialType
        public var credentialIndex: UInt16

        public init(credentialType: CredentialType, credentialIndex: UInt16) {
            self.credentialType = credentialType
            self.credentialIndex = credentialIndex
        }

        public init?(fields: [Value?]) {
            guard
                let credentialType: CredentialType = fields.required(at: 0),
                let credentialIndex: UInt16 = fields.required(at: 1)
            else { return nil }
            self.credentialType = credentialType
            self.credentialIndex = credentialIndex
        }

        public var fields: [Value?] { [credentialType.value, credentialIndex.value] }
    }
}
