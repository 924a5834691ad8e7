import Configuration
import JSON
import TestSupport
import Testing

/// The contract's table of topics: what a client that comes now finds.
@Suite(.requiresMosquitto) struct RetainedTopicTests {
    @Test func `a lamp has its topics and no others`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let stored = try await home.stored()
        #expect(
            stored.keys.sorted() == [
                "_adapter/info", "_adapter/session", "_adapter/status", "_adapter/trait/identify",
                "_adapter/trait/levelControl", "_adapter/trait/onOff", "main-house/_meta", "main-house/kitchen/_meta",
                Homes.lampPath, "\(Homes.lampPath)/_availability", "\(Homes.lampPath)/_connectivity",
                "\(Homes.lampPath)/_meta", Homes.level, Homes.onOff,
            ])
        #expect(stored["_adapter/status"]?.text == "online")
        #expect(stored["\(Homes.lampPath)/_availability"]?.text == "online")
        await home.stop()
    }

    @Test func `the adapter says who it is`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let info = try await home.document("_adapter/info")
        #expect(info["version"]?.stringValue?.isEmpty == false)
        #expect(info["contract"] == 1)
        #expect(info["instance"]?.stringValue?.isEmpty == false)
        #expect(
            info["backends"] == [["name": "home", "transport": "embedded", "connection": "connected"]])
        #expect(info["counts"] == ["structures": 1, "rooms": 1, "devices": 1, "groups": 0])
        let session = try await home.document("_adapter/session")
        #expect(session["store"]?.stringValue?.isEmpty == false)
        #expect((session["sequence"]?.uintValue ?? 0) > 0)
        await home.stop()
    }

    @Test func `a clean stop says offline and leaves everything else`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let before = try await home.stored()
        await home.stop()
        let after = try await home.stored()
        #expect(after["_adapter/status"]?.text == "offline")
        #expect(Set(after.keys) == Set(before.keys))
        for (topic, message) in before where !topic.utf8.starts(with: "_adapter/".utf8) {
            #expect(after[topic]?.payload == message.payload)
        }
    }

    @Test func `an unchanged home is silent over a restart`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        _ = try await home.settled()
        try await home.restart()
        let messages = try await home.settled()
        let prefix = "\(home.base)/_adapter/"
        #expect(messages.map(\.topic).filter { !$0.hasPrefix(prefix) } == [])
        await home.stop()
    }

    @Test func `structures and rooms list what they hold`() async throws {
        let home = try await HomeUnderTest.start(
            """
            structures:
              - name: Main House
                id: house
                rooms:
                  - { name: Kitchen, id: kitchen, devices: [ { name: Lamp, id: lamp, type: onOffLight } ] }
                  - { name: Empty, id: empty }
                devices: [ { name: Robot, id: robot, type: onOffPlugInUnit } ]
                groups: [ { name: All of it, id: all, members: [lamp, robot] } ]
              - { name: Shed, id: shed }
            """)
        #expect(
            try await home.document("main-house/_meta") == [
                "id": "house", "name": "Main House",
                "children": [
                    ["kind": "room", "id": "kitchen", "name": "Kitchen", "topic": "main-house/kitchen"],
                    ["kind": "room", "id": "empty", "name": "Empty", "topic": "main-house/empty"],
                    ["kind": "device", "id": "robot", "name": "Robot", "topic": "main-house/_unassigned/robot"],
                    ["kind": "group", "id": "all", "name": "All of it", "topic": "main-house/_groups/all-of-it"],
                ],
            ])
        #expect(
            try await home.document("main-house/kitchen/_meta") == [
                "id": "kitchen", "name": "Kitchen",
                "children": [["kind": "device", "id": "lamp", "name": "Lamp", "topic": "main-house/kitchen/lamp"]],
            ])
        #expect(try await home.document("main-house/empty/_meta")["children"] == [])
        #expect(try await home.document("shed/_meta") == ["id": "shed", "name": "Shed", "children": []])
        let stored = try await home.stored()
        #expect(stored["main-house/_unassigned/_meta"] == nil)
        #expect(stored["main-house/_groups/_meta"] == nil)
        let robot = try await home.document("main-house/_unassigned/robot/_meta")
        #expect(robot["room"] == .some(.null))
        #expect(robot["structure"] == "Main House")
        #expect(robot["groups"] == ["All of it"])
        await home.stop()
    }

    @Test func `_meta has every member that the contract names`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let meta = try await home.document("\(Homes.lampPath)/_meta")
        #expect(meta["id"] == "lamp")
        #expect(meta["name"] == "Ceiling light")
        #expect(meta["structure"] == "Main House")
        #expect(meta["room"] == "Kitchen")
        #expect(meta["backend"] == "home")
        #expect(meta["transport"] == "embedded")
        #expect(
            meta["identity"] == [
                "vendorName": "Example", "vendorID": 0xFFF1, "productName": "Lamp", "productID": 0x8000,
                "serialNumber": "A1", "uniqueID": "lamp-1",
            ])
        #expect(meta["groups"] == [])
        #expect(meta["everyday"] == ["on", "brightness", "transition", "action"])
        let part = try #require(meta["parts"]?["dimmableLight"])
        #expect(part["endpoint"] == 1)
        #expect(part["types"] == [["name": "dimmableLight", "id": 257, "isPrimary": true]])
        #expect(part["tags"] == [])
        #expect(part["parent"] == .some(.null))
        let onOff = try #require(part["traits"]?["onOff"])
        #expect(onOff["features"] == ["lighting"])
        #expect(onOff["attributes"]?.arrayValue?.contains("startUpOnOff") == true)
        #expect(onOff["commands"]?.arrayValue?.contains("toggle") == true)
        #expect(onOff["events"] == [])
        #expect(part["traits"]?["levelControl"]?["ranges"]?["currentLevel"] == ["min": 1, "max": 254])
        // Which everyday keys there are is said once; what can be read is in the document.
        let document = try await home.document(Homes.lampPath)
        #expect(document == ["on": true, "brightness": 50])
        await home.stop()
    }

    @Test func `a trait's constant facts stand once for the home`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let trait = try await home.document("_adapter/trait/levelControl")
        #expect(trait["id"] == 8)
        #expect(trait["name"] == "LevelControl")
        #expect(trait["namespace"] == "matter")
        #expect((trait["revision"]?.intValue ?? 0) > 0)
        let level = try #require(trait["attributes"]?["currentLevel"])
        #expect(level["type"] == "uint8")
        #expect(level["isNullable"] == true)
        #expect(level["isWritable"] == false)
        #expect(level["range"]?["max"] == 254)
        #expect(level["affectedByCommands"]?.arrayValue?.contains("moveToLevel") == true)
        let fields = try #require(trait["commands"]?["moveToLevel"]?["fields"])
        #expect(fields["level"]?["range"] == ["min": 0, "max": 254])
        #expect(fields["transitionTime"]?["isNullable"] == true)
        #expect(fields["optionsMask"]?["flags"]?.arrayValue?.first == "executeIfOff")
        #expect(trait["commands"]?["step"]?["fields"]?["stepMode"]?["values"] == ["up", "down"])
        #expect(trait["events"] == [:])
        #expect(trait["everyday"] == ["brightness"])
        let onOff = try await home.document("_adapter/trait/onOff")
        #expect(onOff["attributes"]?["startUpOnOff"]?["values"] == ["off", "on", "toggle"])
        await home.stop()
    }

    @Test func `_connectivity tells device, parts and traits apart`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        let direct: JSON = ["state": "online", "locality": "direct"]
        let connectivity = try await home.document("house/room/strip/_connectivity")
        #expect(connectivity["state"] == "online")
        #expect(connectivity["locality"] == "direct")
        for part in ["onOffPlugInUnit-1", "onOffPlugInUnit-2"] {
            #expect(connectivity["parts"]?[part]?["state"] == "online")
            #expect(connectivity["parts"]?[part]?["locality"] == "direct")
            #expect(connectivity["parts"]?[part]?["traits"]?["onOff"] == direct)
        }
        await home.stop()
    }

    @Test func `traits show their exact state`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        #expect(
            try await home.stored(on: Homes.onOff).text
                == #"{"onOff":true,"globalSceneControl":true,"onTime":0,"offWaitTime":0,"startUpOnOff":null}"#)
        #expect(
            try await home.stored(on: Homes.level).text
                == #"{"currentLevel":127,"remainingTime":0,"minLevel":1,"maxLevel":254,"options":[],"onLevel":null,"#
                + #""startUpCurrentLevel":null}"#)
        await home.stop()
    }

    @Test func `low-level traits have no topics and Identify takes calls only`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let stored = try await home.stored()
        #expect(!stored.keys.contains { $0.contains("asicInformation") || $0.contains("descriptor") })
        #expect(!stored.keys.contains("\(Homes.lampPath)/dimmableLight/identify"))
        let call = try await home.call("\(Homes.lampPath)/dimmableLight/identify/identify", ["identifyTime": 1])
        #expect(call.isSuccess, "\(call.json.text)")
        let set = try await home.set("\(Homes.lampPath)/dimmableLight/identify/identifyTime", 1)
        #expect(set.code == "failedPrecondition")
        #expect(set.json["error"]?["allowed"]?.arrayValue?.contains("identify") == true)
        for trait in ["descriptor", "basicInformation"] {
            let answer = try await home.set("\(Homes.lampPath)/dimmableLight/\(trait)/nodeLabel", "x")
            #expect(answer.code == "notFound")
        }
        await home.stop()
    }

    @Test func `what is not to be published is not there`() async throws {
        let plain = try await HomeUnderTest.start(Homes.lamp) {
            $0.publish.devices = false
            $0.publish.traits = false
        }
        let stored = try await plain.stored("main-house/#")
        #expect(
            stored.keys.sorted() == [
                "main-house/_meta", "main-house/kitchen/_meta", "\(Homes.lampPath)/_availability",
                "\(Homes.lampPath)/_connectivity", "\(Homes.lampPath)/_meta",
            ])
        // Commands work all the same.
        #expect(try await plain.set(Homes.lampPath, ["on": false]).isSuccess)
        #expect(try await plain.call("\(Homes.onOff)/toggle").isSuccess)
        await plain.stop()
    }

    @Test func `attribute topics hold one value each`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Lamp, id: lamp, type: dimmableLight, traits: { onOff: { onOff: false }, levelControl: { currentLevel: 1 } } }",
                "{ name: Sensor, id: sensor, type: temperatureSensor, traits: { temperatureMeasurement: { measuredValue: 0 } } }",
                "{ name: Chooser, id: chooser, type: modeSelect, traits: { modeSelect: { description: '' } } }",
                "{ name: Cool, id: cool, type: thermostat, traits: { thermostat: { systemMode: heat } } }"
            )
        ) { $0.publish.attributes = true }
        let stored = try await home.stored("house/room/#")
        func text(_ path: String) -> String? { stored["house/room/\(path)"]?.text }
        // Falsy is not empty: an empty payload would clear the topic (F56).
        #expect(text("lamp/dimmableLight/onOff/onOff") == "false")
        #expect(text("lamp/dimmableLight/levelControl/remainingTime") == "0")
        #expect(text("sensor/temperatureSensor/temperatureMeasurement/measuredValue") == "0")
        #expect(text("lamp/dimmableLight/levelControl/onLevel") == "null")
        #expect(text("cool/thermostat/thermostat/systemMode") == "heat")
        #expect(stored["house/room/chooser/modeSelect/modeSelect/description"]?.payload == [0])
        #expect(text("lamp/dimmableLight/levelControl/options") == "[]")
        // Lists and structs are no scalars.
        #expect(text("chooser/modeSelect/modeSelect/supportedModes") == nil)
        #expect(stored.values.allSatisfy { !$0.payload.isEmpty })
        await home.stop()
    }

    @Test func `an attribute topic follows its attribute`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Sensor, id: sensor, type: temperatureSensor, traits: { temperatureMeasurement: { _unknown: [measuredValue] } } }"
            )
        ) { $0.publish.attributes = true }
        let topic = "house/room/sensor/temperatureSensor/temperatureMeasurement/measuredValue"
        #expect(try await home.stored()[topic] == nil)
        for (value, text) in [(JSON(-5), "-5"), (JSON.null, "null"), (JSON(2150), "2150")] {
            try await home.report("sensor", "temperatureMeasurement", ["measuredValue": value])
            #expect(try await home.watcher.next(on: "\(home.base)/\(topic)").text == text)
        }
        #expect(try await home.stored(on: topic).text == "2150")
        await home.stop()
    }
}
