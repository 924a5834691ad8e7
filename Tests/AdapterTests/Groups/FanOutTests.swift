import Configuration
import JSON
import TestSupport
import Testing

/// Commands to groups and to all devices: who gets them, and what they cannot be.
@Suite(.requiresMosquitto) struct FanOutTests {
    /// Path below the base, the switches that are on afterwards, parts addressed.
    private static let reach: [(path: String, on: Set<String>, total: JSON)] = [
        ("\(GroupedHome.movie)/dimmableLight/onOff/on", ["a", "b"], 2),
        ("\(GroupedHome.movie)/onOffLight/onOff/on", ["c"], 1),
        ("\(GroupedHome.movie)/onOffPlugInUnit/onOff/on", ["strip1", "strip2"], 2),
        ("\(GroupedHome.movie)/_lights/onOff/on", ["a", "b", "c"], 3),
        ("\(GroupedHome.movie)/_any/onOff/on", ["a", "b", "c", "strip1", "strip2"], 5),
        ("\(GroupedHome.lamps)/_any/onOff/on", ["a", "b"], 2),
        ("house/kitchen/_all/dimmableLight/onOff/on", ["a", "b"], 2),
        ("house/kitchen/_all/_any/onOff/on", ["a", "b", "strip1", "strip2"], 4),
        ("house/hall/_all/_lights/onOff/on", ["c"], 1),
        ("house/_all/_all/_lights/onOff/on", ["a", "b", "c", "loose"], 4),
        ("house/_all/_all/onOffLight/onOff/on", ["c", "loose"], 2),
        ("house/_unassigned/_all/_any/onOff/on", ["loose"], 1),
        ("garden/_all/_all/_any/onOff/on", ["lantern"], 1),
    ]

