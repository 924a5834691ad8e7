import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated appliance works through a programme` {
    private typealias State = OperationalState.OperationalStateEnum
    private typealias Answer = OperationalState.ErrorState

    private static let hour: Int64 = 3_600_000

    private func answer(_ outcome: ActionOutcome) throws -> OperationalState.ErrorState {
        try #require(OperationalState.OperationalCommandResponse(fields: outcome.fields)).commandResponseState
            .errorStateId
    }

    /// A washer in that state.
    private func washer(_ state: OperationalState.OperationalStateEnum) throws -> Bench {
        let washer = try Bench("laundryWasher")
        switch state {
        case .running: washer.invoke(OperationalState.Start())
        case .paused:
            washer.invoke(OperationalState.Start())
            washer.invoke(OperationalState.Pause())
        case .error: try washer.sense(OperationalState.operationalState, .error)
        default: break
        }
        washer.forget()
        #expect(washer[OperationalState.operationalState] == state)
        return washer
    }

    @Test(
        arguments: [
            (State.stopped, Answer.noError, State.running), (.running, .noError, .running),
            (.paused, .noError, .running),
            (.error, .unableToStartOrResume, .error),
        ]
            as [(
                OperationalState.OperationalStateEnum, OperationalState.ErrorState,
                OperationalState.OperationalStateEnum
            )])
    func `start`(
        from: OperationalState.OperationalStateEnum, error: OperationalState.ErrorState,
        to: OperationalState.OperationalStateEnum
    ) throws {
        let washer = try washer(from)
        #expect(try answer(washer.invoke(OperationalState.Start())) == error)
        #expect(washer[OperationalState.operationalState] == to)
        #expect(washer.reported(OperationalState.operationalState) == (from == to ? [] : [to]))
    }

    @Test(
        arguments: [
            (State.stopped, Answer.noError), (.running, .noError), (.paused, .noError), (.error, .noError),
        ] as [(OperationalState.OperationalStateEnum, OperationalState.ErrorState)])
    func `stop`(from: OperationalState.OperationalStateEnum, error: OperationalState.ErrorState) throws {
        let washer = try washer(from)
        #expect(try answer(washer.invoke(OperationalState.Stop())) == error)
        #expect(washer[OperationalState.operationalState] == .stopped)
        #expect(washer[OperationalState.operationalError]?.errorStateId == .noError)
        #expect(washer[OperationalState.countdownTime] == .some(nil))
    }

    @Test(
        arguments: [
            (State.stopped, Answer.commandInvalidInState, State.stopped), (.running, .noError, .paused),
            (.paused, .noError, .paused), (.error, .commandInvalidInState, .error),
        ]
            as [(
                OperationalState.OperationalStateEnum, OperationalState.ErrorState,
                OperationalState.OperationalStateEnum
            )])
    func `pause`(
        from: OperationalState.OperationalStateEnum, error: OperationalState.ErrorState,
        to: OperationalState.OperationalStateEnum
    ) throws {
        let washer = try washer(from)
        #expect(try answer(washer.invoke(OperationalState.Pause())) == error)
        #expect(washer[OperationalState.operationalState] == to)
    }

    @Test(
        arguments: [
            (State.stopped, Answer.commandInvalidInState, State.stopped), (.running, .noError, .running),
            (.paused, .noError, .running), (.error, .commandInvalidInState, .error),
        ]
            as [(
                OperationalState.OperationalStateEnum, OperationalState.ErrorState,
                OperationalState.OperationalStateEnum
            )])
    func `resume`(
        from: OperationalState.OperationalStateEnum, error: OperationalState.ErrorState,
        to: OperationalState.OperationalStateEnum
    ) throws {
        let washer = try washer(from)
        #expect(try answer(washer.invoke(OperationalState.Resume())) == error)
        #expect(washer[OperationalState.operationalState] == to)
    }

    @Test func `phases follow each other, the countdown is left to clients, the end is told`() throws {
        let washer = try Bench("laundryWasher")
        #expect(washer[OperationalState.phaseList] == ["Wash", "Rinse", "Spin"])
        washer.invoke(OperationalState.Start())
        #expect(washer[OperationalState.countdownTime] == 3600)
        washer.pass(Self.hour / 3 - 1)
        #expect(washer[OperationalState.currentPhase] == 0)
        washer.pass(1)
        #expect(washer[OperationalState.currentPhase] == 1)
        washer.pass(Self.hour / 3)
        #expect(washer[OperationalState.currentPhase] == 2)
        #expect(washer.reported(OperationalState.countdownTime) == [3600])
        #expect(washer.eventNames.isEmpty)
        washer.pass(Self.hour / 3)
        #expect(washer[OperationalState.operationalState] == .stopped)
        #expect(washer[OperationalState.countdownTime] == 0)
        #expect(washer[OperationalState.currentPhase] == 0)
        #expect(washer.eventNames == ["operationCompletion"])
        let event = try #require(OperationalState.OperationCompletion(fields: washer.events[0].fields))
        #expect(event.completionErrorCode == .noError)
        #expect(event.totalOperationalTime == 3600)
        #expect(event.pausedTime == 0)
        #expect(washer.device.nextWake == nil)
    }

    @Test func `a pause costs time, and the event says how much`() throws {
        let washer = try Bench("laundryWasher")
        washer.invoke(OperationalState.Start())
        washer.pass(600_000)
        washer.invoke(OperationalState.Pause())
        #expect(washer[OperationalState.countdownTime] == 3000)
        washer.pass(10 * Self.hour)
        #expect(washer[OperationalState.operationalState] == .paused)
        washer.invoke(OperationalState.Resume())
        washer.pass(3_000_000)
        let event = try #require(
            washer.events.first.flatMap { OperationalState.OperationCompletion(fields: $0.fields) })
        #expect(event.pausedTime == 36_000)
        #expect(event.totalOperationalTime == 39_600)
    }

    @Test(arguments: [("Normal", UInt32(3600)), ("Quick", 1800), ("Eco", 5400)])
    func `the mode says how long it takes`(label: String, seconds: UInt32) throws {
        let washer = try Bench("laundryWasher")
        let mode = try #require(washer[LaundryWasherMode.supportedModes]?.first { $0.label == label }?.mode)
        washer.invoke(LaundryWasherMode.ChangeToMode(newMode: mode))
        washer.invoke(OperationalState.Start())
        #expect(washer[OperationalState.countdownTime] == seconds)
    }

    @Test func `an error comes with its state and an event, and goes with help`() throws {
        let washer = try Bench("laundryWasher")
        washer.invoke(OperationalState.Start())
        washer.pass(600_000)
        try washer.sense(OperationalState.operationalError, .init(errorStateId: .unableToCompleteOperation))
        #expect(washer[OperationalState.operationalState] == .error)
        #expect(washer.eventNames == ["operationalError"])
        washer.pass(10 * Self.hour)
        #expect(washer[OperationalState.operationalState] == .error)
        try washer.sense(OperationalState.operationalError, .init(errorStateId: .noError))
        #expect(washer[OperationalState.operationalState] == .paused)
        washer.invoke(OperationalState.Resume())
        #expect(washer[OperationalState.countdownTime] == 3000)
    }

    @Test func `an error state without an error gets one`() throws {
        let washer = try Bench("laundryWasher")
        try washer.sense(OperationalState.operationalState, .error)
        #expect(washer[OperationalState.operationalError]?.errorStateId == .unableToCompleteOperation)
        #expect(washer.eventNames == ["operationalError"])
    }

    @Test func `an appliance that is off does not start, and turning it off ends its work`() throws {
        let washer = try Bench("laundryWasher", [FirstValues(OnOff.self, [("onOff", false)])])
        #expect(try answer(washer.invoke(OperationalState.Start())) == .unableToStartOrResume)
        washer.invoke(OnOff.On())
        #expect(try answer(washer.invoke(OperationalState.Start())) == .noError)
        washer.invoke(OnOff.Off())
        #expect(washer[OperationalState.operationalState] == .stopped)
        #expect(washer.eventNames == ["operationCompletion"])
    }

    @Test func `an oven heats up and then waits to be stopped`() throws {
        let oven = try Bench("oven")
        #expect(oven[OvenCavityOperationalState.phaseList] == ["pre-heating", "pre-heated"])
        let states = oven[OvenCavityOperationalState.operationalStateList]?.map(\.operationalStateId)
        #expect(states == [.stopped, .running, .error])
        #expect(try answer(oven.invoke(OvenCavityOperationalState.Start())) == .noError)
        #expect(oven[OvenCavityOperationalState.countdownTime] == .some(nil))
        oven.pass(600_000)
        #expect(oven[OvenCavityOperationalState.currentPhase] == 1)
        oven.pass(10 * Self.hour)
        #expect(oven[OvenCavityOperationalState.operationalState] == .running)
        #expect(try answer(oven.invoke(OvenCavityOperationalState.Stop())) == .noError)
        #expect(oven[OvenCavityOperationalState.operationalState] == .stopped)
        #expect(oven.eventNames == ["operationCompletion"])
    }

    @Test(arguments: [("laundryDryer", 2), ("dishwasher", 4)])
    func `other appliances have phases of their own`(type: String, count: Int) throws {
        let appliance = try Bench(type)
        #expect((appliance[OperationalState.phaseList] ?? nil)?.count == count)
        appliance.invoke(OperationalState.Start())
        appliance.pass(2 * Self.hour)
        #expect(appliance[OperationalState.operationalState] == .stopped)
        #expect(appliance.reported(OperationalState.currentPhase) == (1..<count).map { UInt8($0) } + [0])
    }

    // MARK: Restarts

    @Test(
        arguments: [
            (Int64(600_000), State.running, UInt8(0)), (1_800_000, .running, 1), (3_600_000, .stopped, 0),
            (86_400_000, .stopped, 0),
        ] as [(Int64, OperationalState.OperationalStateEnum, UInt8)])
    func `a programme goes on while the simulation is away`(
        away: Int64, state: OperationalState.OperationalStateEnum, phase: UInt8
    ) throws {
        let washer = try Bench("laundryWasher")
        washer.invoke(OperationalState.Start())
        washer.pass(60_000)
        let later = Moment(uptime: 50, date: washer.moment.date + away)
        let again = Bench(washer.device.definition, stored: Array(washer.states.values), at: later)
        again.pass(0)
        #expect(again[OperationalState.operationalState] == state)
        #expect(again[OperationalState.currentPhase] == phase)
        #expect(again.eventNames == (state == .stopped ? ["operationCompletion"] : []))
        again.pass(Self.hour)
        #expect(again[OperationalState.operationalState] == .stopped)
    }

    @Test func `a paused programme is still paused, with all that is left of it`() throws {
        let washer = try Bench("laundryWasher")
        washer.invoke(OperationalState.Start())
        washer.pass(1_800_000)
        washer.invoke(OperationalState.Pause())
        let later = Moment(uptime: 50, date: washer.moment.date + 86_400_000)
        let again = Bench(washer.device.definition, stored: Array(washer.states.values), at: later)
        #expect(again[OperationalState.operationalState] == .paused)
        again.invoke(OperationalState.Resume())
        #expect(again[OperationalState.countdownTime] == 1800)
    }
}
