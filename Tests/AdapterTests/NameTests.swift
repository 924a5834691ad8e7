import Configuration
import JSON
import TestSupport
import Testing

/// From names to topics, and back.
@Suite(.requiresMosquitto) struct NameTests {
    /// Device names and the levels that come of them, in one room, from the oldest to the youngest.
    static let levels: [(name: String, level: String)] = [
        ("Spot #1", "spot-1"), ("Light+Fan", "light-fan"), ("room_1/lamp_1", "room_1-lamp_1"),
        ("Fenêtre", "fenêtre"), ("Fentre", "fentre"), ("Lumière 💡", "lumière-💡"), ("Büro", "büro"), ("$lamp", "lamp"),
        ("  lamp ", "lamp-2"), ("LAMP", "lamp-3"), ("বসার ঘর", "বসার-ঘর"), ("客厅 灯", "客厅-灯"), ("مصباح", "مصباح"),
        ("Ёлка", "ёлка"), ("Cafe\u{301}", "caf\u{E9}"), ("_$__hidden", "hidden"), ("--a  -\u{9} b--", "a-b"),
        ("zero\u{200B}width", "zerowidth"), ("set", "set"), ("call", "call"), ("_meta", "meta"), ("lamp-2", "lamp-2-2"),
    ]

    private static var home: String {
        Homes.room(
            rows: levels.enumerated().map { index, row in
                "{ name: \(JSON.string(row.name).text), id: d\(index), type: onOffLight }"
            })
    }

