import EventLoop
import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@LoopActor
@Suite struct `A simulated home makes trouble on demand` {
    private let lamp = DeviceID("lamp-0")

    private func home(_ count: Int = 1, type: String = "dimmableLight") throws -> TestHome {
        let home = try TestHome(TestHome.lamps(count, type: type))
        home.start()
        home.forget()
        return home
    }

    private func entry<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>, _ value: Value) -> AttributeReport.Entry {
        AttributeReport.Entry(attribute: key.index, value: value)
    }

    // MARK: Reports and events

    @Test func `a device reports values by itself, and they are kept`() throws {
        let home = try home()
        try home.home.report(
            device: lamp, endpoint: 1, trait: LevelControl.definition,
            attributes: [entry(LevelControl.currentLevel, 33)])
        #expect(home.reported(LevelControl.currentLevel) == [33])
        let again = try TestHome(TestHome.lamps(1), store: home.store)
        again.start()
        #expect(again.snapshot[0].value(LevelControl.currentLevel) == 33)
    }

    @Test func `values need not be plausible but of their types`() throws {
        let home = try home()
        try home.home.report(
            device: lamp, trait: LevelControl.definition, attributes: [entry(LevelControl.currentLevel, 0)])
        let refused: [(AttributeReport.Entry, ErrorCode)] = [
            (entry(LevelControl.currentLevel, "x"), .invalidArgument),
            (entry(LevelControl.currentLevel, 70_000), .invalidArgument),
            (entry(LevelControl.minLevel, .null), .invalidArgument),
            (entry(LevelControl.currentFrequency, 1), .unimplemented),
        ]
        for (entry, code) in refused {
            let failure = #expect(throws: CommandFailure.self) {
                try home.home.report(device: lamp, trait: LevelControl.definition, attributes: [entry])
            }
            #expect(failure?.code == code)
        }
    }

    @Test func `what is not there cannot report`() throws {
        let home = try home()
        let cases: [(DeviceID, EndpointID?, TraitDefinition, ErrorCode)] = [
            (DeviceID("nobody"), 1, OnOff.definition, .notFound), (lamp, 7, OnOff.definition, .notFound),
            (lamp, 1, DoorLock.definition, .unimplemented), (lamp, nil, DoorLock.definition, .unimplemented),
        ]
        for (device, endpoint, trait, code) in cases {
            let failure = #expect(throws: CommandFailure.self) {
                try home.home.report(device: device, endpoint: endpoint, trait: trait, attributes: [])
            }
            #expect(failure?.code == code)
        }
    }

    @Test func `a device raises an event with its number and time`() throws {
        let home = try home(type: "genericSwitch")
        let index = Switch.InitialPress.index
        try home.home.event(device: lamp, trait: Switch.definition, event: index, fields: [1])
        try home.home.event(device: lamp, trait: Switch.definition, event: index, fields: [1])
        #expect(home.raised.map(\.number) == [1, 2])
        #expect(home.raised.map(\.fields) == [[1], [1]])
        #expect(home.raised.first?.time == home.clock.now.date)
        for fields in [[], ["x"], [1, 2]] as [[Value?]] {
            #expect(throws: CommandFailure.self) {
                try home.home.event(device: lamp, trait: Switch.definition, event: index, fields: fields)
            }
        }
        let failure = #expect(throws: CommandFailure.self) {
            try home.home.event(
                device: lamp, trait: Switch.definition, event: Switch.SwitchLatched.index, fields: [1])
        }
        #expect(failure?.code == .unimplemented)
    }

    @Test func `somebody presses a button`() throws {
        let home = try home(type: "genericSwitch")
        try home.home.press(device: lamp, .presses(2))
        #expect(home.raised.count == 6)
        #expect(home.raised.last?.fields == [1, 2])
    }

    // MARK: Connectivity

    @Test func `an offline device refuses actions and keeps its reports until it is back`() throws {
        let home = try home()
        try home.home.connectivity(device: lamp, state: .offline)
        #expect(
            home.connectivity == [
                ConnectivityReport(connectivity: SourceConnectivity(state: .offline, locality: .direct))
            ])
        #expect(home.invoke(OnOff.On()).outcome?.failure?.code == .unavailable)
        home.forget()
        try home.home.report(device: lamp, trait: OnOff.definition, attributes: [entry(OnOff.onOff, true)])
        #expect(home.events.isEmpty)
        try home.home.connectivity(device: lamp, state: .online, locality: .remote)
        #expect(
            home.connectivity == [
                ConnectivityReport(connectivity: SourceConnectivity(state: .online, locality: .remote))
            ])
        #expect(home.reported(OnOff.onOff) == [true])
        #expect(home.invoke(OnOff.Off()).outcome?.isSuccess == true)
    }

    @Test func `a trait may be out of reach by itself`() throws {
        let home = try home()
        try home.home.connectivity(device: lamp, endpoint: 1, trait: LevelControl.definition, state: .offline)
        #expect(home.invoke(OnOff.On()).outcome?.isSuccess == true)
        let level = LevelControl.MoveToLevel(level: 1, transitionTime: 0, optionsMask: [], optionsOverride: [])
        #expect(home.invoke(level).outcome?.failure?.code == .unavailable)
        #expect(home.connectivity.count == 2)
        #expect(home.connectivity.last?.trait === LevelControl.definition)
        try home.home.connectivity(device: lamp, endpoint: 1, state: .online)
        #expect(home.invoke(level).outcome?.isSuccess == true)
        #expect(home.connectivity.allSatisfy { $0.connectivity.state == .online })
    }

    @Test func `connectivity outlives a restart`() throws {
        let home = try home()
        try home.home.connectivity(device: lamp, endpoint: 1, trait: OnOff.definition, state: .offline)
        let again = try TestHome(TestHome.lamps(1), store: home.store)
        again.start()
        #expect(again.snapshot[0].connectivity.count == 2)
        #expect(again.invoke(OnOff.On()).outcome?.failure?.code == .unavailable)
    }

    @Test func `partly online is not for the asking`() throws {
        let home = try home()
        let failure = #expect(throws: CommandFailure.self) {
            try home.home.connectivity(device: lamp, state: .partiallyOnline)
        }
        #expect(failure?.code == .invalidArgument)
    }

    // MARK: Faults

    @Test func `commands fail with the status until it is cleared`() throws {
        let home = try home()
        try home.home.fault(device: lamp, SimulatedFault(effect: .status(.busy)))
        let failure = home.invoke(OnOff.On()).outcome?.failure
        #expect(failure?.code == .unavailable)
        #expect(failure?.matterStatus == .busy)
        #expect(home.events.isEmpty)
        try home.home.clearFaults(device: lamp)
        #expect(home.invoke(OnOff.On()).outcome?.isSuccess == true)
    }

    @Test func `a fault meets what it names, the narrowest first`() throws {
        let home = try home()
        try home.home.fault(
            device: lamp,
            SimulatedFault(
                endpoint: 1, trait: OnOff.definition, command: OnOff.Toggle.index, effect: .status(.constraintError)))
        try home.home.fault(device: lamp, SimulatedFault(trait: OnOff.definition, effect: .status(.failure)))
        #expect(home.invoke(OnOff.Toggle()).outcome?.status == .constraintError)
        #expect(home.invoke(OnOff.On()).outcome?.status == .failure)
        #expect(
            home.invoke(LevelControl.StopWithOnOff(optionsMask: [], optionsOverride: [])).outcome?.isSuccess == true)
    }

    @Test func `a delay comes before the effect`() throws {
        let home = try home()
        try home.home.fault(device: lamp, SimulatedFault(delay: .milliseconds(1500)))
        let answer = home.invoke(OnOff.On())
        home.clock.pass(1_499)
        #expect(answer.outcomes.isEmpty)
        #expect(home.reported(OnOff.onOff).isEmpty)
        home.clock.pass(1)
        #expect(answer.outcome?.isSuccess == true)
        #expect(home.log == ["report onOff", "success"])
    }

    @Test func `silence is never answered until the home stops`() throws {
        let home = try home()
        try home.home.fault(device: lamp, SimulatedFault(effect: .silence))
        let answer = home.invoke(OnOff.On())
        home.clock.pass(1_000_000)
        #expect(answer.outcomes.isEmpty)
        #expect(home.events.isEmpty)
        home.home.stop()
        #expect(answer.outcomes.count == 1)
        #expect(answer.outcome?.failure?.code == .cancelled)
    }

    @Test func `silence is bounded`() throws {
        let home = try home()
        try home.home.fault(device: lamp, SimulatedFault(effect: .silence))
        let first = home.invoke(OnOff.On())
        for _ in 0..<10_000 { _ = home.invoke(OnOff.On()) }
        #expect(first.outcome?.failure?.code == .deadlineExceeded)
    }

    @Test func `a fault that cannot be is refused`() throws {
        let home = try home()
        let faults: [(SimulatedFault, ErrorCode)] = [
            (SimulatedFault(delay: .seconds(-1)), .outOfRange), (SimulatedFault(delay: .seconds(3601)), .outOfRange),
            (SimulatedFault(endpoint: 9), .notFound), (SimulatedFault(trait: DoorLock.definition), .unimplemented),
            (SimulatedFault(effect: .status(.success)), .invalidArgument),
        ]
        for (fault, code) in faults {
            let failure = #expect(throws: CommandFailure.self) { try home.home.fault(device: lamp, fault) }
            #expect(failure?.code == code)
        }
    }
}
