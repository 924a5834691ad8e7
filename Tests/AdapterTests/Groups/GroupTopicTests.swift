import Configuration
import HomeModel
import HomeTraits
import JSON
import MQTT
import TestSupport
import Testing
import Topics

/// The contract's section on groups: what a client that comes now finds.
@Suite(.requiresMosquitto) struct GroupTopicTests {
    /// Two lamps of one type, one of another, a strip with two outlets and a sensor, in one group.
    private static let home =
        Homes.room(
            """
            { name: Warm lamp, id: warm, type: colorTemperatureLight, traits: { onOff: { onOff: true },
                      levelControl: { currentLevel: 10, minLevel: 5 },
                      colorControl: { colorTempPhysicalMinMireds: 200, colorTempPhysicalMaxMireds: 454 } } }
            """,
            """
            { name: Cold lamp, id: cold, type: colorTemperatureLight, traits: { onOff: { onOff: true },
                      levelControl: { currentLevel: 20 },
                      colorControl: { colorTempPhysicalMinMireds: 153, colorTempPhysicalMaxMireds: 370 } } }
            """,
            "{ name: Dimmer, id: dimmer, type: dimmableLight }",
            """
            { name: Strip, id: strip, parts: [
                      { type: onOffPlugInUnit, endpoint: 1, traits: { onOff: { onOff: true } } },
                      { type: onOffPlugInUnit, endpoint: 2, traits: { onOff: { onOff: false } } } ] }
            """,
            "{ name: Sensor, id: sensor, type: temperatureSensor, traits: { temperatureMeasurement: { measuredValue: 2100 } } }",
            "{ name: Lonely, id: lonely, type: dimmableLight }")
        + "    groups: [ { name: Corner, id: corner, members: [warm, cold, dimmer, strip, sensor] } ]\n"
    private static let group = "house/_groups/corner"

