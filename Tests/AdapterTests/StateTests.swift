import Configuration
import JSON
import TestSupport
import Testing

/// Exact values on trait topics, whatever devices report.
@Suite(.requiresMosquitto) struct StateTests {
    private static let home = Homes.room(
        "{ name: Warm, id: warm, type: temperatureSensor, traits: { temperatureMeasurement: { measuredValue: 2130 } } }",
        "{ name: Damp, id: damp, type: humiditySensor, traits: { relativeHumidityMeasurement: { measuredValue: 5555 } } }",
        "{ name: Fan, id: fan, type: fan }",
        "{ name: Lock, id: lock, type: doorLock, traits: { doorLock: { lockState: locked } } }",
        "{ name: Lamp, id: lamp, type: extendedColorLight }",
        """
        { name: Sensor, id: sensor, parts: [
                  { type: powerSource, endpoint: 0, traits: { powerSource: { batPercentRemaining: 56 } } },
                  { type: contactSensor, endpoint: 1, traits: { booleanState: { _unknown: [stateValue] } } } ] }
        """,
        """
        { name: Meter, id: meter, parts: [ { type: [onOffPlugInUnit, electricalSensor], endpoint: 1,
                  traits: { electricalPowerMeasurement: { activePower: 12500 } } } ] }
        """)

