import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated thermostat keeps presets and schedules` {
    private static let presetsID: UInt32 = 0x50
    private static let schedulesID: UInt32 = 0x51

    private func thermostat(_ values: [(String, Value)] = []) throws -> Bench {
        try Bench(
            "thermostat",
            [FirstValues(Thermostat.self, [("activePresetHandle", .null), ("activeScheduleHandle", .null)] + values)])
    }

    private func atomic(_ bench: Bench, _ type: UInt8, _ ids: [UInt32], timeout: UInt16? = nil) -> ActionOutcome {
        bench.invoke(Thermostat.AtomicRequest(requestType: type, attributeRequests: ids, timeout: timeout))
    }

    private func begin(_ bench: Bench, _ ids: [UInt32] = [presetsID]) throws {
        let answer = Thermostat.AtomicResponse(fields: atomic(bench, 0, ids, timeout: 5000).fields)
        #expect(try #require(answer).statusCode == .success)
    }

    private func commit(_ bench: Bench, _ ids: [UInt32] = [presetsID]) throws -> Thermostat.AtomicResponse {
        try #require(Thermostat.AtomicResponse(fields: atomic(bench, 1, ids).fields))
    }

    private let party = Thermostat.Preset(
        presetHandle: nil, presetScenario: .userDefined, name: "Party", coolingSetpoint: 2300, heatingSetpoint: 1900)

    // MARK: Presets

    @Test func `it begins with built-in presets, none active`() throws {
        let thermostat = try thermostat()
        let presets = try #require(thermostat[Thermostat.presets])
        #expect(presets.map(\.name) == ["Home", "Away", "Night"])
        #expect(presets.allSatisfy { $0.builtIn == true && $0.presetHandle != nil })
        #expect(thermostat[Thermostat.activePresetHandle] == .some(nil))
        #expect(Int(thermostat[Thermostat.numberOfPresets] ?? 0) >= presets.count)
    }

    @Test func `a preset moves the setpoints; a client's own change leaves it`() throws {
        let thermostat = try thermostat()
        let away = try #require(thermostat[Thermostat.presets]?[1])
        #expect(thermostat.invoke(Thermostat.SetActivePresetRequest(presetHandle: away.presetHandle)).isSuccess)
        #expect(thermostat[Thermostat.activePresetHandle] == away.presetHandle)
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == away.heatingSetpoint)
        #expect(thermostat[Thermostat.occupiedCoolingSetpoint] == away.coolingSetpoint)
        thermostat.write(Thermostat.occupiedHeatingSetpoint, 2000)
        #expect(thermostat[Thermostat.activePresetHandle] == .some(nil))
        let unknown = thermostat.invoke(Thermostat.SetActivePresetRequest(presetHandle: Octets([99])))
        #expect(unknown.status == .invalidCommand)
    }

    @Test func `presets are written within an atomic request alone`() throws {
        let thermostat = try thermostat()
        let known = try #require(thermostat[Thermostat.presets])
        #expect(thermostat.write(Thermostat.presets, known + [party]).status == .invalidInState)
        try begin(thermostat)
        #expect(thermostat.write(Thermostat.presets, known + [party]).isSuccess)
        #expect(thermostat[Thermostat.presets] == known)
        let answer = try commit(thermostat)
        #expect(answer.statusCode == .success)
        #expect(answer.attributeStatus == [.init(attributeId: Self.presetsID, statusCode: .success)])
        let presets = try #require(thermostat[Thermostat.presets])
        #expect(presets.count == known.count + 1)
        #expect(presets.last?.name == "Party")
        #expect(Set(presets.map(\.presetHandle)).count == presets.count)
        #expect(presets.last?.builtIn == false)
        #expect(thermostat.write(Thermostat.presets, known).status == .invalidInState)
    }

    @Test func `a rollback and the end of the time forget what was written`() throws {
        let thermostat = try thermostat()
        let known = try #require(thermostat[Thermostat.presets])
        try begin(thermostat)
        thermostat.write(Thermostat.presets, known + [party])
        #expect(atomic(thermostat, 2, [Self.presetsID]).isSuccess)
        #expect(atomic(thermostat, 1, [Self.presetsID]).status == .invalidInState)
        try begin(thermostat)
        thermostat.write(Thermostat.presets, known + [party])
        thermostat.pass(5000)
        #expect(atomic(thermostat, 1, [Self.presetsID]).status == .invalidInState)
        #expect(thermostat[Thermostat.presets] == known)
    }

    @Test func `requests that make no sense are refused`() throws {
        let thermostat = try thermostat()
        #expect(atomic(thermostat, 0, [Self.presetsID]).status == .invalidCommand)
        #expect(atomic(thermostat, 0, [], timeout: 100).status == .invalidCommand)
        #expect(atomic(thermostat, 0, [0x1C], timeout: 100).status == .invalidCommand)
        #expect(atomic(thermostat, 0, [0x50, 0x50], timeout: 100).status == .invalidCommand)
        #expect(atomic(thermostat, 7, [0x50], timeout: 100).status == .invalidCommand)
        try begin(thermostat)
        #expect(atomic(thermostat, 0, [Self.presetsID], timeout: 100).status == .invalidInState)
        #expect(atomic(thermostat, 1, [Self.schedulesID]).status == .invalidInState)
    }

    @Test func `a written preset has to fit`() throws {
        let thermostat = try thermostat()
        let known = try #require(thermostat[Thermostat.presets])
        try begin(thermostat)
        func write(_ change: (inout Thermostat.Preset) -> Void) -> MatterStatus? {
            var preset = party
            change(&preset)
            return thermostat.write(Thermostat.presets, known + [preset]).status
        }
        #expect(write { $0.presetHandle = Octets([77]) } == .notFound)
        #expect(write { $0.builtIn = true } == .constraintError)
        #expect(write { $0.presetScenario = .wake } == .constraintError)
        #expect(write { $0.heatingSetpoint = 9000 } == .constraintError)
        #expect(write { $0.presetHandle = known[0].presetHandle } == .constraintError)
        var renamed = known
        renamed[0].name = "Mine"
        #expect(thermostat.write(Thermostat.presets, renamed).status == .constraintError)
        let many = known + [Thermostat.Preset](repeating: party, count: 6)
        #expect(thermostat.write(Thermostat.presets, many).status == .resourceExhausted)
        #expect(write { _ in } == nil)
    }

    @Test func `what must stay cannot be removed`() throws {
        let thermostat = try thermostat()
        let known = try #require(thermostat[Thermostat.presets])
        try begin(thermostat)
        thermostat.write(Thermostat.presets, Array(known.dropFirst()))
        #expect(try commit(thermostat).attributeStatus.map(\.statusCode) == [.constraintError])
        try begin(thermostat)
        thermostat.write(Thermostat.presets, known + [party])
        #expect(try commit(thermostat).statusCode == .success)
        let handle = try #require(thermostat[Thermostat.presets]?.last?.presetHandle)
        thermostat.invoke(Thermostat.SetActivePresetRequest(presetHandle: handle))
        try begin(thermostat)
        thermostat.write(Thermostat.presets, known)
        let answer = try commit(thermostat)
        #expect(answer.statusCode == .failure)
        #expect(answer.attributeStatus.map(\.statusCode) == [.invalidInState])
        #expect(thermostat[Thermostat.presets]?.count == known.count + 1)
        try begin(thermostat)
        thermostat.write(Thermostat.presets, known + [party, party, party])
        #expect(try commit(thermostat).attributeStatus.map(\.statusCode) != [.success])
    }

    // MARK: Schedules

    @Test func `a schedule moves the setpoints when its time comes`() throws {
        // 2023-11-14, a Tuesday, at 22:13:20 UTC.
        let thermostat = try thermostat()
        let schedule = try #require(thermostat[Thermostat.schedules]?.first)
        let outcome = thermostat.invoke(
            Thermostat.SetActiveScheduleRequest(scheduleHandle: try #require(schedule.scheduleHandle)))
        #expect(outcome.isSuccess)
        #expect(thermostat[Thermostat.activeScheduleHandle] == schedule.scheduleHandle)
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == 1800)
        #expect(thermostat[Thermostat.occupiedCoolingSetpoint] == 2700)
        let toMorning: Int64 = (24 * 3600 - (22 * 3600 + 13 * 60 + 20) + 6 * 3600 + 1800) * 1000
        thermostat.pass(toMorning - 1)
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == 1800)
        thermostat.pass(1)
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == 2100)
        thermostat.write(Thermostat.occupiedHeatingSetpoint, 2250)
        let again = Bench(
            thermostat.device.definition, stored: Array(thermostat.states.values), at: thermostat.moment)
        #expect(again[Thermostat.occupiedHeatingSetpoint] == 2250)
        again.pass(16 * 3_600_000)
        #expect(again[Thermostat.occupiedHeatingSetpoint] == 1800)
        let unknown = thermostat.invoke(Thermostat.SetActiveScheduleRequest(scheduleHandle: Octets([9])))
        #expect(unknown.status == .invalidCommand)
    }

    @Test func `a hold keeps the schedule off until it ends`() throws {
        let thermostat = try thermostat([
            ("temperatureSetpointHold", 0), ("temperatureSetpointHoldDuration", 60),
            ("setpointHoldExpiryTimestamp", .null),
        ])
        thermostat.write(Thermostat.temperatureSetpointHold, .setpointHoldOn)
        thermostat.invoke(Thermostat.SetActiveScheduleRequest(scheduleHandle: Octets([1])))
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == 2000)
        thermostat.pass(3_600_000)
        #expect(thermostat[Thermostat.temperatureSetpointHold] == .setpointHoldOff)
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == 1800)
    }

    @Test func `schedules are written atomically, too`() throws {
        let thermostat = try thermostat()
        let known = try #require(thermostat[Thermostat.schedules])
        let weekend = Thermostat.Schedule(
            scheduleHandle: nil, systemMode: .heat, name: "Weekend",
            transitions: [
                .init(dayOfWeek: [.saturday, .sunday], transitionTime: 540, presetHandle: Octets([1]))
            ])
        try begin(thermostat, [Self.schedulesID])
        var wrong = weekend
        wrong.systemMode = .dry
        #expect(thermostat.write(Thermostat.schedules, known + [wrong]).status == .constraintError)
        wrong = weekend
        wrong.transitions[0].presetHandle = Octets([55])
        #expect(thermostat.write(Thermostat.schedules, known + [wrong]).status == .constraintError)
        wrong = weekend
        wrong.transitions = [Thermostat.ScheduleTransition](repeating: weekend.transitions[0], count: 5)
        #expect(thermostat.write(Thermostat.schedules, known + [wrong]).status == .resourceExhausted)
        #expect(thermostat.write(Thermostat.schedules, known + [weekend]).isSuccess)
        #expect(try commit(thermostat, [Self.schedulesID]).statusCode == .success)
        let handle = try #require(thermostat[Thermostat.schedules]?.last?.scheduleHandle)
        thermostat.invoke(Thermostat.SetActiveScheduleRequest(scheduleHandle: handle))
        #expect(thermostat[Thermostat.systemMode] == .heat)
        #expect(thermostat[Thermostat.activePresetHandle] == Octets([1]))
        try begin(thermostat, [Self.schedulesID])
        thermostat.write(Thermostat.schedules, known)
        #expect(try commit(thermostat, [Self.schedulesID]).attributeStatus.map(\.statusCode) == [.invalidInState])
    }

    @Test(
        arguments: [
            // Thursday 1970-01-01 00:00, Sunday 08:00, Monday 11:59, Monday 12:00; what holds, and the hours until something else does.
            (Int64(0), UInt16(720), Double(80)), (3 * 1440 + 480, 480, 28), (4 * 1440 + 719, 480, 1.0 / 60),
            (4 * 1440 + 720, 720, 140), (-4 * 1440 + 480, 480, 28),
        ] as [(Int64, UInt16, Double)])
    func `the week has a clock`(minute: Int64, current: UInt16, hours: Double) throws {
        let clock = ThermostatScheduleClock(transitions: [
            .init(dayOfWeek: .sunday, transitionTime: 480), .init(dayOfWeek: .monday, transitionTime: 720),
        ])
        #expect(clock.current(at: minute * 60_000)?.transitionTime == current)
        let next = try #require(clock.untilNext(after: minute * 60_000))
        #expect(next == Int64((hours * 3_600_000).rounded()))
        let none = ThermostatScheduleClock(transitions: [.init(dayOfWeek: .away, transitionTime: 1)])
        #expect(none.current(at: 0) == nil)
        #expect(none.untilNext(after: 0) == nil)
    }

    @Test func `legacy setbacks are kept within their limits`() throws {
        let thermostat = try thermostat([
            ("occupiedSetback", 20), ("occupiedSetbackMin", 5), ("occupiedSetbackMax", 40),
        ])
        #expect(thermostat.write(Thermostat.occupiedSetback, 40).isSuccess)
        #expect(thermostat.write(Thermostat.occupiedSetback, 41).status == .constraintError)
        #expect(thermostat.write(Thermostat.occupiedSetback, nil).isSuccess)
    }

    @Test func `a thermostat that only blows shows its fan`() throws {
        let thermostat = try thermostat()
        thermostat.write(Thermostat.systemMode, .fanOnly)
        #expect(thermostat[Thermostat.thermostatRunningState] == .fan)
    }
}
