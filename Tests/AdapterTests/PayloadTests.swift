import Configuration
import JSON
import TestSupport
import Testing

/// What is understood, and what is refused: every line of the contract's "Exact state and payloads".
@Suite(.requiresMosquitto) struct PayloadTests {
    @Test func `F50: truth values are understood in every spelling`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let spellings: [(String, Bool)] = [
            ("true", true), ("false", false), ("ON", true), ("off", false), ("On", true), ("0", false), ("1", true),
            ("\"false\"", false), ("\"ON\"", true), (" off\n", false), ("TRUE", true), ("\"0\"", false), ("1.0", true),
            ("\t\"Off\" ", false), (" 1 ", true), ("False", false),
        ]
        for (payload, value) in spellings {
            let answer = try await home.ask("\(Homes.onOff)/onOff/set", payload)
            #expect(answer.isSuccess, "\(payload): \(answer.json.text)")
            #expect(try await home.document(Homes.onOff)["onOff"] == .bool(value), "\(payload)")
        }
        for (payload, value) in [
            (#"{"on":"OFF"}"#, false), (#"{"on":1}"#, true), (#"{"on":"0"}"#, false), (#"{"on":"toggle"}"#, true),
            (#"{"on":false}"#, false), (#"  {"on": "On"}  "#, true),
        ] {
            let answer = try await home.ask("\(Homes.lampPath)/set", payload)
            #expect(answer.isSuccess, "\(payload): \(answer.json.text)")
            #expect(try await home.document(Homes.lampPath)["on"] == .bool(value), "\(payload)")
        }
        for payload in [
            "\"true", "yes", "2", "-1", "tru", "on off", "0.5", "[true]", "{}", "{\"on\":true}", "null", "\"\"",
        ] {
            let answer = try await home.ask("\(Homes.onOff)/onOff/set", payload)
            #expect(answer.code == "invalidArgument", "\(payload): \(answer.json.text)")
            #expect(try await home.document(Homes.onOff)["onOff"] == true)
        }
        await home.stop()
    }

    @Test func `F01 F51: numbers are understood where they are certain and refused else`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        for (payload, level) in [
            ("100", 100), (" 101 ", 101), ("\"102\"", 102), ("103.0", 103), ("1.04e2", 104), ("\"105.0\"", 105),
        ] as [(String, JSON)] {
            let answer = try await home.ask("\(Homes.level)/currentLevel/set", payload)
            #expect(answer.isSuccess, "\(payload): \(answer.json.text)")
            #expect(try await home.document(Homes.level)["currentLevel"] == level)
        }
        let refused: [(path: String, payload: String, code: String, field: String?)] = [
            ("\(Homes.level)/currentLevel/set", "255", "outOfRange", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "-1", "outOfRange", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "0", "outOfRange", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "99999999999999999999999999", "outOfRange", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "-9223372036854775809", "outOfRange", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "1e400", "invalidArgument", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "100.5", "invalidArgument", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "NaN", "invalidArgument", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "Infinity", "invalidArgument", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "0x10", "invalidArgument", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "012", "invalidArgument", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "true", "invalidArgument", "currentLevel"),
            ("\(Homes.level)/currentLevel/set", "[1]", "invalidArgument", "currentLevel"),
            ("\(Homes.level)/set", #"{"currentLevel":255}"#, "outOfRange", "currentLevel"),
            ("\(Homes.level)/set", #"{"currentLevel":"bright"}"#, "invalidArgument", "currentLevel"),
            ("\(Homes.level)/moveToLevel/call", #"{"level":255}"#, "outOfRange", "level"),
            ("\(Homes.level)/moveToLevel/call", #"{"level":"200-50"}"#, "invalidArgument", "level"),
            ("\(Homes.level)/moveToLevel/call", #"{"level":null}"#, "invalidArgument", "level"),
            ("\(Homes.level)/moveToLevel/call", #"{"level":{}}"#, "invalidArgument", "level"),
            (
                "\(Homes.level)/moveToLevel/call", #"{"level":10,"transitionTime":65535}"#, "outOfRange",
                "transitionTime"
            ),
            ("\(Homes.level)/moveToLevel/call", #"{"level":10,"speed":1}"#, "invalidArgument", "speed"),
            ("\(Homes.level)/moveToLevel/call", #"{"Level":10}"#, "invalidArgument", "Level"),
            ("\(Homes.level)/moveToLevel/call", "{}", "invalidArgument", "level"),
            (
                "\(Homes.level)/moveToLevel/call", #"{"level":10,"optionsMask":["nonsense"]}"#, "invalidArgument",
                "optionsMask"
            ),
            ("\(Homes.level)/step/call", #"{"stepMode":"sideways","stepSize":1}"#, "invalidArgument", "stepMode"),
            ("\(Homes.level)/step/call", #"{"stepMode":7,"stepSize":1}"#, "invalidArgument", "stepMode"),
            ("\(Homes.lampPath)/set", #"{"brightness":101}"#, "outOfRange", "brightness"),
            ("\(Homes.lampPath)/set", #"{"brightness":-1}"#, "outOfRange", "brightness"),
            ("\(Homes.lampPath)/set", #"{"brightness":"NaN"}"#, "invalidArgument", "brightness"),
            ("\(Homes.lampPath)/set", #"{"brightness_step":"-50"}"#, "invalidArgument", "brightness_step"),
            ("\(Homes.onOff)/toggle/call", #"{"_timeout":-1}"#, "outOfRange", "_timeout"),
            ("\(Homes.onOff)/toggle/call", #"{"_timeout":"soon"}"#, "invalidArgument", "_timeout"),
            ("\(Homes.onOff)/toggle/call", #"{"_id":{}}"#, "invalidArgument", "_id"),
        ]
        for row in refused {
            let answer = try await home.ask(row.path, row.payload)
            #expect(answer.code == row.code, "\(row.path) \(row.payload): \(answer.json.text)")
            #expect(answer.field == row.field, "\(row.path) \(row.payload): \(answer.json.text)")
            #expect(!answer.text.isEmpty)
        }
        let outside = try await home.ask("\(Homes.level)/currentLevel/set", "255")
        #expect(outside.json["error"]?["value"] == 255)
        #expect(outside.json["error"]?["allowed"] == ["min": 1, "max": 254])
        let unknown = try await home.ask("\(Homes.level)/step/call", #"{"stepMode":"sideways","stepSize":1}"#)
        #expect(unknown.json["error"]?["value"] == "sideways")
        #expect(unknown.json["error"]?["allowed"] == ["up", "down"])
        let type = try await home.ask("\(Homes.level)/moveToLevel/call", #"{"level":"x"}"#)
        #expect(type.json["error"]?["allowed"] == "uint8")
        #expect(try await home.document(Homes.level)["currentLevel"] == 105)
        await home.stop()
    }

    @Test func `enums go by name in any case or by number, bitmaps by flags or number`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Warm, id: warm, type: thermostat, traits: { thermostat: { systemMode: 'off' } } }",
                "{ name: Lamp, id: lamp, type: dimmableLight }"))
        let mode = "house/room/warm/thermostat/thermostat"
        for (payload, name) in [
            ("heat", "heat"), ("\"OFF\"", "off"), ("HEAT", "heat"), ("0", "off"), ("\"4\"", "heat"), (" Off ", "off"),
        ] as [(String, JSON)] {
            let answer = try await home.ask("\(mode)/systemMode/set", payload)
            #expect(answer.isSuccess, "\(payload): \(answer.json.text)")
            #expect(try await home.document(mode)["systemMode"] == name)
        }
        for payload in ["warm", "99", "-1", "\"\"", "heat cool", "2"] {
            let answer = try await home.ask("\(mode)/systemMode/set", payload)
            #expect(answer.code == "invalidArgument", "\(payload): \(answer.json.text)")
        }
        let options = "house/room/lamp/dimmableLight/levelControl"
        for (payload, flags) in [
            (#"["executeIfOff"]"#, ["executeIfOff"]), ("[]", []), (#"["EXECUTEIFOFF"]"#, ["executeIfOff"]), ("0", []),
            ("3", ["executeIfOff", "coupleColorTempToLevel"]), ("[0]", ["executeIfOff"]), (" [] ", []),
        ] as [(String, JSON)] {
            let answer = try await home.ask("\(options)/options/set", payload)
            #expect(answer.isSuccess, "\(payload): \(answer.json.text)")
            #expect(try await home.document(options)["options"] == flags)
        }
        for (payload, code) in [
            (#"["fly"]"#, "invalidArgument"), ("256", "outOfRange"), ("-1", "outOfRange"), ("[[]]", "invalidArgument"),
            ("true", "invalidArgument"), ("fly", "invalidArgument"),
        ] {
            let answer = try await home.ask("\(options)/options/set", payload)
            #expect(answer.code == code, "\(payload): \(answer.json.text)")
        }
        await home.stop()
    }

    @Test func `F52 F54 F55: what is not JSON, not UTF-8, too deep or too large is refused`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let call = "\(Homes.onOff)/toggle/call"
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        let refused: [(payload: [UInt8], code: String)] = [
            (Array("{".utf8), "invalidArgument"), (Array("[]".utf8), "invalidArgument"),
            (Array("5".utf8), "invalidArgument"), (Array("null".utf8), "invalidArgument"),
            (Array("\"{}\"".utf8), "invalidArgument"), (Array("on".utf8), "invalidArgument"),
            (Array(#"{"args":7}"#.utf8), "invalidArgument"), (Array(#"{"params":"x"}"#.utf8), "invalidArgument"),
            (Array(#"{"params":[1]}"#.utf8), "invalidArgument"), (Array("{'a':1}".utf8), "invalidArgument"),
            (Array(#"{"a":NaN}"#.utf8), "invalidArgument"), (Array(#"{"a":1}}"#.utf8), "invalidArgument"),
            (Array(#"{"a":01}"#.utf8), "invalidArgument"), (Array("{\"a\":\"\u{1}\"}".utf8), "invalidArgument"),
            (Array(#"{"a":1,"a":2}"#.utf8), "invalidArgument"), (Array("// x\n{}".utf8), "invalidArgument"),
            ([0xFF], "invalidArgument"), ([0xE7], "invalidArgument"), ([0x00], "invalidArgument"),
            (Array(#"{"on":true"#.utf8) + [0xFF] + Array("}".utf8), "invalidArgument"),
            ([0xC0, 0x80], "invalidArgument"), ([0x7B, 0x7D, 0x00], "invalidArgument"),
            ([0xEF, 0xBB, 0xBF], "invalidArgument"),
            (Array(#"{"a":\#(nested(32))}"#.utf8), "invalidArgument"),
            (Array(String(repeating: "[", count: 100_000).utf8), "invalidArgument"),
            (
                Array((String(repeating: "{\"a\":", count: 20_000) + "1" + String(repeating: "}", count: 20_000)).utf8),
                "invalidArgument"
            ),
            (Array((#"{"_id":""# + String(repeating: "x", count: 262_144) + "\"}").utf8), "resourceExhausted"),
            ([UInt8](repeating: 0x20, count: 1 << 20), "resourceExhausted"),
            // What is answered is short, however long the mistake.
            (Array(#"{"\#(String(repeating: "ä", count: 100_000))":1}"#.utf8), "invalidArgument"),
            (Array(#"{"_timeout":"\#(String(repeating: "x", count: 200_000))"}"#.utf8), "invalidArgument"),
            (Array(#"{"_id":"\#(String(repeating: "x", count: 5000))"}"#.utf8), "resourceExhausted"),
        ]
        for row in refused {
            let answer = try await home.ask(call, row.payload)
            let start = String(decoding: row.payload.prefix(40), as: UTF8.self)
            #expect(answer.code == row.code, "\(start): \(answer.json.text)")
            #expect(answer.message.payload.count < 4000)
        }
        // Where it stops being JSON is said.
        let position = try await home.ask(call, "{\n  \"a\": tru\n}")
        #expect(position.text.contains("line 2") && position.text.contains("column"), "\(position.json.text)")
        // 256 KiB is still a payload; at the largest depth allowed only the field is unknown.
        let large = try await home.ask(call, "{}" + String(repeating: " ", count: 262_142))
        #expect(large.isSuccess)
        #expect(try await home.ask(call, #"{"a":\#(nested(31))}"#).field == "a")
        #expect(try await home.ask(call, "{}").isSuccess)
        #expect(try await home.document(Homes.onOff)["onOff"] == true)
        // The same at the attribute.
        for payload: [UInt8] in [
            [0xFF], [0x00], [0x31, 0x00], Array("[".utf8), [UInt8](repeating: 0x31, count: 300_000),
        ] {
            let answer = try await home.ask("\(Homes.level)/currentLevel/set", payload)
            #expect(
                answer.code == (payload.count > 1000 ? "resourceExhausted" : "invalidArgument"), "\(answer.json.text)")
        }
        await home.stop()
    }

    @Test func `F53: an empty payload triggers nothing`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        _ = try await home.settled()
        for path in [
            "\(Homes.onOff)/toggle/call", "\(Homes.onOff)/onOff/set", "\(Homes.onOff)/set", "\(Homes.lampPath)/set",
            "_adapter/request/adapter/resync", "no/such/device/set", "a//b/set",
        ] {
            for retain in [false, true] { try await home.send(path, "", retain: retain) }
        }
        let topics = try await home.settled().map(\.topic).filter {
            !$0.hasSuffix("/set") && !$0.hasSuffix("/call") && !$0.contains("/request/")
        }
        #expect(topics == [])
        #expect(try await home.document(Homes.onOff)["onOff"] == true)
        await home.stop()
    }

    @Test func `topics that are nobody's are answered or dropped`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        _ = try await home.settled()
        // Ten levels match no filter; below _adapter nothing can be set; no verb is called set.
        try await home.send("a/b/c/d/e/f/g/h/i/set", "{}")
        try await home.send("_adapter/a/b/set", "{}")
        try await home.send("_adapter/a/b/c/d/set", "{}")
        try await home.send("_adapter/request/adapter/set", "{}")
        try await home.send("_adapter/a/b/c/d/e/call", "{}")
        #expect(
            try await home.settled().map(\.topic).filter {
                !$0.hasSuffix("/set") && !$0.hasSuffix("/call") && !$0.contains("/request/")
            }
                == [])
        // Empty levels cannot be answered beside the command.
        try await home.send("a//c/set", "{}")
        let error = try await home.sees("_adapter/error") { _ in true }
        #expect(error["topic"] == "trait2mqtt/a//c/set")
        #expect(error["code"] == "notFound")
        #expect(error["message"]?.stringValue?.isEmpty == false)
        #expect(error["at"]?.stringValue?.hasSuffix("Z") == true)
        await home.stop()
    }

    @Test func `set takes what state shows`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let state = try await home.document(Homes.level)
        for name in ["currentLevel", "options", "onLevel", "startUpCurrentLevel"] {
            let value = try #require(state[name])
            let answer = try await home.set(Homes.level, .object([name: value]))
            #expect(answer.isSuccess, "\(name): \(answer.json.text)")
        }
        let everyday = try await home.document(Homes.lampPath)
        #expect(try await home.set(Homes.lampPath, everyday).isSuccess)
        #expect(try await home.document(Homes.level) == state)
        await home.stop()
    }

    @Test func `pins and credentials show nowhere`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                """
                { name: Door, id: door, type: doorLock, traits: { doorLock: { lockState: locked,
                          requirePinForRemoteOperation: true, numberOfPinUsersSupported: 5, maxPinCodeLength: 8,
                          minPinCodeLength: 4 } } }
                """))
        let path = "house/room/door"
        let lock = "\(path)/doorLock/doorLock"
        let secret = "73194682"
        let encoded = "NzMxOTQ2ODI="
        let attempts: [(String, String)] = [
            ("\(path)/set", #"{"locked":false,"pin":"\#(secret)"}"#),
            ("\(path)/set", #"{"locked":false,"pin":\#(secret)}"#),
            ("\(path)/set", #"{"locked":false,"pin":["\#(secret)"]}"#),
            ("\(path)/set", #"{"pin":"\#(secret)"}"#),
            ("\(path)/set", #"{"doorLock":{"locked":false,"pin":{"x":"\#(secret)"}}}"#),
            ("\(path)/set", #"{"locked":"\#(secret)"#),
            ("\(lock)/unlockDoor/call", #"{"pinCode":"\#(encoded)"}"#),
            ("\(lock)/unlockDoor/call", #"{"pinCode":\#(secret)}"#),
            ("\(lock)/unlockDoor/call", #"{"pinCode":["\#(secret)"]}"#),
            ("\(lock)/unlockDoor/call", #"{"pinCode":"\#(encoded)","_pin":"\#(secret)","x":1}"#),
            ("\(lock)/unlockDoor/call", #"{"pincode":"\#(encoded)"}"#),
            ("\(lock)/unlockDoor/call", #"{"pinCode":"\#(secret)!"}"#),
            (
                "\(lock)/setCredential/call",
                #"{"operationType":"add","credential":{"credentialType":"pin","credentialIndex":1},"credentialData":"\#(encoded)","userIndex":null,"userStatus":null,"userType":null}"#
            ),
            (
                "\(lock)/setCredential/call",
                #"{"operationType":"add","credential":{"credentialType":"pin","credentialIndex":1},"credentialData":{"a":"\#(encoded)"}}"#
            ),
        ]
        for (topic, payload) in attempts {
            let answer = try await home.ask(topic, payload)
            #expect(
                !answer.message.text.contains(secret) && !answer.message.text.contains(encoded),
                "\(payload): \(answer.json.text)")
        }
        for message in try await home.settled()
        where !message.topic.hasSuffix("/set") && !message.topic.hasSuffix("/call") {
            #expect(!message.text.contains(secret) && !message.text.contains(encoded), "\(message.topic)")
        }
        let log = home.log.text
        #expect(!log.isEmpty)
        #expect(!log.contains(secret) && !log.contains(encoded))
        await home.stop()
    }
}
