import Configuration
import JSON
import TestSupport
import Testing

/// Dangerous commands: the contract's "Guard".
@Suite(.requiresMosquitto) struct GuardTests {
    private static let home = """
        structures:
          - name: House
            id: house
            devices:
              - { name: Front, id: front, type: doorLock, traits: { doorLock: { lockState: locked } } }
              - { name: Back, id: back, type: doorLock, traits: { doorLock: { lockState: locked } } }
              - { name: Garage, id: garage, type: closure, traits: { google.openClose: { openPercent: 0 } } }
              - { name: Air, id: air, type: roomAirConditioner, traits: { onOff: { onOff: true }, thermostat: { systemMode: cool } } }
              - { name: Heater, id: heater, type: waterHeater, traits: { thermostat: { systemMode: "off" } } }
              - { name: Lamp, id: lamp, type: onOffLight, traits: { onOff: { onOff: true } } }
            groups:
              - { name: Doors, id: doors, members: [Front, Back] }
              - { name: Things, id: things, members: [Front, Air, Lamp] }
        """
    private static let front = "house/_unassigned/front"
    private static let lock = "\(front)/doorLock/doorLock"
    private static let air = "house/_unassigned/air"

    private static func refusing(_ configuration: inout Configuration) {
        configuration.commandGuard.refusesDangerous = true
        configuration.commandGuard.pin = Secret("4711")
    }

    /// Dangerous commands in all their forms, and members that a pin goes beside.
    private static let dangerous: [(path: String, payload: JSONObject)] = [
        ("\(lock)/unlockDoor/call", [:]), ("\(lock)/unlockWithTimeout/call", ["timeout": 5]),
        ("\(lock)/set", ["lockState": "unlocked"]), ("\(front)/set", ["locked": false]),
        ("house/_unassigned/garage/closure/google.openClose/openClose/call", ["openPercent": 100]),
        ("house/_unassigned/garage/set", ["open": 10]),
        ("\(air)/roomAirConditioner/onOff/off/call", [:]), ("\(air)/roomAirConditioner/onOff/toggle/call", [:]),
        ("\(air)/set", ["on": false]), ("\(air)/set", ["on": "toggle"]), ("\(air)/set", ["mode": "off"]),
        ("\(air)/roomAirConditioner/thermostat/set", ["systemMode": "off"]),
        ("house/_unassigned/heater/set", ["mode": "heat"]),
        ("house/_groups/doors/doorLock/doorLock/unlockDoor/call", [:]),
        ("house/_groups/doors/set", ["locked": false]),
    ]

    private static let harmless: [(path: String, payload: JSONObject)] = [
        ("\(lock)/lockDoor/call", [:]), ("\(front)/set", ["locked": true]), ("\(air)/set", ["on": true]),
        ("\(air)/set", ["mode": "cool"]), ("house/_unassigned/heater/set", ["mode": "off"]),
        ("house/_unassigned/lamp/set", ["on": false]), ("house/_unassigned/lamp/onOffLight/onOff/toggle/call", [:]),
        ("house/_all/_all/_any/doorLock/lockDoor/call", [:]),
    ]

    private static func with(_ pin: JSON, _ payload: JSONObject) -> String {
        var payload = payload
        payload["_pin"] = pin
        return JSON.object(payload).text
    }

    @Test func `dangerous commands need the right pin, all others none`() async throws {
        let home = try await HomeUnderTest.start(Self.home, configure: Self.refusing)
        _ = try await home.settled()
        for (path, payload) in Self.dangerous {
            let bare = try await home.ask(path, JSON.object(payload).text)
            #expect(bare.code == "permissionDenied" && bare.field == "_pin", "\(path): \(bare.json.text)")
        }
        #expect(try await home.settled().filter { $0.isRetained && !$0.topic.contains("/_adapter/") } == [])
        for (path, payload) in Self.harmless {
            let answer = try await home.ask(path, JSON.object(payload).text)
            #expect(answer.isSuccess, "\(path): \(answer.json.text)")
        }
        for (path, payload) in Self.dangerous {
            let wrong = try await home.ask(path, Self.with("0815", payload))
            #expect(wrong.code == "permissionDenied", "\(path): \(wrong.json.text)")
            // As a text or a number; a right one forgives the wrong ones before.
            for pin in ["4711", 4711] as [JSON] {
                let right = try await home.ask(path, Self.with(pin, payload))
                #expect(right.isSuccess, "\(path): \(right.json.text)")
            }
        }
        await home.stop()
    }

