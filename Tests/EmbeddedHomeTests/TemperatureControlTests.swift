import HomeModel
import HomeTraits
import JSON
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated appliance is set to a temperature` {
    private func set(_ bench: Bench, _ temperature: Int16?, level: UInt8? = nil) -> ActionOutcome {
        bench.invoke(
            TemperatureControl.SetTemperature(targetTemperature: temperature, targetTemperatureLevel: level))
    }

    @Test(arguments: [
        ("temperatureControlledCabinet", Int16(400)), ("laundryWasher", 4000), ("dishwasher", 5000), ("oven", 18000),
        ("refrigerator", 400),
    ])
    func `it begins with a plausible one`(type: String, setpoint: Int16) throws {
        #expect(try Bench(type)[TemperatureControl.temperatureSetpoint] == setpoint)
    }

    @Test func `a freezer is a cabinet below freezing`() throws {
        let freezer = try Bench(
            "temperatureControlledCabinet", [FirstValues(TemperatureControl.self, [("temperatureSetpoint", -1800)])])
        #expect(set(freezer, -2000).isSuccess)
        #expect(set(freezer, 400).status == .constraintError)
    }

    @Test func `a number within the range is taken`() throws {
        let cabinet = try Bench("temperatureControlledCabinet")
        #expect(set(cabinet, 650).isSuccess)
        #expect(cabinet[TemperatureControl.temperatureSetpoint] == 650)
        let failure = set(cabinet, 900).failure
        #expect(failure?.matterStatus == .constraintError)
        #expect(failure?.allowed == ["min": 100, "max": 800])
        #expect(cabinet[TemperatureControl.temperatureSetpoint] == 650)
    }

    @Test(arguments: [(Int16(700), true), (650, false), (100, true)])
    func `steps are kept`(temperature: Int16, isTaken: Bool) throws {
        let cabinet = try Bench(
            "temperatureControlledCabinet", [FirstValues(TemperatureControl.self, [("step", 100)])])
        #expect(set(cabinet, temperature).status == (isTaken ? nil : .constraintError))
    }

    @Test func `a field of the other kind, both or none are no command`() throws {
        let cabinet = try Bench("temperatureControlledCabinet")
        #expect(set(cabinet, nil, level: 1).status == .invalidCommand)
        #expect(set(cabinet, 500, level: 1).status == .invalidCommand)
        #expect(set(cabinet, nil).status == .invalidCommand)
    }

    @Test func `levels are those of the list`() throws {
        let surface = try Bench("cookSurface")
        #expect(surface[TemperatureControl.supportedTemperatureLevels] == ["Off", "Low", "Medium", "High"])
        #expect(surface[TemperatureControl.selectedTemperatureLevel] == 0)
        #expect(set(surface, nil, level: 3).isSuccess)
        #expect(surface[TemperatureControl.selectedTemperatureLevel] == 3)
        #expect(set(surface, nil, level: 4).status == .constraintError)
        #expect(set(surface, 500).status == .invalidCommand)
    }

    @Test func `a programme under way keeps its temperature`() throws {
        let washer = try Bench("laundryWasher")
        washer.invoke(OperationalState.Start())
        #expect(set(washer, 6000).status == .invalidInState)
        washer.invoke(OperationalState.Stop())
        #expect(set(washer, 6000).isSuccess)
    }
}
