import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Simulated washers and dryers are adjusted` {
    @Test func `a washer spins and rinses as it can`() throws {
        let washer = try Bench("laundryWasher")
        #expect(washer[LaundryWasherControls.spinSpeedCurrent] == 2)
        #expect(washer[LaundryWasherControls.numberOfRinses] == .normal)
        #expect(washer.write(LaundryWasherControls.spinSpeedCurrent, 3).isSuccess)
        #expect(washer.write(LaundryWasherControls.spinSpeedCurrent, 4).status == .constraintError)
        #expect(washer.write(LaundryWasherControls.spinSpeedCurrent, nil).isSuccess)
        #expect(washer.write(LaundryWasherControls.numberOfRinses, .extra).isSuccess)
        #expect(washer[LaundryWasherControls.numberOfRinses] == .extra)
    }

    @Test func `rinses that the washer lacks are refused`() throws {
        let washer = try Bench(
            "laundryWasher", [FirstValues(LaundryWasherControls.self, [("supportedRinses", .list([1, 2]))])])
        #expect(washer.write(LaundryWasherControls.numberOfRinses, .max).status == .constraintError)
        #expect(washer.write(LaundryWasherControls.numberOfRinses, .extra).isSuccess)
    }

    @Test func `a dryer dries as it can`() throws {
        let dryer = try Bench(
            "laundryDryer", [FirstValues(LaundryDryerControls.self, [("supportedDrynessLevels", .list([0, 1]))])])
        #expect(dryer[LaundryDryerControls.selectedDrynessLevel] == .normal)
        #expect(dryer.write(LaundryDryerControls.selectedDrynessLevel, .low).isSuccess)
        #expect(dryer.write(LaundryDryerControls.selectedDrynessLevel, .max).status == .constraintError)
        #expect(dryer.write(LaundryDryerControls.selectedDrynessLevel, nil).isSuccess)
    }

    @Test func `not while they are at work`() throws {
        let washer = try Bench("laundryWasher")
        washer.invoke(OperationalState.Start())
        #expect(washer.write(LaundryWasherControls.spinSpeedCurrent, 0).status == .invalidInState)
        let dryer = try Bench("laundryDryer")
        dryer.invoke(OperationalState.Start())
        #expect(dryer.write(LaundryDryerControls.selectedDrynessLevel, .low).status == .invalidInState)
    }
}

@Suite struct `Simulated appliances raise alarms` {
    private static let latching = [FirstValues(DishwasherAlarm.self, [("latch", 3)])]

    @Test func `an open door is told, and its closing`() throws {
        let refrigerator = try Bench("refrigerator")
        #expect(refrigerator[RefrigeratorAlarm.supported] == .doorOpen)
        try refrigerator.sense(RefrigeratorAlarm.state, .doorOpen)
        try refrigerator.sense(RefrigeratorAlarm.state, [])
        #expect(refrigerator.eventNames == ["notify", "notify"])
        let events = refrigerator.events.compactMap { RefrigeratorAlarm.Notify(fields: $0.fields) }
        #expect(events.map(\.active) == [.doorOpen, []])
        #expect(events.map(\.inactive) == [[], .doorOpen])
    }

    @Test func `an alarm that latches stays until it is reset`() throws {
        let dishwasher = try Bench("dishwasher", Self.latching)
        try dishwasher.sense(DishwasherAlarm.state, [.inflowError, .doorError])
        try dishwasher.sense(DishwasherAlarm.state, [])
        #expect(dishwasher[DishwasherAlarm.state] == .inflowError)
        #expect(dishwasher.invoke(DishwasherAlarm.Reset(alarms: .inflowError)).isSuccess)
        #expect(dishwasher[DishwasherAlarm.state] == [])
        #expect(dishwasher.eventNames == ["notify", "notify", "notify"])
    }

    @Test func `an alarm that is not enabled does not come`() throws {
        let dishwasher = try Bench("dishwasher")
        try dishwasher.sense(DishwasherAlarm.state, .doorError)
        #expect(dishwasher.invoke(DishwasherAlarm.ModifyEnabledAlarms(mask: .drainError)).isSuccess)
        #expect(dishwasher[DishwasherAlarm.mask] == .drainError)
        #expect(dishwasher[DishwasherAlarm.state] == [])
        try dishwasher.sense(DishwasherAlarm.state, [.doorError, .drainError])
        #expect(dishwasher[DishwasherAlarm.state] == .drainError)
    }

    @Test func `alarms that there are none of are no command`() throws {
        let dishwasher = try Bench(
            "dishwasher", [FirstValues(DishwasherAlarm.self, [("supported", 3), ("latch", 1)])])
        #expect(dishwasher.invoke(DishwasherAlarm.ModifyEnabledAlarms(mask: .doorError)).status == .invalidCommand)
        #expect(dishwasher.invoke(DishwasherAlarm.Reset(alarms: .doorError)).status == .invalidCommand)
        #expect(dishwasher.reports.isEmpty)
    }

    @Test func `a latched alarm outlives a restart`() throws {
        let dishwasher = try Bench("dishwasher", Self.latching)
        try dishwasher.sense(DishwasherAlarm.state, .inflowError)
        let again = Bench(dishwasher.device.definition, stored: Array(dishwasher.states.values))
        try again.sense(DishwasherAlarm.state, [])
        #expect(again[DishwasherAlarm.state] == .inflowError)
    }

    @Test func `a dishwasher without the feature has no reset`() throws {
        #expect(try Bench("dishwasher").invoke(DishwasherAlarm.Reset()).status == .unsupportedCommand)
    }
}

@Suite struct `Simulated filters are used up and changed` {
    @Test func `a change resets the condition and tells when`() throws {
        let purifier = try Bench(
            "airPurifier", [FirstValues(HepaFilterMonitoring.self, [("condition", 7), ("lastChangedTime", .null)])])
        try purifier.sense(HepaFilterMonitoring.condition, 0)
        #expect(purifier[HepaFilterMonitoring.changeIndication] == .critical)
        #expect(purifier.invoke(HepaFilterMonitoring.ResetCondition()).isSuccess)
        #expect(purifier[HepaFilterMonitoring.condition] == 100)
        #expect(purifier[HepaFilterMonitoring.changeIndication] == .ok)
        #expect(purifier[HepaFilterMonitoring.lastChangedTime] == purifier.moment.matterEpochSeconds)
        #expect(purifier[ActivatedCarbonFilterMonitoring.condition] == 100)
    }

    @Test func `a condition that counts up begins at nothing`() throws {
        let purifier = try Bench(
            "airPurifier", [FirstValues(ActivatedCarbonFilterMonitoring.self, [("degradationDirection", 0)])])
        #expect(purifier[ActivatedCarbonFilterMonitoring.condition] == 0)
        try purifier.sense(ActivatedCarbonFilterMonitoring.condition, 100)
        #expect(purifier[ActivatedCarbonFilterMonitoring.changeIndication] == .critical)
        purifier.invoke(ActivatedCarbonFilterMonitoring.ResetCondition())
        #expect(purifier[ActivatedCarbonFilterMonitoring.condition] == 0)
    }

    @Test(arguments: [
        HepaFilterMonitoring.definition, ActivatedCarbonFilterMonitoring.definition,
        WaterTankLevelMonitoring.definition,
    ])
    func `derived traits keep the places of the base's elements`(trait: TraitDefinition) {
        #expect(trait.attributes.map(\.name) == ResourceMonitoring.definition.attributes.map(\.name))
        #expect(trait.commandIndex(named: "resetCondition") == ResourceMonitoring.ResetCondition.index)
    }
}