    @Test func `an attribute topic has no place for a pin`() async throws {
        let home = try await HomeUnderTest.start(Self.home, configure: Self.refusing)
        let answer = try await home.set("\(Self.lock)/lockState", "unlocked")
        #expect(answer.code == "permissionDenied")
        #expect(try await home.set("\(Self.lock)/lockState", "locked").isSuccess)
        await home.stop()
    }

    @Test func `without a pin set up nothing dangerous passes, and without refuse everything does`() async throws {
        let none = try await HomeUnderTest.start(Self.home) { $0.commandGuard.refusesDangerous = true }
        for _ in 0..<7 {
            let answer = try await none.call("\(Self.lock)/unlockDoor", ["_pin": ""])
            #expect(answer.code == "permissionDenied")
        }
        await none.stop()
        let open = try await HomeUnderTest.start(Self.home)
        for (path, payload) in Self.dangerous {
            let answer = try await open.ask(path, JSON.object(payload).text)
            #expect(answer.isSuccess, "\(path): \(answer.json.text)")
        }
        await open.stop()
    }

    private static let sweeping: [(path: String, payload: JSONObject)] = [
        ("house/_all/_all/doorLock/doorLock/unlockDoor/call", [:]),
        ("house/_unassigned/_all/doorLock/doorLock/set", ["lockState": "unlocked"]),
        ("house/_unassigned/_all/set", ["_type": "doorLock", "locked": false]),
        ("house/_groups/doors/_any/doorLock/unlockDoor/call", [:]),
        ("house/_groups/doors/set", ["_type": "_any", "locked": false]),
        ("house/_all/_all/roomAirConditioner/onOff/off/call", [:]),
    ]

    @Test(arguments: [false, true])
    func `on all and any they never pass, whatever the setting, even with the pin`(refuses: Bool) async throws {
        let home = try await HomeUnderTest.start(Self.home) { configuration in
            configuration.commandGuard.refusesDangerous = refuses
            configuration.commandGuard.pin = Secret("4711")
        }
        for (path, payload) in Self.sweeping {
            for payload in [JSON.object(payload).text, Self.with("4711", payload)] {
                let answer = try await home.ask(path, payload)
                #expect(answer.code == "permissionDenied", "\(path): \(answer.json.text)")
                #expect(answer.failed.count == Int(answer.total?.intValue ?? -1))
            }
        }
        // Harmless members go on.
        let off = try await home.call("house/_all/_all/_any/onOff/off")
        #expect(off.isSuccess && off.total == 2)
        #expect(off.failed == ["air roomAirConditioner permissionDenied"])
        #expect(try await home.document(Self.air)["on"] == true)
        #expect(try await home.document("house/_unassigned/lamp")["on"] == false)
        await home.stop()
    }

    @Test func `in a group only the dangerous members need the pin`() async throws {
        let home = try await HomeUnderTest.start(Self.home, configure: Self.refusing)
        let bare = try await home.set("house/_groups/things", ["on": false, "locked": false])
        #expect(bare.isSuccess && bare.total == 3 && bare.succeeded == 1, "\(bare.json.text)")
        #expect(bare.failed == ["front doorLock permissionDenied", "air roomAirConditioner permissionDenied"])
        let right = try await home.set("house/_groups/things", ["on": false, "locked": false, "_pin": 4711])
        #expect(right.isSuccess && right.failed == [])
        await home.stop()
    }

