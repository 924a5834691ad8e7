import HomeTraits

/// When the transitions of a week come, from Sunday on, in UTC.
struct ThermostatScheduleClock {
    /// Minutes since the week began, ascending, with what comes then; of transitions at the same time the last counts.
    private let entries: [(minute: Int64, transition: Thermostat.ScheduleTransition)]

    private static let dayMinutes: Int64 = 24 * 60
    private static let weekMilliseconds: Int64 = 7 * 24 * 3_600_000
    /// 1970-01-01 was a Thursday.
    private static let epochWeekday: Int64 = 4

    init(transitions: [Thermostat.ScheduleTransition]) {
        var entries: [(minute: Int64, transition: Thermostat.ScheduleTransition)] = []
        for transition in transitions {
            for day in 0..<7 where transition.dayOfWeek.rawValue & 1 << UInt8(day) != 0 {
                entries.append((Int64(day) * Self.dayMinutes + Int64(transition.transitionTime), transition))
            }
        }
        self.entries = entries.sorted { $0.minute < $1.minute }
    }

    /// What holds at the date (milliseconds since 1970); nil: there are no transitions.
    func current(at date: Int64) -> Thermostat.ScheduleTransition? {
        let now = Self.millisecondsOfWeek(date) / 60_000
        return (entries.last { $0.minute <= now } ?? entries.last)?.transition
    }

    /// Milliseconds until something else comes.
    func untilNext(after date: Int64) -> Int64? {
        let now = Self.millisecondsOfWeek(date)
        if let next = entries.first(where: { $0.minute * 60_000 > now }) { return next.minute * 60_000 - now }
        return entries.first.map { $0.minute * 60_000 + Self.weekMilliseconds - now }
    }

    private static func millisecondsOfWeek(_ date: Int64) -> Int64 {
        let rest = (date % weekMilliseconds + epochWeekday * dayMinutes * 60_000) % weekMilliseconds
        return rest < 0 ? rest + weekMilliseconds : rest
    }
}
