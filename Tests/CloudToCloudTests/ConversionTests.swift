import CloudToCloud
import EverydayView
import HomeModel
import HomeTraits
import JSON
import TestSupport
import Testing

/// A value goes to Google and comes back within one step of what the device has.
@Suite struct ConversionTests {
    private static func lamp(_ level: Value?, isOn: Value = true) -> GoogleHome {
        GoogleHome().add("lamp", GoogleHome.part("dimmableLight", [GoogleHome.onOff(isOn), GoogleHome.level(level)]))
    }

    @Test func `every percentage of brightness is told as it was asked for`() throws {
        for percent in Int64(1)...100 {
            let level = LevelPercent.level(ofPercent: percent)
            #expect(Self.lamp(.integer(Int64(level))).query("lamp")["brightness"] == JSON(percent))
            let plan = try Self.lamp(10).plan("lamp", .brightnessAbsolute, ["brightness": JSON(percent)])
            #expect(plan.expected == ["brightness": JSON(percent), "on": true])
        }
        let off = try Self.lamp(10).plan("lamp", .brightnessAbsolute, ["brightness": 0])
        #expect(off.expected == ["on": false])
    }

    @Test func `every level comes back within a step, and a lit lamp is never 0 %`() throws {
        for level in UInt8(0)...254 {
            let percent = try #require(Self.lamp(.integer(Int64(level))).query("lamp")["brightness"]?.intValue)
            #expect(percent > 0)
            let back = LevelPercent.level(ofPercent: percent)
            #expect(abs(Int(back) - Int(max(level, 1))) <= 2, "\(level)")
        }
    }

    private static func blind(_ closed: Value?) -> GoogleHome {
        GoogleHome().add(
            "blind",
            GoogleHome.part(
                "windowCovering",
                [
                    GoogleHome.trait(
                        WindowCovering.definition, features: ["LF", "PA_LF"],
                        [("currentPositionLiftPercent100ths", closed), ("targetPositionLiftPercent100ths", closed)])
                ]))
    }

    @Test func `Matter counts how far a covering is closed, Google how far it is open`() throws {
        for percent in Int64(0)...100 {
            let closed = Value.integer(10_000 - percent * 100)
            #expect(Self.blind(closed).query("blind")["openPercent"] == JSON(percent))
            let plan = try Self.blind(percent == 50 ? 0 : 5000).plan(
                "blind", .openClose, ["openPercent": JSON(percent)])
            guard case .steps(let steps)? = plan.work.first?.work, case .invoke(let command)? = steps.first?.action
            else {
                Issue.record("no command for \(percent)")
                continue
            }
            #expect(command.fields.first == .some(closed))
        }
    }

    @Test func `what is there already is not moved`() throws {
        #expect(try Self.blind(10_000).plan("blind", .openClose, ["openPercent": 0]).work.isEmpty)
        #expect(try !Self.blind(9_999).plan("blind", .openClose, ["openPercent": 0]).work.isEmpty)
    }

    private static func colorLamp(_ features: [String], _ values: [(String, Value?)]) -> GoogleHome {
        GoogleHome().add(
            "lamp",
            GoogleHome.part(
                "extendedColorLight",
                [
                    GoogleHome.onOff(true), GoogleHome.level(254),
                    GoogleHome.trait(
                        ColorControl.definition, features: features, values.map { (name: $0.0, value: $0.1) }),
                ]))
    }

    @Test func `every colour temperature comes back within a step`() throws {
        for mireds in Int64(100)...600 {
            let home = Self.colorLamp(
                ["CT"],
                [
                    ("colorTemperatureMireds", .integer(mireds)), ("colorMode", 2), ("colorTempPhysicalMinMireds", 100),
                    ("colorTempPhysicalMaxMireds", 600),
                ])
            let kelvin = try #require(home.query("lamp")["color"]?["temperatureK"]?.intValue)
            #expect(abs(Int64((1_000_000 / Double(kelvin)).rounded()) - mireds) <= 1)
            let plan = try home.plan("lamp", .colorAbsolute, ["color": ["temperature": JSON(kelvin)]])
            #expect(plan.expected["color"]?["temperatureK"] == JSON(kelvin))
        }
    }

