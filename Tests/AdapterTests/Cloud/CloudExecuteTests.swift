import Configuration
import EventLoop
import HomeModel
import HomeTraits
import JSON
import TestSupport
import Testing

@Suite(.requiresMosquitto) struct CloudExecuteTests {
    private static let house = Homes.room(
        "{ name: Lamp, id: lamp, type: dimmableLight, traits: { onOff: { onOff: false }, levelControl: { currentLevel: 100 } } }",
        "{ name: Plug, id: plug, type: onOffPlugInUnit, traits: { onOff: { onOff: false } } }",
        "{ name: Heat, id: heat, type: thermostat, traits: { thermostat: { systemMode: heat, occupiedHeatingSetpoint: 2000 } } }",
        "{ name: Blind, id: blind, type: windowCovering, traits: { windowCovering: { currentPositionLiftPercent100ths: 10000 } } }",
        "{ name: Door, id: door, type: doorLock, traits: { doorLock: { lockState: locked } } }",
        "{ name: Garage, id: garage, type: googleGarage, traits: { google.openClose: { openPercent: 0 } } }",
        "{ name: Alarm, id: alarm, type: googleSecuritySystem, traits: { google.armDisarm: { isArmed: true } } }")

    private static func google(pin: String? = "0123") async throws -> GoogleAccount {
        try await GoogleAccount(try await HomeUnderTest.start(house) { $0.cloud.pin = pin.map { Secret($0) } })
    }