    @Test func `a call reaches the parts that its topic names, and no other`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        for (path, on, total) in Self.reach {
            let answer = try await home.call(path)
            #expect(answer.isSuccess, "\(path): \(answer.json.text)")
            #expect(answer.total == total && answer.succeeded == total && answer.failed == [], "\(path)")
            #expect(try await GroupedHome.on(home) == on, "\(path)")
            for name in ["house", "garden"] {
                #expect(try await home.call("\(name)/_all/_all/_any/onOff/off").isSuccess)
            }
        }
        #expect(try await GroupedHome.on(home) == [])
        await home.stop()
    }

    @Test func `sets of traits, attributes and everyday keys reach them as well`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        let sets: [(path: String, value: JSON, on: Set<String>, total: JSON)] = [
            ("\(GroupedHome.movie)/_lights/onOff", ["onOff": true], ["a", "b", "c"], 3),
            ("\(GroupedHome.movie)/_any/onOff/onOff", false, [], 5),
            ("\(GroupedHome.movie)", ["on": true], ["a", "b", "c", "strip1", "strip2"], 5),
            ("\(GroupedHome.movie)", ["on": false, "_type": "_lights"], ["strip1", "strip2"], 3),
            ("\(GroupedHome.movie)", ["_type": "onOffPlugInUnit", "on": "off"], [], 2),
            ("house/kitchen/_all", ["_type": "dimmableLight", "on": true], ["a", "b"], 2),
            ("house/_all/_all", ["_type": "_lights", "on": "toggle"], ["c", "loose"], 4),
            // Each part takes what it has.
            ("\(GroupedHome.movie)", ["on": true, "brightness": 50], ["a", "b", "c", "strip1", "strip2", "loose"], 5),
            (
                "\(GroupedHome.movie)", ["brightness": 10, "transition": 0],
                ["a", "b", "c", "strip1", "strip2", "loose"], 2
            ),
            ("\(GroupedHome.movie)", ["on": false, "transition": 0], ["loose"], 5),
        ]
        for (path, value, on, total) in sets {
            let answer = try await home.set(path, value)
            #expect(answer.isSuccess && answer.total == total && answer.failed == [], "\(path): \(answer.json.text)")
            #expect(try await GroupedHome.on(home) == on, "\(path) \(value.text)")
        }
        #expect(try await home.document("house/kitchen/a")["brightness"] == 10)
        let both = try await home.set("\(GroupedHome.movie)/_any/levelControl", ["currentLevel": 77, "onLevel": 5])
        #expect(both.isSuccess && both.total == 2)
        for lamp in ["a", "b"] {
            let level = try await home.document("house/kitchen/\(lamp)/dimmableLight/levelControl")
            #expect(level["currentLevel"] == 77 && level["onLevel"] == 5)
        }
        await home.stop()
    }

    @Test func `the state of every member is published before the one result`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        _ = try await home.settled()
        try await home.send("\(GroupedHome.movie)/_any/onOff/on/call", #"{"_id":"all"}"#)
        var changed: Set<String> = []
        while true {
            let message = try await home.watcher.next { $0.topic.hasSuffix("/onOff") || $0.topic.hasSuffix("/result") }
            guard message.topic.hasSuffix("/result") else {
                changed.insert(message.topic)
                continue
            }
            #expect(message.topic == "\(home.base)/\(GroupedHome.movie)/_any/onOff/on/result")
            #expect(
                message.text == #"{"id":"all","status":"success","members":{"total":5,"succeeded":5,"failed":[]}}"#)
            break
        }
        #expect(changed.count == 5)
        #expect(try await home.settled().filter { $0.topic.hasSuffix("/result") } == [])
        await home.stop()
    }

    // MARK: What it cannot be

    private static let movie = GroupedHome.movie
    private static let refused: [(path: String, payload: String, code: String, field: String?)] = [
        // Nobody there.
        ("house/_groups/nobody/_any/onOff/on/call", "{}", "failedPrecondition", nil),
        ("house/_groups/nobody/set", #"{"on":true}"#, "failedPrecondition", nil),
        ("house/cellar/_all/_any/onOff/on/call", "{}", "failedPrecondition", nil),
        ("house/_groups/none/_any/onOff/on/call", "{}", "notFound", nil),
        ("house/_groups/_all/_any/onOff/on/call", "{}", "notFound", nil),
        ("attic/_groups/movie-corner/_any/onOff/on/call", "{}", "notFound", nil),
        ("garden/_groups/movie-corner/_any/onOff/on/call", "{}", "notFound", nil),
        ("house/attic/_all/_any/onOff/on/call", "{}", "notFound", nil),
        ("_all/_all/_all/_any/onOff/on/call", "{}", "notFound", nil),
        ("house/_all/a/dimmableLight/onOff/on/call", "{}", "notFound", nil),
        // Types.
        ("\(movie)/extendedColorLight/onOff/on/call", "{}", "failedPrecondition", nil),
        ("\(movie)/doorLock/onOff/set", #"{"onOff":true}"#, "failedPrecondition", nil),
        ("house/_groups/lamps/onOffPlugInUnit/onOff/onOff/set", "true", "failedPrecondition", nil),
        ("\(movie)/onOffPlugInUnit-1/onOff/on/call", "{}", "notFound", nil),
        ("\(movie)/_lamps/onOff/on/call", "{}", "notFound", nil),
        ("\(movie)/set", #"{"on":true,"_type":"extendedColorLight"}"#, "failedPrecondition", "_type"),
        ("\(movie)/set", #"{"on":true,"_type":"lamp"}"#, "notFound", "_type"),
        ("\(movie)/set", #"{"on":true,"_type":["dimmableLight"]}"#, "invalidArgument", "_type"),
        ("house/kitchen/_all/set", #"{"on":true}"#, "invalidArgument", "_type"),
        ("house/_all/_all/set", #"{"on":true,"_type":null}"#, "invalidArgument", "_type"),
        ("house/_all/_all/set", #"{"on":true,"_type":"_any"}"#, "invalidArgument", "_type"),
        // Traits, commands, attributes, keys.
        ("\(movie)/_any/doorLock/lockDoor/call", "{}", "unimplemented", nil),
        ("\(movie)/_any/noTrait/on/call", "{}", "notFound", nil),
        ("\(movie)/_any/descriptor/set", #"{"deviceTypeList":[]}"#, "notFound", nil),
        ("\(movie)/_any/onOff/fly/call", "{}", "notFound", nil),
        ("\(movie)/_any/levelControl/moveToClosestFrequency/call", "{}", "unimplemented", nil),
        ("\(movie)/_any/onOff/colour/set", "1", "notFound", nil),
        ("\(movie)/_any/onOff/set", #"{"colour":1}"#, "invalidArgument", "colour"),
        ("\(movie)/onOffPlugInUnit/levelControl/currentLevel/set", "1", "unimplemented", nil),
        ("\(movie)/_any/levelControl/currentFrequency/set", "1", "unimplemented", "currentFrequency"),
        ("\(movie)/_any/levelControl/minLevel/set", "1", "failedPrecondition", "minLevel"),
        ("\(movie)/_any/identify/set", #"{"identifyTime":3}"#, "failedPrecondition", nil),
        ("\(movie)/set", #"{"locked":true}"#, "unimplemented", "locked"),
        ("\(movie)/set", #"{"on":true,"volume":3}"#, "unimplemented", "volume"),
        ("\(movie)/set", #"{"blink":true}"#, "invalidArgument", "blink"),
        ("\(movie)/set", #"{"transition":1}"#, "invalidArgument", "transition"),
        ("\(movie)/set", #"{"on":true,"_type":"onOffPlugInUnit","transition":1}"#, "unimplemented", "transition"),
        ("\(movie)/set", #"{"action":"stop","_type":"onOffPlugInUnit"}"#, "unimplemented", "action"),
        ("\(movie)/set", "{}", "invalidArgument", nil),
        ("\(movie)/_any/onOff/set", "{}", "invalidArgument", nil),
        ("\(movie)/set", #"{"temperature":20}"#, "failedPrecondition", "temperature"),
        // Values: one mistake is everybody's.
        ("\(movie)/_any/onOff/onOff/set", "maybe", "invalidArgument", "onOff"),
        ("\(movie)/_any/levelControl/moveToLevel/call", #"{"level":255}"#, "outOfRange", "level"),
        ("\(movie)/_any/levelControl/moveToLevel/call", #"{"level":"high"}"#, "invalidArgument", "level"),
        ("\(movie)/_any/levelControl/moveToLevel/call", #"{"height":1}"#, "invalidArgument", "height"),
        ("\(movie)/_any/levelControl/moveToLevel/call", "{}", "invalidArgument", "level"),
        ("\(movie)/_any/levelControl/moveToLevel/call", "{", "invalidArgument", nil),
        ("\(movie)/_any/levelControl/set", #"{"currentLevel":10,"onLevel":"x"}"#, "invalidArgument", "onLevel"),
        ("\(movie)/set", #"{"on":true,"brightness":"bright"}"#, "invalidArgument", "brightness"),
        ("\(movie)/set", #"{"on":true,"brightness":101}"#, "outOfRange", "brightness"),
        ("\(movie)/set", #"{"on":"perhaps"}"#, "invalidArgument", "on"),
        ("\(movie)/set", #"{"on":true,"_timeout":-1}"#, "outOfRange", "_timeout"),
        ("\(movie)/set", "[]", "invalidArgument", nil),
    ]

    @Test func `what cannot be is refused as a whole, and nothing is sent`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        _ = try await home.settled()
        for (path, payload, code, field) in Self.refused {
            let answer = try await home.ask(path, payload)
            #expect(answer.code == code && answer.field == field, "\(path) \(payload): \(answer.json.text)")
        }
        let changes = try await home.settled().filter { $0.isRetained && !$0.topic.contains("/_adapter/") }
        #expect(changes == [])
        await home.stop()
    }

    @Test func `errors say what is allowed`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        let types: JSON = ["dimmableLight", "onOffLight", "onOffPlugInUnit", "temperatureSensor", "_lights"]
        #expect(try await home.call("\(Self.movie)/_lamps/onOff/on").allowed == types)
        #expect(
            try await home.set("house/kitchen/_all", ["on": true]).allowed
                == ["dimmableLight", "temperatureSensor", "onOffPlugInUnit", "_lights"])
        let commands = try await home.call("\(Self.movie)/_any/onOff/fly").allowed?.arrayValue ?? []
        #expect(commands.contains("on") && commands.contains("toggle"))
        #expect(try await home.call("\(Self.movie)/_any/noTrait/on").allowed?.arrayValue?.contains("onOff") == true)
        let keys = try await home.set(Self.movie, ["blink": 1]).allowed?.arrayValue ?? []
        #expect(keys.contains("on") && keys.contains("brightness") && keys.contains("temperature"))
        await home.stop()
    }

    @Test func `commands that answer data are not for several devices`() async throws {
        let home = try await HomeUnderTest.start(
            """
            structures:
              - name: House
                devices: [ { name: Front, id: front, type: doorLock }, { name: Back, id: back, type: doorLock } ]
                groups: [ { name: Doors, id: doors, members: [Front, Back] } ]
            """)
        let answer = try await home.call("house/_groups/doors/doorLock/doorLock/getUser", ["userIndex": 1])
        #expect(answer.code == "unimplemented")
        let allowed = answer.allowed?.arrayValue ?? []
        #expect(allowed.contains("lockDoor") && !allowed.contains("getUser"), "\(answer.json.text)")
        #expect(try await home.call("house/_groups/doors/doorLock/doorLock/unlockDoor").total == 2)
        await home.stop()
    }

    @Test func `with ids as names the topics are ids`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text) { $0.topics.names = .id }
        #expect(try await home.call("house/_groups/movie/_any/onOff/on").total == 5)
        #expect(try await home.call("house/kitchen/_all/_any/onOff/off").total == 4)
        await home.stop()
    }
}
