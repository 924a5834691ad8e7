import Configuration
import JSON
import TestSupport
import Testing

/// The everyday view through the broker.
@Suite(.requiresMosquitto) struct EverydayTests {
    @Test func `F02 F03: every percent comes back as it was set, and a lit lamp is never 0`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        for percent in 1...100 {
            let answer = try await home.set(Homes.lampPath, ["brightness": JSON(percent)])
            #expect(answer.isSuccess, "\(percent): \(answer.json.text)")
            #expect(try await home.document(Homes.lampPath) == ["on": true, "brightness": JSON(percent)])
        }
        for (percent, level) in [(1, 3), (10, 25), (50, 127), (90, 229), (99, 251), (100, 254)] {
            _ = try await home.set(Homes.lampPath, ["brightness": JSON(percent)])
            #expect(try await home.document(Homes.level)["currentLevel"] == JSON(level))
        }
        #expect(try await home.set(Homes.lampPath, ["brightness": 0]).isSuccess)
        #expect(try await home.document(Homes.lampPath)["on"] == false)
        // The lowest level is still light.
        _ = try await home.call("\(Homes.onOff)/on")
        _ = try await home.call("\(Homes.level)/moveToLevel", ["level": 1])
        #expect(try await home.document(Homes.lampPath) == ["on": true, "brightness": 1])
        await home.stop()
    }

    @Test func `F04 F06: on brings the former level back, and the lowest level of the with-on-off command turns off`()
        async throws
    {
        let home = try await HomeUnderTest.start(Homes.lamp)
        _ = try await home.set(Homes.lampPath, ["brightness": 30])
        _ = try await home.set(Homes.lampPath, ["on": false])
        _ = try await home.set(Homes.lampPath, ["on": true])
        #expect(try await home.document(Homes.lampPath) == ["on": true, "brightness": 30])
        _ = try await home.call("\(Homes.level)/moveToLevelWithOnOff", ["level": 1])
        #expect(try await home.document(Homes.onOff)["onOff"] == false)
        // What a user asks for is another matter: on, at the lowest level there is.
        #expect(try await home.set("main-house/kitchen/ceiling-light", ["on": true, "brightness": 1]).isSuccess)
        #expect(try await home.document(Homes.lampPath) == ["on": true, "brightness": 1])
        await home.stop()
    }

    @Test func `several keys are sent in an order that works`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Lamp, id: lamp, type: dimmableLight, traits: { onOff: { onOff: false } } }",
                """
                { name: Warm, id: warm, type: thermostat, traits: { thermostat: { systemMode: 'off',
                          occupiedHeatingSetpoint: 2000, occupiedCoolingSetpoint: 2600, minSetpointDeadBand: 25,
                          controlSequenceOfOperation: coolingAndHeating } } }
                """))
        for payload in [#"{"on":false,"brightness":40}"#, #"{"brightness":40,"on":false}"#] {
            #expect(try await home.ask("house/room/lamp/set", payload).isSuccess)
            #expect(try await home.document("house/room/lamp") == ["on": false, "brightness": 40])
        }
        #expect(try await home.set("house/room/lamp", ["brightness": 70, "on": true]).isSuccess)
        #expect(try await home.document("house/room/lamp") == ["on": true, "brightness": 70])

        // F13: the target belongs to the mode asked for, not to the one still reported.
        let warm = "house/room/warm"
        #expect(try await home.set(warm, ["mode": "heat"]).isSuccess)
        let answer = try await home.set(warm, ["targetTemperature": 24, "mode": "cool"])
        #expect(answer.isSuccess, "\(answer.json.text)")
        let state = try await home.document("\(warm)/thermostat/thermostat")
        #expect(state["systemMode"] == "cool")
        #expect(state["occupiedCoolingSetpoint"] == 2400)
        #expect(state["occupiedHeatingSetpoint"] == 2000)
        // F12: the device moves the other setpoint when they come too close, and that shows.
        #expect(try await home.set(warm, ["targetTemperature": 21]).isSuccess)
        let pushed = try await home.document("\(warm)/thermostat/thermostat")
        #expect(pushed["occupiedCoolingSetpoint"] == 2100)
        #expect((pushed["occupiedHeatingSetpoint"]?.intValue ?? 9999) <= 1850)
        await home.stop()
    }

    @Test func `F14 F15: temperatures go to the nearest hundredth and back`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Warm, id: warm, type: thermostat, traits: { thermostat: { systemMode: heat } } }"))
        let warm = "house/room/warm"
        for (celsius, raw) in [(22.77777, 2278), (19.444444, 1944), (18.333333, 1833), (20.1, 2010), (21, 2100)] {
            #expect(try await home.set(warm, ["targetTemperature": .number(celsius)]).isSuccess)
            #expect(try await home.document("\(warm)/thermostat/thermostat")["occupiedHeatingSetpoint"] == JSON(raw))
        }
        for tenths in stride(from: 160, through: 250, by: 7) {
            let celsius = JSON.number(Double(tenths) / 10)
            #expect(try await home.set(warm, ["targetTemperature": celsius]).isSuccess)
            #expect(try await home.document(warm)["targetTemperature"] == celsius)
        }
        let outside = try await home.set(warm, ["targetTemperature": 60])
        #expect(outside.code == "outOfRange" && outside.field == "targetTemperature")
        #expect(outside.json["error"]?["allowed"]?["max"] != nil)
        #expect(try await home.set(warm, ["temperature": 20]).code == "failedPrecondition")
        await home.stop()
    }

    @Test func `nothing is sent when one key is wrong`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        for payload in [
            #"{"on":false,"brightness":101}"#, #"{"on":false,"colour":"red"}"#,
            #"{"on":false,"colorTemperature":3000}"#,
            #"{"on":false,"action":"fly"}"#, #"{"on":false,"transition":-1}"#, #"{"brightness":10,"on":"maybe"}"#,
            #"{"transition":2}"#,
        ] {
            let answer = try await home.ask("\(Homes.lampPath)/set", payload)
            #expect(!answer.isSuccess, "\(payload)")
            #expect(answer.field != nil)
            #expect(try await home.document(Homes.lampPath) == ["on": true, "brightness": 50])
        }
        await home.stop()
    }

    @Test func `keys of several parts nest, and what is ambiguous is refused`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        let strip = "house/room/strip"
        #expect(
            try await home.stored(on: strip).text
                == #"{"onOffPlugInUnit-1":{"on":true},"onOffPlugInUnit-2":{"on":false}}"#)
        let ambiguous = try await home.set(strip, ["on": true])
        #expect(ambiguous.code == "invalidArgument" && ambiguous.field == "on")
        #expect(ambiguous.json["error"]?["allowed"] == ["onOffPlugInUnit-1.on", "onOffPlugInUnit-2.on"])
        #expect(
            try await home.set(strip, ["onOffPlugInUnit-2": ["on": true], "onOffPlugInUnit-1": ["on": "off"]]).isSuccess
        )
        #expect(
            try await home.document(strip) == ["onOffPlugInUnit-1": ["on": false], "onOffPlugInUnit-2": ["on": true]])
        #expect(try await home.set(strip, ["onOffPlugInUnit-3": ["on": true]]).code == "invalidArgument")
        #expect(try await home.set(strip, ["onOffPlugInUnit-1": true]).code == "invalidArgument")
        let nested = try await home.set(strip, ["onOffPlugInUnit-1": ["brightness": 3]])
        #expect(nested.code == "unimplemented" && nested.field == "onOffPlugInUnit-1.brightness")
        // Keys of different parts that are not shared stay on top.
        let radio = try await home.document("house/room/radio")
        #expect(radio["muted"] != nil && radio["volume"] != nil && radio["on"] != nil && radio["brightness"] != nil)
        #expect(try await home.set("house/room/radio", ["volume": 30, "on": true, "muted": false]).isSuccess)
        #expect(try await home.document("house/room/radio")["volume"] == 30)
        let meta = try await home.document("\(strip)/_meta")
        #expect(meta["everyday"]?.arrayValue?.contains("on") == true)
        await home.stop()
    }

    @Test func `_meta names exactly the keys of the document and the write-only ones`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: D1, type: extendedColorLight }", "{ name: D2, type: thermostat }",
                "{ name: D3, type: windowCovering }",
                "{ name: D4, type: doorLock }", "{ name: D5, type: fan }", "{ name: D6, type: occupancySensor }",
                "{ name: D7, type: speaker }", "{ name: D8, type: lightSensor }", "{ name: D9, type: genericSwitch }",
                "{ name: D10, type: waterLeakDetector }", "{ name: D11, type: modeSelect }",
                "{ name: D12, type: humiditySensor }"))
        let writeOnly: Set = ["action", "transition", "pin"]
        let stored = try await home.stored("house/room/+/_meta")
        for (topic, message) in stored {
            let keys = try JSON.parse(message.payload)["everyday"]?.arrayValue?.compactMap(\.stringValue) ?? []
            let device = topic.split(separator: "/").dropLast().joined(separator: "/")
            if keys.isEmpty {
                #expect(try await home.stored(device).isEmpty)
                continue
            }
            let document = try await home.document(device)
            let shown = Set((document.objectValue?.keys).map { $0.map { $0 } } ?? [])
            #expect(shown.isSubset(of: keys), "\(device): \(document.text) \(keys)")
            // A key that shows nothing now has no value to show: a colour out of force, a target without a mode.
            let hidden = Set(keys).subtracting(shown).subtracting(writeOnly)
            #expect(
                hidden.isSubset(of: ["color", "colorTemperature", "targetTemperature"]),
                "\(device): \(document.text) \(keys)")
        }
        await home.stop()
    }

    @Test func `F07 F08 F09: colours stay within what the lamp can do`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                """
                { name: Lamp, id: lamp, type: extendedColorLight, traits: { onOff: { onOff: true },
                          colorControl: { colorTempPhysicalMinMireds: 153, colorTempPhysicalMaxMireds: 370 } } }
                """))
        let lamp = "house/room/lamp"
        let exact = "\(lamp)/extendedColorLight/colorControl"
        for (kelvin, mireds) in [(2703, 370), (6535, 153), (4000, 250)] {
            let answer = try await home.set(lamp, ["colorTemperature": JSON(kelvin)])
            #expect(answer.isSuccess, "\(kelvin): \(answer.json.text)")
            #expect(try await home.document(exact)["colorTemperatureMireds"] == JSON(mireds))
            #expect(try await home.document(lamp)["colorTemperature"] == JSON(kelvin))
            #expect(try await home.document(lamp)["color"] == nil)
        }
        for kelvin in [2600, 7000, 15] {
            let answer = try await home.set(lamp, ["colorTemperature": JSON(kelvin)])
            #expect(answer.code == "outOfRange", "\(kelvin): \(answer.json.text)")
            #expect(answer.json["error"]?["allowed"] == ["min": 2703, "max": 6535])
        }
        let answer = try await home.set(lamp, ["color": ["hue": 359.765, "saturation": 100]])
        #expect(answer.isSuccess, "\(answer.json.text)")
        let state = try await home.document(exact)
        #expect((state["currentHue"]?.intValue ?? 999) <= 254 && state["currentSaturation"] == 254)
        #expect(try await home.document(lamp)["color"]?["saturation"] == 100)
        #expect(try await home.document(lamp)["colorTemperature"] == nil)
        #expect(try await home.set(lamp, ["color": ["x": 0.3, "y": 0.3]]).isSuccess)
        #expect(try await home.document(lamp)["color"]?["x"] != nil)
        for wrong in [["hue": 400, "saturation": 1], ["hue": 1], ["x": 2, "y": 0], ["hue": 1, "y": 1], "red", [:]]
            as [JSON]
        {
            let answer = try await home.set(lamp, ["color": wrong])
            #expect(
                answer.code == "outOfRange" || answer.code == "invalidArgument", "\(wrong.text): \(answer.json.text)")
        }
        await home.stop()
    }

    @Test func `F23 F24 F25: people count how far a covering is open`() async throws {
        let home = try await HomeUnderTest.start(Homes.room("{ name: Blind, id: blind, type: windowCovering }"))
        let blind = "house/room/blind"
        let exact = "\(blind)/windowCovering/windowCovering"
        for (closed, open) in [(0, 100), (2000, 80), (10000, 0)] {
            try await home.report("blind", "windowCovering", ["currentPositionLiftPercent100ths": JSON(closed)])
            #expect(try await home.document(blind)["open"] == JSON(open))
        }
        #expect(try await home.set(blind, ["open": 50]).isSuccess)
        #expect(try await home.document(exact)["targetPositionLiftPercent100ths"] == 5000)
        try await home.sees(blind, within: .seconds(60)) { $0["open"] == 50 }
        try await home.sees(exact) { $0["operationalStatus"] == [] || $0["currentPositionLiftPercent100ths"] == 5000 }
        for (target, status) in [(0, 0), (1, 1)] {
            // The last two reports of a movement, in either order.
            let reports: [JSON] = [["operationalStatus": 0], ["currentPositionLiftPercent100ths": 0]]
            for report in [reports[target], reports[1 - status]] {
                try await home.report("blind", "windowCovering", report)
            }
            #expect(try await home.document(blind)["open"] == 100)
            #expect(try await home.document(exact)["operationalStatus"] == [])
        }
        await home.stop()
    }

    @Test func `F27 F28: unlocking does not pull the latch where the bolt goes alone`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Plain, id: plain, type: doorLock, traits: { doorLock: { lockState: locked } } }"))
        let plain = "house/room/plain"
        #expect(try await home.document("_adapter/trait/doorLock")["commands"]?["unlockDoor"]?["isTimed"] == true)
        #expect(try await home.set(plain, ["locked": false]).isSuccess)
        #expect(try await home.document("\(plain)/doorLock/doorLock")["lockState"] == "unlocked")
        #expect(try await home.set(plain, ["locked": true]).isSuccess)
        #expect(try await home.document(plain)["locked"] == true)
        #expect(try await home.set("\(plain)/doorLock/doorLock/lockState", "unlocked").isSuccess)
        #expect(try await home.document(plain)["locked"] == false)
        await home.stop()
    }

    @Test func `F30 F31: a fan gets legal values only`() async throws {
        let home = try await HomeUnderTest.start(Homes.room("{ name: Fan, id: fan, type: fan }"))
        let fan = "house/room/fan"
        #expect(try await home.set(fan, ["fan": 255]).code == "outOfRange")
        #expect(try await home.set(fan, ["on": true]).code == "unimplemented")
        #expect(try await home.set(fan, ["fanMode": "on"]).isSuccess)
        #expect(try await home.document(fan)["fanMode"] == "high")
        #expect(try await home.set("\(fan)/fan/fanControl/fanMode", "on").isSuccess)
        #expect(try await home.document("\(fan)/fan/fanControl")["fanMode"] == "high")
        #expect(try await home.set(fan, ["fan": 12]).isSuccess)
        #expect(try await home.document(fan)["fan"] == 12)
        #expect(try await home.set(fan, ["fan": 0]).isSuccess)
        #expect(try await home.document(fan)["fanMode"] == "off")
        await home.stop()
    }

    @Test func `identify and stop are actions, and a set may carry the adapter's own members`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        #expect(try await home.set(Homes.lampPath, ["action": "identify"]).isSuccess)
        #expect(try await home.set(Homes.lampPath, ["action": "STOP"]).isSuccess)
        #expect(try await home.set(Homes.lampPath, ["on": false, "_timeout": 3, "_id": 1]).id == 1)
        #expect(try await home.set(Homes.lampPath, ["brightness": 90, "transition": 0.3]).isSuccess)
        try await home.sees(Homes.lampPath) { $0["brightness"] == 90 && $0["on"] == true }
        await home.stop()
    }
}