    @Test func `a command is carried out and its answer has the new states`() async throws {
        let google = try await Self.google()
        let outcome = try await google.execute("lamp", "OnOff", ["on": true])
        #expect(
            outcome == [
                "ids": ["lamp"], "status": "SUCCESS", "states": ["online": true, "on": true, "brightness": 39],
            ])
        #expect(try await google.home.document("house/room/lamp/dimmableLight/onOff")["onOff"] == true)
        await google.home.stop()
    }

    @Test func `what the device refuses inside its answer is an error`() async throws {
        let google = try await GoogleAccount(
            try await HomeUnderTest.start(
                Homes.room("{ name: Robot, id: robot, type: roboticVacuumCleaner }")))
        // Nothing runs that could be paused.
        let outcome = try await google.execute("robot", "PauseUnpause", ["pause": true])
        #expect(outcome["status"] == "ERROR" && outcome["errorCode"] == "deviceNotReady")
        await google.home.stop()
    }

    @Test func `every percentage is executed and told as it was asked for`() async throws {
        let google = try await Self.google()
        for percent in Int64(1)...100 {
            let outcome = try await google.execute("lamp", "BrightnessAbsolute", ["brightness": JSON(percent)])
            #expect(outcome["states"]?["brightness"] == JSON(percent))
            #expect(try await google.query("lamp")["lamp"]?["brightness"] == JSON(percent))
        }
        let off = try await google.execute("lamp", "BrightnessAbsolute", ["brightness": 0])
        #expect(off["states"]?["on"] == false)
        await google.home.stop()
    }

    @Test func `relative commands count from the state that those before them made`() async throws {
        let google = try await Self.google()
        let outcomes = try await google.execute(
            groups: GoogleAccount.group(
                ["lamp"], GoogleAccount.execution("BrightnessAbsolute", ["brightness": 40]),
                GoogleAccount.execution("BrightnessRelative", ["brightnessRelativePercent": 10]),
                GoogleAccount.execution("BrightnessRelative", ["brightnessRelativeWeight": -2])))
        #expect(outcomes.first?["states"]?["brightness"] == 30)
        await google.home.stop()
    }

    @Test func `a setpoint belongs to the mode that is asked for before it`() async throws {
        let google = try await Self.google()
        let outcomes = try await google.execute(
            groups: GoogleAccount.group(
                ["heat"], GoogleAccount.execution("ThermostatSetMode", ["thermostatMode": "heat"]),
                GoogleAccount.execution("ThermostatTemperatureSetpoint", ["thermostatTemperatureSetpoint": 22.77777])))
        #expect(outcomes.first?["status"] == "SUCCESS")
        #expect(outcomes.first?["states"]?["thermostatMode"] == "heat")
        #expect(outcomes.first?["states"]?["thermostatTemperatureSetpoint"] == 22.78)
        await google.home.stop()
    }

    @Test func `several commands for several devices, one of them away`() async throws {
        let google = try await Self.google()
        try await google.home.must("embedded/connectivity", ["device": "plug", "connectivity": "offline"])
        let outcomes = try await google.execute(
            groups: GoogleAccount.group(["lamp", "plug", "gone"], GoogleAccount.execution("OnOff", ["on": true])),
            GoogleAccount.group(["blind"], GoogleAccount.execution("OpenClose", ["openPercent": 50])))
        #expect(outcomes.count == 4)
        #expect(outcomes.contains { $0["ids"] == ["lamp"] && $0["status"] == "SUCCESS" })
        #expect(outcomes.contains { $0 == ["ids": ["plug"], "status": "OFFLINE", "errorCode": "deviceOffline"] })
        #expect(outcomes.contains { $0 == ["ids": ["gone"], "status": "ERROR", "errorCode": "deviceNotFound"] })
        #expect(outcomes.contains { $0["ids"] == ["blind"] && $0["status"] == "PENDING" })
        await google.home.stop()
    }

    @Test func `what takes its time is pending, and the end comes as a report`() async throws {
        let google = try await Self.google()
        let outcome = try await google.execute("blind", "OpenClose", ["openPercent": 5])
        #expect(outcome == ["ids": ["blind"], "status": "PENDING", "states": ["online": true]])
        try await google.report("blind") { $0["openPercent"] == 5 }
        // It is there: nothing moves.
        #expect(try await google.execute("blind", "OpenClose", ["openPercent": 5])["status"] == "SUCCESS")
        await google.home.stop()
    }

    private static let refused: [(id: String, command: String, parameters: JSON?, codes: [String])] = [
        ("plug", "SetFanSpeed", ["fanSpeedPercent": 30], ["functionNotSupported"]),
        ("plug", "NoSuch", [:], ["functionNotSupported"]), ("lamp", "mediaStop", nil, ["functionNotSupported"]),
        ("lamp", "OnOff", nil, ["valueOutOfRange"]), ("lamp", "OnOff", ["on": nil], ["valueOutOfRange"]),
        ("lamp", "OnOff", ["on": "true"], ["valueOutOfRange"]), ("lamp", "OnOff", ["on": 1], ["valueOutOfRange"]),
        ("lamp", "BrightnessAbsolute", ["brightness": nil], ["valueOutOfRange"]),
        ("lamp", "BrightnessAbsolute", ["brightness": 101], ["valueOutOfRange"]),
        ("lamp", "BrightnessAbsolute", ["brightness": 40.5], ["valueOutOfRange"]),
        ("lamp", "BrightnessRelative", ["brightnessRelativePercent": 200], ["valueOutOfRange"]),
        ("blind", "OpenClose", ["openPercent": -1], ["valueOutOfRange"]),
        ("heat", "ThermostatSetMode", ["thermostatMode": "eco"], ["functionNotSupported"]),
        ("heat", "ThermostatTemperatureSetpoint", ["thermostatTemperatureSetpoint": 1000], ["valueOutOfRange"]),
    ]

    @Test func `what cannot be done is an error by Google's names, and nothing happens`() async throws {
        let google = try await Self.google()
        for (id, command, parameters, codes) in Self.refused {
            let outcome = try await google.execute(id, command, parameters)
            #expect(outcome["status"] == "ERROR", "\(command) \(parameters?.text ?? "")")
            #expect(codes.contains(outcome["errorCode"]?.stringValue ?? ""), "\(command): \(outcome.text)")
        }
        #expect(try await google.home.document("house/room/lamp/dimmableLight/onOff")["onOff"] == false)
        let rest = try await google.execute(
            groups: GoogleAccount.group(
                ["plug"], GoogleAccount.execution("NoSuch"), GoogleAccount.execution("OnOff", ["on": true])))
        #expect(rest.contains { $0["status"] == "SUCCESS" && $0["states"]?["on"] == true })
        #expect(rest.contains { $0["errorCode"] == "functionNotSupported" })
        await google.home.stop()
    }

    // MARK: Pins

    private static let dangerous: [(id: String, command: String, parameters: JSON)] = [
        ("door", "LockUnlock", ["lock": false]), ("garage", "OpenClose", ["openPercent": 100]),
        ("alarm", "ArmDisarm", ["arm": false]),
    ]

    @Test(arguments: dangerous)
    func `dangerous commands need the pin`(id: String, command: String, parameters: JSON) async throws {
        let google = try await Self.google()
        let first = try await google.execute(id, command, parameters)
        #expect(first["challengeNeeded"] == ["type": "pinNeeded"])
        for wrong in ["123", "00123", "", "0123 "] {
            let outcome = try await google.execute(id, command, parameters, pin: wrong)
            #expect(outcome["challengeNeeded"] == ["type": "challengeFailedPinNeeded"], "\(wrong)")
        }
        let right = try await google.execute(id, command, parameters, pin: "0123")
        #expect(right["status"] == "SUCCESS" || right["status"] == "PENDING")
        await google.home.stop()
    }

    @Test func `locking and closing need no pin`() async throws {
        let google = try await Self.google()
        #expect(try await google.execute("door", "LockUnlock", ["lock": true])["status"] == "SUCCESS")
        #expect(try await google.execute("garage", "OpenClose", ["openPercent": 0])["status"] == "SUCCESS")
        await google.home.stop()
    }

    @Test func `five wrong pins lock the pin out, one request counts once`() async throws {
        let google = try await Self.google()
        let both = GoogleAccount.group(["door"], GoogleAccount.execution("LockUnlock", ["lock": false], pin: "1"))
        let other = GoogleAccount.group(["garage"], GoogleAccount.execution("OpenClose", ["openPercent": 9], pin: "1"))
        for _ in 0..<5 {
            let outcomes = try await google.execute(groups: both, other)
            #expect(outcomes.first?["challengeNeeded"] == ["type": "challengeFailedPinNeeded"])
        }
        let locked = try await google.execute("door", "LockUnlock", ["lock": false], pin: "0123")
        #expect(locked["errorCode"] == "tooManyFailedAttempts")
        await google.home.stop()
    }

    @Test func `without a pin in the configuration nothing dangerous is done`() async throws {
        let google = try await Self.google(pin: nil)
        let outcome = try await google.execute("door", "LockUnlock", ["lock": false], pin: "0123")
        #expect(outcome["errorCode"] == "challengeFailedNotSetup")
        #expect(try await google.home.document("house/room/door/doorLock/doorLock")["lockState"] == "locked")
        await google.home.stop()
    }

    @Test func `the guard's dangerous commands need the pin, too`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Air, id: air, type: roomAirConditioner, traits: { onOff: { onOff: true } } }")
        ) {
            $0.commandGuard.refusesDangerous = true
            $0.commandGuard.pin = Secret("4711")
        }
        let google = try await GoogleAccount(home)
        let refused = try await google.execute("air", "OnOff", ["on": false])
        #expect(refused["challengeNeeded"] == ["type": "pinNeeded"])
        #expect(try await google.execute("air", "OnOff", ["on": false], pin: "4711")["status"] == "SUCCESS")
        await home.stop()
    }

    @Test func `a lock that wants a pin of its own is asked for with it, for locking too`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Door, id: door, type: doorLock, traits: { doorLock: { lockState: locked, requirePinForRemoteOperation: true } } }"
            ))
        let google = try await GoogleAccount(home)
        for lock in [true, false] {
            let asked = try await google.execute("door", "LockUnlock", ["lock": .bool(lock)])
            #expect(asked["challengeNeeded"] == ["type": "pinNeeded"])
            let wrong = try await google.execute("door", "LockUnlock", ["lock": .bool(lock)], pin: "9999")
            #expect(wrong["challengeNeeded"] == ["type": "challengeFailedPinNeeded"])
        }
        #expect(try await google.query("door")["door"]?["isLocked"] == true)
        await home.stop()
    }

    @Test func `pins are in no log`() async throws {
        let google = try await Self.google()
        _ = try await google.execute("door", "LockUnlock", ["lock": false], pin: "98765432")
        #expect(!google.home.log.text.contains("98765432"))
        await google.home.stop()
    }

    // MARK: Repetition

    @Test func `the same request again is not carried out twice and gets the same answer`() async throws {
        let google = try await Self.google()
        let step = GoogleAccount.group(
            ["lamp"], GoogleAccount.execution("BrightnessRelative", ["brightnessRelativePercent": 10]))
        let first = try await google.execute(groups: step, id: "same")
        let second = try await google.execute(groups: step, id: "same")
        #expect(first == second)
        #expect(try await google.query("lamp")["lamp"]?["brightness"] == first.first?["states"]?["brightness"])
        let third = try await google.execute(groups: step, id: "other")
        #expect(third != first)
        await google.home.stop()
    }

    // MARK: Slow and silent devices

    private static func scripted() async throws -> (GoogleAccount, ScriptedBackend) {
        let devices = try ScriptedBackend.devices(
            "{ name: Far, id: far, type: onOffLight, traits: { onOff: { onOff: false } } }")
        let backend = await ScriptedBackend("far", devices)
        let home = try await HomeUnderTest.start(Homes.lamp, backends: [backend])
        let online = ConnectivityReport(connectivity: SourceConnectivity(state: .online, locality: .direct))
        await backend.tell(.connectivity(DeviceID("far"), [online]))
        return (try await GoogleAccount(home), backend)
    }

    private static func lit(_ isOn: Bool) -> HomeEvent {
        .attributes(
            AttributeReport(
                device: DeviceID("far"), endpoint: 1, trait: OnOff.definition,
                entries: [.init(attribute: OnOff.onOff.index, value: .bool(isOn))]))
    }

    @Test func `the state from before a command is never its result`() async throws {
        let (google, backend) = try await Self.scripted()
        async let outcome = google.execute("far", "OnOff", ["on": true])
        while await backend.actions.isEmpty { await Task.yield() }
        await backend.tell(Self.lit(true))
        #expect(try await outcome["states"]?["on"] == true)
        await google.home.stop()
    }

    @Test func `a trait that has not told of itself keeps no command of another waiting`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Air, id: air, type: roomAirConditioner, traits: { onOff: { onOff: false }, thermostat: { localTemperature: null } } }"
            ))
        let google = try await GoogleAccount(home)
        #expect(try await google.query("air")["air"]?["status"] == "OFFLINE")
        let outcome = try await google.execute("air", "OnOff", ["on": true])
        #expect(outcome["status"] == "SUCCESS")
        #expect(outcome["states"]?["on"] == true)
        await home.stop()
    }

    @Test func `a device that does not answer is pending`() async throws {
        let (google, backend) = try await Self.scripted()
        await backend.hold()
        let outcome = try await google.execute("far", "OnOff", ["on": true])
        #expect(outcome == ["ids": ["far"], "status": "PENDING", "states": ["online": true]])
        await google.home.stop()
    }

    @Test func `a device that says it did and does not report it is pending`() async throws {
        let (google, _) = try await Self.scripted()
        let outcome = try await google.execute("far", "OnOff", ["on": true])
        #expect(outcome["status"] == "PENDING")
        await google.home.stop()
    }

    @Test func `a device that refuses has Google's name for it`() async throws {
        let google = try await Self.google()
        try await google.home.must("embedded/fault", ["device": "plug", "matterStatus": "BUSY"])
        #expect(try await google.execute("plug", "OnOff", ["on": true])["errorCode"] == "deviceOffline")
        try await google.home.must("embedded/fault", ["device": "plug", "matterStatus": "CONSTRAINT_ERROR"])
        #expect(try await google.execute("plug", "OnOff", ["on": true])["errorCode"] == "valueOutOfRange")
        await google.home.stop()
    }
}
