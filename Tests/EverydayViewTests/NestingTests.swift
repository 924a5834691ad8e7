import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

@Suite("Keys that several parts have")
struct NestingTests {
    static let strip = Home.Strip.device

    @Test("`They nest by part, the others stay on top`")
    func document() {
        let device = Self.strip()
        #expect(
            Home.document(device)
                == #"{"onOffPlugInUnit-1":{"on":true},"onOffPlugInUnit-2":{"on":false},"power":12.5,"battery":28}"#)
        #expect(EverydayView.keys(of: device) == ["on", "action", "power", "battery"])
    }

    static let sets: [(object: JSONObject, steps: [String], endpoints: [EndpointID])] = [
        (["onOffPlugInUnit-1": ["on": false]], ["onOff.off {}"], [1]),
        (["onOffPlugInUnit-2": ["on": "toggle"]], ["onOff.toggle {}"], [2]),
        (
            ["onOffPlugInUnit-2": ["on": true], "onOffPlugInUnit-1": ["on": false]], ["onOff.off {}", "onOff.on {}"],
            [1, 2]
        ),
        (["onOffPlugInUnit-1": [:]], [], []), (["onOffPlugInUnit-2": ["action": "toggle"]], ["onOff.toggle {}"], [2]),
    ]

    @Test("A set takes the same form", arguments: sets)
    func set(object: JSONObject, steps: [String], endpoints: [EndpointID]) throws {
        let plan = try Home.plan(object, Self.strip())
        #expect(plan.steps.map { Home.text($0.action) } == steps)
        #expect(plan.steps.map(\.action.endpoint) == endpoints)
    }

    static let refused: [(object: JSONObject, code: ErrorCode, field: String, allowed: JSON)] = [
        (["on": true], .invalidArgument, "on", ["onOffPlugInUnit-1.on", "onOffPlugInUnit-2.on"]),
        (["action": "toggle"], .invalidArgument, "action", ["onOffPlugInUnit-1.action", "onOffPlugInUnit-2.action"]),
        (["onOffPlugInUnit-1": true], .invalidArgument, "onOffPlugInUnit-1", ["on", "action"]),
        (["onOffPlugInUnit-1": ["brightness": 5]], .unimplemented, "onOffPlugInUnit-1.brightness", ["on", "action"]),
        (["onOffPlugInUnit-1": ["power": 5]], .unimplemented, "onOffPlugInUnit-1.power", ["on", "action"]),
        (["onOffPlugInUnit-1": ["lit": 5]], .invalidArgument, "onOffPlugInUnit-1.lit", ["on", "action"]),
        (
            ["onOffPlugInUnit-3": ["on": true]], .invalidArgument, "onOffPlugInUnit-3",
            ["on", "action", "power", "battery"]
        ),
        (["onOffPlugInUnit-1": ["on": "x"]], .invalidArgument, "onOffPlugInUnit-1.on", [true, false, "toggle"]),
        (["onOffPlugInUnit-1": ["on": true], "power": 5], .failedPrecondition, "power", nil),
    ]

    @Test("A flat key that several parts have is refused with their names", arguments: refused)
    func refuses(object: JSONObject, code: ErrorCode, field: String, allowed: JSON) throws {
        let failure = try #require(throws: CommandFailure.self) { try Home.plan(object, Self.strip()) }
        #expect(failure.code == code)
        #expect(failure.field == field)
        #expect(failure.allowed ?? nil == allowed)
    }

    @Test("`A key of one part may be given plainly or below its part, but not both`")
    func plainOrNested() throws {
        let device = Home.device(
            Home.part(1, "dimmableLight", Home.onOff(true), Home.level(100)),
            Home.part(2, "contactSensor", Home.trait(BooleanState.definition, [("stateValue", true)])))
        #expect(Home.document(device) == #"{"on":true,"brightness":39,"contact":true}"#)
        #expect(try Home.steps(["on": false], device) == ["onOff.off {}"])
        #expect(try Home.steps(["dimmableLight": ["on": false]], device) == ["onOff.off {}"])
        let failure = try #require(throws: CommandFailure.self) {
            try Home.plan(["on": false, "dimmableLight": ["on": false]], device)
        }
        #expect(failure.code == .invalidArgument)
    }

    @Test("`A transition at the top is for every part that knows one, unless the part has its own`")
    func modifiers() throws {
        let device = Home.device(
            Home.part(1, "dimmableLight", Home.onOff(true), Home.level(100)),
            Home.part(2, "dimmableLight", Home.onOff(true), Home.level(100)))
        let steps = try Home.steps(
            [
                "transition": 2, "dimmableLight-1": ["brightness": 10],
                "dimmableLight-2": ["brightness": 20, "transition": 1],
            ], device)
        #expect(
            steps == [
                #"levelControl.moveToLevelWithOnOff {"level":25,"transitionTime":20}"#,
                #"levelControl.moveToLevelWithOnOff {"level":51,"transitionTime":10}"#,
            ])
        let failure = try #require(throws: CommandFailure.self) {
            try Home.plan(["dimmableLight-1": ["transition": 2], "dimmableLight-2": ["on": true]], device)
        }
        #expect(failure.field == "dimmableLight-1.transition")
    }

    @Test("`An action goes to the one part that can do it`")
    func action() throws {
        let device = Home.device(
            Home.part(1, "onOffPlugInUnit", Home.onOff(true)),
            Home.part(2, "windowCovering", Home.trait(WindowCovering.definition, features: ["LF"], [])))
        #expect(try Home.steps(["action": "stop"], device) == ["windowCovering.stopMotion {}"])
        #expect(try Home.steps(["action": "toggle"], device) == ["onOff.toggle {}"])
    }

    @Test("`A key that is spelt like a part of the device never stands twice`")
    func homonym() throws {
        let fan = Home.trait(FanControl.definition, [("fanMode", 1), ("percentSetting", 12)])
        let device = Home.device(
            Home.part(1, "dimmableLight", Home.onOff(true)), Home.part(2, "fan", Home.onOff(true), fan))
        let document = Home.document(device)
        #expect(
            document == #"{"dimmableLight":{"on":true},"fan":{"on":true,"fan":12},"fanMode":"low"}"#)
        #expect(throws: Never.self) { try JSON.parse(document) }
        #expect(try Home.steps(["fan": 50], device) == ["fanControl.percentSetting = 50"])
        #expect(try Home.steps(["fan": ["fan": 50]], device) == ["fanControl.percentSetting = 50"])
    }

    @Test("`A device without any key has no document`")
    func nothing() {
        #expect(Home.document(Home.device()) == "nothing")
        #expect(Home.document(Home.device(Home.part(1, "genericSwitch"))) == "nothing")
        #expect(Home.document(Home.device(Home.part(1, "genericSwitch"), Home.part(2, "genericSwitch"))) == "nothing")
        #expect(EverydayView.keys(of: Home.device()) == [])
    }
}

extension Home {
    enum Strip {
        @Sendable static func device() -> Device {
            Home.device(
                Home.part(1, "onOffPlugInUnit", Home.onOff(true)), Home.part(2, "onOffPlugInUnit", Home.onOff(false)),
                Home.part(
                    3, "electricalSensor", Home.trait(ElectricalPowerMeasurement.definition, [("activePower", 12_500)])),
                Home.part(
                    0, "powerSource",
                    Home.trait(PowerSource.definition, features: ["BAT"], [("batPercentRemaining", 56)])))
        }
    }
}