    @Test func `limits of the colour temperature are rounded inward`() {
        let home = Self.colorLamp(
            ["CT"],
            [
                ("colorTemperatureMireds", 200), ("colorMode", 2), ("colorTempPhysicalMinMireds", 153),
                ("colorTempPhysicalMaxMireds", 370),
            ])
        #expect(
            home.device("lamp")?["attributes"]?["colorTemperatureRange"]
                == ["temperatureMinK": 2703, "temperatureMaxK": 6535])
    }

    @Test(arguments: [0, 1, 9] as [Int64])
    func `a lamp that tells no sensible colour temperature has a finite range and no colour`(mireds: Int64) {
        let home = Self.colorLamp(
            ["CT"],
            [
                ("colorTemperatureMireds", .integer(mireds)), ("colorMode", 2), ("colorTempPhysicalMinMireds", 0),
                ("colorTempPhysicalMaxMireds", 65_279),
            ])
        #expect(home.device("lamp")?["attributes"]?["colorTemperatureRange"]?["temperatureMaxK"] == 20_000)
        #expect(home.query("lamp") == ["status": "SUCCESS", "online": true, "on": true, "brightness": 100])
    }

    @Test func `a lamp that knows temperatures only tells them in whatever mode it says it is`() {
        let home = Self.colorLamp(
            ["CT"],
            [
                ("colorTemperatureMireds", 284), ("colorMode", 0), ("colorTempPhysicalMinMireds", 153),
                ("colorTempPhysicalMaxMireds", 500),
            ])
        #expect(home.query("lamp")["color"] == ["temperatureK": 3521])
    }

    @Test func `a lamp whose level is null is online and can be dimmed`() throws {
        let home = Self.lamp(.null)
        #expect(home.query("lamp") == ["status": "SUCCESS", "online": true, "on": true])
        #expect(try !home.plan("lamp", .brightnessAbsolute, ["brightness": 40]).work.isEmpty)
    }

    @Test func `every hue and saturation comes back as it was`() throws {
        for step in Int64(0)...254 {
            let home = Self.colorLamp(
                ["HS"], [("currentHue", .integer(step)), ("currentSaturation", .integer(step)), ("colorMode", 0)])
            let hsv = try #require(home.query("lamp")["color"]?["spectrumHsv"])
            let hue = try #require(hsv["hue"]?.doubleValue)
            let saturation = try #require(hsv["saturation"]?.doubleValue)
            #expect(Int64(Hue.hue(ofDegrees: hue)) == (step == 254 ? 0 : step))
            #expect(Int64(LevelPercent.level(ofFraction: saturation)) == step)
            let parameters: JSON = [
                "spectrumHSV": ["hue": .number(hue), "saturation": .number(saturation), "value": 1]
            ]
            let plan = try home.plan("lamp", .colorAbsolute, ["color": parameters])
            #expect(plan.expected["color"]?["spectrumHsv"]?["saturation"] == .number(saturation))
        }
    }

    @Test(arguments: [0, 0x0000FF, 0x00FF00, 0xFF0000, 0xFFFFFF, 0x123456, 0xFFFF00] as [Int64])
    func `a lamp that knows coordinates only has colours as numbers`(number: Int64) throws {
        let home = Self.colorLamp(["XY"], [("currentX", 20_000), ("currentY", 20_000), ("colorMode", 1)])
        #expect(home.device("lamp")?["attributes"]?["colorModel"] == "rgb")
        let shown = try #require(home.query("lamp")["color"]?["spectrumRgb"]?.intValue)
        #expect((0...0xFF_FFFF).contains(shown))
        let plan = try home.plan("lamp", .colorAbsolute, ["color": ["spectrumRGB": JSON(number)]])
        #expect(plan.expected["color"]?["spectrumRgb"]?.intValue != nil)
    }

    private static func thermostat(_ mode: Value, _ ambient: Value?, heat: Value = 2000, cool: Value = 2600)
        -> GoogleHome
    {
        GoogleHome().add(
            "thermostat",
            GoogleHome.part(
                "thermostat",
                [
                    GoogleHome.trait(
                        Thermostat.definition, features: ["HEAT", "COOL", "AUTO"],
                        [
                            ("localTemperature", ambient), ("systemMode", mode), ("occupiedHeatingSetpoint", heat),
                            ("occupiedCoolingSetpoint", cool), ("minSetpointDeadBand", 25),
                            ("absMinHeatSetpointLimit", 700), ("absMaxHeatSetpointLimit", 3000),
                            ("absMinCoolSetpointLimit", 1600), ("absMaxCoolSetpointLimit", 3200),
                        ])
                ]))
    }

    @Test func `every hundredth of a degree comes back as it was`() throws {
        for raw in stride(from: Int64(700), through: 3000, by: 1) {
            let home = Self.thermostat(4, 2150, heat: .integer(raw))
            let degrees = try #require(home.query("thermostat")["thermostatTemperatureSetpoint"]?.doubleValue)
            #expect(Int64((degrees * 100).rounded()) == raw)
        }
    }

    @Test(arguments: [(22.77777, 2278), (19.444444, 1944), (18.333333, 1833)] as [(Double, Int64)])
    func `a setpoint is rounded to hundredths and never cut off`(degrees: Double, raw: Int64) throws {
        let plan = try Self.thermostat(4, 2150).plan(
            "thermostat", .thermostatTemperatureSetpoint, ["thermostatTemperatureSetpoint": .number(degrees)])
        #expect(plan.expected["thermostatTemperatureSetpoint"] == .number(Double(raw) / 100))
    }

    @Test func `Matter's auto is heatcool with both setpoints, anything else has one`() {
        let auto = Self.thermostat(1, 2150).query("thermostat")
        #expect(auto["thermostatMode"] == "heatcool")
        #expect(auto["thermostatTemperatureSetpointLow"] == 20)
        #expect(auto["thermostatTemperatureSetpointHigh"] == 26)
        #expect(auto["thermostatTemperatureSetpoint"] == nil)
        #expect(Self.thermostat(3, 2150).query("thermostat")["thermostatTemperatureSetpoint"] == 26)
        #expect(Self.thermostat(0, 2150).query("thermostat")["thermostatMode"] == "off")
        #expect(Self.thermostat(1, 2150).device("thermostat")?["attributes"]?["bufferRangeCelsius"] == 2.5)
    }

    @Test func `a thermostat that knows no temperature is offline`() {
        #expect(Self.thermostat(4, .null).query("thermostat")["online"] == false)
    }

    @Test(arguments: [(0, 1), (5555, 56), (4449, 44), (10_000, 100)] as [(Int64, Int64)])
    func `humidity is whole percent from 1 on`(raw: Int64, percent: Int64) {
        let home = GoogleHome().add(
            "sensor",
            GoogleHome.part(
                "humiditySensor",
                [GoogleHome.trait(RelativeHumidityMeasurement.definition, [("measuredValue", .integer(raw))])]))
        #expect(home.query("sensor")["humidityAmbientPercent"] == JSON(percent))
    }

    @Test(arguments: [(-115, -1.15), (-5, -0.05), (-27_315, -273.15), (4530, 45.3)] as [(Int64, Double)])
    func `temperatures below zero stay below zero`(raw: Int64, degrees: Double) {
        let home = GoogleHome().add(
            "sensor",
            GoogleHome.part(
                "temperatureSensor",
                [GoogleHome.trait(TemperatureMeasurement.definition, [("measuredValue", .integer(raw))])]))
        #expect(home.query("sensor")["thermostatTemperatureAmbient"] == .number(degrees))
    }

    @Test(
        arguments: [(56, 28, "LOW"), (200, 100, "FULL"), (1, 1, "CRITICALLY_LOW"), (120, 60, "MEDIUM")]
            as [(Int64, Int64, String)])
    func `a battery counts in half percent`(raw: Int64, percent: Int64, word: String) {
        let home = GoogleHome().add(
            "lock",
            GoogleHome.part("doorLock", [GoogleHome.trait(DoorLock.definition, [("lockState", 1)])]),
            GoogleHome.part(
                "powerSource",
                [
                    GoogleHome.trait(
                        PowerSource.definition, features: ["BAT"],
                        [("batPercentRemaining", .integer(raw)), ("batChargeLevel", 0)], commands: [])
                ], endpoint: 2))
        let state = home.query("lock")
        #expect(state["capacityRemaining"] == [["rawValue": JSON(percent), "unit": "PERCENTAGE"]])
        #expect(state["descriptiveCapacityRemaining"] == .string(word))
        #expect(state["isLocked"] == true)
    }
}
