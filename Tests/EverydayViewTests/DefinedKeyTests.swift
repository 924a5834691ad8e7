import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

@Suite("Keys that definitions describe")
struct DefinedKeyTests {
    // MARK: Concentrations

    private static func air(_ value: Value?, in unit: ConcentrationMeasurement.MeasurementUnit?) -> Device {
        Home.device(
            "airQualitySensor",
            Home.trait(
                CarbonDioxideConcentrationMeasurement.definition, features: ["MEA"],
                [("measuredValue", value), ("measurementUnit", unit.map(\.value))]))
    }

    static let concentrations: [(value: Value?, unit: ConcentrationMeasurement.MeasurementUnit?, json: String)] = [
        (.number(650), .ppm, #"{"co2":650}"#), (.number(420_500), .ppb, #"{"co2":420.5}"#),
        (.number(4e8), .ppt, #"{"co2":400}"#), (.null, .ppm, #"{"co2":null}"#), (nil, .ppm, "{}"),
        // A mass is no share of the air, and without a unit nobody knows.
        (.number(1200), .mgm3, "{}"), (.number(650), nil, "{}"), (.number(.infinity), .ppm, "{}"),
    ]

    @Test("A concentration shows in the key's unit, whatever the device measures in", arguments: concentrations)
    func concentration(value: Value?, unit: ConcentrationMeasurement.MeasurementUnit?, json: String) throws {
        let device = Self.air(value, in: unit)
        #expect(Home.document(device) == json)
        let failure = try #require(throws: CommandFailure.self) { try Home.plan(["co2": 400], device) }
        #expect(failure.code == .failedPrecondition)
    }

    @Test("`The unit counts as one the document depends on, and so does the list of labels`")
    func dependencies() {
        let concentration = CarbonDioxideConcentrationMeasurement.definition
        let unit = ConcentrationMeasurement.measurementUnit.index
        #expect(EverydayView.depends(on: concentration, attributes: [unit]))
        #expect(EverydayView.depends(on: RvcRunMode.definition, attributes: [RvcRunMode.supportedModes.index]))
        #expect(EverydayView.depends(on: ModeSelect.definition, attributes: [ModeSelect.supportedModes.index]))
    }

    // MARK: Fields of structs

    @Test("`Energy is a field of a struct, in kWh`")
    func energy() {
        let counted = ElectricalEnergyMeasurement.EnergyMeasurement(energy: 1_234_567_890)
        #expect(Self.meter(counted.value) == #"{"energy":1234.56789}"#)
        #expect(Self.meter(.null) == #"{"energy":null}"#)
        #expect(Self.meter(nil) == "{}")
    }

    private static func meter(_ value: Value?) -> String {
        Home.document(
            Home.device(
                "electricalSensor",
                Home.trait(
                    ElectricalEnergyMeasurement.definition, features: ["IMPE", "CUME"],
                    [("cumulativeEnergyImported", value)])))
    }

    private static func panel(_ commands: [String]? = nil) -> Device {
        let shown = ClosureDimension.DimensionState(position: 2_500, latch: false)
        return Home.device(
            "closurePanel",
            Home.trait(
                ClosureDimension.definition, features: ["PS"],
                [("currentState", shown.value), ("targetState", shown.value)], commands: commands))
    }

    @Test("`A field is set by the command that asks for it, and no other is sent`")
    func member() throws {
        #expect(Home.document(Self.panel()) == #"{"open":75,"latched":false}"#)
        #expect(
            try Home.steps(["open": 40], Self.panel()) == [
                #"closureDimension.setTarget {"position":6000,"speed":"auto"}"#
            ])
        #expect(
            try Home.steps(["latched": true], Self.panel())
                == [#"closureDimension.setTarget {"latch":true,"speed":"auto"}"#])
        let failure = try #require(throws: CommandFailure.self) { try Home.plan(["open": 101], Self.panel()) }
        #expect(failure.code == .outOfRange)
        #expect(throws: CommandFailure.self) { try Home.plan(["open": 40], Self.panel([])) }
    }

    // MARK: Labels

    private static func robot(_ mode: Value?, _ modes: [(label: String, mode: UInt8)]?) -> Device {
        let options = modes.map { $0.map { RvcRunMode.ModeOption(label: $0.label, mode: $0.mode, modeTags: []) }.value }
        return Home.device(
            "roboticVacuumCleaner",
            Home.trait(RvcRunMode.definition, [("supportedModes", options), ("currentMode", mode)]))
    }

    private static let modes: [(label: String, mode: UInt8)] = [("Idle", 1), ("Clean", 4), ("Same", 5), ("same", 6)]

    @Test("`A mode of any appliance goes by its label`")
    func label() throws {
        #expect(Home.document(Self.robot(4, Self.modes)) == #"{"runMode":"Clean"}"#)
        #expect(Home.document(Self.robot(9, Self.modes)) == #"{"runMode":9}"#)
        #expect(Home.document(Self.robot(4, nil)) == #"{"runMode":4}"#)
        #expect(Home.document(Self.robot(nil, Self.modes)) == "{}")
        #expect(
            try Home.steps(["runMode": "clean"], Self.robot(1, Self.modes))
                == [#"rvcRunMode.changeToMode {"newMode":4}"#])
        #expect(
            try Home.steps(["runMode": 77], Self.robot(1, nil)) == [#"rvcRunMode.changeToMode {"newMode":77}"#])
        for wish: JSON in ["Mop", 77, "SAME", .null] {
            #expect(throws: CommandFailure.self) { try Home.plan(["runMode": wish], Self.robot(1, Self.modes)) }
        }
    }

    @Test("`Labels may be a mere list, counted from 0`")
    func list() throws {
        let washer = Home.device(
            "laundryWasher",
            Home.trait(
                LaundryWasherControls.definition, features: ["SPIN"],
                [("spinSpeeds", .list(["Off", "800", "1400"])), ("spinSpeedCurrent", 2)]))
        #expect(Home.document(washer) == #"{"spinSpeed":"1400"}"#)
        #expect(try Home.steps(["spinSpeed": "800"], washer) == ["laundryWasherControls.spinSpeedCurrent = 1"])
    }

    // MARK: Members of enums

    @Test("`What differs from normal is true, and only false can be set`")
    func differs() throws {
        func alarm(_ state: Value) -> Device {
            Home.device(
                "smokeCoAlarm", Home.trait(SmokeCoAlarm.definition, features: ["SMOKE"], [("smokeState", state)]))
        }
        #expect(Home.document(alarm(0)) == #"{"smoke":false}"#)
        #expect(Home.document(alarm(1)) == #"{"smoke":true}"#)
        #expect(Home.document(alarm(2)) == #"{"smoke":true}"#)
        #expect(throws: CommandFailure.self) { try Home.plan(["smoke": false], alarm(2)) }
    }

    @Test("`A state that commands bring about is set by them`")
    func running() throws {
        let oven = Home.device(
            "oven", Home.trait(OvenCavityOperationalState.definition, [("operationalState", 0)]))
        #expect(Home.document(oven) == #"{"running":false}"#)
        #expect(try Home.steps(["running": true], oven) == ["ovenCavityOperationalState.start {}"])
        #expect(throws: CommandFailure.self) { try Home.plan(["running": false], oven) }
    }
}
