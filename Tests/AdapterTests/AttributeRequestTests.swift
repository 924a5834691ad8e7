import JSON
import TestSupport
import Testing

/// `attribute/update` and `attribute/aggregate`.
@Suite(.requiresMosquitto) struct AttributeRequestTests {
    // MARK: Update

    private static func statuses(_ answer: Answer) -> [String] {
        answer.results.map { result in
            let code = result["error"]?["code"]?.stringValue ?? result["status"]?.stringValue ?? ""
            return "\(result["device"]?.stringValue ?? "") \(result["part"]?.stringValue ?? "") \(code)"
        }
    }

    @Test func `attributes of one device`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        for device in ["a", "house/kitchen/a"] as [JSON] {
            let answer = try await home.request(
                "attribute/update",
                [
                    "device": device, "part": "dimmableLight", "trait": "levelControl",
                    "attributes": ["onLevel": 40, "currentLevel": 60],
                ])
            #expect(answer.isSuccess && Self.statuses(answer) == ["a dimmableLight success"], "\(answer.json.text)")
        }
        let state = try await home.document("house/kitchen/a/dimmableLight/levelControl")
        #expect(state["onLevel"] == 40 && state["currentLevel"] == 60)
        try await home.must("embedded/connectivity", ["device": "a", "connectivity": "offline"])
        let away = try await home.request(
            "attribute/update",
            ["device": "a", "part": "dimmableLight", "trait": "levelControl", "attributes": ["onLevel": 41]])
        #expect(Self.statuses(away) == ["a dimmableLight unavailable"])
        #expect(away.results.first?["error"]?["message"]?.stringValue?.isEmpty == false)
        await home.stop()
    }

    @Test func `attributes of a group's members, in their order, and who has none is skipped`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        try await home.must("embedded/connectivity", ["device": "b", "connectivity": "offline"])
        let lights = try await home.request(
            "attribute/update",
            [
                "group": "movie", "type": "_lights", "trait": "levelControl", "attributes": ["onLevel": 70],
            ])
        #expect(
            Self.statuses(lights) == [
                "a dimmableLight success", "b dimmableLight unavailable", "c onOffLight skipped",
            ],
            "\(lights.json.text)")
        #expect(lights.results.last?.text == #"{"device":"c","part":"onOffLight","status":"skipped"}"#)
        #expect(try await home.document("house/kitchen/a/dimmableLight/levelControl")["onLevel"] == 70)
        let strip = try await home.request(
            "attribute/update",
            [
                "group": .string(GroupedHome.movie), "type": "onOffPlugInUnit", "trait": "onOff",
                "attributes": ["onTime": 5],
            ])
        #expect(Self.statuses(strip) == ["strip onOffPlugInUnit-1 success", "strip onOffPlugInUnit-2 success"])
        let none = try await home.request(
            "attribute/update",
            ["group": "movie", "type": "temperatureSensor", "trait": "onOff", "attributes": ["onTime": 5]])
        #expect(Self.statuses(none) == ["sensor temperatureSensor skipped"])
        await home.stop()
    }

    @Test func `one deadline holds for all`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        for device in ["a", "b"] { try await home.must("embedded/fault", ["device": .string(device), "silent": true]) }
        let answer = try await home.request(
            "attribute/update",
            [
                "group": "movie", "type": "_lights", "trait": "onOff", "attributes": ["onOff": true],
                "_timeout": 0.3,
            ])
        #expect(
            Self.statuses(answer) == [
                "a dimmableLight deadlineExceeded", "b dimmableLight deadlineExceeded", "c onOffLight success",
            ])
        await home.stop()
    }

    @Test func `an attribute that only some have is said to be skipped by the others`() async throws {
        let home = try await HomeUnderTest.start(
            """
            structures:
              - name: House
                devices:
                  - { name: Plain, id: plain, type: dimmableLight, traits: { levelControl: { currentLevel: 9 } } }
                  - { name: Slow, id: slow, type: dimmableLight, traits: { levelControl: { onOffTransitionTime: 0 } } }
                groups: [ { name: Lamps, id: lamps, members: [Plain, Slow] } ]
            """)
        let answer = try await home.request(
            "attribute/update",
            [
                "group": "lamps", "type": "dimmableLight", "trait": "levelControl",
                "attributes": ["onLevel": 30, "onOffTransitionTime": 4],
            ])
        #expect(
            Self.statuses(answer) == ["plain dimmableLight success", "slow dimmableLight success"],
            "\(answer.json.text)")
        #expect(answer.results.map { $0["skipped"] } == [["onOffTransitionTime"], nil])
        await home.stop()
    }

    private static let wrongUpdates: [(payload: JSON, code: String, field: String?)] = [
        ([:], "invalidArgument", "device"), (["device": 7], "invalidArgument", "device"),
        (["device": "nobody"], "notFound", "device"), (["device": "a"], "invalidArgument", "part"),
        (["device": "a", "part": "lamp"], "invalidArgument", "trait"),
        (["device": "a", "part": "lamp", "trait": "onOff"], "notFound", nil),
        (["device": "a", "group": "movie"], "invalidArgument", "group"),
        (["device": "a", "type": "dimmableLight"], "invalidArgument", "type"),
        (["group": "movie"], "invalidArgument", "type"), (["group": "none", "type": "x"], "notFound", "group"),
        (["group": "movie", "part": "dimmableLight"], "invalidArgument", "part"),
        (["group": "nobody", "type": "dimmableLight"], "failedPrecondition", nil),
        (["group": "movie", "type": "dimmableLight", "trait": "noTrait"], "notFound", "trait"),
        (["group": "movie", "type": "noType", "trait": "onOff"], "notFound", "type"),
        (["group": "movie", "type": "doorLock", "trait": "onOff"], "failedPrecondition", "type"),
        (["group": "movie", "type": "dimmableLight", "trait": "onOff"], "invalidArgument", "attributes"),
        (
            ["group": "movie", "type": "dimmableLight", "trait": "onOff", "attributes": []], "invalidArgument",
            "attributes"
        ),
        (["group": "movie", "type": "dimmableLight", "trait": "onOff", "attributes": [:]], "invalidArgument", nil),
        (
            ["group": "movie", "type": "dimmableLight", "trait": "onOff", "attributes": ["colour": 1]],
            "invalidArgument", "colour"
        ),
        (
            ["group": "movie", "type": "_any", "trait": "onOff", "attributes": ["onTime": "long"]], "invalidArgument",
            "onTime"
        ),
        (
            ["group": "movie", "type": "_any", "trait": "onOff", "attributes": ["onTime": 70_000]], "outOfRange",
            "onTime"
        ),
        (
            ["device": "a", "part": "dimmableLight", "trait": "onOff", "attributes": ["onTime": -1]], "outOfRange",
            "onTime"
        ),
        (
            ["device": "c", "part": "onOffLight", "trait": "levelControl", "attributes": ["onLevel": 1]],
            "unimplemented", nil
        ),
        (
            ["device": "a", "part": "dimmableLight", "trait": "levelControl", "attributes": ["minLevel": 1]],
            "failedPrecondition", "minLevel"
        ),
        (["device": "a", "attribute": "onOff"], "invalidArgument", "attribute"),
    ]

    @Test func `wrong updates are refused as a whole`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        _ = try await home.settled()
        for (payload, code, field) in Self.wrongUpdates {
            let answer = try await home.request("attribute/update", payload)
            #expect(answer.code == code && answer.field == field, "\(payload.text): \(answer.json.text)")
        }
        #expect(try await home.settled().filter { $0.isRetained && !$0.topic.contains("/_adapter/") } == [])
        await home.stop()
    }

    // MARK: Aggregate

    private static let measured = """
        structures:
          - name: House
            id: house
            rooms:
              - name: Bath
                id: bath
                devices:
                  - { name: T1, id: t1, type: temperatureSensor, traits: { temperatureMeasurement: { measuredValue: 2150 } } }
                  - { name: T2, id: t2, type: temperatureSensor, traits: { temperatureMeasurement: { measuredValue: -500 } } }
                  - { name: T3, id: t3, type: temperatureSensor, traits: { temperatureMeasurement: { measuredValue: null } } }
                  - { name: L1, id: l1, type: dimmableLight, traits: { onOff: { onOff: true } } }
              - name: Hall
                id: hall
                devices:
                  - { name: T4, id: t4, type: temperatureSensor, traits: { temperatureMeasurement: { measuredValue: 3000 } } }
                  - { name: L2, id: l2, type: onOffLight, traits: { onOff: { onOff: false } } }
            groups:
              - { name: Lights, id: lights, members: [L1, L2, T1] }
              - { name: Nobody, id: nobody, members: [] }
        """

    private static func temperature(_ function: JSON, _ more: JSONObject = [:]) -> JSON {
        var object: JSONObject = [
            "trait": "temperatureMeasurement", "attribute": "measuredValue", "function": function,
        ]
        for (name, value) in more { object.append(name, value) }
        return .object(object)
    }

    private static func lit(_ function: JSON, _ more: JSONObject = [:]) -> JSON {
        var object: JSONObject = ["trait": "onOff", "attribute": "onOff", "function": function]
        for (name, value) in more { object.append(name, value) }
        return .object(object)
    }

    private static let aggregates: [(payload: JSON, answer: String)] = [
        (temperature("min"), #"{"value":-500,"known":4,"unknown":0}"#),
        (temperature("max"), #"{"value":3000,"known":4,"unknown":0}"#),
        (temperature("Max", ["room": "house/bath"]), #"{"value":2150,"known":3,"unknown":0}"#),
        (temperature("count", ["room": "hall"]), #"{"value":1,"known":1,"unknown":0}"#),
        (temperature("max", ["name": "T2"]), #"{"value":-500,"known":1,"unknown":0}"#),
        (temperature("max", ["name": "T3"]), #"{"value":null,"known":1,"unknown":0}"#),
        (temperature("max", ["name": "Nobody"]), #"{"value":null,"known":0,"unknown":0}"#),
        (
            temperature("count", ["structure": "house", "type": "temperatureSensor"]),
            #"{"value":4,"known":4,"unknown":0}"#
        ),
        (temperature("count", ["type": ["dimmableLight", "onOffLight"]]), #"{"value":0,"known":0,"unknown":0}"#),
        (lit("any", ["group": "lights"]), #"{"value":true,"known":2,"unknown":0}"#),
        (lit("all", ["group": "house/_groups/lights", "type": "_lights"]), #"{"value":false,"known":2,"unknown":0}"#),
        (lit("all", ["group": "lights", "type": "dimmableLight"]), #"{"value":true,"known":1,"unknown":0}"#),
        (lit("any", ["room": "hall"]), #"{"value":false,"known":1,"unknown":0}"#),
        (lit("count", ["connectivity": "online"]), #"{"value":2,"known":2,"unknown":0}"#),
        (lit("count", ["connectivity": "offline"]), #"{"value":0,"known":0,"unknown":0}"#),
        (lit("all", ["connectivity": "offline"]), #"{"value":null,"known":0,"unknown":0}"#),
    ]

    @Test func `one value over a group, a room or a filter`() async throws {
        let home = try await HomeUnderTest.start(Self.measured)
        for (payload, expected) in Self.aggregates {
            let answer = try await home.request("attribute/aggregate", payload)
            #expect(answer.data?.text == expected, "\(payload.text): \(answer.json.text)")
        }
        await home.stop()
    }

    @Test func `F33: who is away does not count`() async throws {
        let home = try await HomeUnderTest.start(Self.measured)
        try await home.must("embedded/connectivity", ["device": "l1", "connectivity": "offline"])
        for (function, value) in [("any", "false"), ("all", "false"), ("count", "1")] as [(JSON, String)] {
            let answer = try await home.request("attribute/aggregate", Self.lit(function, ["group": "lights"]))
            #expect(answer.data?.text == #"{"value":\#(value),"known":1,"unknown":1}"#)
        }
        try await home.must("embedded/connectivity", ["device": "l2", "connectivity": "offline"])
        let nobody = try await home.request("attribute/aggregate", Self.lit("any", ["group": "lights"]))
        #expect(nobody.data?.text == #"{"value":null,"known":0,"unknown":2}"#)
        await home.stop()
    }

    private static let wrongAggregates: [(payload: JSON, code: String, field: String?)] = [
        ([:], "invalidArgument", "trait"), (["trait": "noTrait"], "notFound", "trait"),
        (["trait": "onOff"], "invalidArgument", "attribute"),
        (["trait": "onOff", "attribute": "colour", "function": "all"], "notFound", "attribute"),
        (["trait": "onOff", "attribute": "onOff"], "invalidArgument", "function"),
        (lit("min"), "invalidArgument", "function"), (lit("mean"), "invalidArgument", "function"),
        (lit(3), "invalidArgument", "function"), (temperature("all"), "invalidArgument", "function"),
        (lit("all", ["group": "none"]), "notFound", "group"),
        (lit("all", ["group": "nobody"]), "failedPrecondition", nil),
        (lit("all", ["group": "lights", "type": "doorLock"]), "failedPrecondition", "type"),
        (lit("all", ["group": "lights", "type": "noType"]), "notFound", "type"),
        (lit("all", ["group": "lights", "type": "temperatureSensor"]), "unimplemented", "attribute"),
        (lit("all", ["room": "attic"]), "notFound", "room"), (lit("all", ["structure": "x"]), "notFound", "structure"),
        (lit("all", ["connectivity": "asleep"]), "invalidArgument", "connectivity"),
        (lit("all", ["where": "x"]), "invalidArgument", "where"), (lit("all", ["name": 3]), "invalidArgument", "name"),
    ]

    @Test func `wrong aggregates are refused with what is allowed`() async throws {
        let home = try await HomeUnderTest.start(Self.measured)
        for (payload, code, field) in Self.wrongAggregates {
            let answer = try await home.request("attribute/aggregate", payload)
            #expect(answer.code == code && answer.field == field, "\(payload.text): \(answer.json.text)")
        }
        #expect(try await home.request("attribute/aggregate", Self.lit("min")).allowed == ["all", "any", "count"])
        await home.stop()
    }
}
