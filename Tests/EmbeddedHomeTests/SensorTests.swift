import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Simulated sensors, buttons and small traits` {
    @Test func `occupancy holds and falls by itself, and another detection begins it anew`() throws {
        let sensor = try Bench("occupancySensor", [FirstValues(OccupancySensing.self, [("holdTime", 10)])])
        try sensor.sense(OccupancySensing.occupancy, .occupied)
        sensor.pass(9_000)
        try sensor.sense(OccupancySensing.occupancy, .occupied)
        sensor.pass(9_000)
        #expect(sensor[OccupancySensing.occupancy] == .occupied)
        sensor.pass(1_000)
        #expect(sensor[OccupancySensing.occupancy] == [])
        #expect(sensor.eventNames == ["occupancyChanged", "occupancyChanged"])
        #expect(sensor.reported(OccupancySensing.occupancy) == [.occupied, []])
    }

    @Test(arguments: [UInt16(0), 3601])
    func `a hold time out of its limits is refused`(seconds: UInt16) throws {
        let sensor = try Bench("occupancySensor")
        #expect(sensor.write(OccupancySensing.holdTime, seconds).status == .constraintError)
        #expect(sensor[OccupancySensing.holdTime] == 30)
    }

    @Test func `a contact raises its event when it changes, and only then`() throws {
        let contact = try Bench("contactSensor")
        try contact.sense(BooleanState.stateValue, true)
        try contact.sense(BooleanState.stateValue, true)
        try contact.sense(BooleanState.stateValue, false)
        #expect(contact.eventNames == ["stateChange", "stateChange"])
        #expect(contact.reported(BooleanState.stateValue) == [true, false])
    }

    @Test func `a measured value is read-only`() throws {
        let sensor = try Bench("temperatureSensor")
        #expect(sensor[TemperatureMeasurement.measuredValue] == 2100)
        #expect(sensor.write(TemperatureMeasurement.measuredValue, 5).status == .unsupportedWrite)
        try sensor.sense(TemperatureMeasurement.measuredValue, nil)
        #expect(sensor[TemperatureMeasurement.measuredValue] == .some(nil))
        try sensor.sense(TemperatureMeasurement.measuredValue, -27315)
        #expect(sensor.reported(TemperatureMeasurement.measuredValue) == [nil, -27315])
    }

    @Test(arguments: [
        (
            SwitchPress.presses(1), ["initialPress", "shortRelease", "multiPressComplete"]
        ),
        (
            .presses(2),
            ["initialPress", "shortRelease", "initialPress", "multiPressOngoing", "shortRelease", "multiPressComplete"]
        ),
        (.longPress, ["initialPress", "longPress", "longRelease"]),
    ])
    func `a button tells its presses`(pattern: SwitchPress, events: [String]) throws {
        let button = try Bench("genericSwitch")
        try button.press(pattern)
        #expect(button.eventNames == events)
        #expect(button[Switch.currentPosition] == 0)
    }

    @Test(arguments: [(1, 1), (3, 3), (4, 0)])
    func `more presses than a button counts are none`(presses: Int, counted: Int64) throws {
        let button = try Bench("genericSwitch")
        try button.press(.presses(presses))
        #expect(button.events.last?.fields[1] == .integer(counted))
    }

    @Test func `a button is not turned`() throws {
        let button = try Bench("genericSwitch")
        #expect(throws: CommandFailure.self) { try button.press(.turn(to: 1)) }
        #expect(throws: CommandFailure.self) { try button.press(.presses(0)) }
    }

    @Test func `a mode is one of the list`() throws {
        let select = try Bench("modeSelect")
        #expect(select.invoke(ModeSelect.ChangeToMode(newMode: 2)).isSuccess)
        #expect(select[ModeSelect.currentMode] == 2)
        #expect(select.invoke(ModeSelect.ChangeToMode(newMode: 9)).status == .invalidCommand)
        #expect(select[ModeSelect.currentMode] == 2)
    }

    @Test func `a mode comes up as configured`() throws {
        let select = try Bench("modeSelect", [FirstValues(ModeSelect.self, [("startUpMode", .null)])])
        #expect(select.write(ModeSelect.startUpMode, 9).status == .constraintError)
        #expect(select.write(ModeSelect.startUpMode, 1).isSuccess)
        let again = Bench(select.device.definition, stored: Array(select.states.values))
        #expect(again[ModeSelect.currentMode] == 1)
    }

    @Test func `identifying counts down and tells its end`() throws {
        let lamp = try Bench("onOffLight")
        lamp.invoke(Identify.IdentifyCommand(identifyTime: 10))
        lamp.pass(10_000)
        #expect(lamp.reported(Identify.identifyTime) == [10, 0])
        #expect(lamp.device.nextWake == nil)
    }

    @Test func `Google's doors open by percent, relative and all or nothing`() throws {
        var builder = DeviceBuilder(registry: HomeTraits.registry)
        func door(_ values: [(attribute: String, value: Value)]) throws -> Bench {
            var definition = try Bench.definition("windowCovering")
            definition.parts[0].traits = [try builder.state(of: GoogleOpenClose.definition, firstValues: values)]
            return Bench(definition)
        }
        let plain = try door([("openPercent", 20.0)])
        plain.invoke(GoogleOpenClose.OpenCloseRelative(openRelativePercent: 90))
        #expect(plain[GoogleOpenClose.openPercent] == 100)
        #expect(plain.invoke(GoogleOpenClose.OpenClose(openPercent: 101)).status == .constraintError)
        let gate = try door([("openPercent", 0.0), ("discreteOnlyOpenClose", true)])
        #expect(gate.invoke(GoogleOpenClose.OpenClose(openPercent: 30)).failure?.code == .outOfRange)
        #expect(gate.invoke(GoogleOpenClose.OpenClose(openPercent: 100)).isSuccess)
        #expect(gate[GoogleOpenClose.openPercent] == 100)
        #expect(!gate.part.supports(GoogleOpenClose.OpenCloseRelative.self))
        let sensor = try door([("openPercent", 0.0), ("queryOnlyOpenClose", true)])
        #expect(sensor.invoke(GoogleOpenClose.OpenClose(openPercent: 30)).status == .unsupportedCommand)
    }
}
