import HomeModel
import HomeTraits

/// The weekly schedule of a thermostat up to Matter 1.4: for each day and each of heating and cooling the setpoints by time. The eighth
/// day is the one for being away, which never comes by itself.
struct ThermostatWeeklySchedule: Equatable {
    /// When a setpoint comes.
    struct Entry: Equatable {
        var minute: UInt16
        /// In 0.01 °C.
        var setpoint: Int16
    }

    static let days = 8

    /// By day, from Sunday on.
    private var heating = [[Entry]](repeating: [], count: Self.days)
    private var cooling = [[Entry]](repeating: [], count: Self.days)

    init() {}

    var isEmpty: Bool { heating.allSatisfy(\.isEmpty) && cooling.allSatisfy(\.isEmpty) }

    /// How many transitions it has in all.
    var count: Int { (heating + cooling).reduce(0) { $0 + $1.count } }

    /// Takes the sequences for these days and modes in place of what was there.
    mutating func set(
        _ transitions: [Thermostat.WeeklyScheduleTransition], days: Thermostat.ScheduleDayOfWeek,
        mode: Thermostat.ScheduleMode
    ) {
        for day in 0..<Self.days where days.rawValue & 1 << UInt8(day) != 0 {
            if mode.contains(.heatSetpointPresent) { heating[day] = Self.entries(transitions, \.heatSetpoint) }
            if mode.contains(.coolSetpointPresent) { cooling[day] = Self.entries(transitions, \.coolSetpoint) }
        }
    }

    private static func entries(
        _ transitions: [Thermostat.WeeklyScheduleTransition],
        _ setpoint: KeyPath<Thermostat.WeeklyScheduleTransition, Int16?>
    ) -> [Entry] {
        transitions.compactMap { transition in
            transition[keyPath: setpoint].map { Entry(minute: transition.transitionTime, setpoint: $0) }
        }.sorted { $0.minute < $1.minute }
    }

    /// The sequence of a day, with the setpoints of these modes.
    func sequence(of day: Int, mode: Thermostat.ScheduleMode) -> [Thermostat.WeeklyScheduleTransition] {
        var heats: [UInt16: Int16] = [:]
        var cools: [UInt16: Int16] = [:]
        if mode.contains(.heatSetpointPresent) { for entry in heating[day] { heats[entry.minute] = entry.setpoint } }
        if mode.contains(.coolSetpointPresent) { for entry in cooling[day] { cools[entry.minute] = entry.setpoint } }
        return Set(heats.keys).union(cools.keys).sorted().map {
            Thermostat.WeeklyScheduleTransition(transitionTime: $0, heatSetpoint: heats[$0], coolSetpoint: cools[$0])
        }
    }

    /// What comes when, in the form of newer schedules.
    var transitions: [Thermostat.ScheduleTransition] {
        (0..<Self.days - 1).flatMap { day in
            sequence(of: day, mode: [.heatSetpointPresent, .coolSetpointPresent]).map {
                Thermostat.ScheduleTransition(
                    dayOfWeek: Thermostat.ScheduleDayOfWeek(rawValue: 1 << UInt8(day)),
                    transitionTime: $0.transitionTime, coolingSetpoint: $0.coolSetpoint,
                    heatingSetpoint: $0.heatSetpoint)
            }
        }
    }
}

extension ThermostatWeeklySchedule {
    var stored: Value {
        .list(
            [heating, cooling].map { days in
                .list(
                    days.map { entries in .list(entries.map { .structure([$0.minute.value, $0.setpoint.value]) }) })
            })
    }

    init(stored: Value) {
        let sides: [Value?] = stored.listValue ?? []
        heating = Self.days(stored: sides[safe: 0])
        cooling = Self.days(stored: sides[safe: 1])
    }

    private static func days(stored: Value?) -> [[Entry]] {
        let days: [Value?] = stored?.listValue ?? []
        return (0..<Self.days).map { day in
            (days[safe: day]?.listValue ?? []).compactMap { entry in
                let fields = entry.structureValue ?? []
                guard let minute: UInt16 = fields.required(at: 0), let setpoint: Int16 = fields.required(at: 1) else {
                    return nil
                }
                return Entry(minute: minute, setpoint: setpoint)
            }
        }
    }
}
