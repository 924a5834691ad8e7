import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

@Suite("Thermostats in everyday terms")
struct ThermostatTests {
    static func thermostat(
        mode: Value? = 4, heating: Value? = 2000, cooling: Value? = 2600,
        features: [String] = ["HEAT", "COOL", "AUTO"],
        more: [(name: String, value: Value?)] = [("minSetpointDeadBand", 25)]
    ) -> Device {
        var values: [(name: String, value: Value?)] = [("localTemperature", 2155), ("systemMode", mode)]
        if features.contains("HEAT") { values.append(("occupiedHeatingSetpoint", heating)) }
        if features.contains("COOL") { values.append(("occupiedCoolingSetpoint", cooling)) }
        return Home.device("thermostat", Home.trait(Thermostat.definition, features: features, values + more))
    }

    static let documents: [(mode: Value?, json: String)] = [
        (
            0,
            #"{"temperature":21.55,"mode":"off","targetTemperature":20,"targetTemperatureLow":20,"targetTemperatureHigh":26}"#
        ),
        (1, #"{"temperature":21.55,"mode":"auto","targetTemperatureLow":20,"targetTemperatureHigh":26}"#),
        (
            3,
            #"{"temperature":21.55,"mode":"cool","targetTemperature":26,"targetTemperatureLow":20,"targetTemperatureHigh":26}"#
        ),
        (
            4,
            #"{"temperature":21.55,"mode":"heat","targetTemperature":20,"targetTemperatureLow":20,"targetTemperatureHigh":26}"#
        ),
        (
            5,
            #"{"temperature":21.55,"mode":"emergencyHeat","targetTemperature":20,"targetTemperatureLow":20,"targetTemperatureHigh":26}"#
        ),
        (
            6,
            #"{"temperature":21.55,"mode":"precooling","targetTemperature":26,"targetTemperatureLow":20,"targetTemperatureHigh":26}"#
        ),
        (42, #"{"temperature":21.55,"mode":42,"targetTemperatureLow":20,"targetTemperatureHigh":26}"#),
        (nil, #"{"temperature":21.55,"targetTemperatureLow":20,"targetTemperatureHigh":26}"#),
    ]

    @Test("The target is that of the mode", arguments: documents)
    func document(mode: Value?, json: String) {
        #expect(Home.document(Self.thermostat(mode: mode)) == json)
    }

    @Test("`A thermostat that only heats or only cools has one target`")
    func oneSided() throws {
        let heating = Self.thermostat(mode: 0, features: ["HEAT"], more: [])
        #expect(Home.document(heating) == #"{"temperature":21.55,"mode":"off","targetTemperature":20}"#)
        #expect(EverydayView.keys(of: heating) == ["temperature", "mode", "targetTemperature"])
        let cooling = Self.thermostat(mode: nil, features: ["COOL"], more: [])
        #expect(Home.document(cooling) == #"{"temperature":21.55,"targetTemperature":26}"#)
        #expect(try Home.steps(["targetTemperature": 25], cooling) == ["thermostat.occupiedCoolingSetpoint = 2500"])
        for key in ["targetTemperatureLow", "targetTemperatureHigh"] {
            let failure = try #require(throws: CommandFailure.self) { try Home.plan([key: 20], heating) }
            #expect(failure.code == .unimplemented)
        }
    }

    static let sets: [(object: JSONObject, mode: Value?, steps: [String])] = [
        (["mode": "cool"], 4, ["thermostat.systemMode = \"cool\""]),
        (["mode": "COOL"], 4, ["thermostat.systemMode = \"cool\""]),
        (["mode": 3], 4, ["thermostat.systemMode = \"cool\""]),
        (["targetTemperature": 22.77777], 4, ["thermostat.occupiedHeatingSetpoint = 2278"]),
        (["targetTemperature": "19.44"], 4, ["thermostat.occupiedHeatingSetpoint = 1944"]),
        (["targetTemperature": 22], 3, ["thermostat.occupiedCoolingSetpoint = 2200"]),
        (["targetTemperature": 22], 0, ["thermostat.occupiedHeatingSetpoint = 2200"]),
        (
            ["targetTemperature": 22, "mode": "cool"], 4,
            ["thermostat.systemMode = \"cool\"", "thermostat.occupiedCoolingSetpoint = 2200"]
        ),
        (
            ["targetTemperature": 18.33, "mode": "emergencyHeat"], 3,
            ["thermostat.systemMode = \"emergencyHeat\"", "thermostat.occupiedHeatingSetpoint = 1833"]
        ),
        (["targetTemperatureLow": 19], 1, ["thermostat.occupiedHeatingSetpoint = 1900"]),
        (["targetTemperatureHigh": 22], 3, ["thermostat.occupiedCoolingSetpoint = 2200"]),
        (
            ["targetTemperatureLow": 27, "targetTemperatureHigh": 30, "mode": "auto"], 4,
            [
                "thermostat.systemMode = \"auto\"", "thermostat.occupiedCoolingSetpoint = 3000",
                "thermostat.occupiedHeatingSetpoint = 2700",
            ]
        ),
        (
            ["targetTemperatureHigh": 19, "targetTemperatureLow": 16], 1,
            ["thermostat.occupiedHeatingSetpoint = 1600", "thermostat.occupiedCoolingSetpoint = 1900"]
        ),
        (
            ["targetTemperature": 20, "targetTemperatureLow": 20], 4,
            ["thermostat.occupiedHeatingSetpoint = 2000", "thermostat.occupiedHeatingSetpoint = 2000"]
        ),
    ]

    @Test("Mode comes before setpoint, and the setpoint is that of the mode asked for", arguments: sets)
    func set(object: JSONObject, mode: Value?, steps: [String]) throws {
        #expect(try Home.steps(object, Self.thermostat(mode: mode)) == steps)
    }

    static let refused: [(object: JSONObject, mode: Value?, code: ErrorCode, field: String, allowed: JSON?)] = [
        (["targetTemperature": 22], 1, .failedPrecondition, "targetTemperature", nil),
        (["targetTemperature": 22, "mode": "auto"], 4, .failedPrecondition, "targetTemperature", nil),
        (["targetTemperature": 22], nil, .failedPrecondition, "targetTemperature", nil),
        (["temperature": 22], 4, .failedPrecondition, "temperature", nil),
        (["targetTemperature": 6.99], 4, .outOfRange, "targetTemperature", ["min": 7, "max": 30]),
        (["targetTemperature": 1e300], 4, .outOfRange, "targetTemperature", ["min": 7, "max": 30]),
        (["targetTemperature": 30.006], 4, .outOfRange, "targetTemperature", ["min": 7, "max": 30]),
        (["targetTemperature": "warm"], 4, .invalidArgument, "targetTemperature", "double"),
        (["targetTemperature": nil], 4, .invalidArgument, "targetTemperature", "double"),
        (["targetTemperature": .number(.nan)], 4, .invalidArgument, "targetTemperature", "double"),
        (
            ["targetTemperatureLow": 20, "targetTemperatureHigh": 22.4], 1, .outOfRange, "targetTemperatureHigh",
            ["min": 22.5]
        ),
        (["targetTemperature": 20, "targetTemperatureLow": 21], 4, .invalidArgument, "targetTemperatureLow", []),
        (
            ["mode": "warm"], 4, .invalidArgument, "mode",
            ["off", "auto", "cool", "heat", "emergencyHeat", "precooling", "fanOnly", "dry", "sleep"]
        ),
        (
            ["mode": 42], 4, .invalidArgument, "mode",
            ["off", "auto", "cool", "heat", "emergencyHeat", "precooling", "fanOnly", "dry", "sleep"]
        ),
    ]

    @Test("What cannot be is refused as a whole", arguments: refused)
    func refuses(object: JSONObject, mode: Value?, code: ErrorCode, field: String, allowed: JSON?) throws {
        let device = Self.thermostat(
            mode: mode,
            more: [
                ("minSetpointDeadBand", 25), ("absMinHeatSetpointLimit", 500), ("minHeatSetpointLimit", 700),
                ("maxHeatSetpointLimit", 3000), ("absMaxHeatSetpointLimit", 3200),
            ])
        let failure = try #require(throws: CommandFailure.self) { try Home.plan(object, device) }
        #expect(failure.code == code)
        #expect(failure.field == field)
        #expect(failure.allowed == allowed)
    }

    @Test("`A mode that the features rule out is refused with those that are there`")
    func modes() throws {
        let failure = try #require(throws: CommandFailure.self) {
            try Home.plan(["mode": "cool"], Self.thermostat(features: ["HEAT"], more: []))
        }
        #expect(failure.code == .outOfRange)
        #expect(failure.allowed == ["off", "heat", "emergencyHeat", "fanOnly", "dry", "sleep"])
    }

    @Test("`Limits that contradict each other do not keep a target from being set`")
    func contradiction() throws {
        let device = Self.thermostat(more: [("minHeatSetpointLimit", 2500), ("maxHeatSetpointLimit", 1500)])
        #expect(try Home.steps(["targetTemperature": 21], device) == ["thermostat.occupiedHeatingSetpoint = 2100"])
    }

    @Test("`Every hundredth of a degree is shown and set without moving`")
    func roundTrip() throws {
        for raw in stride(from: -5000, through: 10_000, by: 1) as StrideThrough<Int64> {
            let isTenth = raw % 10 == 0
            let device = Self.thermostat(
                mode: 4, heating: .integer(raw), features: ["HEAT"],
                more: isTenth ? [] : [("minHeatSetpointLimit", -5000), ("maxHeatSetpointLimit", 10_000)])
            let shown = try #require(JSON.parse(Home.document(device))["targetTemperature"])
            let digits = String(raw.magnitude)
            let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
            let decimal = "\(raw < 0 ? "-" : "")\(padded.dropLast(2)).\(padded.suffix(2))"
            #expect(shown.doubleValue == Double(decimal))
            guard case .write(let write) = try Home.plan(["targetTemperature": shown], device).steps[0].action else {
                Issue.record("a write is expected for \(raw)")
                continue
            }
            #expect(write.entries[0].value == .integer(raw))
        }
    }
}