    @Test func `F38 F39 F40: every name gets a level of its own, and commands find the way back`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        let stored = try await home.stored("house/room/+/_meta")
        for (index, row) in Self.levels.enumerated() {
            let path = "house/room/\(row.level)"
            let topic = stored.keys.first { $0.utf8.elementsEqual("\(path)/_meta".utf8) }
            let message = try #require(topic.flatMap { stored[$0] }, "\(row)")
            let meta = try JSON.parse(message.payload)
            #expect(meta["id"] == .string("d\(index)"), "\(row)")
            // The home file is YAML, so the name came through as it was; blanks around it are no part of it.
            #expect(meta["name"]?.stringValue?.isEmpty == false)
            let answer = try await home.set(path, ["on": true])
            #expect(answer.isSuccess, "\(row): \(answer.json.text)")
        }
        #expect(stored.count == Self.levels.count)
        // Slugs survive a restart.
        try await home.restart()
        #expect(try await home.stored("house/room/+/_meta") == stored)
        await home.stop()
    }

    @Test func `a name of which nothing is left gives way to the id`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: '###', id: the-id, type: onOffLight }", "{ name: '/ /', id: Other_Id, type: onOffLight }"))
        let stored = try await home.stored("house/room/+/_availability")
        #expect(
            stored.keys.sorted() == ["house/room/Other_Id/_availability", "house/room/the-id/_availability"]
                || stored.keys.sorted() == ["house/room/other_id/_availability", "house/room/the-id/_availability"])
        await home.stop()
    }

    @Test func `equal names under one parent are told apart, under several they are not`() async throws {
        let home = try await HomeUnderTest.start(
            """
            structures:
              - name: House
                id: h1
                rooms:
                  - { name: Bath, id: b1, devices: [ { name: Lamp, id: l1, type: onOffLight }, { name: lamp, id: l2, type: onOffLight } ] }
                  - { name: bath, id: b2, devices: [ { name: Lamp, id: l3, type: onOffLight } ] }
                devices: [ { name: Lamp, id: l4, type: onOffLight } ]
              - name: house
                id: h2
                rooms: [ { name: Bath, id: b3, devices: [ { name: Lamp, id: l5, type: onOffLight } ] } ]
            """)
        var ids: [String: String] = [:]
        for (topic, message) in try await home.stored("+/+/+/_meta") {
            ids[topic] = try JSON.parse(message.payload)["id"]?.stringValue
        }
        let expected = [
            "house/bath/lamp/_meta": "l1", "house/bath/lamp-2/_meta": "l2", "house/bath-2/lamp/_meta": "l3",
            "house/_unassigned/lamp/_meta": "l4", "house-2/bath/lamp/_meta": "l5",
        ]
        #expect(ids == expected)
        try await home.restart()
        #expect(try await home.stored("+/+/+/_meta").keys.sorted() == expected.keys.sorted())
        await home.stop()
    }

    @Test func `ids stand in topics when the user wants it`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp) { $0.topics.names = .id }
        let stored = try await home.stored("house/#")
        #expect(stored["house/kitchen/lamp/dimmableLight/onOff"] != nil)
        #expect(stored["house/kitchen/_meta"] != nil)
        #expect(stored["house/kitchen/lamp"]?.text == #"{"on":true,"brightness":50}"#)
        #expect(try await home.set("house/kitchen/lamp", ["on": false]).isSuccess)
        #expect(try await home.set(Homes.lampPath, ["on": false]).code == "notFound")
        await home.stop()
    }

    @Test func `parts are called after their type, with the endpoint where there are several`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        let strip = try await home.document("house/room/strip/_meta")
        #expect(strip["parts"]?.objectValue?.keys.map { $0 } == ["onOffPlugInUnit-1", "onOffPlugInUnit-2"])
        #expect(strip["parts"]?["onOffPlugInUnit-2"]?["endpoint"] == 2)
        #expect(strip["parts"]?["onOffPlugInUnit-2"]?["tags"]?.arrayValue?.count == 1)
        let radio = try await home.document("house/room/radio/_meta")
        #expect(radio["parts"]?.objectValue?.keys.map { $0 } == ["speaker", "dimmableLight"])
        let cooler = try await home.document("house/room/cooler/_meta")
        #expect(cooler["parts"]?["temperatureSensor"]?["parent"] == "roomAirConditioner")
        // F86: the command reaches the second outlet only.
        #expect(try await home.set("house/room/strip/onOffPlugInUnit-2/onOff/onOff", true).isSuccess)
        #expect(try await home.set("house/room/strip/onOffPlugInUnit-1/onOff/onOff", false).isSuccess)
        #expect(try await home.document("house/room/strip/onOffPlugInUnit-1/onOff")["onOff"] == false)
        #expect(try await home.document("house/room/strip/onOffPlugInUnit-2/onOff")["onOff"] == true)
        await home.stop()
    }

    @Test func `F57 F58: long names make topics that are valid and distinct`() async throws {
        let names = [
            String(repeating: "x", count: 4000), String(repeating: "ä", count: 100), String(repeating: "🏠", count: 64),
            String(repeating: "é", count: 90), String(repeating: "ä", count: 99) + "b",
        ]
        let home = try await HomeUnderTest.start(
            Homes.room(
                rows: names.enumerated().map { "{ name: \(JSON.string($1).text), id: d\($0), type: onOffLight }" }))
        let stored = try await home.stored("house/room/+/_meta")
        #expect(stored.count == names.count)
        for (topic, message) in stored {
            let meta = try JSON.parse(message.payload)
            // Names end after 60 code points.
            #expect((meta["name"]?.stringValue?.unicodeScalars.count ?? 0) <= 60)
            let path = topic.split(separator: "/").dropLast().joined(separator: "/")
            #expect(try await home.set(path, ["on": true]).isSuccess)
        }
        await home.stop()
    }

    @Test func `the base may have several levels`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp) { $0.topics.base = "my/home" }
        #expect(try await home.stored(on: Homes.lampPath).topic == "my/home/\(Homes.lampPath)")
        #expect(try await home.askPlainly("\(Homes.onOff)/toggle/call").isSuccess)
        #expect(try await home.document(Homes.lampPath)["on"] == false)
        await home.stop()
    }
}