    @Test func `a group has its topics and no others`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        #expect(
            try await home.stored("house/_groups/#").keys.sorted() == [
                "\(Self.group)/_aggregate", "\(Self.group)/_availability", "\(Self.group)/_meta",
                "\(Self.group)/colorTemperatureLight/colorControl", "\(Self.group)/colorTemperatureLight/levelControl",
                "\(Self.group)/dimmableLight/levelControl",
                "\(Self.group)/temperatureSensor/temperatureMeasurement",
            ])
        #expect(try await home.stored(on: "\(Self.group)/_availability").text == "online")
        await home.stop()
    }

    @Test func `_meta says who is in it and what all can do`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        let meta = try await home.document("\(Self.group)/_meta")
        #expect(
            meta.objectValue?.map(\.key) == ["id", "name", "structure", "members", "everyday", "parts"])
        #expect(meta["id"] == "corner")
        #expect(meta["name"] == "Corner")
        #expect(meta["structure"] == "House")
        #expect(
            meta["members"] == [
                ["id": "warm", "name": "Warm lamp", "topic": "house/room/warm-lamp"],
                ["id": "cold", "name": "Cold lamp", "topic": "house/room/cold-lamp"],
                ["id": "dimmer", "name": "Dimmer", "topic": "house/room/dimmer"],
                ["id": "strip", "name": "Strip", "topic": "house/room/strip"],
                ["id": "sensor", "name": "Sensor", "topic": "house/room/sensor"],
            ])
        // What is only measured cannot be set.
        #expect(meta["everyday"] == ["on", "brightness", "colorTemperature", "transition", "action"])
        let parts = try #require(meta["parts"]?.objectValue)
        #expect(
            parts.map(\.key) == ["colorTemperatureLight", "dimmableLight", "onOffPlugInUnit", "temperatureSensor"])
        #expect(parts.map { $0.value["memberParts"] } == [2, 1, 2, 1])
        let lights = try #require(parts["colorTemperatureLight"])
        #expect(lights["types"] == [["name": "colorTemperatureLight", "id": 0x010C, "isPrimary": true]])
        let color = try #require(lights["traits"]?["colorControl"])
        #expect(color["features"] == ["colorTemperature"])
        #expect(
            color["attributes"]?.arrayValue?.contains("colorTempPhysicalMinMireds") == true
                && color["attributes"]?.arrayValue?.contains("colorTemperatureMireds") == false)
        #expect(color["ranges"] == ["colorTemperatureMireds": ["min": 200, "max": 370]])
        #expect(color["commands"]?.arrayValue?.contains("moveToColorTemperature") == true)
        let level = try #require(lights["traits"]?["levelControl"])
        #expect(level["attributes"] == ["minLevel", "maxLevel"])
        #expect(level["ranges"]?["currentLevel"] == ["min": 5, "max": 254])
        #expect(lights["traits"]?["onOff"]?["commands"]?.arrayValue?.contains("toggle") == true)
        #expect(lights["traits"]?["onOff"]?["attributes"] == [])
        await home.stop()
    }

    @Test func `a trait topic holds what every member can do`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        let color = try await home.document("\(Self.group)/colorTemperatureLight/colorControl")
        #expect(color["colorTempPhysicalMinMireds"] == 200)
        #expect(color["colorTempPhysicalMaxMireds"] == 370)
        #expect(color["colorCapabilities"] == ["colorTemperature"])
        #expect(color["colorTemperatureMireds"] == nil)
        #expect(
            try await home.document("\(Self.group)/colorTemperatureLight/levelControl") == [
                "minLevel": 5, "maxLevel": 254,
            ])
        await home.stop()
    }

    @Test func `_aggregate says how the members stand`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        let aggregate = try await home.document("\(Self.group)/_aggregate")
        #expect(
            aggregate["onOffPlugInUnit"]?["onOff"]?["onOff"] == [
                "value": nil, "mixed": true, "known": 2, "unknown": 0, "counts": ["false": 1, "true": 1],
            ])
        #expect(
            aggregate["colorTemperatureLight"]?["levelControl"]?["currentLevel"] == [
                "value": nil, "mixed": true, "known": 2, "unknown": 0, "min": 10, "max": 20,
            ])
        #expect(aggregate["colorTemperatureLight"]?["onOff"]?["onOff"]?["value"] == true)
        #expect(
            aggregate["temperatureSensor"]?["temperatureMeasurement"] == [
                "measuredValue": [
                    "value": 2100, "mixed": false, "known": 1, "unknown": 0, "min": 2100, "max": 2100,
                ]
            ])
        #expect(aggregate["dimmableLight"]?["levelControl"]?["minLevel"] == nil)
        // Part by part, and only from the moment on when a trait comes back does its value count again.
        try await home.must(
            "embedded/connectivity",
            ["device": "strip", "part": "onOffPlugInUnit-1", "connectivity": "offline"])
        try await home.sees("\(Self.group)/_aggregate") {
            $0["onOffPlugInUnit"]?["onOff"]?["onOff"] == [
                "value": false, "mixed": false, "known": 1, "unknown": 1, "counts": ["false": 1],
            ]
        }
        try await home.must(
            "embedded/connectivity",
            ["device": "strip", "part": "onOffPlugInUnit-1", "connectivity": "online"])
        try await home.sees("\(Self.group)/_aggregate") { $0["onOffPlugInUnit"]?["onOff"]?["onOff"]?["known"] == 2 }
        await home.stop()
    }

    @Test func `members that go offline make the group offline after their hold-down, the last of them`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: A, id: a, type: onOffLight }", "{ name: B, id: b, type: onOffLight }")
                + "    groups: [ { name: Both, id: both, members: [a, b] } ]\n"
        ) { $0.availability.holdDown = .milliseconds(300) }
        let topic = "\(home.base)/house/_groups/both/_availability"
        _ = try await home.settled()
        for device in ["a", "b"] {
            try await home.must("embedded/connectivity", ["device": .string(device), "connectivity": "offline"])
        }
        #expect(try await home.watcher.next(on: topic).text == "offline")
        try await home.must("embedded/connectivity", ["device": "a", "connectivity": "online"])
        #expect(try await home.watcher.next(on: topic).text == "online")
        await home.stop()
    }

    @Test func `without trait topics groups have none either`() async throws {
        let home = try await HomeUnderTest.start(Self.home) { $0.publish.traits = false }
        #expect(
            try await home.stored("house/_groups/#").keys.sorted() == [
                "\(Self.group)/_aggregate", "\(Self.group)/_availability", "\(Self.group)/_meta",
            ])
        await home.stop()
    }

    @Test func `names of groups are ids where topics are named so`() async throws {
        let home = try await HomeUnderTest.start(Self.home) { $0.topics.names = .id }
        #expect(try await home.document("house/_groups/corner/_meta")["name"] == "Corner")
        await home.stop()
    }

    @Test func `an unchanged home with groups is silent over a restart`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        _ = try await home.settled()
        try await home.restart()
        let messages = try await home.settled()
        #expect(messages.map(\.topic).filter { !$0.hasPrefix("\(home.base)/_adapter/") } == [])
        await home.stop()
    }

    @Test(arguments: ["flat", "estate", "parts"])
    func `no group of our homes shows state on a trait topic, nor on a topic that commands have`(
        _ name: String
    ) async throws {
        let home = try await HomeUnderTest.start(try Homes.shipped(name))
        let stored = try await home.stored("+/_groups/#")
        #expect(name == "parts" || !stored.isEmpty)
        let filters = try CommandTopic.filters(base: home.base).map { try TopicFilter($0) }
        for (path, message) in stored {
            let topic = "\(home.base)/\(path)"
            #expect(!filters.contains { $0.matches(topic) }, "\(topic)")
            #expect(CommandTopic(topic, base: home.base) == nil, "\(topic)")
            let levels = path.split(separator: "/").map(String.init)
            guard levels.count == 5 else {
                #expect(["_meta", "_availability", "_aggregate"].contains(levels.last), "\(topic)")
                continue
            }
            let trait = try #require(HomeTraits.registry.trait(named: levels[4]))
            let object = try #require(try JSON.parse(message.payload).objectValue)
            #expect(object.count > 0, "\(topic)")
            for (key, _) in object {
                let index = try #require(trait.attributeIndex(named: key))
                #expect(trait.isCapability(attribute: index), "\(topic) \(key)")
            }
        }
        await home.stop()
    }
}
