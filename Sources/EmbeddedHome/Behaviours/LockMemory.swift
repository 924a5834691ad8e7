import HomeModel
import HomeTraits

/// Whom a lock knows: users, their credentials, and the schedules of users and holidays.
struct LockMemory: Equatable {
    struct User: Equatable {
        var index: UInt16
        var name: String
        var uniqueID: UInt32?
        var status: DoorLock.UserStatus
        var type: DoorLock.UserType
        var rule: DoorLock.CredentialRule
    }

    struct Credential: Equatable {
        var type: DoorLock.CredentialType
        var index: UInt16
        var data: [UInt8]
        var user: UInt16

        var reference: DoorLock.Credential { DoorLock.Credential(credentialType: type, credentialIndex: index) }
    }

    /// The bounds of a schedule are kept as the fields of the command that set it, behind the indices.
    struct Schedule: Equatable {
        enum Kind: Int64 {
            case weekDay, yearDay, holiday
        }

        var kind: Kind
        var index: UInt8
        /// 0 for holidays, which are no user's.
        var user: UInt16
        var bounds: [Value?]
    }

    var users: [User] = []
    var credentials: [Credential] = []
    var schedules: [Schedule] = []

    var isEmpty: Bool { users.isEmpty && credentials.isEmpty && schedules.isEmpty }

    func user(_ index: UInt16) -> User? { users.first { $0.index == index } }

    func credential(_ type: DoorLock.CredentialType, _ index: UInt16) -> Credential? {
        credentials.first { $0.type == type && $0.index == index }
    }

    /// The PIN's credential. Every stored PIN is compared, byte by byte, so that the time tells nothing about them.
    func pin(_ data: [UInt8]) -> Credential? {
        var found: Credential?
        for credential in credentials where credential.type == .pin {
            var difference = credential.data.count == data.count ? UInt8(0) : 1
            for index in credential.data.indices {
                difference |=
                    credential.data[index] ^ (data.indices.contains(index) ? data[index] : ~credential.data[index])
            }
            if difference == 0 { found = credential }
        }
        return found
    }

    mutating func put(_ user: User) {
        users.removeAll { $0.index == user.index }
        users.append(user)
        users.sort { $0.index < $1.index }
    }

    mutating func removeUser(_ index: UInt16) {
        users.removeAll { $0.index == index }
        credentials.removeAll { $0.user == index }
        schedules.removeAll { $0.kind != .holiday && $0.user == index }
    }

    func schedule(_ kind: Schedule.Kind, _ index: UInt8, user: UInt16) -> Schedule? {
        schedules.first { $0.kind == kind && $0.index == index && $0.user == user }
    }

    mutating func put(_ schedule: Schedule) {
        removeSchedule(schedule.kind, schedule.index, user: schedule.user)
        schedules.append(schedule)
    }

    /// - Parameter index: nil: all of the user.
    mutating func removeSchedule(_ kind: Schedule.Kind, _ index: UInt8?, user: UInt16) {
        schedules.removeAll { $0.kind == kind && $0.user == user && (index == nil || $0.index == index) }
    }
}

extension LockMemory {
    var stored: Value {
        .structure([
            .list(
                users.map {
                    .structure([
                        $0.index.value, $0.name.value, $0.uniqueID.value, $0.status.value, $0.type.value, $0.rule.value,
                    ])
                }),
            .list(credentials.map { .structure([$0.type.value, $0.index.value, .bytes($0.data), $0.user.value]) }),
            .list(
                schedules.map {
                    .structure([.integer($0.kind.rawValue), $0.index.value, $0.user.value, .structure($0.bounds)])
                }),
        ])
    }

    init(stored: Value) {
        let fields = stored.structureValue ?? []
        for entry in fields[safe: 0]?.listValue ?? [] {
            let fields = entry.structureValue ?? []
            guard let index: UInt16 = fields.required(at: 0), let name: String = fields.required(at: 1),
                let uniqueID: UInt32? = fields.required(at: 2),
                let status: DoorLock.UserStatus = fields.required(at: 3),
                let type: DoorLock.UserType = fields.required(at: 4),
                let rule: DoorLock.CredentialRule = fields.required(at: 5)
            else { continue }
            users.append(
                User(index: index, name: name, uniqueID: uniqueID, status: status, type: type, rule: rule))
        }
        for entry in fields[safe: 1]?.listValue ?? [] {
            let fields = entry.structureValue ?? []
            guard let type: DoorLock.CredentialType = fields.required(at: 0),
                let index: UInt16 = fields.required(at: 1), let data: Octets = fields.required(at: 2),
                let user: UInt16 = fields.required(at: 3)
            else { continue }
            credentials.append(Credential(type: type, index: index, data: data.bytes, user: user))
        }
        for entry in fields[safe: 2]?.listValue ?? [] {
            let fields = entry.structureValue ?? []
            guard let kind = fields[safe: 0]?.intValue.flatMap(Schedule.Kind.init(rawValue:)),
                let index: UInt8 = fields.required(at: 1), let user: UInt16 = fields.required(at: 2),
                let bounds = fields[safe: 3]?.structureValue
            else { continue }
            schedules.append(Schedule(kind: kind, index: index, user: user, bounds: bounds))
        }
    }
}

extension LockMemory {
    /// Whether a user's schedules let him in now. Dates count as local time, of which a simulated lock knows only UTC.
    func letsIn(_ user: User, at moment: Moment) -> Bool {
        switch user.type {
        case .nonAccessUser: false
        case .weekDayScheduleUser: isWithin(.weekDay, user.index, moment)
        case .yearDayScheduleUser: isWithin(.yearDay, user.index, moment)
        case .scheduleRestrictedUser:
            isWithin(.weekDay, user.index, moment) || isWithin(.yearDay, user.index, moment)
        default: true
        }
    }

    /// The mode of the holiday that it is now; nil: it is none.
    func holidayMode(at moment: Moment) -> DoorLock.OperatingMode? {
        let now = Int64(moment.matterEpochSeconds)
        for schedule in schedules where schedule.kind == .holiday && schedule.bounds.count == 3 {
            let bounds = schedule.bounds
            guard let start = bounds[0]?.intValue, let end = bounds[1]?.intValue,
                (start...max(start, end)).contains(now)
            else { continue }
            return bounds[2].flatMap(DoorLock.OperatingMode.init(value:))
        }
        return nil
    }

    private func isWithin(_ kind: Schedule.Kind, _ user: UInt16, _ moment: Moment) -> Bool {
        schedules.contains { schedule in
            guard schedule.kind == kind, schedule.user == user else { return false }
            let numbers = schedule.bounds.map { $0?.intValue ?? 0 }
            switch kind {
            case .weekDay:
                guard numbers.count == 5 else { return false }
                let minute = (moment.date / 60_000) % 1440
                // 1970-01-01 was a Thursday.
                let weekDay = (moment.date / 86_400_000 + 4) % 7
                let begin = numbers[1] * 60 + numbers[2]
                let end = numbers[3] * 60 + numbers[4]
                return weekDay >= 0 && numbers[0] & (1 << weekDay) != 0 && minute >= begin && minute <= end
            case .yearDay:
                guard numbers.count == 2 else { return false }
                let now = Int64(moment.matterEpochSeconds)
                return now >= numbers[0] && now <= numbers[1]
            case .holiday: return false
            }
        }
    }
}
