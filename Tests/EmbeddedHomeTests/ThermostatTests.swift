import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated thermostat heats and cools` {
    private func thermostat(_ values: [(String, Value)] = [], isLively: Bool = false) throws -> Bench {
        try Bench("thermostat", [FirstValues(Thermostat.self, values)], isLively: isLively)
    }

    @Test func `it begins with a comfortable room`() throws {
        let thermostat = try thermostat()
        #expect(thermostat[Thermostat.localTemperature] == 2100)
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == 2000)
        #expect(thermostat[Thermostat.occupiedCoolingSetpoint] == 2600)
        #expect(thermostat[Thermostat.controlSequenceOfOperation] == .coolingAndHeating)
        thermostat.pass(3_600_000)
        #expect(thermostat.reports.isEmpty)
    }

    // Field case F12.
    @Test func `a setpoint that breaks the dead band moves the other one`() throws {
        let thermostat = try thermostat([
            ("occupiedHeatingSetpoint", 2600), ("occupiedCoolingSetpoint", 2850), ("minSetpointDeadBand", 25),
            ("systemMode", 3),
        ])
        #expect(thermostat.write(Thermostat.occupiedCoolingSetpoint, 2200).isSuccess)
        #expect(thermostat[Thermostat.occupiedCoolingSetpoint] == 2200)
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == 1950)
        #expect(thermostat.write(Thermostat.occupiedHeatingSetpoint, 2700).isSuccess)
        #expect(thermostat[Thermostat.occupiedCoolingSetpoint] == 2950)
    }

    @Test func `a setpoint is refused where the other one cannot give way`() throws {
        let thermostat = try thermostat([("maxCoolSetpointLimit", 3000), ("maxHeatSetpointLimit", 2900)])
        let outcome = thermostat.write(Thermostat.occupiedHeatingSetpoint, 2850)
        #expect(outcome.status == .constraintError)
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == 2000)
        #expect(thermostat[Thermostat.occupiedCoolingSetpoint] == 2600)
        #expect(thermostat.reports.isEmpty)
    }

    @Test(arguments: [Int16(699), 3001])
    func `a setpoint out of its limits is refused, with the limits`(setpoint: Int16) throws {
        let thermostat = try thermostat()
        let failure = thermostat.write(Thermostat.occupiedHeatingSetpoint, setpoint).failure
        #expect(failure?.code == .outOfRange)
        #expect(failure?.field == "occupiedHeatingSetpoint")
        #expect(failure?.allowed != nil)
    }

    @Test func `a limit moves a setpoint by the least amount`() throws {
        let thermostat = try thermostat()
        #expect(thermostat.write(Thermostat.maxHeatSetpointLimit, 1900).isSuccess)
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == 1900)
        #expect(thermostat.write(Thermostat.minCoolSetpointLimit, 2700).isSuccess)
        #expect(thermostat[Thermostat.occupiedCoolingSetpoint] == 2700)
        #expect(thermostat.write(Thermostat.minHeatSetpointLimit, 1950).status == .constraintError)
        #expect(thermostat.write(Thermostat.minHeatSetpointLimit, 600).status == .constraintError)
    }

    @Test(arguments: [
        (Thermostat.SetpointRaiseLowerMode.heat, Int8(10), Int16(2100), Int16(2600)), (.cool, -10, 2000, 2500),
        (.both, 5, 2050, 2650), (.heat, 127, 3000, 3200), (.both, 127, 2600, 3200), (.heat, 50, 2500, 2700),
    ])
    func `raising and lowering is clipped, and both keep their distance`(
        mode: Thermostat.SetpointRaiseLowerMode, amount: Int8, heating: Int16, cooling: Int16
    ) throws {
        let thermostat = try thermostat()
        #expect(thermostat.invoke(Thermostat.SetpointRaiseLower(mode: mode, amount: amount)).isSuccess)
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == heating)
        #expect(thermostat[Thermostat.occupiedCoolingSetpoint] == cooling)
    }

    @Test func `a mode that the device lacks cannot be raised`() throws {
        let heater = try Bench("roomAirConditioner")
        let outcome = heater.invoke(Thermostat.SetpointRaiseLower(mode: .heat, amount: 1))
        #expect(outcome.status == .invalidCommand)
    }

    @Test(arguments: [
        (Thermostat.ControlSequenceOfOperation.coolingOnly, Thermostat.SystemMode.heat, false),
        (.coolingOnly, .cool, true), (.heatingOnly, .cool, false), (.heatingOnly, .precooling, false),
        (.heatingOnly, .emergencyHeat, true), (.coolingAndHeating, .auto, true), (.coolingAndHeating, .off, true),
    ])
    func `the mode suits the sequence`(
        sequence: Thermostat.ControlSequenceOfOperation, mode: Thermostat.SystemMode, isAllowed: Bool
    ) throws {
        let thermostat = try thermostat([("controlSequenceOfOperation", sequence.value), ("systemMode", 0)])
        let outcome = thermostat.write(Thermostat.systemMode, mode)
        #expect(outcome.isSuccess == isAllowed)
        #expect(outcome.status == (isAllowed ? nil : .constraintError))
        #expect(thermostat[Thermostat.systemMode] == (isAllowed ? mode : .off))
    }

    @Test func `without the automatic mode nobody sets it`() throws {
        let cooler = try Bench("roomAirConditioner")
        #expect(cooler.write(Thermostat.systemMode, .auto).status == .constraintError)
        #expect(cooler.write(Thermostat.occupiedHeatingSetpoint, 2000).status == .unsupportedAttribute)
    }

    @Test func `some writes are ignored with success`() throws {
        let thermostat = try thermostat()
        #expect(thermostat.write(Thermostat.minSetpointDeadBand, 5).isSuccess)
        #expect(thermostat.write(Thermostat.controlSequenceOfOperation, .heatingOnly).isSuccess)
        #expect(thermostat[Thermostat.minSetpointDeadBand] == 20)
        #expect(thermostat[Thermostat.controlSequenceOfOperation] == .coolingAndHeating)
        #expect(thermostat.reports.isEmpty)
    }

    @Test func `the running state follows the demand`() throws {
        let thermostat = try thermostat([("systemMode", 1)])
        try thermostat.sense(Thermostat.localTemperature, 1500)
        #expect(thermostat[Thermostat.thermostatRunningState] == .heat)
        try thermostat.sense(Thermostat.localTemperature, 2800)
        #expect(thermostat[Thermostat.thermostatRunningState] == .cool)
        thermostat.write(Thermostat.systemMode, .off)
        #expect(thermostat[Thermostat.thermostatRunningState] == [])
    }

    @Test func `a temporary hold ends by itself`() throws {
        let thermostat = try thermostat([
            ("temperatureSetpointHold", 0), ("temperatureSetpointHoldDuration", .null),
            ("setpointHoldExpiryTimestamp", .null),
        ])
        thermostat.write(Thermostat.temperatureSetpointHoldDuration, 30)
        thermostat.write(Thermostat.temperatureSetpointHold, .setpointHoldOn)
        let expiry = thermostat[Thermostat.setpointHoldExpiryTimestamp] ?? nil
        #expect(expiry == thermostat.moment.matterEpochSeconds + 1800)
        thermostat.pass(1_799_000)
        #expect(thermostat[Thermostat.temperatureSetpointHold] == .setpointHoldOn)
        thermostat.pass(1_000)
        #expect(thermostat[Thermostat.temperatureSetpointHold] == .setpointHoldOff)
        #expect(thermostat[Thermostat.setpointHoldExpiryTimestamp] == .some(nil))
    }

    @Test func `a client's change tells its source and amount`() throws {
        let thermostat = try thermostat([("setpointChangeSource", 0), ("setpointChangeAmount", .null)])
        thermostat.write(Thermostat.occupiedHeatingSetpoint, 2150)
        #expect(thermostat[Thermostat.setpointChangeSource] == .external)
        #expect(thermostat[Thermostat.setpointChangeAmount] == 150)
    }

    @Test func `a lively room follows the setpoint, a quiet one does not`() throws {
        let thermostat = try thermostat([("systemMode", 4), ("occupiedHeatingSetpoint", 2300)], isLively: true)
        thermostat.pass(600_000)
        #expect(thermostat[Thermostat.localTemperature] == 2200)
        thermostat.pass(1_800_000)
        let local = (thermostat[Thermostat.localTemperature] ?? nil) ?? 0
        #expect((2290...2300).contains(local))
    }
}
