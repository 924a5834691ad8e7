import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

@Suite("Lights in everyday terms")
struct LightTests {
    static let documents: [(isOn: Value?, level: Value?, json: String)] = [
        (true, 127, #"{"on":true,"brightness":50}"#), (false, 127, #"{"on":false,"brightness":50}"#),
        (true, 254, #"{"on":true,"brightness":100}"#), (true, 1, #"{"on":true,"brightness":1}"#),
        (true, 0, #"{"on":true,"brightness":1}"#), (false, 0, #"{"on":false,"brightness":0}"#),
        (true, 255, #"{"on":true,"brightness":100}"#), (true, .null, #"{"on":true,"brightness":null}"#),
        (nil, 127, #"{"brightness":50}"#), (true, nil, #"{"on":true}"#), (nil, nil, "{}"),
    ]

    @Test("Brightness is the level, lit or not, and what is not reported is left out", arguments: documents)
    func document(isOn: Value?, level: Value?, json: String) {
        #expect(Home.document(Home.dimmable(isOn, level)) == json)
    }

    @Test("`Every percent comes back as it was set, lit or not`")
    func roundTrip() throws {
        let expected: [Int: Int] = [1: 3, 10: 25, 50: 127, 90: 229, 99: 251, 100: 254]
        for percent in 1...100 {
            let steps = try Home.plan(["brightness": JSON(percent)], Home.dimmable(true, 100)).steps
            guard steps.count == 1, case .invoke(let command) = steps[0].action,
                let move = command.typed(LevelControl.MoveToLevelWithOnOff.self)
            else {
                Issue.record("one move is expected for \(percent) %")
                continue
            }
            if let level = expected[percent] { #expect(Int(move.level) == level) }
            for isOn in [true, false] {
                let document = Home.document(Home.dimmable(.bool(isOn), .integer(Int64(move.level))))
                #expect(document == #"{"on":\#(isOn),"brightness":\#(percent)}"#)
            }
        }
    }

    static let sets: [(object: JSONObject, isOn: Value?, steps: [String])] = [
        (["on": true], false, ["onOff.on {}"]), (["on": false], true, ["onOff.off {}"]),
        (["on": "ON"], false, ["onOff.on {}"]),
        (["on": " off "], true, ["onOff.off {}"]), (["on": 1], nil, ["onOff.on {}"]),
        (["on": "0"], nil, ["onOff.off {}"]),
        (["on": "toggle"], true, ["onOff.toggle {}"]), (["on": "Toggle"], nil, ["onOff.toggle {}"]),
        (["brightness": 1], true, [#"levelControl.moveToLevelWithOnOff {"level":3}"#]),
        (["brightness": "40"], false, [#"levelControl.moveToLevelWithOnOff {"level":102}"#]),
        (["brightness": 40.0], false, [#"levelControl.moveToLevelWithOnOff {"level":102}"#]),
        (["brightness": 40, "on": true], false, [#"levelControl.moveToLevelWithOnOff {"level":102}"#]),
        (["brightness": 0], true, ["onOff.off {}"]), (["brightness": 0, "on": false], true, ["onOff.off {}"]),
        (
            ["brightness": 40, "transition": 2.5], true,
            [#"levelControl.moveToLevelWithOnOff {"level":102,"transitionTime":25}"#]
        ),
        (
            ["transition": "0", "brightness": 40], true,
            [#"levelControl.moveToLevelWithOnOff {"level":102,"transitionTime":0}"#]
        ),
        (
            ["on": true, "transition": 3], false,
            [#"levelControl.moveToLevelWithOnOff {"level":76,"transitionTime":30}"#]
        ),
        (["on": true, "transition": 3], true, ["onOff.on {}"]),
        (["on": false, "transition": 3], true, ["onOff.off {}"]),
        (
            ["on": false, "brightness": 40], false,
            [#"levelControl.moveToLevel {"level":102,"transitionTime":0} even if off"#]
        ),
        (
            ["on": false, "brightness": 40], true,
            [#"levelControl.moveToLevel {"level":102,"transitionTime":0} even if off"#, "onOff.off {}"]
        ),
        (
            ["on": "toggle", "brightness": 40], true,
            ["onOff.toggle {}", #"levelControl.moveToLevel {"level":102} even if off"#]
        ),
        (["action": "toggle"], true, ["onOff.toggle {}"]), (["action": "stop"], true, ["levelControl.stop {}"]),
        (["_id": 5, "_timeout": 1, "_pin": "x", "_type": "dimmableLight", "on": true], false, ["onOff.on {}"]),
        ([:], true, []), (["_id": 5], true, []),
    ]

    @Test("A set becomes the commands that do it", arguments: sets)
    func set(object: JSONObject, isOn: Value?, steps: [String]) throws {
        #expect(try Home.steps(object, Home.dimmable(isOn, 76)) == steps)
    }

    @Test("`The lowest brightness never turns a lamp off`", arguments: [1, 5, 9] as [Int64])
    func lowest(percent: Int64) throws {
        for isOn in [true, false] as [Value] {
            let device = Home.dimmable(isOn, 60, minimum: 25)
            #expect(
                try Home.steps(["brightness": .integer(percent)], device)
                    == ["onOff.on {}", #"levelControl.moveToLevel {"level":25} even if off"#])
        }
    }

    @Test("`Limits of the lamp round inward`")
    func limits() throws {
        let device = Home.dimmable(true, 60, minimum: 20, maximum: 200)
        #expect(try Home.steps(["brightness": 100], device) == [#"levelControl.moveToLevelWithOnOff {"level":200}"#])
    }

    @Test("`A lamp comes on at its own level for that`")
    func onLevel() throws {
        let device = Home.dimmable(false, 76, onLevel: 200)
        #expect(
            try Home.steps(["on": true, "transition": 1], device)
                == [#"levelControl.moveToLevelWithOnOff {"level":200,"transitionTime":10}"#])
        #expect(
            try Home.steps(["on": false, "transition": 1], Home.dimmable(true, 76, onLevel: 200))
                == [#"levelControl.moveToLevelWithOnOff {"level":1,"transitionTime":10}"#])
    }

    static let refused: [(object: JSONObject, code: ErrorCode, field: String, allowed: JSON?)] = [
        (["on": "maybe"], .invalidArgument, "on", [true, false, "toggle"]),
        (["on": 2], .invalidArgument, "on", [true, false, "toggle"]),
        (["on": nil], .invalidArgument, "on", [true, false, "toggle"]),
        (["on": [:]], .invalidArgument, "on", [true, false, "toggle"]),
        (["brightness": 101], .outOfRange, "brightness", ["min": 0, "max": 100]),
        (["brightness": -1], .outOfRange, "brightness", ["min": 0, "max": 100]),
        (["brightness": 40.5], .invalidArgument, "brightness", "int64"),
        (["brightness": nil], .invalidArgument, "brightness", "int64"),
        (["brightness": "bright"], .invalidArgument, "brightness", "int64"),
        (["brightness": .number(.nan)], .invalidArgument, "brightness", "int64"),
        (["brightness": 0, "on": true], .invalidArgument, "brightness", ["min": 1, "max": 100]),
        (["brightness": 5, "transition": -1], .outOfRange, "transition", ["min": 0, "max": 6553.4]),
        (["brightness": 5, "transition": 7000], .outOfRange, "transition", ["min": 0, "max": 6553.4]),
        (["brightness": 5, "transition": "slow"], .invalidArgument, "transition", "double"),
        (["transition": 5], .invalidArgument, "transition", ["on", "brightness", "color", "colorTemperature"]),
        (["on": true, "locked": true], .unimplemented, "locked", ["on", "brightness", "transition", "action"]),
        (["colorTemperature": 2700], .unimplemented, "colorTemperature", ["on", "brightness", "transition", "action"]),
        (["playback": 1], .unimplemented, "playback", ["on", "brightness", "transition", "action"]),
        (["On": true], .invalidArgument, "On", ["on", "brightness", "transition", "action"]),
        (["state": "ON"], .invalidArgument, "state", ["on", "brightness", "transition", "action"]),
        (["action": "dance"], .invalidArgument, "action", ["toggle", "stop"]),
        (["action": "dock"], .unimplemented, "action", ["toggle", "stop"]),
        (["action": 5], .invalidArgument, "action", ["toggle", "stop"]),
        (["action": "unlatch"], .unimplemented, "action", ["toggle", "stop"]),
    ]

    @Test("What is wrong is refused before anything is sent", arguments: refused)
    func refuses(object: JSONObject, code: ErrorCode, field: String, allowed: JSON?) throws {
        let failure = try #require(throws: CommandFailure.self) { try Home.plan(object, Home.dimmable(true, 76)) }
        #expect(failure.code == code)
        #expect(failure.field == field)
        #expect(failure.allowed == allowed)
    }

    static let superseding: [(older: JSONObject, newer: JSONObject, isSuperseded: Bool)] = [
        (["brightness": 10], ["brightness": 20], true), (["on": true], ["brightness": 20], true),
        (["on": false], ["on": true], true),
        (["brightness": 10], ["on": false], false), (["on": "toggle"], ["on": true], false),
        (["action": "toggle"], ["on": true], false),
        (["brightness": 0], ["on": true], true), (["on": false, "brightness": 10], ["brightness": 20], true),
    ]

    @Test("A set is superseded when a newer one decides all that it decides", arguments: superseding)
    func supersedes(older: JSONObject, newer: JSONObject, isSuperseded: Bool) throws {
        let device = Home.dimmable(true, 76)
        let (old, new) = (try Home.plan(older, device), try Home.plan(newer, device))
        #expect((old.isSuperseding && old.coverage.isSubset(of: new.coverage)) == isSuperseded)
    }

    @Test("`Each step names the keys that it carries out`")
    func stepKeys() throws {
        let keys = try Home.plan(["on": true, "brightness": 40], Home.dimmable(true, 76)).steps.map(\.keys)
        #expect(keys == [["on", "brightness"]])
        let off = try Home.plan(["on": false, "brightness": 40], Home.dimmable(true, 76)).steps.map(\.keys)
        #expect(off == [["brightness"], ["on"]])
    }

    @Test("`A lamp that can only be turned off says so`")
    func offOnly() throws {
        let device = Home.device(
            "onOffLight", Home.trait(OnOff.definition, features: ["OFFONLY"], [("onOff", true)], commands: ["off"]))
        #expect(try Home.steps(["on": false], device) == ["onOff.off {}"])
        for wish in [true, "toggle"] as [JSON] {
            let failure = try #require(throws: CommandFailure.self) { try Home.plan(["on": wish], device) }
            #expect(failure.code == .unimplemented)
        }
        #expect(EverydayView.keys(of: device) == ["on"])
    }

    @Test("`A speaker has volume and mute, and neither moves the other`")
    func speaker() throws {
        let device = Home.device("speaker", Home.onOff(false), Home.level(127, minimum: 0))
        #expect(Home.document(device) == #"{"muted":true,"volume":50}"#)
        #expect(EverydayView.keys(of: device) == ["muted", "volume", "action"])
        #expect(try Home.steps(["muted": false], device) == ["onOff.on {}"])
        #expect(try Home.steps(["muted": "ON"], device) == ["onOff.off {}"])
        #expect(try Home.steps(["volume": 30], device) == [#"levelControl.moveToLevel {"level":76} even if off"#])
        #expect(try Home.steps(["volume": 0], device) == [#"levelControl.moveToLevel {"level":0} even if off"#])
        for key in ["on", "brightness", "transition"] {
            let failure = try #require(throws: CommandFailure.self) { try Home.plan([key: 1], device) }
            #expect(failure.code == .unimplemented)
        }
        for percent in 0...100 {
            guard case .invoke(let command) = try Home.plan(["volume": JSON(percent)], device).steps[0].action,
                let move = command.typed(LevelControl.MoveToLevel.self)
            else { continue }
            let after = Home.device("speaker", Home.onOff(true), Home.level(.integer(Int64(move.level)), minimum: 0))
            #expect(Home.document(after) == #"{"muted":false,"volume":\#(percent)}"#)
        }
    }
}
