import Configuration
import JSON
import TestSupport
import Testing

/// Devices that refuse inside an answer: a call shows the answer, a set has failed.
@Suite(.requiresMosquitto) struct AnswerOutcomeTests {
    private static let robot = "house/room/robot/roboticVacuumCleaner"

    @Test func `a set that the answer refuses fails with the answer's reason, a call succeeds with it`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Robot, id: robot, type: roboticVacuumCleaner }"))
        let mode = "\(Self.robot)/rvcRunMode"
        let before = try await home.document(mode)["currentMode"]
        for answer in [
            try await home.set("\(mode)/currentMode", 99), try await home.set(mode, ["currentMode": 99]),
        ] {
            #expect(answer.code == "failedPrecondition", "\(answer)")
            #expect(answer.field == "currentMode", "\(answer)")
            #expect(answer.text.contains("unsupportedMode"), "\(answer)")
            #expect(answer.text.contains("the device has no such mode"), "\(answer)")
            #expect(answer.json["response"] == nil, "\(answer)")
        }
        #expect(try await home.document(mode)["currentMode"] == before)
        let call = try await home.call("\(mode)/changeToMode", ["newMode": 99])
        #expect(call.isSuccess)
        #expect(call.json["response"]?["status"] == "unsupportedMode")
        // What the device does accept is a success both ways.
        let options = try await home.document(mode)["supportedModes"]?.arrayValue ?? []
        let other = try #require(options.compactMap { $0["mode"] }.first { $0 != before })
        #expect(try await home.set("\(mode)/currentMode", other).isSuccess)
        await home.stop()
    }

    @Test func `a state that a command cannot bring is no success`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Robot, id: robot, type: roboticVacuumCleaner }"))
        let state = "\(Self.robot)/rvcOperationalState"
        // Nothing is under way that could go on.
        let refused = try await home.set("\(state)/operationalState", "running")
        #expect(refused.code == "failedPrecondition", "\(refused)")
        #expect(refused.text.contains("commandInvalidInState"), "\(refused)")
        let call = try await home.call("\(state)/resume")
        #expect(call.isSuccess)
        #expect(call.json["response"]?["commandResponseState"]?["errorStateId"] == "commandInvalidInState")
        await home.stop()
    }

    @Test func `an everyday set fails in the same way, and tells what took effect`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Robot, id: robot, type: roboticVacuumCleaner }"))
        #expect(try await home.set("house/room/robot", ["runMode": "Cleaning"]).isSuccess)
        // A robot that is busy changes to no other work.
        let refused = try await home.set("house/room/robot", ["runMode": "Mapping"])
        #expect(refused.code == "failedPrecondition", "\(refused)")
        #expect(refused.text.contains("invalidInMode"), "\(refused)")
        let both = try await home.set("house/room/robot", ["runMode": "Mapping", "cleanMode": "Mop"])
        #expect(both.code == "failedPrecondition", "\(both)")
        #expect(both.json["error"]?["failed"]?["runMode"] == "failedPrecondition", "\(both)")
        await home.stop()
    }

    @Test func `a bound may be a field of another attribute's struct`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Eye, id: eye, type: occupancySensor, traits: { occupancySensing: { holdTime: 30, holdTimeLimits: { holdTimeMin: 5, holdTimeMax: 600, holdTimeDefault: 30 } } } }"
            ))
        let path = "house/room/eye/occupancySensor/occupancySensing"
        let range: JSON = ["min": 5, "max": 600]
        for wrong in [4, 601] as [JSON] {
            let answer = try await home.set("\(path)/holdTime", wrong)
            #expect(answer.code == "outOfRange", "\(answer)")
            #expect(answer.json["error"]?["allowed"] == range, "\(answer)")
        }
        #expect(try await home.set("\(path)/holdTime", 600).isSuccess)
        let meta = try await home.document("house/room/eye/_meta")
        let trait = meta["parts"]?["occupancySensor"]?["traits"]?["occupancySensing"]
        #expect(trait?["ranges"]?["holdTime"] == range)
        await home.stop()
    }
}
