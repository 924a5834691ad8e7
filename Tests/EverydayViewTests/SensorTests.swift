import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

@Suite("Sensors, fans and modes in everyday terms")
struct SensorTests {
    static func sensor(_ definition: TraitDefinition, _ name: String, _ value: Value?, type: String = "contactSensor")
        -> Device
    {
        Home.device(type, Home.trait(definition, [(name, value)]))
    }

    static let measured: [(device: @Sendable () -> Device, json: String)] = [
        ({ sensor(TemperatureMeasurement.definition, "measuredValue", -115) }, #"{"temperature":-1.15}"#),
        ({ sensor(TemperatureMeasurement.definition, "measuredValue", -5) }, #"{"temperature":-0.05}"#),
        ({ sensor(TemperatureMeasurement.definition, "measuredValue", -27_315) }, #"{"temperature":-273.15}"#),
        ({ sensor(TemperatureMeasurement.definition, "measuredValue", 0) }, #"{"temperature":0}"#),
        ({ sensor(TemperatureMeasurement.definition, "measuredValue", 4530) }, #"{"temperature":45.3}"#),
        ({ sensor(TemperatureMeasurement.definition, "measuredValue", .null) }, #"{"temperature":null}"#),
        ({ sensor(TemperatureMeasurement.definition, "measuredValue", nil) }, "{}"),
        ({ sensor(RelativeHumidityMeasurement.definition, "measuredValue", 5555) }, #"{"humidity":55.55}"#),
        ({ sensor(IlluminanceMeasurement.definition, "measuredValue", 0) }, #"{"illuminance":0}"#),
        ({ sensor(IlluminanceMeasurement.definition, "measuredValue", 1) }, #"{"illuminance":1}"#),
        ({ sensor(IlluminanceMeasurement.definition, "measuredValue", 10_001) }, #"{"illuminance":10}"#),
        ({ sensor(IlluminanceMeasurement.definition, "measuredValue", 26_990) }, #"{"illuminance":500}"#),
        ({ sensor(IlluminanceMeasurement.definition, "measuredValue", 3011) }, #"{"illuminance":2}"#),
        ({ sensor(IlluminanceMeasurement.definition, "measuredValue", 5000) }, #"{"illuminance":3.16}"#),
        ({ sensor(IlluminanceMeasurement.definition, "measuredValue", 65_533) }, #"{"illuminance":3570000}"#),
        ({ sensor(OccupancySensing.definition, "occupancy", 1) }, #"{"occupied":true}"#),
        ({ sensor(OccupancySensing.definition, "occupancy", 0) }, #"{"occupied":false}"#),
        ({ sensor(PowerSource.definition, "batPercentRemaining", 1) }, #"{"battery":1}"#),
        ({ sensor(PowerSource.definition, "batPercentRemaining", 0) }, #"{"battery":0}"#),
        ({ sensor(PowerSource.definition, "batPercentRemaining", 56) }, #"{"battery":28}"#),
        ({ sensor(PowerSource.definition, "batPercentRemaining", 200) }, #"{"battery":100}"#),
        ({ sensor(PowerSource.definition, "batPercentRemaining", .null) }, #"{"battery":null}"#),
        ({ sensor(ElectricalPowerMeasurement.definition, "activePower", -12_345) }, #"{"power":-12.345}"#),
        ({ sensor(ElectricalPowerMeasurement.definition, "rmsVoltage", 230_100) }, #"{"voltage":230.1}"#),
        ({ sensor(BooleanState.definition, "stateValue", true) }, #"{"contact":true}"#),
        ({ sensor(BooleanState.definition, "stateValue", true, type: "waterLeakDetector") }, #"{"leak":true}"#),
        ({ sensor(BooleanState.definition, "stateValue", false, type: "waterFreezeDetector") }, #"{"freeze":false}"#),
        ({ sensor(BooleanState.definition, "stateValue", false, type: "rainSensor") }, #"{"rain":false}"#),
    ]

    @Test("A measurement has its unit and its decimals, and null stays null", arguments: measured)
    func document(device: @Sendable () -> Device, json: String) {
        #expect(Home.document(device()) == json)
    }

    @Test("What is measured cannot be set", arguments: measured)
    func readOnly(device: @Sendable () -> Device, json: String) throws {
        for key in EverydayView.keys(of: device()) {
            let failure = try #require(throws: CommandFailure.self) { try Home.plan([key: 1], device()) }
            #expect(failure.code == .failedPrecondition)
            #expect(failure.field == key)
        }
    }

    @Test("`Of several attributes for one key the first that the device has counts`")
    func firstCounts() {
        let device = Home.device(
            "electricalSensor",
            Home.trait(ElectricalPowerMeasurement.definition, [("voltage", 229_000), ("rmsVoltage", 230_000)]))
        #expect(Home.document(device) == #"{"voltage":229}"#)
    }

    static func fan(_ mode: Value, _ percent: Value?, sequence: Value = 2) -> Device {
        Home.device(
            "fan",
            Home.trait(
                FanControl.definition, features: ["AUT"],
                [("fanMode", mode), ("fanModeSequence", sequence), ("percentSetting", percent)]))
    }

    static let fanSets: [(object: JSONObject, steps: [String])] = [
        (["fan": 12], ["fanControl.percentSetting = 12"]), (["fan": "0"], ["fanControl.percentSetting = 0"]),
        (["fan": nil], ["fanControl.percentSetting = null"]),
        (["fanMode": "LOW"], ["fanControl.fanMode = \"low\""]), (["fanMode": "on"], ["fanControl.fanMode = \"high\""]),
        (["fanMode": "smart"], ["fanControl.fanMode = \"auto\""]), (["fanMode": 5], ["fanControl.fanMode = \"auto\""]),
        (["fan": 40, "fanMode": "low"], ["fanControl.fanMode = \"low\"", "fanControl.percentSetting = 40"]),
    ]

    @Test("A fan takes percent and mode, and nothing that it never reports", arguments: fanSets)
    func fanSet(object: JSONObject, steps: [String]) throws {
        #expect(try Home.steps(object, Self.fan(1, 12)) == steps)
    }

    @Test("`Percent and mode of a fan are shown as they are reported`")
    func fanDocument() throws {
        #expect(Home.document(Self.fan(1, 12)) == #"{"fan":12,"fanMode":"low"}"#)
        #expect(Home.document(Self.fan(5, .null)).contains(#""fan":null"#))
        for (object, code) in [
            (["fan": 255], .outOfRange), (["fan": 101], .outOfRange), (["fanMode": "medium"], .outOfRange),
            (["fanMode": "turbo"], .invalidArgument),
        ] as [(JSONObject, ErrorCode)] {
            let failure = try #require(throws: CommandFailure.self) {
                try Home.plan(object, Self.fan(1, 12, sequence: 1))
            }
            #expect(failure.code == code)
        }
    }

    static func modes(_ current: Value?) -> Device {
        let options: [Value] = [("Wash", 0), ("Dry", 4), ("Same", 5), ("Same", 6), ("7", 8)].map { label, mode in
            .structure([.string(label), .integer(mode), .list([])])
        }
        return Home.device(
            "modeSelect",
            Home.trait(ModeSelect.definition, [("supportedModes", .list(options)), ("currentMode", current)]))
    }

    static let modeSets: [(shown: Value, json: String, set: JSON, mode: Int)] = [
        (0, #"{"modeSelect":"Wash"}"#, "wash", 0), (4, #"{"modeSelect":"Dry"}"#, " Dry ", 4),
        (5, #"{"modeSelect":5}"#, 6, 6),
        (8, #"{"modeSelect":"7"}"#, "7", 8), (9, #"{"modeSelect":9}"#, "4", 4),
    ]

    @Test("A mode goes by its label, else by its number", arguments: modeSets)
    func modeSelect(shown: Value, json: String, set: JSON, mode: Int) throws {
        #expect(Home.document(Self.modes(shown)) == json)
        #expect(
            try Home.steps(["modeSelect": set], Self.modes(shown)) == [#"modeSelect.changeToMode {"newMode":\#(mode)}"#]
        )
        let failure = try #require(throws: CommandFailure.self) {
            try Home.plan(["modeSelect": "Iron"], Self.modes(shown))
        }
        #expect(failure.allowed == ["Wash", "Dry", "Same", "Same", "7"])
    }

    @Test("`Identify is an action of 15 seconds`")
    func identify() throws {
        let device = Home.device("genericSwitch", Home.trait(Identify.definition, [("identifyTime", 0)]))
        #expect(EverydayView.keys(of: device) == ["action"])
        #expect(Home.document(device) == "{}")
        let plan = try Home.plan(["action": "identify"], device)
        #expect(plan.steps.map { Home.text($0.action) } == [#"identify.identify {"identifyTime":15}"#])
        #expect(!plan.isSuperseding)
    }
}
