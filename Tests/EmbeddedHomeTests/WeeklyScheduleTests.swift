import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `The weekly schedule of an older thermostat` {
    private typealias Transition = Thermostat.WeeklyScheduleTransition

    private func thermostat(_ features: [String] = ["HEAT", "COOL", "SCH"]) throws -> Bench {
        try Bench(traits: [TraitRequest(Thermostat.self, features)])
    }

    /// 2023-11-14 22:13:20 UTC, a Tuesday, is when the bench begins.
    private func set(
        _ bench: Bench, _ transitions: [(minute: UInt16, heat: Int16?)], days: Thermostat.ScheduleDayOfWeek
    ) -> ActionOutcome {
        bench.invoke(
            Thermostat.SetWeeklySchedule(
                numberOfTransitionsForSequence: UInt8(transitions.count), dayOfWeekForSequence: days,
                modeForSequence: [.heatSetpointPresent],
                transitions: transitions.map {
                    Transition(transitionTime: $0.minute, heatSetpoint: $0.heat, coolSetpoint: nil)
                }))
    }

    private func get(_ bench: Bench, _ days: Thermostat.ScheduleDayOfWeek) throws
        -> Thermostat.GetWeeklyScheduleResponse
    {
        let outcome = bench.invoke(
            Thermostat.GetWeeklySchedule(
                daysToReturn: days, modeToReturn: [.heatSetpointPresent, .coolSetpointPresent]))
        return try #require(Thermostat.GetWeeklyScheduleResponse(fields: outcome.fields))
    }

    @Test func `is there with its feature alone`() throws {
        #expect(try thermostat().part.supports(Thermostat.SetWeeklySchedule.self))
        #expect(!(try thermostat(["HEAT"]).part.supports(Thermostat.SetWeeklySchedule.self)))
    }

    @Test func `is kept day by day, and told`() throws {
        let bench = try thermostat()
        #expect(set(bench, [(360, 2100), (1320, 1700)], days: [.monday, .tuesday]).isSuccess)
        let monday = try get(bench, [.monday, .tuesday, .sunday])
        #expect(monday.numberOfTransitionsForSequence == 0)
        #expect(monday.dayOfWeekForSequence == [.sunday])
        let workday = try get(bench, [.monday, .tuesday])
        #expect(workday.dayOfWeekForSequence == [.monday, .tuesday])
        #expect(workday.transitions.map(\.transitionTime) == [360, 1320])
        #expect(workday.transitions.map(\.heatSetpoint) == [2100, 1700])
        #expect(set(bench, [(420, 2000)], days: [.monday]).isSuccess)
        #expect(try get(bench, [.monday]).transitions.map(\.transitionTime) == [420])
        #expect(try get(bench, [.tuesday]).transitions.count == 2)
        #expect(bench.invoke(Thermostat.ClearWeeklySchedule()).isSuccess)
        #expect(try get(bench, [.monday]).transitions.isEmpty)
    }

    @Test func `brings its setpoints by itself, also after a restart`() throws {
        let bench = try thermostat()
        #expect(set(bench, [(0, 1800), (1335, 2200)], days: [.tuesday, .wednesday]).isSuccess)
        // 22:13: what began at midnight holds.
        #expect(bench[Thermostat.occupiedHeatingSetpoint] == 1800)
        bench.pass(120_000)
        #expect(bench[Thermostat.occupiedHeatingSetpoint] == 2200)
        #expect(bench[Thermostat.setpointChangeSource] ?? .schedule == .schedule)
        let later = bench.restarted()
        #expect(try get(later, [.tuesday]).transitions.count == 2)
        later.pass(2 * 3_600_000)
        #expect(later[Thermostat.occupiedHeatingSetpoint] == 1800)
    }

    @Test func `what does not fit is refused and changes nothing`() throws {
        let bench = try thermostat(["HEAT", "SCH"])
        let many: [(minute: UInt16, heat: Int16?)] = (0..<7).map { (UInt16($0 * 60), 2000) }
        #expect(set(bench, many, days: [.monday]).status == .resourceExhausted)
        #expect(set(bench, [(60, nil)], days: [.monday]).status == .invalidCommand)
        #expect(set(bench, [(60, 9000)], days: [.monday]).status == .constraintError)
        #expect(set(bench, [(1440, 2000)], days: [.monday]).status == .constraintError)
        #expect(set(bench, [(60, 2000)], days: []).status == .invalidCommand)
        let cool = Thermostat.SetWeeklySchedule(
            numberOfTransitionsForSequence: 0, dayOfWeekForSequence: [.monday], modeForSequence: [.coolSetpointPresent],
            transitions: [])
        #expect(bench.invoke(cool).status == .invalidCommand)
        let miscounted = Thermostat.SetWeeklySchedule(
            numberOfTransitionsForSequence: 2, dayOfWeekForSequence: [.monday], modeForSequence: [.heatSetpointPresent],
            transitions: [])
        #expect(bench.invoke(miscounted).status == .invalidCommand)
        #expect(try get(bench, [.monday]).transitions.isEmpty)
    }
}
