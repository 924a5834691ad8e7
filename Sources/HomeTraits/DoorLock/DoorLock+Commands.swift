// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension DoorLock {
    /// Command 0x00, needs a timed invoke.
    public struct LockDoor: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 0

        public var pinCode: Octets?

        public init(pinCode: Octets? = nil) {
            self.pinCode = pinCode
        }

        public init?(fields: [Value?]) {
            guard
                let pinCode: Octets? = fields.optional(at: 0)
            else { return nil }
            self.pinCode = pinCode
        }

        public var fields: [Value?] { [pinCode?.value] }
    }

    /// Command 0x01, needs a timed invoke.
    public struct UnlockDoor: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 1

        public var pinCode: Octets?

        public init(pinCode: Octets? = nil) {
            self.pinCode = pinCode
        }

        public init?(fields: [Value?]) {
            guard
                let pinCode: Octets? = fields.optional(at: 0)
            else { return nil }
            self.pinCode = pinCode
        }

        public var fields: [Value?] { [pinCode?.value] }
    }

    /// Command 0x03, needs a timed invoke.
    public struct UnlockWithTimeout: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 2

        /// In s.
        public var timeout: UInt16
        public var pinCode: Octets?

        public init(timeout: UInt16, pinCode: Octets? = nil) {
            self.timeout = timeout
            self.pinCode = pinCode
        }

        public init?(fields: [Value?]) {
            guard
                let timeout: UInt16 = fields.required(at: 0),
                let pinCode: Octets? = fields.optional(at: 1)
            else { return nil }
            self.timeout = timeout
            self.pinCode = pinCode
        }

        public var fields: [Value?] { [timeout.value, pinCode?.value] }
    }

    /// Command 0x0B.
    public struct SetWeekDaySchedule: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 3

        public var weekDayIndex: UInt8
        public var userIndex: UInt16
        public var daysMask: DaysMask
        public var startHour: UInt8
        public var startMinute: UInt8
        public var endHour: UInt8
        public var endMinute: UInt8

        public init(
            weekDayIndex: UInt8, userIndex: UInt16, daysMask: DaysMask = [], startHour: UInt8, startMinute: UInt8,
            endHour: UInt8, endMinute: UInt8
        ) {
            self.weekDayIndex = weekDayIndex
            self.userIndex = userIndex
            self.daysMask = daysMask
            self.startHour = startHour
            self.startMinute = startMinute
            self.endHour = endHour
            self.endMinute = endMinute
        }

        public init?(fields: [Value?]) {
            guard
                let weekDayIndex: UInt8 = fields.required(at: 0),
                let userIndex: UInt16 = fields.required(at: 1),
                let daysMask: DaysMask = fields.required(at: 2, default: []),
                let startHour: UInt8 = fields.required(at: 3),
                let startMinute: UInt8 = fields.required(at: 4),
                let endHour: UInt8 = fields.required(at: 5),
                let endMinute: UInt8 = fields.required(at: 6)
            else { return nil }
            self.weekDayIndex = weekDayIndex
            self.userIndex = userIndex
            self.daysMask = daysMask
            self.startHour = startHour
            self.startMinute = startMinute
            self.endHour = endHour
            self.endMinute = endMinute
        }

        public var fields: [Value?] {
            [
                weekDayIndex.value,
                userIndex.value,
                daysMask.value,
                startHour.value,
                startMinute.value,
                endHour.value,
                endMinute.value,
            ]
        }
    }

    /// Command 0x0C, answered by `GetWeekDayScheduleResponse`.
    public struct GetWeekDaySchedule: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 4

        public var weekDayIndex: UInt8
        public var userIndex: UInt16

        public init(weekDayIndex: UInt8, userIndex: UInt16) {
            self.weekDayIndex = weekDayIndex
            self.userIndex = userIndex
        }

        public init?(fields: [Value?]) {
            guard
                let weekDayIndex: UInt8 = fields.required(at: 0),
                let userIndex: UInt16 = fields.required(at: 1)
            else { return nil }
            self.weekDayIndex = weekDayIndex
            self.userIndex = userIndex
        }

        public var fields: [Value?] { [weekDayIndex.value, userIndex.value] }
    }

    /// Answer 0x0C.
    public struct GetWeekDayScheduleResponse: FieldsConvertible, Hashable {
        public var weekDayIndex: UInt8
        public var userIndex: UInt16
        public var status: Status
        public var daysMask: DaysMask?
        public var startHour: UInt8?
        public var startMinute: UInt8?
        public var endHour: UInt8?
        public var endMinute: UInt8?

        public init(
            weekDayIndex: UInt8, userIndex: UInt16, status: Status = .success, daysMask: DaysMask? = nil,
            startHour: UInt8? = nil, startMinute: UInt8? = nil, endHour: UInt8? = nil, endMinute: UInt8? = nil
        ) {
            self.weekDayIndex = weekDayIndex
            self.userIndex = userIndex
            self.status = status
            self.daysMask = daysMask
            self.startHour = startHour
            self.startMinute = startMinute
            self.endHour = endHour
            self.endMinute = endMinute
        }

        public init?(fields: [Value?]) {
            guard
                let weekDayIndex: UInt8 = fields.required(at: 0),
                let userIndex: UInt16 = fields.required(at: 1),
                let status: Status = fields.required(at: 2, default: .success),
                let daysMask: DaysMask? = fields.optional(at: 3),
                let startHour: UInt8? = fields.optional(at: 4),
                let startMinute: UInt8? = fields.optional(at: 5),
                let endHour: UInt8? = fields.optional(at: 6),
                let endMinute: UInt8? = fields.optional(at: 7)
            else { return nil }
            self.weekDayIndex = weekDayIndex
            self.userIndex = userIndex
            self.status = status
            self.daysMask = daysMask
            self.startHour = startHour
            self.startMinute = startMinute
            self.endHour = endHour
            self.endMinute = endMinute
        }

        public var fields: [Value?] {
            [
                weekDayIndex.value,
                userIndex.value,
                status.value,
                daysMask?.value,
                startHour?.value,
                startMinute?.value,
                endHour?.value,
                endMinute?.value,
            ]
        }
    }

    /// Command 0x0D.
    public struct ClearWeekDaySchedule: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 5

        public var weekDayIndex: UInt8
        public var userIndex: UInt16

        public init(weekDayIndex: UInt8, userIndex: UInt16) {
            self.weekDayIndex = weekDayIndex
            self.userIndex = userIndex
        }

        public init?(fields: [Value?]) {
            guard
                let weekDayIndex: UInt8 = fields.required(at: 0),
                let userIndex: UInt16 = fields.required(at: 1)
            else { return nil }
            self.weekDayIndex = weekDayIndex
            self.userIndex = userIndex
        }

        public var fields: [Value?] { [weekDayIndex.value, userIndex.value] }
    }

    /// Command 0x0E.
    public struct SetYearDaySchedule: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 6

        public var yearDayIndex: UInt8
        public var userIndex: UInt16
        /// In s since 2000-01-01T00:00:00Z.
        public var localStartTime: UInt32
        /// In s since 2000-01-01T00:00:00Z.
        public var localEndTime: UInt32

        public init(yearDayIndex: UInt8, userIndex: UInt16, localStartTime: UInt32, localEndTime: UInt32) {
            self.yearDayIndex = yearDayIndex
            self.userIndex = userIndex
            self.localStartTime = localStartTime
            self.localEndTime = localEndTime
        }

        public init?(fields: [Value?]) {
            guard
                let yearDayIndex: UInt8 = fields.required(at: 0),
                let userIndex: UInt16 = fields.required(at: 1),
                let localStartTime: UInt32 = fields.required(at: 2),
                let localEndTime: UInt32 = fields.required(at: 3)
            else { return nil }
            self.yearDayIndex = yearDayIndex
            self.userIndex = userIndex
            self.localStartTime = localStartTime
            self.localEndTime = localEndTime
        }

        public var fields: [Value?] { [yearDayIndex.value, userIndex.value, localStartTime.value, localEndTime.value] }
    }

    /// Command 0x0F, answered by `GetYearDayScheduleResponse`.
    public struct GetYearDaySchedule: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 7

        public var yearDayIndex: UInt8
        public var userIndex: UInt16

        public init(yearDayIndex: UInt8, userIndex: UInt16) {
            self.yearDayIndex = yearDayIndex
            self.userIndex = userIndex
        }

        public init?(fields: [Value?]) {
            guard
                let yearDayIndex: UInt8 = fields.required(at: 0),
                let userIndex: UInt16 = fields.required(at: 1)
            else { return nil }
            self.yearDayIndex = yearDayIndex
            self.userIndex = userIndex
        }

        public var fields: [Value?] { [yearDayIndex.value, userIndex.value] }
    }

    /// Answer 0x0F.
    public struct GetYearDayScheduleResponse: FieldsConvertible, Hashable {
        public var yearDayIndex: UInt8
        public var userIndex: UInt16
        public var status: Status
        /// In s since 2000-01-01T00:00:00Z.
        public var localStartTime: UInt32?
        /// In s since 2000-01-01T00:00:00Z.
        public var localEndTime: UInt32?

        public init(
            yearDayIndex: UInt8, userIndex: UInt16, status: Status = .success, localStartTime: UInt32? = nil,
            localEndTime: UInt32? = nil
        ) {
            self.yearDayIndex = yearDayIndex
            self.userIndex = userIndex
            self.status = status
            self.localStartTime = localStartTime
            self.localEndTime = localEndTime
        }

        public init?(fields: [Value?]) {
            guard
                let yearDayIndex: UInt8 = fields.required(at: 0),
                let userIndex: UInt16 = fields.required(at: 1),
                let status: Status = fields.required(at: 2, default: .success),
                let localStartTime: UInt32? = fields.optional(at: 3),
                let localEndTime: UInt32? = fields.optional(at: 4)
            else { return nil }
            self.yearDayIndex = yearDayIndex
            self.userIndex = userIndex
            self.status = status
            self.localStartTime = localStartTime
            self.localEndTime = localEndTime
        }

        public var fields: [Value?] {
            [yearDayIndex.value, userIndex.value, status.value, localStartTime?.value, localEndTime?.value]
        }
    }

    /// Command 0x10.
    public struct ClearYearDaySchedule: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 8

        public var yearDayIndex: UInt8
        public var userIndex: UInt16

        public init(yearDayIndex: UInt8, userIndex: UInt16) {
            self.yearDayIndex = yearDayIndex
            self.userIndex = userIndex
        }

        public init?(fields: [Value?]) {
            guard
                let yearDayIndex: UInt8 = fields.required(at: 0),
                let userIndex: UInt16 = fields.required(at: 1)
            else { return nil }
            self.yearDayIndex = yearDayIndex
            self.userIndex = userIndex
        }

        public var fields: [Value?] { [yearDayIndex.value, userIndex.value] }
    }

    /// Command 0x11.
    public struct SetHolidaySchedule: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 9

        public var holidayIndex: UInt8
        /// In s since 2000-01-01T00:00:00Z.
        public var localStartTime: UInt32
        /// In s since 2000-01-01T00:00:00Z.
        public var localEndTime: UInt32
        public var operatingMode: OperatingMode

        public init(holidayIndex: UInt8, localStartTime: UInt32, localEndTime: UInt32, operatingMode: OperatingMode) {
            self.holidayIndex = holidayIndex
            self.localStartTime = localStartTime
            self.localEndTime = localEndTime
            self.operatingMode = operatingMode
        }

        public init?(fields: [Value?]) {
            guard
                let holidayIndex: UInt8 = fields.required(at: 0),
                let localStartTime: UInt32 = fields.required(at: 1),
                let localEndTime: UInt32 = fields.required(at: 2),
                let operatingMode: OperatingMode = fields.required(at: 3)
            else { return nil }
            self.holidayIndex = holidayIndex
            self.localStartTime = localStartTime
            self.localEndTime = localEndTime
            self.operatingMode = operatingMode
        }

        public var fields: [Value?] {
            [holidayIndex.value, localStartTime.value, localEndTime.value, operatingMode.value]
        }
    }

    /// Command 0x12, answered by `GetHolidayScheduleResponse`.
    public struct GetHolidaySchedule: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 10

        public var holidayIndex: UInt8

        public init(holidayIndex: UInt8) {
            self.holidayIndex = holidayIndex
        }

        public init?(fields: [Value?]) {
            guard
                let holidayIndex: UInt8 = fields.required(at: 0)
            else { return nil }
            self.holidayIndex = holidayIndex
        }

        public var fields: [Value?] { [holidayIndex.value] }
    }

    /// Answer 0x12.
    public struct GetHolidayScheduleResponse: FieldsConvertible, Hashable {
        public var holidayIndex: UInt8
        public var status: Status
        /// In s since 2000-01-01T00:00:00Z.
        public var localStartTime: UInt32??
        /// In s since 2000-01-01T00:00:00Z.
        public var localEndTime: UInt32??
        public var operatingMode: OperatingMode??

        public init(
            holidayIndex: UInt8, status: Status = .success, localStartTime: UInt32?? = nil,
            localEndTime: UInt32?? = nil, operatingMode: OperatingMode?? = nil
        ) {
            self.holidayIndex = holidayIndex
            self.status = status
            self.localStartTime = localStartTime
            self.localEndTime = localEndTime
            self.operatingMode = operatingMode
        }

        public init?(fields: [Value?]) {
            guard
                let holidayIndex: UInt8 = fields.required(at: 0),
                let status: Status = fields.required(at: 1, default: .success),
                let localStartTime: UInt32?? = fields.optional(at: 2),
                let localEndTime: UInt32?? = fields.optional(at: 3),
                let operatingMode: OperatingMode?? = fields.optional(at: 4)
            else { return nil }
            self.holidayIndex = holidayIndex
            self.status = status
            self.localStartTime = localStartTime
            self.localEndTime = localEndTime
            self.operatingMode = operatingMode
        }

        public var fields: [Value?] {
            [holidayIndex.value, status.value, localStartTime?.value, localEndTime?.value, operatingMode?.value]
        }
    }

    /// Command 0x13.
    public struct ClearHolidaySchedule: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 11

        public var holidayIndex: UInt8

        public init(holidayIndex: UInt8) {
            self.holidayIndex = holidayIndex
        }

        public init?(fields: [Value?]) {
            guard
                let holidayIndex: UInt8 = fields.required(at: 0)
            else { return nil }
            self.holidayIndex = holidayIndex
        }

        public var fields: [Value?] { [holidayIndex.value] }
    }

    /// Command 0x1A, needs a timed invoke.
    public struct SetUser: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 12

        public var operationType: DataOperationType
        public var userIndex: UInt16
        public var userName: String?
        public var userUniqueId: UInt32?
        public var userStatus: UserStatus?
        public var userType: UserType?
        public var credentialRule: CredentialRule?

        public init(
            operationType: DataOperationType, userIndex: UInt16, userName: String? = nil, userUniqueId: UInt32? = nil,
            userStatus: UserStatus? = .occupiedEnabled, userType: UserType? = .unrestrictedUser,
            credentialRule: CredentialRule? = .single
        ) {
            self.operationType = operationType
            self.userIndex = userIndex
            self.userName = userName
            self.userUniqueId = userUniqueId
            self.userStatus = userStatus
            self.userType = userType
            self.credentialRule = credentialRule
        }

        public init?(fields: [Value?]) {
            guard
                let operationType: DataOperationType = fields.required(at: 0),
                let userIndex: UInt16 = fields.required(at: 1),
                let userName: String? = fields.required(at: 2, default: nil),
                let userUniqueId: UInt32? = fields.required(at: 3, default: nil),
                let userStatus: UserStatus? = fields.required(at: 4, default: .occupiedEnabled),
                let userType: UserType? = fields.required(at: 5, default: .unrestrictedUser),
                let credentialRule: CredentialRule? = fields.required(at: 6, default: .single)
            else { return nil }
            self.operationType = operationType
            self.userIndex = userIndex
            self.userName = userName
            self.userUniqueId = userUniqueId
            self.userStatus = userStatus
            self.userType = userType
            self.credentialRule = credentialRule
        }

        public var fields: [Value?] {
            [
                operationType.value,
                userIndex.value,
                userName.value,
                userUniqueId.value,
                userStatus.value,
                userType.value,
                credentialRule.value,
            ]
        }
    }

    /// Command 0x1B, answered by `GetUserResponse`.
    public struct GetUser: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 13

        public var userIndex: UInt16

        public init(userIndex: UInt16) {
            self.userIndex = userIndex
        }

        public init?(fields: [Value?]) {
            guard
                let userIndex: UInt16 = fields.required(at: 0)
            else { return nil }
            self.userIndex = userIndex
        }

        public var fields: [Value?] { [userIndex.value] }
    }

    /// Answer 0x1C.
    public struct GetUserResponse: FieldsConvertible, Hashable {
        public var userIndex: UInt16
        public var userName: String?
        public var userUniqueId: UInt32?
        public var userStatus: UserStatus?
        public var userType: UserType?
        public var credentialRule: CredentialRule?
        public var credentials: [Credential]?
        public var creatorFabricIndex: UInt8?
        public var lastModifiedFabricIndex: UInt8?
        public var nextUserIndex: UInt16?

        public init(
            userIndex: UInt16, userName: String?, userUniqueId: UInt32? = 0, userStatus: UserStatus? = .available,
            userType: UserType? = .unrestrictedUser, credentialRule: CredentialRule? = .single,
            credentials: [Credential]?, creatorFabricIndex: UInt8?, lastModifiedFabricIndex: UInt8?,
            nextUserIndex: UInt16?
        ) {
            self.userIndex = userIndex
            self.userName = userName
            self.userUniqueId = userUniqueId
            self.userStatus = userStatus
            self.userType = userType
            self.credentialRule = credentialRule
            self.credentials = credentials
            self.creatorFabricIndex = creatorFabricIndex
            self.lastModifiedFabricIndex = lastModifiedFabricIndex
            self.nextUserIndex = nextUserIndex
        }

        public init?(fields: [Value?]) {
            guard
                let userIndex: UInt16 = fields.required(at: 0),
                let userName: String? = fields.required(at: 1),
                let userUniqueId: UInt32? = fields.required(at: 2, default: 0),
                let userStatus: UserStatus? = fields.required(at: 3, default: .available),
                let userType: UserType? = fields.required(at: 4, default: .unrestrictedUser),
                let credentialRule: CredentialRule? = fields.required(at: 5, default: .single),
                let credentials: [Credential]? = fields.required(at: 6),
                let creatorFabricIndex: UInt8? = fields.required(at: 7),
                let lastModifiedFabricIndex: UInt8? = fields.required(at: 8),
                let nextUserIndex: UInt16? = fields.required(at: 9)
            else { return nil }
            self.userIndex = userIndex
            self.userName = userName
            self.userUniqueId = userUniqueId
            self.userStatus = userStatus
            self.userType = userType
            self.credentialRule = credentialRule
            self.credentials = credentials
            self.creatorFabricIndex = creatorFabricIndex
            self.lastModifiedFabricIndex = lastModifiedFabricIndex
            self.nextUserIndex = nextUserIndex
        }

        public var fields: [Value?] {
            [
                userIndex.value,
                userName.value,
                userUniqueId.value,
                userStatus.value,
                userType.value,
                credentialRule.value,
                credentials.value,
                creatorFabricIndex.value,
                lastModifiedFabricIndex.value,
                nextUserIndex.value,
            ]
        }
    }

    /// Command 0x1D, needs a timed invoke.
    public struct ClearUser: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 14

        public var userIndex: UInt16

        public init(userIndex: UInt16) {
            self.userIndex = userIndex
        }

        public init?(fields: [Value?]) {
            guard
                let userIndex: UInt16 = fields.required(at: 0)
            else { return nil }
            self.userIndex = userIndex
        }

        public var fields: [Value?] { [userIndex.value] }
    }

    /// Command 0x22, needs a timed invoke, answered by `SetCredentialResponse`.
    public struct SetCredential: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 15

        public var operationType: DataOperationType
        public var credential: Credential
        public var credentialData: Octets
        public var userIndex: UInt16?
        public var userStatus: UserStatus?
        public var userType: UserType?

        public init(
            operationType: DataOperationType, credential: Credential, credentialData: Octets, userIndex: UInt16? = nil,
            userStatus: UserStatus? = .occupiedEnabled, userType: UserType? = .unrestrictedUser
        ) {
            self.operationType = operationType
            self.credential = credential
            self.credentialData = credentialData
            self.userIndex = userIndex
            self.userStatus = userStatus
            self.userType = userType
        }

        public init?(fields: [Value?]) {
            guard
                let operationType: DataOperationType = fields.required(at: 0),
                let credential: Credential = fields.required(at: 1),
                let credentialData: Octets = fields.required(at: 2),
                let userIndex: UInt16? = fields.required(at: 3, default: nil),
                let userStatus: UserStatus? = fields.required(at: 4, default: .occupiedEnabled),
                let userType: UserType? = fields.required(at: 5, default: .unrestrictedUser)
            else { return nil }
            self.operationType = operationType
            self.credential = credential
            self.credentialData = credentialData
            self.userIndex = userIndex
            self.userStatus = userStatus
            self.userType = userType
        }

        public var fields: [Value?] {
            [
                operationType.value,
                credential.value,
                credentialData.value,
                userIndex.value,
                userStatus.value,
                userType.value,
            ]
        }
    }

    /// Answer 0x23.
    public struct SetCredentialResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var userIndex: UInt16?
        public var nextCredentialIndex: UInt16??

        public init(status: Status, userIndex: UInt16?, nextCredentialIndex: UInt16?? = nil) {
            self.status = status
            self.userIndex = userIndex
            self.nextCredentialIndex = nextCredentialIndex
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let userIndex: UInt16? = fields.required(at: 1),
                let nextCredentialIndex: UInt16?? = fields.optional(at: 2)
            else { return nil }
            self.status = status
            self.userIndex = userIndex
            self.nextCredentialIndex = nextCredentialIndex
        }

        public var fields: [Value?] { [status.value, userIndex.value, nextCredentialIndex?.value] }
    }

    /// Command 0x24, answered by `GetCredentialStatusResponse`.
    public struct GetCredentialStatus: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 16

        public var credential: Credential

        public init(credential: Credential) {
            self.credential = credential
        }

        public init?(fields: [Value?]) {
            guard
                let credential: Credential = fields.required(at: 0)
            else { return nil }
            self.credential = credential
        }

        public var fields: [Value?] { [credential.value] }
    }

    /// Answer 0x25.
    public struct GetCredentialStatusResponse: FieldsConvertible, Hashable {
        public var credentialExists: Bool
        public var userIndex: UInt16?
        public var creatorFabricIndex: UInt8?
        public var lastModifiedFabricIndex: UInt8?
        public var nextCredentialIndex: UInt16??
        public var credentialData: Octets??

        public init(
            credentialExists: Bool, userIndex: UInt16?, creatorFabricIndex: UInt8?, lastModifiedFabricIndex: UInt8?,
            nextCredentialIndex: UInt16?? = nil, credentialData: Octets?? = nil
        ) {
            self.credentialExists = credentialExists
            self.userIndex = userIndex
            self.creatorFabricIndex = creatorFabricIndex
            self.lastModifiedFabricIndex = lastModifiedFabricIndex
            self.nextCredentialIndex = nextCredentialIndex
            self.credentialData = credentialData
        }

        public init?(fields: [Value?]) {
            guard
                let credentialExists: Bool = fields.required(at: 0),
                let userIndex: UInt16? = fields.required(at: 1),
                let creatorFabricIndex: UInt8? = fields.required(at: 2),
                let lastModifiedFabricIndex: UInt8? = fields.required(at: 3),
                let nextCredentialIndex: UInt16?? = fields.optional(at: 4),
                let credentialData: Octets?? = fields.optional(at: 5)
            else { return nil }
            self.credentialExists = credentialExists
            self.userIndex = userIndex
            self.creatorFabricIndex = creatorFabricIndex
            self.lastModifiedFabricIndex = lastModifiedFabricIndex
            self.nextCredentialIndex = nextCredentialIndex
            self.credentialData = credentialData
        }

        public var fields: [Value?] {
            [
                credentialExists.value,
                userIndex.value,
                creatorFabricIndex.value,
                lastModifiedFabricIndex.value,
                nextCredentialIndex?.value,
                credentialData?.value,
            ]
        }
    }

    /// Command 0x26, needs a timed invoke.
    public struct ClearCredential: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 17

        public var credential: Credential?

        public init(credential: Credential? = nil) {
            self.credential = credential
        }

        public init?(fields: [Value?]) {
            guard
                let credential: Credential? = fields.required(at: 0, default: nil)
            else { return nil }
            self.credential = credential
        }

        public var fields: [Value?] { [credential.value] }
    }

    /// Command 0x27, needs a timed invoke.
    public struct UnboltDoor: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 18

        public var pinCode: Octets?

        public init(pinCode: Octets? = nil) {
            self.pinCode = pinCode
        }

        public init?(fields: [Value?]) {
            guard
                let pinCode: Octets? = fields.optional(at: 0)
            else { return nil }
            self.pinCode = pinCode
        }

        public var fields: [Value?] { [pinCode?.value] }
    }

    /// Command 0x28, needs a timed invoke.
    public struct SetAliroReaderConfig: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 19

        public var signingKey: Octets
        public var verificationKey: Octets
        public var groupIdentifier: Octets
        public var groupResolvingKey: Octets?

        public init(
            signingKey: Octets, verificationKey: Octets, groupIdentifier: Octets, groupResolvingKey: Octets? = nil
        ) {
            self.signingKey = signingKey
            self.verificationKey = verificationKey
            self.groupIdentifier = groupIdentifier
            self.groupResolvingKey = groupResolvingKey
        }

        public init?(fields: [Value?]) {
            guard
                let signingKey: Octets = fields.required(at: 0),
                let verificationKey: Octets = fields.required(at: 1),
                let groupIdentifier: Octets = fields.required(at: 2),
                let groupResolvingKey: Octets? = fields.optional(at: 3)
            else { return nil }
            self.signingKey = signingKey
            self.verificationKey = verificationKey
            self.groupIdentifier = groupIdentifier
            self.groupResolvingKey = groupResolvingKey
        }

        public var fields: [Value?] {
            [signingKey.value, verificationKey.value, groupIdentifier.value, groupResolvingKey?.value]
        }
    }

    /// Command 0x29, needs a timed invoke.
    public struct ClearAliroReaderConfig: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 20

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x05, needs a timed invoke.
    public struct SetPinCode: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 21

        public var userId: UInt16
        public var userStatus: UserStatus?
        public var userType: UserType?
        public var pin: Octets

        public init(userId: UInt16, userStatus: UserStatus? = nil, userType: UserType? = nil, pin: Octets) {
            self.userId = userId
            self.userStatus = userStatus
            self.userType = userType
            self.pin = pin
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0),
                let userStatus: UserStatus? = fields.required(at: 1, default: nil),
                let userType: UserType? = fields.required(at: 2, default: nil),
                let pin: Octets = fields.required(at: 3)
            else { return nil }
            self.userId = userId
            self.userStatus = userStatus
            self.userType = userType
            self.pin = pin
        }

        public var fields: [Value?] { [userId.value, userStatus.value, userType.value, pin.value] }
    }

    /// Command 0x06, answered by `GetPinCodeResponse`.
    public struct GetPinCode: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 22

        public var userId: UInt16

        public init(userId: UInt16) {
            self.userId = userId
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.userId = userId
        }

        public var fields: [Value?] { [userId.value] }
    }

    /// Answer 0x06.
    public struct GetPinCodeResponse: FieldsConvertible, Hashable {
        public var userId: UInt16
        public var userStatus: UserStatus?
        public var userType: UserType?
        public var pinCode: Octets?

        public init(userId: UInt16, userStatus: UserStatus?, userType: UserType?, pinCode: Octets?) {
            self.userId = userId
            self.userStatus = userStatus
            self.userType = userType
            self.pinCode = pinCode
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0),
                let userStatus: UserStatus? = fields.required(at: 1),
                let userType: UserType? = fields.required(at: 2),
                let pinCode: Octets? = fields.required(at: 3)
            else { return nil }
            self.userId = userId
            self.userStatus = userStatus
            self.userType = userType
            self.pinCode = pinCode
        }

        public var fields: [Value?] { [userId.value, userStatus.value, userType.value, pinCode.value] }
    }

    /// Command 0x07, needs a timed invoke.
    public struct ClearPinCode: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 23

        public var pinSlotIndex: UInt16

        public init(pinSlotIndex: UInt16) {
            self.pinSlotIndex = pinSlotIndex
        }

        public init?(fields: [Value?]) {
            guard
                let pinSlotIndex: UInt16 = fields.required(at: 0)
            else { return nil }
            self.pinSlotIndex = pinSlotIndex
        }

        public var fields: [Value?] { [pinSlotIndex.value] }
    }

    /// Command 0x08, needs a timed invoke.
    public struct ClearAllPinCodes: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 24

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x09.
    public struct SetUserStatus: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 25

        public var userId: UInt16
        public var userStatus: UserStatus

        public init(userId: UInt16, userStatus: UserStatus) {
            self.userId = userId
            self.userStatus = userStatus
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0),
                let userStatus: UserStatus = fields.required(at: 1)
            else { return nil }
            self.userId = userId
            self.userStatus = userStatus
        }

        public var fields: [Value?] { [userId.value, userStatus.value] }
    }

    /// Command 0x0A, answered by `GetUserStatusResponse`.
    public struct GetUserStatus: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 26

        public var userId: UInt16

        public init(userId: UInt16) {
            self.userId = userId
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.userId = userId
        }

        public var fields: [Value?] { [userId.value] }
    }

    /// Answer 0x0A.
    public struct GetUserStatusResponse: FieldsConvertible, Hashable {
        public var userId: UInt16
        public var userStatus: UserStatus

        public init(userId: UInt16, userStatus: UserStatus) {
            self.userId = userId
            self.userStatus = userStatus
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0),
                let userStatus: UserStatus = fields.required(at: 1)
            else { return nil }
            self.userId = userId
            self.userStatus = userStatus
        }

        public var fields: [Value?] { [userId.value, userStatus.value] }
    }

    /// Command 0x14.
    public struct SetUserType: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 27

        public var userId: UInt16
        public var userType: UserType

        public init(userId: UInt16, userType: UserType) {
            self.userId = userId
            self.userType = userType
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0),
                let userType: UserType = fields.required(at: 1)
            else { return nil }
            self.userId = userId
            self.userType = userType
        }

        public var fields: [Value?] { [userId.value, userType.value] }
    }

    /// Command 0x15, answered by `GetUserTypeResponse`.
    public struct GetUserType: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 28

        public var userId: UInt16

        public init(userId: UInt16) {
            self.userId = userId
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.userId = userId
        }

        public var fields: [Value?] { [userId.value] }
    }

    /// Answer 0x15.
    public struct GetUserTypeResponse: FieldsConvertible, Hashable {
        public var userId: UInt16
        public var userType: UserType

        public init(userId: UInt16, userType: UserType) {
            self.userId = userId
            self.userType = userType
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0),
                let userType: UserType = fields.required(at: 1)
            else { return nil }
            self.userId = userId
            self.userType = userType
        }

        public var fields: [Value?] { [userId.value, userType.value] }
    }

    /// Command 0x16, needs a timed invoke.
    public struct SetRfidCode: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 29

        public var userId: UInt16
        public var userStatus: UserStatus?
        public var userType: UserType?
        public var rfidCode: Octets

        public init(userId: UInt16, userStatus: UserStatus? = nil, userType: UserType? = nil, rfidCode: Octets) {
            self.userId = userId
            self.userStatus = userStatus
            self.userType = userType
            self.rfidCode = rfidCode
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0),
                let userStatus: UserStatus? = fields.required(at: 1, default: nil),
                let userType: UserType? = fields.required(at: 2, default: nil),
                let rfidCode: Octets = fields.required(at: 3)
            else { return nil }
            self.userId = userId
            self.userStatus = userStatus
            self.userType = userType
            self.rfidCode = rfidCode
        }

        public var fields: [Value?] { [userId.value, userStatus.value, userType.value, rfidCode.value] }
    }

    /// Command 0x17, answered by `GetRfidCodeResponse`.
    public struct GetRfidCode: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 30

        public var userId: UInt16

        public init(userId: UInt16) {
            self.userId = userId
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.userId = userId
        }

        public var fields: [Value?] { [userId.value] }
    }

    /// Answer 0x17.
    public struct GetRfidCodeResponse: FieldsConvertible, Hashable {
        public var userId: UInt16
        public var userStatus: UserStatus?
        public var userType: UserType?
        public var rfidCode: Octets?

        public init(userId: UInt16, userStatus: UserStatus?, userType: UserType?, rfidCode: Octets?) {
            self.userId = userId
            self.userStatus = userStatus
            self.userType = userType
            self.rfidCode = rfidCode
        }

        public init?(fields: [Value?]) {
            guard
                let userId: UInt16 = fields.required(at: 0),
                let userStatus: UserStatus? = fields.required(at: 1),
                let userType: UserType? = fields.required(at: 2),
                let rfidCode: Octets? = fields.required(at: 3)
            else { return nil }
            self.userId = userId
            self.userStatus = userStatus
            self.userType = userType
            self.rfidCode = rfidCode
        }

        public var fields: [Value?] { [userId.value, userStatus.value, userType.value, rfidCode.value] }
    }

    /// Command 0x18, needs a timed invoke.
    public struct ClearRfidCode: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 31

        public var rfidSlotIndex: UInt16

        public init(rfidSlotIndex: UInt16) {
            self.rfidSlotIndex = rfidSlotIndex
        }

        public init?(fields: [Value?]) {
            guard
                let rfidSlotIndex: UInt16 = fields.required(at: 0)
            else { return nil }
            self.rfidSlotIndex = rfidSlotIndex
        }

        public var fields: [Value?] { [rfidSlotIndex.value] }
    }

    /// Command 0x19, needs a timed invoke.
    public struct ClearAllRfidCodes: TraitCommand, Hashable {
        public typealias Owner = DoorLock
        public static let index = 32

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
