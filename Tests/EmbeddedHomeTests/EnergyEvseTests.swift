import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated charging point` {
    private func point(_ features: [String] = ["PREF", "SOC"], _ values: [(String, Value)] = []) throws -> Bench {
        try Bench(traits: [
            TraitRequest(EnergyEvse.self, features, values),
            TraitRequest(ElectricalPowerMeasurement.self, ["ALTC"]),
        ])
    }

    @discardableResult
    private func enable(_ point: Bench, until: UInt32? = nil, least: Int64 = 6_000, most: Int64 = 16_000)
        -> ActionOutcome
    {
        point.invoke(
            EnergyEvse.EnableCharging(
                chargingEnabledUntil: until, minimumChargeCurrent: least, maximumChargeCurrent: most))
    }

    @Test func `charges a vehicle that wants it while charging is enabled`() throws {
        let point = try point()
        #expect(enable(point).isSuccess)
        #expect(point[EnergyEvse.supplyState] == .chargingEnabled)
        #expect(point[EnergyEvse.maximumChargeCurrent] == 16_000)
        try point.sense(EnergyEvse.state, .pluggedInDemand)
        #expect(point[EnergyEvse.state] == .pluggedInCharging)
        #expect(point[ElectricalPowerMeasurement.activePower] == 3_680_000)
        point.pass(3_600_000)
        #expect(point[EnergyEvse.sessionEnergyCharged] == 3_680_000)
        #expect(point[EnergyEvse.sessionDuration] == 3_600)
        #expect(point.invoke(EnergyEvse.Disable()).isSuccess)
        #expect(point[EnergyEvse.supplyState] == .disabled)
        #expect(point[EnergyEvse.state] == .pluggedInDemand)
        #expect(point[EnergyEvse.maximumChargeCurrent] == 0)
        #expect(point[ElectricalPowerMeasurement.activePower] == 0)
        try point.sense(EnergyEvse.state, .notPluggedIn)
        #expect(
            point.eventNames == ["evConnected", "energyTransferStarted", "energyTransferStopped", "evNotDetected"])
    }

    @Test func `a vehicle that comes first waits`() throws {
        let point = try point()
        try point.sense(EnergyEvse.state, .pluggedInDemand)
        #expect(point[EnergyEvse.state] == .pluggedInDemand)
        #expect(point[EnergyEvse.sessionId] == 1)
        enable(point)
        #expect(point[EnergyEvse.state] == .pluggedInCharging)
        try point.sense(EnergyEvse.state, .notPluggedIn)
        try point.sense(EnergyEvse.state, .pluggedInNoDemand)
        #expect(point[EnergyEvse.sessionId] == 2)
        #expect(point[EnergyEvse.sessionEnergyCharged] == 0)
    }

    @Test func `charging ends at its time`() throws {
        let point = try point()
        try point.sense(EnergyEvse.state, .pluggedInDemand)
        enable(point, until: Bench.start.matterEpochSeconds + 100)
        point.pass(99_000)
        #expect(point[EnergyEvse.state] == .pluggedInCharging)
        point.pass(1_000)
        #expect(point[EnergyEvse.supplyState] == .disabled)
        #expect(point[EnergyEvse.state] == .pluggedInDemand)
    }

    @Test func `an end that is over survives a restart as such`() throws {
        let point = try point()
        enable(point, until: Bench.start.matterEpochSeconds + 100)
        #expect(point.restarted(after: 50_000)[EnergyEvse.supplyState] == .chargingEnabled)
        #expect(point.restarted(after: 200_000)[EnergyEvse.supplyState] == .disabled)
    }

    @Test func `currents keep to the circuit, the user and their order`() throws {
        let point = try point(["PREF"], [("circuitCapacity", 20_000), ("userMaximumChargeCurrent", 10_000)])
        #expect(enable(point, least: 20_000, most: 10_000).status == .constraintError)
        #expect(enable(point, most: 32_000).isSuccess)
        #expect(point[EnergyEvse.maximumChargeCurrent] == 10_000)
        #expect(point.write(EnergyEvse.userMaximumChargeCurrent, 8_000).isSuccess)
        #expect(point[EnergyEvse.maximumChargeCurrent] == 8_000)
    }

    @Test func `a battery that is full stops charging`() throws {
        let point = try point(["PREF", "SOC"], [("stateOfCharge", 99), ("batteryCapacity", 36_800_000)])
        enable(point)
        try point.sense(EnergyEvse.state, .pluggedInDemand)
        point.pass(600_000)
        #expect(point[EnergyEvse.stateOfCharge] == 100)
        #expect(point[EnergyEvse.state] == .pluggedInNoDemand)
        #expect(point.eventNames.last == "energyTransferStopped")
    }

    @Test func `a vehicle gives energy back`() throws {
        let point = try point(["PREF", "V2X"])
        #expect(point.invoke(EnergyEvse.EnableDischarging(maximumDischargeCurrent: 10_000)).isSuccess)
        try point.sense(EnergyEvse.state, .pluggedInDemand)
        #expect(point[EnergyEvse.state] == .pluggedInDischarging)
        #expect(point[ElectricalPowerMeasurement.activePower] == -2_300_000)
        point.pass(3_600_000)
        #expect(point[EnergyEvse.sessionEnergyDischarged] == 2_300_000)
        enable(point)
        #expect(point[EnergyEvse.supplyState] == .enabled)
    }

    @Test func `tests itself only when disabled`() throws {
        let point = try point()
        #expect(point.invoke(EnergyEvse.StartDiagnostics()).isSuccess)
        #expect(point[EnergyEvse.supplyState] == .disabledDiagnostics)
        #expect(enable(point).status == .failure)
        point.pass(EnergyEvseBehaviour.diagnosticsTime)
        #expect(point[EnergyEvse.supplyState] == .disabled)
        enable(point)
        #expect(point.invoke(EnergyEvse.StartDiagnostics()).status == .failure)
    }

    @Test func `a fault ends charging and forbids it`() throws {
        let point = try point()
        enable(point)
        try point.sense(EnergyEvse.state, .pluggedInDemand)
        try point.sense(EnergyEvse.faultState, .groundFault)
        #expect(point[EnergyEvse.supplyState] == .disabledError)
        #expect(point[EnergyEvse.state] == .pluggedInDemand)
        #expect(point.eventNames.last == "fault")
        #expect(enable(point).status == .failure)
        try point.sense(EnergyEvse.faultState, .noError)
        #expect(enable(point).isSuccess)
    }

    private func schedule(_ days: EnergyEvse.TargetDayOfWeek, at minute: UInt16) -> EnergyEvse.ChargingTargetSchedule {
        .init(
            dayOfWeekForSequence: days,
            chargingTargets: [.init(targetTimeMinutesPastMidnight: minute, addedEnergy: 3_680_000)])
    }

    @Test func `targets are kept, shown when a vehicle may charge, and cleared`() throws {
        let point = try point()
        // The bench begins on a Tuesday, at 22:13 UTC.
        let targets = [schedule(.wednesday, at: 420)]
        #expect(point.invoke(EnergyEvse.SetTargets(chargingTargetSchedules: targets)).isSuccess)
        #expect(point[EnergyEvse.nextChargeTargetTime] == .some(nil))
        enable(point)
        try point.sense(EnergyEvse.state, .pluggedInNoDemand)
        let target = try #require(point[EnergyEvse.nextChargeTargetTime] ?? nil)
        #expect(target % 86_400 == 7 * 3_600)
        #expect(target - Bench.start.matterEpochSeconds < 86_400)
        #expect(point[EnergyEvse.nextChargeRequiredEnergy] == 3_680_000)
        #expect(point[EnergyEvse.nextChargeStartTime] == target - 3_600)
        let again = point.restarted()
        let answer = again.invoke(EnergyEvse.GetTargets())
        #expect(EnergyEvse.GetTargetsResponse(fields: answer.fields)?.chargingTargetSchedules == targets)
        #expect(again.invoke(EnergyEvse.ClearTargets()).isSuccess)
        #expect(again[EnergyEvse.nextChargeTargetTime] == .some(nil))
    }

    @Test func `a day has one schedule, and a target says what it wants`() throws {
        let point = try point()
        let twice = [schedule([.monday, .tuesday], at: 60), schedule(.tuesday, at: 120)]
        #expect(point.invoke(EnergyEvse.SetTargets(chargingTargetSchedules: twice)).status == .constraintError)
        let empty = EnergyEvse.ChargingTargetSchedule(
            dayOfWeekForSequence: .monday, chargingTargets: [.init(targetTimeMinutesPastMidnight: 60)])
        #expect(point.invoke(EnergyEvse.SetTargets(chargingTargetSchedules: [empty])).status == .constraintError)
        point.invoke(EnergyEvse.SetTargets(chargingTargetSchedules: [schedule([.monday, .tuesday], at: 60)]))
        point.invoke(EnergyEvse.SetTargets(chargingTargetSchedules: [schedule(.tuesday, at: 120)]))
        let answer = point.invoke(EnergyEvse.GetTargets())
        #expect(
            EnergyEvse.GetTargetsResponse(fields: answer.fields)?.chargingTargetSchedules
                == [schedule(.monday, at: 60), schedule(.tuesday, at: 120)])
    }
}