    @Test func `F17 F18: null is null, zero is zero, and below zero is below zero`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        let exact = "house/room/warm/temperatureSensor/temperatureMeasurement"
        for (raw, shown) in [
            (.null, .null), (4530, 45.3), (-115, -1.15), (-5, -0.05), (-27315, -273.15), (0, 0), (2150, 21.5),
        ] as [(JSON, JSON)] {
            try await home.report("warm", "temperatureMeasurement", ["measuredValue": raw])
            #expect(try await home.document(exact)["measuredValue"] == raw)
            #expect(try await home.document("house/room/warm")["temperature"] == shown)
        }
        // F21: MQTT keeps the decimals.
        #expect(try await home.document("house/room/damp")["humidity"] == 55.55)
        await home.stop()
    }

    @Test func `supported but not reported is _unknown until it is`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        let exact = "house/room/sensor/contactSensor/booleanState"
        #expect(try await home.document(exact) == ["_unknown": ["stateValue"]])
        #expect(try await home.document("house/room/sensor")["contact"] == nil)
        #expect(try await home.document("house/room/sensor/_meta")["everyday"]?.arrayValue?.contains("contact") == true)
        // F20: true means closed.
        for value in [true, false] {
            try await home.report("sensor", "booleanState", ["stateValue": .bool(value)])
            #expect(try await home.document(exact) == ["stateValue": .bool(value)])
            #expect(try await home.document("house/room/sensor")["contact"] == .bool(value))
        }
        await home.stop()
    }

    @Test func `F19: a battery counts in half percents`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        for (raw, shown) in [(56, 28), (200, 100), (1, 1), (.null, .null), (0, 0)] as [(JSON, JSON)] {
            try await home.report("sensor", "powerSource", ["batPercentRemaining": raw])
            #expect(try await home.document("house/room/sensor")["battery"] == shown)
            #expect(try await home.document("house/room/sensor/powerSource/powerSource")["batPercentRemaining"] == raw)
        }
        await home.stop()
    }

    @Test func `integers are exact to 64 bits`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        let exact = "house/room/meter/onOffPlugInUnit/electricalPowerMeasurement"
        for number in ["9007199254740993", "-9007199254740993", "9223372036854775807", "0"] {
            let value = try JSON.parse(number)
            try await home.report("meter", "electricalPowerMeasurement", ["activePower": value])
            #expect(try await home.stored(on: exact).text.contains(#""activePower":\#(number)"#), "\(number)")
        }
        await home.stop()
    }

    @Test func `a value that the definition does not know is published as its number`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.report("fan", "fanControl", ["fanMode": 77])
        #expect(try await home.document("house/room/fan/fan/fanControl")["fanMode"] == 77)
        try await home.report("lock", "doorLock", ["lockState": 200])
        #expect(try await home.document("house/room/lock/doorLock/doorLock")["lockState"] == 200)
        #expect(try await home.document("house/room/lock")["locked"] == false)
        // A set bit without a name shows as its bit number.
        try await home.report("lamp", "levelControl", ["options": [0, 6]])
        #expect(
            try await home.document("house/room/lamp/extendedColorLight/levelControl")["options"] == [
                "executeIfOff", 6,
            ])
        // Out of range, but the device says so.
        try await home.report("lamp", "levelControl", ["currentLevel": 0])
        #expect(try await home.document("house/room/lamp/extendedColorLight/levelControl")["currentLevel"] == 0)
        await home.stop()
    }

    @Test func `nothing is published twice`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.report("warm", "temperatureMeasurement", ["measuredValue": 1900])
        _ = try await home.settled()
        for _ in 0..<3 { try await home.report("warm", "temperatureMeasurement", ["measuredValue": 1900]) }
        let device = "\(home.base)/house/room/warm"
        #expect(try await home.settled().map(\.topic).filter { $0.hasPrefix(device) } == [])
        // A change that people do not see is only on the exact topic.
        try await home.report("lamp", "levelControl", ["options": ["executeIfOff"]])
        let seen = try await home.settled().map(\.topic).filter { $0.hasPrefix("\(home.base)/house/") }
        #expect(seen == ["\(home.base)/house/room/lamp/extendedColorLight/levelControl"])
        await home.stop()
    }

    @Test func `F26: a lock that is not fully locked is not locked, and is no unlocked one either`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        for (raw, name, locked) in [
            (0, "notFullyLocked", false), (1, "locked", true), (2, "unlocked", false), (3, "unlatched", false),
        ] as [(JSON, JSON, JSON)] {
            try await home.report("lock", "doorLock", ["lockState": raw])
            #expect(try await home.document("house/room/lock/doorLock/doorLock")["lockState"] == name)
            #expect(try await home.document("house/room/lock")["locked"] == locked)
        }
        try await home.report("lock", "doorLock", ["lockState": .null])
        #expect(try await home.document("house/room/lock")["locked"] == .some(.null))
        await home.stop()
    }

    @Test func `F05: a level does not light a lamp`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        for order in [["onOff", "level"], ["level", "onOff"]] {
            for what in order {
                if what == "onOff" {
                    try await home.report("lamp", "onOff", ["onOff": false])
                } else {
                    try await home.report("lamp", "levelControl", ["currentLevel": 127])
                }
            }
            #expect(try await home.document(Homes.lampPath)["on"] == false)
            #expect(try await home.document(Homes.onOff)["onOff"] == false)
        }
        await home.stop()
    }

    @Test func `F32: a fan's percent and mode are both what it reports`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.report("fan", "fanControl", ["percentSetting": 12])
        try await home.report("fan", "fanControl", ["fanMode": "low", "percentSetting": 12])
        let document = try await home.document("house/room/fan")
        #expect(document["fan"] == 12)
        #expect(document["fanMode"] == "low")
        await home.stop()
    }

    @Test func `F10 F11: zero in a colour's formula makes no number that is none`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.report("lamp", "colorControl", ["colorMode": 1, "currentX": 0, "currentY": 0])
        var text = try await home.stored(on: "house/room/lamp").text
        #expect(!text.lowercased().contains("nan") && !text.lowercased().contains("inf"))
        try await home.report("lamp", "colorControl", ["colorMode": 2, "colorTemperatureMireds": 0])
        text = try await home.stored(on: "house/room/lamp").text
        #expect(try JSON.parse(text)["colorTemperature"] == nil)
        await home.stop()
    }

    @Test func `F22: a reading that is no number is refused and hides nothing`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Door, id: door, type: closure, traits: { google.openClose: { openPercent: 25 } } }"))
        for payload in [#"{"openPercent":"NaN"}"#, #"{"openPercent":"Infinity"}"#, #"{"openPercent":NaN}"#] {
            let answer = try await home.ask(
                "_adapter/request/embedded/report",
                #"{"device":"door","trait":"google.openClose","attributes":\#(payload)}"#)
            #expect(answer.code == "invalidArgument", "\(answer.json.text)")
        }
        #expect(try await home.document("house/room/door")["open"] == 25)
        await home.stop()
    }
}