    @Test func `five wrong pins lock, one message counts once`() async throws {
        let home = try await HomeUnderTest.start(Self.home, configure: Self.refusing)
        func unlock(_ pin: JSON) async throws -> Answer {
            try await home.call("house/_groups/doors/doorLock/doorLock/unlockDoor", ["_pin": pin])
        }
        // Not where no pin is asked for.
        for _ in 0..<10 { #expect(try await home.call("\(Self.lock)/lockDoor", ["_pin": "0"]).isSuccess) }
        for number in 0..<4 { #expect(try await unlock(JSON(number)).code == "permissionDenied") }
        #expect(try await unlock(4711).isSuccess)
        for number in 0..<5 { #expect(try await unlock(JSON(number)).code == "permissionDenied") }
        for pin in ["0", "4711"] as [JSON] {
            let answer = try await unlock(pin)
            #expect(answer.code == "resourceExhausted", "\(answer.json.text)")
        }
        // No pin is no guess, and harmless things go on.
        #expect(try await home.call("\(Self.lock)/unlockDoor").code == "permissionDenied")
        #expect(try await home.call("\(Self.lock)/lockDoor").isSuccess)
        await home.stop()
    }

    @Test func `pins show nowhere`() async throws {
        let home = try await HomeUnderTest.start(Self.home) { configuration in
            configuration.commandGuard.refusesDangerous = true
            configuration.commandGuard.pin = Secret("right-secret-9")
        }
        _ = try await home.settled()
        let pins: [JSON] = ["wrong-secret-9", "right-secret-9", ["wrong-secret-9"], ["secret": "wrong-secret-9"]]
        for pin in pins {
            var answers = [
                try await home.call("\(Self.lock)/unlockDoor", ["_pin": pin]),
                try await home.set(Self.front, ["locked": false, "_pin": pin, "nonsense": 1]),
                try await home.request("command/batch", ["commands": 3, "_pin": pin]),
                try await home.request(
                    "command/batch", ["commands": [["device": "front", "_pin": pin]], "_pin": pin]),
                try await home.request("attribute/update", ["_pin": pin, "pin": pin]),
            ]
            try await home.send("\(Self.lock)/unlockDoor/call", JSON.object(["_pin": pin]).text)
            answers.append(try await home.result(of: "\(Self.lock)/unlockDoor/call"))
            for answer in answers { #expect(!answer.json.text.contains("secret-9"), "\(answer.json.text)") }
            if pin.stringValue == nil {
                #expect(answers[0].code == "invalidArgument" && answers[0].field == "_pin")
            }
        }
        for pin in [true, .null, 1.5] as [JSON] {
            let answer = try await home.call("\(Self.lock)/unlockDoor", ["_pin": pin])
            #expect(answer.code == (pin == 1.5 ? "permissionDenied" : "invalidArgument"))
            #expect(answer.field == "_pin" && answer.json["error"]?["value"] == nil)
        }
        // The messages that were sent come by the watcher as well.
        let own = try await home.settled().filter { message in
            !["/call", "/set"].contains { message.topic.hasSuffix($0) } && !message.topic.contains("/request/")
        }
        #expect(!own.contains { $0.text.contains("secret-9") })
        #expect(!home.log.text.contains("secret-9"))
        await home.stop()
    }

    @Test func `in a batch and in an update the guard looks at each command`() async throws {
        let home = try await HomeUnderTest.start(Self.home, configure: Self.refusing)
        let unlock: JSON = ["device": "front", "part": "doorLock", "trait": "doorLock", "command": "unlockDoor"]
        let lamp: JSON = ["device": "lamp", "part": "onOffLight", "trait": "onOff", "command": "off"]
        func codes(_ answer: Answer) -> [String] {
            answer.results.map { $0["error"]?["code"]?.stringValue ?? $0["status"]?.stringValue ?? "" }
        }
        let bare = try await home.request("command/batch", ["commands": [unlock, lamp]])
        #expect(codes(bare) == ["permissionDenied", "success"], "\(bare.json.text)")
        let right = try await home.request("command/batch", ["commands": [unlock, lamp, unlock], "_pin": "4711"])
        #expect(codes(right) == ["success", "success", "success"])
        // A batch counts as one guess.
        for _ in 0..<4 {
            let wrong = try await home.request(
                "command/batch", ["commands": [unlock, unlock, unlock, unlock, unlock], "_pin": "1"])
            #expect(codes(wrong) == [String](repeating: "permissionDenied", count: 5))
        }
        #expect(codes(try await home.request("command/batch", ["commands": [unlock], "_pin": 4711])) == ["success"])
        var update: JSONObject = [
            "device": "heater", "part": "waterHeater", "trait": "thermostat", "attributes": ["systemMode": "heat"],
        ]
        #expect(try await home.request("attribute/update", .object(update)).code == "permissionDenied")
        update["_pin"] = 4711
        #expect(codes(try await home.request("attribute/update", .object(update))) == ["success"])
        let group: JSON = [
            "group": "doors", "type": "doorLock", "trait": "doorLock", "attributes": ["lockState": "unlocked"],
        ]
        #expect(codes(try await home.request("attribute/update", group)) == ["permissionDenied", "permissionDenied"])
        await home.stop()
    }
}
