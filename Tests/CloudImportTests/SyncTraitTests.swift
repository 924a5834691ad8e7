import CloudImport
import EmbeddedHome
import HomeFiles
import HomeModel
import HomeTraits
import Testing

@Suite("Traits of a SYNC answer")
struct SyncTraitTests {
    private func part(_ type: String, _ traits: [String], _ attributes: String = "{}") throws -> PartDescription {
        let result = try SyncTesting.read(SyncTesting.answer(SyncTesting.device(type, traits, attributes: attributes)))
        #expect(result.warnings.isEmpty, "\(result.messages)")
        return try #require(result.onlyPart)
    }

    // MARK: Those that are Matter's here

    @Test(arguments: [
        (["OnOff"], "{}", "onOffLight"), (["OnOff", "Brightness"], "{}", "dimmableLight"),
        (
            ["OnOff", "Brightness", "ColorSetting"],
            #"{"colorTemperatureRange":{"temperatureMinK":2000,"temperatureMaxK":6500}}"#, "colorTemperatureLight"
        ),
        (["OnOff", "Brightness", "ColorSetting"], #"{"colorModel":"hsv"}"#, "extendedColorLight"),
    ])
    func `make the fitting kind of light`(traits: [String], attributes: String, type: String) throws {
        let part = try part("LIGHT", traits, attributes)
        #expect(part.typeName == type)
        #expect(part.state("onOff") != nil)
        #expect((part.state("levelControl") != nil) == (traits.count > 1))
    }

    @Test func `kelvins become mireds, and the ends of the range change places`() throws {
        let part = try part(
            "LIGHT", ["OnOff", "Brightness", "ColorSetting"],
            #"{"colorModel":"rgb","colorTemperatureRange":{"temperatureMinK":2000,"temperatureMaxK":9000}}"#)
        #expect(part.value("colorControl", "colorTempPhysicalMinMireds") == 111)
        #expect(part.value("colorControl", "colorTempPhysicalMaxMireds") == 500)
        let color = try #require(part.state("colorControl"))
        #expect(color.has(ColorControl.Features.xy.rawValue))
        #expect(color.has(ColorControl.Features.colorTemperature.rawValue))
    }

    @Test func `a thermostat has the modes and the range of the answer`() throws {
        let part = try part(
            "THERMOSTAT", ["TemperatureSetting"],
            """
            {"availableThermostatModes":"off,heat,cool,heatcool","thermostatTemperatureUnit":"F","bufferRangeCelsius":2.5,
            "thermostatTemperatureRange":{"minThresholdCelsius":5,"maxThresholdCelsius":30}}
            """)
        #expect(part.typeName == "thermostat")
        let thermostat = try #require(part.state("thermostat"))
        #expect(thermostat.has(Thermostat.Features.heating.rawValue))
        #expect(thermostat.has(Thermostat.Features.cooling.rawValue))
        #expect(thermostat.has(Thermostat.Features.autoMode.rawValue))
        #expect(part.value("thermostat", "minHeatSetpointLimit") == 500)
        #expect(part.value("thermostat", "maxHeatSetpointLimit") == 2750)
        #expect(part.value("thermostat", "minCoolSetpointLimit") == 750)
        #expect(part.value("thermostat", "maxCoolSetpointLimit") == 3000)
        #expect(part.value("thermostat", "minSetpointDeadBand") == 25)
        #expect(part.value("thermostatUserInterfaceConfiguration", "temperatureDisplayMode") == 1)
    }

    @Test(arguments: [
        (["off", "heat"], true, false, false), (["cool"], false, true, false), (["heat", "cool"], true, true, false),
        (["heatcool"], true, true, true), (["off"], true, false, false),
    ])
    func `a thermostat does what its modes say`(modes: [String], heats: Bool, cools: Bool, isAuto: Bool) throws {
        let list = modes.map { "\"\($0)\"" }.joined(separator: ",")
        let part = try part(
            "THERMOSTAT", ["TemperatureSetting"],
            #"{"availableThermostatModes":[\#(list)],"thermostatTemperatureUnit":"C"}"#)
        let thermostat = try #require(part.state("thermostat"))
        #expect(thermostat.has(Thermostat.Features.heating.rawValue) == heats)
        #expect(thermostat.has(Thermostat.Features.cooling.rawValue) == cools)
        #expect(thermostat.has(Thermostat.Features.autoMode.rawValue) == isAuto)
        #expect((part.value("thermostat", "occupiedHeatingSetpoint") != nil) == heats)
        #expect((part.value("thermostat", "occupiedCoolingSetpoint") != nil) == cools)
    }

    @Test(arguments: [
        ("BLINDS", ["OpenClose"], #"{"openDirection":["UP"]}"#, false),
        ("CURTAIN", ["OpenClose"], "{}", false),
        ("SHUTTER", ["OpenClose", "Rotation"], #"{"supportsPercent":true,"supportsDegrees":false}"#, true),
    ])
    func `a blind is a window covering`(type: String, traits: [String], attributes: String, tilts: Bool) throws {
        let part = try part(type, traits, attributes)
        #expect(part.typeName == "windowCovering")
        let covering = try #require(part.state("windowCovering"))
        #expect(covering.has(WindowCovering.Features.lift.rawValue))
        #expect(covering.has(WindowCovering.Features.tilt.rawValue) == tilts)
        #expect(part.state("google.openClose") == nil)
    }

    @Test func `a blind that Matter does not know keeps Google's words`() throws {
        let part = try part(
            "BLINDS", ["OpenClose"], #"{"openDirection":["LEFT","RIGHT"],"discreteOnlyOpenClose":true}"#)
        #expect(part.state("windowCovering") == nil)
        #expect(part.value("google.openClose", "openDirection") == .list([2, 3]))
        #expect(part.value("google.openClose", "discreteOnlyOpenClose") == true)
    }

    @Test func `a fan has as many speeds as the answer names`() throws {
        let result = try SyncTesting.read(
            SyncTesting.answer(
                SyncTesting.device(
                    "FAN", ["OnOff", "FanSpeed"],
                    attributes: """
                        {"reversible":true,"availableFanSpeeds":{"ordered":true,"speeds":[
                        {"speed_name":"calm","speed_values":[{"speed_synonym":["low"],"lang":"en"}]},
                        {"speed_name":"storm","speed_values":[{"speed_synonym":["high"],"lang":"en"}]}]}}
                        """)))
        let part = try #require(result.onlyPart)
        #expect(part.value("fanControl", "speedMax") == 2)
        #expect(try #require(part.state("fanControl")).has(FanControl.Features.airflowDirection.rawValue))
        #expect(result.messages.count == 1)
        #expect(result.messages[0].contains("payload.devices[0].attributes.availableFanSpeeds.speeds"))
    }

    @Test func `a lock is a door lock`() throws {
        let part = try part("LOCK", ["LockUnlock"])
        #expect(part.typeName == "doorLock")
        #expect(part.state("doorLock") != nil)
        #expect(part.state("google.lockUnlock") == nil)
    }

    // MARK: Those that keep Google's names

    @Test func `carry what the device can do, in our spelling`() throws {
        let part = try part(
            "WASHER", ["StartStop", "Modes", "Toggles", "RunCycle", "OnOff"],
            """
            {"pausable":true,"availableZones":["drum"],
            "availableModes":[{"name":"load","name_values":[{"name_synonym":["load size"],"lang":"en"}],"ordered":true,
            "settings":[{"setting_name":"small","setting_values":[{"setting_synonym":["small"],"lang":"en"}]},
            {"setting_name":"large","setting_values":[{"setting_synonym":["large"],"lang":"en"}]}]}],
            "availableToggles":[{"name":"quick","name_values":[{"name_synonym":["quick wash"],"lang":"en"}]}]}
            """)
        #expect(part.typeName == "laundryWasher")
        #expect(part.traitNames == ["google.startStop", "google.modes", "google.toggles", "google.runCycle", "onOff"])
        #expect(part.value("google.startStop", "pausable") == true)
        let modes = try #require(part.value("google.modes", "availableModes")?.listValue)
        #expect(modes.count == 1)
        #expect(modes[0].structureValue?[0] == "load")
        #expect(modes[0].structureValue?[3] == true)
    }

    @Test func `carry Google's words as names`() throws {
        let sensor = try part(
            "SENSOR", ["SensorState"],
            """
            {"sensorStatesSupported":[{"name":"AirQuality","descriptiveCapabilities":{"availableStates":["healthy","very unhealthy"]},
            "numericCapabilities":{"rawValueUnit":"AQI"}},{"name":"PM2.5","numericCapabilities":{"rawValueUnit":"MICROGRAMS_PER_CUBIC_METER"}},
            {"name":"WaterLeak","descriptiveCapabilities":{"availableStates":["leak","no leak"]}}]}
            """)
        let sensors = try #require(sensor.value("google.sensorState", "sensorStatesSupported")?.listValue)
        #expect(sensors.count == 3)
        #expect(sensors[0].structureValue?[1]?.structureValue?[0] == .list([1, 5]))
        #expect(sensors[1].structureValue?[0] == 11)
        #expect(sensors[2].structureValue?[1]?.structureValue?[0] == .list([20, 21]))
        let player = try part(
            "TV", ["TransportControl", "MediaState", "Volume", "OnOff"],
            """
            {"transportControlSupportedCommands":["NEXT","PAUSE","SEEK_TO_POSITION"],"volumeMaxLevel":20,
            "volumeCanMuteAndUnmute":false,"supportActivityState":true,"supportPlaybackState":true}
            """)
        #expect(player.value("google.transportControl", "transportControlSupportedCommands") == 0b100_0110)
        #expect(player.value("google.volume", "volumeMaxLevel") == 20)
        #expect(player.value("google.volume", "isMuted") == nil)
    }

    // MARK: What cannot be mapped

    @Test(arguments: [
        ("LIGHT", ["OnOff", "Teleport"], "{}", "traits", "Teleport"),
        ("LIGHT", ["OnOff"], #"{"brightnessCurve":"log"}"#, "attributes.brightnessCurve", "no trait"),
        ("LIGHT", ["OnOff"], #"{"commandOnlyOnOff":true}"#, "attributes.commandOnlyOnOff", "not kept"),
        ("LIGHT", ["OnOff", "ColorSetting"], #"{"colorModel":"cmyk"}"#, "attributes.colorModel", "cmyk"),
        (
            "LIGHT", ["OnOff", "ColorSetting"], #"{"colorTemperatureRange":{"temperatureMinK":0,"temperatureMaxK":0}}"#,
            "attributes.colorTemperatureRange", "not a range"
        ),
        ("HUMIDIFIER", ["OnOff"], "{}", "type", "HUMIDIFIER"), ("HOVERBOARD", ["OnOff"], "{}", "type", "HOVERBOARD"),
        (
            "THERMOSTAT", ["TemperatureSetting"],
            #"{"availableThermostatModes":["heat","eco"],"thermostatTemperatureUnit":"C"}"#,
            "attributes.availableThermostatModes", "eco"
        ),
        (
            "THERMOSTAT", ["TemperatureSetting"],
            #"{"availableThermostatModes":["heat"],"thermostatTemperatureUnit":"C","thermostatTemperatureRange":{"minThresholdCelsius":30,"maxThresholdCelsius":5}}"#,
            "attributes.thermostatTemperatureRange", "no range"
        ),
        ("DOOR", ["OpenClose"], #"{"openDirection":["SIDEWAYS"]}"#, "attributes.openDirection[0]", "SIDEWAYS"),
        ("DOOR", ["OpenClose"], #"{"openDirection":"UP"}"#, "attributes.openDirection", "expected a list"),
        ("SPEAKER", ["Volume"], #"{"volumeMaxLevel":"loud"}"#, "attributes.volumeMaxLevel", "expected a whole number"),
        ("SPEAKER", ["Volume"], #"{"volumeMaxLevel":-1}"#, "attributes.volumeMaxLevel", "out of range"),
        (
            "WASHER", ["StartStop", "Modes"], #"{"availableModes":[{"settings":[]}]}"#, "attributes.availableModes[0]",
            "name is missing"
        ),
    ])
    func `is told with its place, and the rest is there`(
        type: String, traits: [String], attributes: String, path: String, words: String
    ) throws {
        let result = try SyncTesting.read(SyncTesting.answer(SyncTesting.device(type, traits, attributes: attributes)))
        let warning = try #require(result.warnings.first)
        #expect(warning.path == "payload.devices[0].\(path)", "\(result.messages)")
        #expect(warning.message.contains(words), "\(warning)")
        #expect(result.onlyPart?.traits.isEmpty == false)
    }

    @Test func `a device of which nothing can be shown is left out`() throws {
        let result = try SyncTesting.read(SyncTesting.answer(SyncTesting.device("BATHTUB", ["Teleport"])))
        #expect(result.home.devices.isEmpty)
        #expect(result.messages.last?.contains("the device was left out") == true)
    }

    // MARK: All of them

    private static let types = """
        AC_UNIT AIRCOOLER AIRFRESHENER AIRPURIFIER AUDIO_VIDEO_RECEIVER AWNING BATHTUB BED BLENDER BLINDS BOILER CAMERA \
        CARBON_MONOXIDE_DETECTOR CHARGER CLOSET COFFEE_MAKER COOKTOP CURTAIN DEHYDRATOR DISHWASHER DOOR \
        DOORBELL DRAWER DRYER FAN FAUCET FIREPLACE FREEZER FRYER GARAGE GATE GRILL HEATER HOOD KETTLE LIGHT LOCK \
        MICROWAVE MOP MOWER MULTICOOKER NETWORK OUTLET OVEN PERGOLA PETFEEDER PRESSURECOOKER RADIATOR REFRIGERATOR \
        ROUTER SCENE SECURITYSYSTEM SENSOR SETTOP SHOWER SHUTTER SMOKE_DETECTOR SOUNDBAR \
        SOUSVIDE SPEAKER SPRINKLER STANDMIXER STREAMING_BOX STREAMING_SOUNDBAR STREAMING_STICK SWITCH THERMOSTAT TV VACUUM \
        VALVE WASHER WATERHEATER WATERPURIFIER WATERSOFTENER WINDOW YOGURTMAKER
        """.split(separator: " ").map(String.init)

    @Test(arguments: types) func `every device type has one here`(type: String) throws {
        let part = try part(type, ["OnOff"])
        #expect(part.state("onOff") != nil)
    }

    private static let traits = [
        "AppSelector", "ArmDisarm", "Brightness", "CameraStream", "Channel", "ColorSetting", "Cook", "Dispense", "Dock",
        "EnergyStorage", "FanSpeed", "Fill", "HumiditySetting", "InputSelector", "LightEffects", "Locator",
        "LockUnlock",
        "MediaState", "Modes", "NetworkControl", "ObjectDetection", "OnOff", "OpenClose", "Reboot", "Rotation",
        "RunCycle",
        "Scene", "SensorState", "SoftwareUpdate", "StartStop", "StatusReport", "TemperatureControl",
        "TemperatureSetting",
        "Timer", "Toggles", "TransportControl", "Volume",
    ]

    @Test(arguments: traits) func `every trait has one here, even without attributes`(trait: String) throws {
        let result = try SyncTesting.read(SyncTesting.answer(SyncTesting.device("OUTLET", [trait])))
        #expect(result.warnings.isEmpty, "\(result.messages)")
        #expect(result.onlyPart?.traits.isEmpty == false)
    }

    @Test func `all of them can be on one device`() throws {
        let result = try SyncTesting.read(SyncTesting.answer(SyncTesting.device("DEHYDRATOR", Self.traits)))
        #expect(result.onlyPart?.traits.count == Self.traits.count)
    }
}
