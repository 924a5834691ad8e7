import Configuration
import JSON
import TestSupport
import Testing

/// Calls and sets at every level, and what is said about what cannot be done.
@Suite(.requiresMosquitto) struct CommandTests {
    @Test func `call and set work at every level`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        #expect(try await home.call("\(Homes.onOff)/toggle").isSuccess)
        #expect(try await home.document(Homes.onOff)["onOff"] == false)
        #expect(try await home.set("\(Homes.onOff)/onOff", true).isSuccess)
        #expect(try await home.document(Homes.onOff)["onOff"] == true)
        #expect(try await home.set(Homes.onOff, ["onOff": false, "onTime": 10]).isSuccess)
        #expect(try await home.document(Homes.onOff)["onOff"] == false)
        #expect(try await home.set(Homes.lampPath, ["on": true, "brightness": 10]).isSuccess)
        #expect(try await home.document(Homes.lampPath) == ["on": true, "brightness": 10])
        #expect(try await home.document(Homes.level)["currentLevel"] == 25)
        await home.stop()
    }

    @Test func `a set becomes a write or the command that moves the attribute`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        // Writable: a write.
        #expect(try await home.set("\(Homes.level)/onLevel", 42).isSuccess)
        #expect(try await home.document(Homes.level)["onLevel"] == 42)
        #expect(try await home.set("\(Homes.level)/onLevel", .null).isSuccess)
        #expect(try await home.document(Homes.level)["onLevel"] == .some(.null))
        // Read-only, moved by a command: moveToLevelWithOnOff, so a level lights the lamp.
        #expect(try await home.call("\(Homes.onOff)/off").isSuccess)
        #expect(try await home.set("\(Homes.level)/currentLevel", 200).isSuccess)
        #expect(try await home.document(Homes.onOff)["onOff"] == true)
        #expect(try await home.document(Homes.level)["currentLevel"] == 200)
        // Read-only, and no one command sets it: the refusal names those that move it.
        let refused = try await home.set("\(Homes.onOff)/globalSceneControl", false)
        #expect(refused.code == "failedPrecondition")
        #expect(refused.field == "globalSceneControl")
        #expect(refused.text.contains("offWithEffect"))
        let fixed = try await home.set("\(Homes.level)/minLevel", 3)
        #expect(fixed.code == "failedPrecondition")
        // That it is read-only counts before what was wrong with the value.
        for value in [300, "x", .null] as [JSON] {
            #expect(try await home.set("\(Homes.level)/minLevel", value).code == "failedPrecondition")
            #expect(try await home.set(Homes.level, ["minLevel": value]).code == "failedPrecondition")
        }
        await home.stop()
    }

    @Test func `read-only attributes are set by the commands that move them`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Lamp, id: lamp, type: extendedColorLight, traits: { onOff: { onOff: true } } }",
                "{ name: Blind, id: blind, type: windowCovering }", "{ name: Door, id: door, type: doorLock }"))
        let color = "house/room/lamp/extendedColorLight/colorControl"
        let cases: [(path: String, set: JSON, shows: JSON)] = [
            (
                color, ["colorTemperatureMireds": 300],
                ["colorTemperatureMireds": 300, "colorMode": "colorTemperatureMireds"]
            ),
            (color, ["currentX": 20000, "currentY": 20001], ["currentX": 20000, "currentY": 20001]),
            (
                "house/room/lamp/extendedColorLight/levelControl", ["currentLevel": 33, "onLevel": 44],
                ["currentLevel": 33, "onLevel": 44]
            ),
            (
                "house/room/blind/windowCovering/windowCovering", ["targetPositionLiftPercent100ths": 2500],
                ["targetPositionLiftPercent100ths": 2500]
            ),
            ("house/room/door/doorLock/doorLock", ["lockState": "LOCKED"], ["lockState": "locked"]),
        ]
        for row in cases {
            let answer = try await home.set(row.path, row.set)
            #expect(answer.isSuccess, "\(row.set.text): \(answer.json.text)")
            let state = try await home.document(row.path)
            for (name, value) in row.shows.objectValue ?? [:] { #expect(state[name] == value, "\(name)") }
        }
        await home.stop()
    }

    @Test func `what is not there is not found, what is not supported is unimplemented`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let part = "\(Homes.lampPath)/dimmableLight"
        let cases: [(path: String, payload: String, code: String)] = [
            ("no-house/kitchen/ceiling-light/set", #"{"on":true}"#, "notFound"),
            ("main-house/cellar/ceiling-light/set", #"{"on":true}"#, "notFound"),
            ("main-house/kitchen/other/set", #"{"on":true}"#, "notFound"),
            ("main-house/kitchen/other/dimmableLight/onOff/toggle/call", "{}", "notFound"),
            ("\(Homes.lampPath)/speaker/onOff/toggle/call", "{}", "notFound"),
            ("\(part)/noTrait/toggle/call", "{}", "notFound"),
            ("\(part)/noTrait/set", #"{"a":1}"#, "notFound"),
            ("\(part)/onOff/noCommand/call", "{}", "notFound"),
            ("\(part)/onOff/noAttribute/set", "1", "notFound"),
            ("\(part)/thermostat/set", #"{"systemMode":"heat"}"#, "unimplemented"),
            ("\(part)/thermostat/setpointRaiseLower/call", #"{"mode":"heat","amount":1}"#, "unimplemented"),
            ("\(part)/levelControl/currentFrequency/set", "1", "unimplemented"),
            ("\(part)/levelControl/moveToClosestFrequency/call", "{}", "unimplemented"),
            ("\(part)/levelControl/set", #"{"currentFrequency":1}"#, "unimplemented"),
            ("\(part)/levelControl/set", #"{"noAttribute":1}"#, "invalidArgument"),
            ("\(Homes.lampPath)/set", #"{"colorTemperature":3000}"#, "unimplemented"),
            ("\(Homes.lampPath)/set", #"{"noKey":1}"#, "invalidArgument"),
            ("\(Homes.lampPath)/set", #"{"action":"dock"}"#, "unimplemented"),
            ("\(Homes.lampPath)/set", #"{"action":"fly"}"#, "invalidArgument"),
            // Topic levels are compared exactly.
            ("main-house/Kitchen/ceiling-light/set", #"{"on":true}"#, "notFound"),
            ("\(part)/OnOff/toggle/call", "{}", "notFound"),
        ]
        for row in cases {
            let answer = try await home.ask(row.path, row.payload)
            #expect(answer.code == row.code, "\(row.path) \(row.payload): \(answer.json.text)")
            #expect(answer.text.isEmpty == false)
        }
        #expect(try await home.document(Homes.lampPath) == ["on": true, "brightness": 50])
        await home.stop()
    }

    @Test func `a command that answers data gives it`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Door, id: door, type: doorLock, traits: { doorLock: { numberOfTotalUsersSupported: 5 } } }"))
        let path = "house/room/door/doorLock/doorLock"
        let meta = try await home.document("house/room/door/_meta")
        let commands = meta["parts"]?["doorLock"]?["traits"]?["doorLock"]?["commands"]?.arrayValue ?? []
        try #require(commands.contains("getUser"))
        let answer = try await home.call("\(path)/getUser", ["userIndex": 1])
        #expect(answer.isSuccess, "\(answer.json.text)")
        #expect(answer.json["response"]?["userIndex"] == 1)
        await home.stop()
    }

    @Test func `missing fields take their default, null or no flags`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        #expect(try await home.call("\(Homes.level)/moveToLevel", ["level": 99]).isSuccess)
        #expect(try await home.document(Homes.level)["currentLevel"] == 99)
        let missing = try await home.call("\(Homes.level)/moveToLevel")
        #expect(missing.code == "invalidArgument")
        #expect(missing.field == "level")
        #expect(try await home.call("\(Homes.level)/step", ["stepMode": "up", "stepSize": 1]).isSuccess)
        #expect(try await home.document(Homes.level)["currentLevel"] == 100)
        await home.stop()
    }

    @Test func `state stands at the broker before the result`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        for _ in 0..<10 {
            _ = home.watcher.takeAll()
            _ = try await home.askPlainly("\(Homes.onOff)/toggle/call")
            let seen = home.watcher.messages.map(\.topic)
            #expect(seen.contains("\(home.base)/\(Homes.onOff)"))
            #expect(seen.contains("\(home.base)/\(Homes.lampPath)"))
        }
        await home.stop()
    }

    @Test func `a transition reports on the way and ends exactly`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        #expect(try await home.call("\(Homes.level)/moveToLevel", ["level": 254, "transitionTime": 25]).isSuccess)
        let between = try await home.sees(Homes.level) { (128...253).contains($0["currentLevel"]?.intValue ?? 0) }
        #expect((between["remainingTime"]?.intValue ?? 99) <= 25)
        let end = try await home.sees(Homes.level) { $0["currentLevel"] == 254 && $0["remainingTime"] == 0 }
        #expect(end["currentLevel"] == 254)
        _ = try await home.settled()
        #expect(try await home.document(Homes.level)["currentLevel"] == 254)
        await home.stop()
    }

    @Test func `quality of service 0 serves the home just as well`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp) { $0.mqtt.qos = 0 }
        #expect(try await home.document(Homes.lampPath) == ["on": true, "brightness": 50])
        #expect(try await home.askPlainly("\(Homes.onOff)/toggle/call").isSuccess)
        #expect(try await home.document(Homes.onOff)["onOff"] == false)
        await home.stop()
        #expect(try await home.stored(on: "_adapter/status").text == "offline")
    }

    @Test func `matter statuses of devices become codes`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let codes = [
            ("CONSTRAINT_ERROR", "outOfRange"), ("INVALID_COMMAND", "invalidArgument"),
            ("INVALID_DATA_TYPE", "invalidArgument"), ("UNSUPPORTED_WRITE", "failedPrecondition"),
            ("INVALID_IN_STATE", "failedPrecondition"), ("UNSUPPORTED_ACCESS", "permissionDenied"),
            ("UNSUPPORTED_NODE", "notFound"), ("UNSUPPORTED_ENDPOINT", "notFound"),
            ("UNSUPPORTED_CLUSTER", "notFound"), ("NOT_FOUND", "notFound"), ("UNSUPPORTED_COMMAND", "unimplemented"),
            ("UNSUPPORTED_ATTRIBUTE", "unimplemented"), ("UNSUPPORTED_EVENT", "unimplemented"),
            ("BUSY", "unavailable"), ("TIMEOUT", "deadlineExceeded"), ("RESOURCE_EXHAUSTED", "resourceExhausted"),
            ("DATA_VERSION_MISMATCH", "aborted"), ("FAILURE", "unknown"),
        ]
        for (status, code) in codes {
            try await home.must("embedded/fault", ["device": "lamp", "matterStatus": .string(status)])
            let answer = try await home.call("\(Homes.onOff)/toggle")
            #expect(answer.code == code, "\(status)")
            #expect(answer.json["error"]?["matterStatus"] == .string(status))
            try await home.must("embedded/fault", ["device": "lamp", "clear": true])
        }
        // An error means that nothing happened.
        #expect(try await home.document(Homes.onOff)["onOff"] == true)
        #expect(try await home.call("\(Homes.onOff)/toggle").isSuccess)
        await home.stop()
    }

    @Test func `a set that fails half-way says what was applied`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        try await home.must(
            "embedded/fault", ["device": "lamp", "trait": "levelControl", "matterStatus": "FAILURE"])
        let everyday = try await home.set(Homes.lampPath, ["on": false, "brightness": 20])
        #expect(everyday.code == "unknown")
        let applied = everyday.json["error"]?["applied"]?.arrayValue ?? []
        let failed = everyday.json["error"]?["failed"]?.objectValue
        #expect(
            Set(applied.compactMap(\.stringValue)).union((failed?.keys).map { Set($0) } ?? []) == ["on", "brightness"])
        try await home.must("embedded/fault", ["device": "lamp", "clear": true])

        // At the trait: one write for the writable ones, then the command for the other.
        try await home.must(
            "embedded/fault",
            ["device": "lamp", "trait": "levelControl", "command": "moveToLevelWithOnOff", "matterStatus": "BUSY"])
        let exact = try await home.set(Homes.level, ["onLevel": 9, "currentLevel": 10])
        #expect(exact.code == "unavailable")
        #expect(exact.json["error"]?["applied"] == ["onLevel"])
        #expect(exact.json["error"]?["failed"] == ["currentLevel": "unavailable"])
        #expect(try await home.document(Homes.level)["onLevel"] == 9)
        await home.stop()
    }
}
