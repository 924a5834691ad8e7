import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated robot cleans` {
    private static let idle: UInt8 = 0
    private static let cleaning: UInt8 = 1
    private static let mapping: UInt8 = 2
    private static let area: Int64 = 600_000

    private func robot(_ values: [FirstValues] = []) throws -> Bench { try Bench("roboticVacuumCleaner", values) }

    private func run(_ robot: Bench, _ mode: UInt8) throws -> RvcRunMode.ModeChangeStatus {
        try #require(
            RvcRunMode.ChangeToModeResponse(fields: robot.invoke(RvcRunMode.ChangeToMode(newMode: mode)).fields)
        ).status
    }

    private func answer(_ outcome: ActionOutcome) throws -> RvcOperationalState.ErrorState {
        try #require(RvcOperationalState.OperationalCommandResponse(fields: outcome.fields)).commandResponseState
            .errorStateId
    }

    private func select(_ robot: Bench, _ areas: [UInt32]) throws -> ServiceArea.SelectAreasStatus {
        try #require(
            ServiceArea.SelectAreasResponse(fields: robot.invoke(ServiceArea.SelectAreas(newAreas: areas)).fields)
        ).status
    }

    private func skip(_ robot: Bench, _ area: UInt32) throws -> ServiceArea.SkipAreaStatus {
        try #require(
            ServiceArea.SkipAreaResponse(fields: robot.invoke(ServiceArea.SkipArea(skippedArea: area)).fields)
        ).status
    }

    private func progress(_ robot: Bench) -> [ServiceArea.OperationalStatus] {
        (robot[ServiceArea.progress] ?? []).map(\.status)
    }

    @Test func `it begins docked, idle, with modes and areas`() throws {
        let robot = try robot()
        #expect(robot[RvcOperationalState.operationalState] == .docked)
        #expect(robot[RvcRunMode.currentMode] == Self.idle)
        #expect(
            (robot[RvcRunMode.supportedModes] ?? []).map { $0.modeTags[0].valueField } == [.idle, .cleaning, .mapping])
        #expect((robot[ServiceArea.supportedAreas] ?? []).map(\.areaId) == [1, 2, 3, 4])
        #expect(robot[ServiceArea.selectedAreas] == [])
        robot.pass(86_400_000)
        #expect(robot.reports.isEmpty)
    }

    @Test func `a run mode sends it out; it comes back, charges and docks`() throws {
        let robot = try robot()
        #expect(try run(robot, Self.cleaning) == .success)
        #expect(robot[RvcOperationalState.operationalState] == .running)
        #expect(robot[RvcOperationalState.countdownTime] == 2400)
        #expect(robot[ServiceArea.currentArea] == 1)
        robot.pass(Self.area)
        #expect(robot[ServiceArea.currentArea] == 2)
        #expect(progress(robot) == [.completed, .operating, .pending, .pending])
        robot.pass(3 * Self.area)
        #expect(robot.eventNames == ["operationCompletion"])
        #expect(robot[RvcRunMode.currentMode] == Self.idle)
        #expect(robot[RvcOperationalState.operationalState] == .seekingCharger)
        #expect(robot[RvcOperationalState.countdownTime] == 0)
        #expect(progress(robot) == [.completed, .completed, .completed, .completed])
        #expect(robot[ServiceArea.currentArea] == .some(nil))
        robot.pass(86_400_000)
        #expect(
            robot.reported(RvcOperationalState.operationalState) == [.running, .seekingCharger, .charging, .docked])
        #expect(robot.device.nextWake == nil)
    }

    @Test func `from one work to another it goes by way of idle`() throws {
        let robot = try robot()
        #expect(try run(robot, Self.cleaning) == .success)
        #expect(try run(robot, Self.mapping) == .invalidInMode)
        #expect(try run(robot, Self.cleaning) == .success)
        #expect(robot[RvcRunMode.currentMode] == Self.cleaning)
        #expect(try run(robot, Self.idle) == .success)
        #expect(robot[RvcOperationalState.operationalState] == .seekingCharger)
        #expect(robot.eventNames == ["operationCompletion"])
        #expect(try run(robot, Self.mapping) == .success)
        #expect(robot[RvcOperationalState.operationalState] == .running)
        #expect(robot[RvcOperationalState.countdownTime] == 1200)
    }

    @Test func `how it cleans does not change while it does`() throws {
        let robot = try robot()
        func clean(_ mode: UInt8) throws -> RvcCleanMode.ModeChangeStatus {
            try #require(
                RvcCleanMode.ChangeToModeResponse(
                    fields: robot.invoke(RvcCleanMode.ChangeToMode(newMode: mode)).fields)
            ).status
        }
        #expect(try clean(2) == .success)
        #expect(try run(robot, Self.cleaning) == .success)
        #expect(try clean(3) == .invalidInMode)
        #expect(try clean(2) == .success)
        #expect(try run(robot, Self.idle) == .success)
        #expect(try clean(3) == .success)
    }

    @Test func `pause and resume, at work and on the way home`() throws {
        let robot = try robot()
        #expect(try answer(robot.invoke(RvcOperationalState.Pause())) == .commandInvalidInState)
        #expect(try answer(robot.invoke(RvcOperationalState.Resume())) == .commandInvalidInState)
        _ = try run(robot, Self.cleaning)
        #expect(try answer(robot.invoke(RvcOperationalState.Resume())) == .noError)
        robot.pass(Self.area / 2)
        #expect(try answer(robot.invoke(RvcOperationalState.Pause())) == .noError)
        #expect(try answer(robot.invoke(RvcOperationalState.Pause())) == .noError)
        robot.pass(86_400_000)
        #expect(robot[RvcOperationalState.operationalState] == .paused)
        #expect(try answer(robot.invoke(RvcOperationalState.Resume())) == .noError)
        #expect(robot[RvcOperationalState.operationalState] == .running)
        #expect(robot[RvcOperationalState.countdownTime] == 2100)
        #expect(try answer(robot.invoke(RvcOperationalState.GoHome())) == .noError)
        #expect(try answer(robot.invoke(RvcOperationalState.Pause())) == .noError)
        #expect(try answer(robot.invoke(RvcOperationalState.Resume())) == .noError)
        #expect(robot[RvcOperationalState.operationalState] == .seekingCharger)
    }

    @Test func `goHome ends the work; at home there is nothing to do`() throws {
        let robot = try robot()
        #expect(try answer(robot.invoke(RvcOperationalState.GoHome())) == .commandInvalidInState)
        _ = try run(robot, Self.cleaning)
        #expect(try answer(robot.invoke(RvcOperationalState.GoHome())) == .noError)
        #expect(try answer(robot.invoke(RvcOperationalState.GoHome())) == .noError)
        #expect(robot[RvcRunMode.currentMode] == Self.idle)
        #expect(robot.eventNames == ["operationCompletion"])
        robot.pass(60_000)
        #expect(robot[RvcOperationalState.operationalState] == .charging)
        #expect(try answer(robot.invoke(RvcOperationalState.GoHome())) == .commandInvalidInState)
        #expect(try answer(robot.invoke(RvcOperationalState.Resume())) == .commandInvalidInState)
    }

    @Test func `a robot that is stuck says so and begins nothing`() throws {
        let robot = try robot()
        _ = try run(robot, Self.cleaning)
        try robot.sense(RvcOperationalState.operationalError, .init(errorStateId: .stuck))
        #expect(robot[RvcOperationalState.operationalState] == .error)
        #expect(robot.eventNames == ["operationalError"])
        #expect(try answer(robot.invoke(RvcOperationalState.Resume())) == .commandInvalidInState)
        #expect(try run(robot, Self.idle) == .success)
        #expect(robot[RvcOperationalState.operationalState] == .error)
        #expect(try run(robot, Self.cleaning) == .stuck)
        let event = try #require(
            robot.events.last.flatMap { RvcOperationalState.OperationCompletion(fields: $0.fields) })
        #expect(event.completionErrorCode == .stuck)
        try robot.sense(RvcOperationalState.operationalError, .init(errorStateId: .noError))
        #expect(robot[RvcOperationalState.operationalState] == .stopped)
        #expect(try run(robot, Self.cleaning) == .success)
    }

    @Test func `a run mode that errors have no number for fails in general`() throws {
        let robot = try robot()
        try robot.sense(RvcOperationalState.operationalError, .init(errorStateId: .brushJammed))
        #expect(try run(robot, Self.cleaning) == .genericFailure)
    }

    // MARK: Areas

    @Test func `only areas that there are can be selected, each once`() throws {
        let robot = try robot()
        #expect(try select(robot, [3, 9]) == .unsupportedArea)
        #expect(robot[ServiceArea.selectedAreas] == [])
        #expect(try select(robot, [3, 1, 3]) == .success)
        #expect(robot[ServiceArea.selectedAreas] == [3, 1])
        #expect(progress(robot) == [.pending, .pending])
        _ = try run(robot, Self.cleaning)
        #expect(robot[RvcOperationalState.countdownTime] == 1200)
        #expect(robot[ServiceArea.currentArea] == 3)
        #expect(try select(robot, [1]) == .invalidInMode)
        #expect(try select(robot, [3, 1]) == .success)
        _ = try run(robot, Self.idle)
        #expect(progress(robot) == [.skipped, .skipped])
        #expect(try select(robot, []) == .success)
    }

    @Test func `skipping goes on with the next, and home after the last`() throws {
        let robot = try robot()
        #expect(try skip(robot, 1) == .invalidAreaList)
        _ = try select(robot, [1, 2, 4])
        #expect(try skip(robot, 1) == .invalidInMode)
        _ = try run(robot, Self.cleaning)
        #expect(try skip(robot, 3) == .invalidSkippedArea)
        #expect(try skip(robot, 1) == .success)
        #expect(robot[ServiceArea.currentArea] == 2)
        #expect(progress(robot) == [.skipped, .operating, .pending])
        #expect(robot[RvcOperationalState.countdownTime] == 1200)
        #expect(try skip(robot, 1) == .invalidSkippedArea)
        #expect(try skip(robot, 4) == .success)
        #expect(robot[ServiceArea.currentArea] == 2)
        #expect(try skip(robot, 2) == .success)
        #expect(robot[RvcOperationalState.operationalState] == .seekingCharger)
        #expect(robot[RvcRunMode.currentMode] == Self.idle)
        #expect(progress(robot) == [.skipped, .skipped, .skipped])
    }

    @Test func `an area that was left out before its turn stays out`() throws {
        let robot = try robot()
        _ = try select(robot, [1, 2, 4])
        _ = try run(robot, Self.cleaning)
        #expect(try skip(robot, 2) == .success)
        robot.pass(Self.area)
        #expect(robot[ServiceArea.currentArea] == 4)
        #expect(progress(robot) == [.completed, .skipped, .operating])
    }

    @Test func `the work goes on while the simulation is away`() throws {
        let robot = try robot()
        _ = try select(robot, [2, 3])
        _ = try run(robot, Self.cleaning)
        let later = Moment(uptime: 5, date: robot.moment.date + Self.area + 1000)
        let again = Bench(robot.device.definition, stored: Array(robot.states.values), at: later)
        again.pass(0)
        #expect(again[ServiceArea.currentArea] == 3)
        #expect(try skip(again, 3) == .success)
        #expect(again[RvcOperationalState.operationalState] == .seekingCharger)
        let much = Moment(uptime: 5, date: later.date + 86_400_000)
        let last = Bench(again.device.definition, stored: Array(again.states.values), at: much)
        last.pass(0)
        #expect(last[RvcOperationalState.operationalState] == .docked)
    }

    @Test func `a robot without areas cleans everything`() throws {
        var definition = try Bench.definition("roboticVacuumCleaner")
        definition.parts[0].traits.removeAll { $0.is(ServiceArea.self) }
        let robot = Bench(definition)
        #expect(try run(robot, Self.cleaning) == .success)
        #expect(robot[RvcOperationalState.countdownTime] == 2700)
        robot.pass(2_700_000)
        #expect(robot[RvcOperationalState.operationalState] == .seekingCharger)
    }
}
