import Testing
import Topics

@Suite("Topics that ask for something")
struct CommandTopicTests {
    static let path = CommandTopic.Path(structure: "house", room: "room", device: "lamp")

    static let table: [(topic: String, command: CommandTopic?)] = [
        ("b/house/room/lamp/set", .device(path)),
        ("b/house/room/lamp/light/onOff/set", .trait(path, part: "light", trait: "onOff")),
        (
            "b/house/room/lamp/light/onOff/onTime/set",
            .attribute(path, part: "light", trait: "onOff", attribute: "onTime")
        ),
        ("b/house/room/lamp/light/onOff/toggle/call", .call(path, part: "light", trait: "onOff", command: "toggle")),
        ("b/_adapter/request/device/list", .request(area: "device", verb: "list")),
        (
            "b/house/_groups/movie/_lights/onOff/off/call",
            .call(
                .init(structure: "house", room: "_groups", device: "movie"), part: "_lights", trait: "onOff",
                command: "off")
        ),
        ("b/house/_all/_all/set", .device(.init(structure: "house", room: "_all", device: "_all"))),
        ("b/set/set/set/set", .device(.init(structure: "set", room: "set", device: "set"))),
        ("b/বসার-ঘর/💡/e\u{301}/set", .device(.init(structure: "বসার-ঘর", room: "💡", device: "e\u{301}"))),
        ("b/\u{301}x/room/lamp/set", .device(.init(structure: "\u{301}x", room: "room", device: "lamp"))),
        // The adapter's own.
        ("b/_adapter/request/device/set", nil), ("b/_adapter/a/b/set", nil),
        ("b/_adapter/room/lamp/light/onOff/set", nil),
        ("b/_adapter/room/lamp/light/onOff/toggle/call", nil), ("b/_adapter/response/device/list", nil),
        ("b/_adapter/request/device", nil), ("b/_adapter/request/device/list/more", nil),
        ("b/_adapter/request//list", nil),
        // Another verb, another depth.
        ("b/house/room/lamp/result", nil), ("b/house/room/lamp", nil), ("b/house/room/lamp/call", nil),
        ("b/house/room/lamp/light/set", nil), ("b/house/room/lamp/light/onOff/call", nil),
        ("b/house/room/lamp/light/onOff/onTime/more/set", nil), ("b/1/2/3/4/5/6/7/8/9/set", nil),
        ("b/house/room/lamp/light/onOff/onTime/Set", nil), ("b/house/room/set", nil), ("b/set", nil), ("b", nil),
        ("", nil),
        // Empty levels.
        ("b//room/lamp/set", nil), ("b/house//lamp/set", nil), ("b/house/room//set", nil), ("b/house/room/lamp/", nil),
        ("b/house/room/lamp/light//set", nil), ("b/house/room/lamp/set/", nil), ("b//////set", nil),
        ("/b/h/r/l/set", nil),
        // Another base.
        ("c/house/room/lamp/set", nil), ("bb/house/room/lamp/set", nil), ("b2/h/r/l/set", nil),
        ("house/room/lamp/set", nil),
    ]

    @Test("A topic below the base is what the grammar says", arguments: table)
    func parse(topic: String, command: CommandTopic?) {
        #expect(CommandTopic(topic, base: "b") == command)
    }

    @Test("A base may have several levels", arguments: ["home/t2m", "a/b/c/d", "বাড়ি/1"])
    func longBase(base: String) {
        #expect(CommandTopic("\(base)/house/room/lamp/set", base: base) == .device(Self.path))
        #expect(CommandTopic("\(base)/_adapter/request/a/b", base: base) == .request(area: "a", verb: "b"))
        #expect(CommandTopic("x/\(base)/house/room/lamp/set", base: base) == nil)
        #expect(CommandTopic("\(base)x/house/room/lamp/set", base: base) == nil)
    }

    @Test("The base is compared as bytes")
    func baseBytes() {
        #expect(CommandTopic("e\u{301}/house/room/lamp/set", base: "\u{E9}") == nil)
        #expect(CommandTopic("e\u{301}/house/room/lamp/set", base: "e") == nil)
    }

    static let severalTable: [(topic: String, isCollective: Bool)] = [
        ("b/house/room/lamp/set", false), ("b/house/_unassigned/lamp/set", false), ("b/house/_all/lamp/set", false),
        ("b/house/_groups/movie/set", true), ("b/house/room/_all/set", true), ("b/house/_unassigned/_all/set", true),
        ("b/house/_all/_all/_any/onOff/on/call", true), ("b/house/_groups/movie/_lights/onOff/set", true),
        ("b/house/all/groups/_any/onOff/onTime/set", false),
    ]

    @Test("A path is for one device or for several", arguments: severalTable)
    func collective(topic: String, isCollective: Bool) throws {
        #expect(try #require(CommandTopic(topic, base: "b")).path?.isCollective == isCollective)
        #expect(CommandTopic("b/_adapter/request/a/b", base: "b")?.path == nil)
    }

    @Test("A part level names a type, the lights or any part")
    func selector() {
        let types = ["onOffLight", "dimmableLight", "colorTemperatureLight", "extendedColorLight", "onOffPlugInUnit"]
        #expect(types.filter { PartSelector(level: "_any").matches($0) } == types)
        #expect(types.filter { PartSelector(level: "_lights").matches($0) } == types.dropLast())
        #expect(types.filter { PartSelector(level: "dimmableLight").matches($0) } == ["dimmableLight"])
        #expect(PartSelector(level: "_any").matches(nil) && !PartSelector(level: "_lights").matches(nil))
        for level in ["_any", "_lights", "speaker"] { #expect(PartSelector(level: level).level == level) }
    }

    static let results: [(topic: String, result: String)] = [
        ("b/house/room/lamp/set", "b/house/room/lamp/result"),
        ("b/house/room/lamp/light/onOff/set", "b/house/room/lamp/light/onOff/result"),
        ("b/house/room/lamp/light/onOff/onTime/set", "b/house/room/lamp/light/onOff/onTime/result"),
        ("b/house/room/lamp/light/onOff/toggle/call", "b/house/room/lamp/light/onOff/toggle/result"),
        ("b/_adapter/request/device/list", "b/_adapter/response/device/list"),
    ]

    @Test("The outcome goes beside the command", arguments: results)
    func result(topic: String, result: String) throws {
        #expect(try #require(CommandTopic(topic, base: "b")).resultTopic(base: "b") == result)
    }

    @Test(
        "Every command of the table matches exactly one filter",
        arguments: table.filter { $0.command != nil }.map(\.topic))
    func filters(topic: String) {
        #expect(CommandTopic.filters(base: "b").count { TopicMatch.matches(topic, filter: $0) } == 1)
    }
}
