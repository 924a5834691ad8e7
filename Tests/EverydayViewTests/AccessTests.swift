import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

@Suite("Locks and coverings in everyday terms")
struct AccessTests {
    static func lock(_ state: Value?, features: [String] = ["PIN"]) -> Device {
        Home.device("doorLock", Home.trait(DoorLock.definition, features: features, [("lockState", state)]))
    }

    static let lockStates: [(state: Value?, json: String)] = [
        (0, #"{"locked":false}"#), (1, #"{"locked":true}"#), (2, #"{"locked":false}"#), (3, #"{"locked":false}"#),
        (.null, #"{"locked":null}"#), (nil, "{}"), (9, #"{"locked":false}"#),
    ]

    @Test("`locked` is true only when locked", arguments: lockStates)
    func locked(state: Value?, json: String) {
        #expect(Home.document(Self.lock(state)) == json)
    }

    static let lockSets: [(object: JSONObject, features: [String], steps: [String])] = [
        (["locked": true], [], ["doorLock.lockDoor {}"]), (["locked": false], [], ["doorLock.unlockDoor {}"]),
        (["locked": false], ["UBOLT"], ["doorLock.unboltDoor {}"]),
        (["locked": true], ["UBOLT"], ["doorLock.lockDoor {}"]),
        (["action": "unlatch"], ["UBOLT"], ["doorLock.unlockDoor {}"]),
        (["locked": false, "pin": "0471"], ["PIN"], [#"doorLock.unlockDoor {"pinCode":"0471"}"#]),
        (["pin": 4711, "locked": "off"], ["PIN", "UBOLT"], [#"doorLock.unboltDoor {"pinCode":"4711"}"#]),
        (["pin": "4711", "action": "UNLATCH"], ["PIN", "UBOLT"], [#"doorLock.unlockDoor {"pinCode":"4711"}"#]),
    ]

    @Test("A lock with a bolt of its own is unlocked without its latch", arguments: lockSets)
    func lockSet(object: JSONObject, features: [String], steps: [String]) throws {
        let plan = try Home.plan(object, Self.lock(1, features: features))
        #expect(plan.steps.map { Home.text($0.action) } == steps)
        for step in plan.steps {
            guard case .invoke(let command) = step.action else { continue }
            #expect(command.definition.isTimed)
        }
    }

    static let lockRefused: [(object: JSONObject, features: [String], code: ErrorCode)] = [
        (["locked": "maybe"], [], .invalidArgument), (["locked": nil], [], .invalidArgument),
        (["action": "unlatch"], [], .unimplemented),
        (["locked": false, "pin": "4711"], [], .unimplemented), (["pin": "4711"], ["PIN"], .invalidArgument),
        (["locked": false, "pin": ["4711"]], ["PIN"], .invalidArgument),
        (["locked": false, "pin": 47.11], ["PIN"], .invalidArgument),
        (["locked": false, "pin": -4711], ["PIN"], .invalidArgument),
        (["locked": "4", "pin": "4711"], ["PIN"], .invalidArgument),
        (["doorLock": ["pin": "4711"]], ["PIN"], .invalidArgument),
        (["locked": true, "pin": "4711", "on": 1], ["PIN"], .unimplemented),
    ]

    @Test("What a lock cannot do is refused, and no error shows a pin", arguments: lockRefused)
    func lockRefuses(object: JSONObject, features: [String], code: ErrorCode) throws {
        let failure = try #require(throws: CommandFailure.self) {
            try Home.plan(object, Self.lock(1, features: features))
        }
        #expect(failure.code == code)
        #expect(!"\(failure)".contains("471") && !"\(failure)".contains("47.11"))
    }

    static func covering(_ lift: Value?, tilt: Value? = nil) -> Device {
        Home.device(
            "windowCovering",
            Home.trait(
                WindowCovering.definition, features: ["LF", "PA_LF", "TL", "PA_TL"],
                [("currentPositionLiftPercent100ths", lift), ("currentPositionTiltPercent100ths", tilt)]))
    }

    static let positions: [(lift: Value?, tilt: Value?, json: String)] = [
        (0, nil, #"{"open":100}"#), (2000, 10_000, #"{"open":80,"tilt":0}"#), (10_000, 5000, #"{"open":0,"tilt":50}"#),
        (.null, .null, #"{"open":null,"tilt":null}"#), (65_535, 1, #"{"open":0,"tilt":100}"#),
    ]

    @Test("A covering shows how far it is open", arguments: positions)
    func position(lift: Value?, tilt: Value?, json: String) {
        #expect(Home.document(Self.covering(lift, tilt: tilt)) == json)
    }

    @Test("`Every percent open comes back as it was set`")
    func openRoundTrip() throws {
        for percent in 0...100 {
            let closed = 10_000 - percent * 100
            let device = Self.covering(.integer(Int64(closed)), tilt: .integer(Int64(closed)))
            #expect(Home.document(device) == #"{"open":\#(percent),"tilt":\#(percent)}"#)
            #expect(
                try Home.steps(["tilt": JSON(percent), "open": JSON(percent)], device) == [
                    #"windowCovering.goToLiftPercentage {"liftPercent100thsValue":\#(closed)}"#,
                    #"windowCovering.goToTiltPercentage {"tiltPercent100thsValue":\#(closed)}"#,
                ])
        }
    }

    @Test("`A covering that does not know its position opens, closes and stops`")
    func blindCovering() throws {
        let device = Home.device(
            "windowCovering",
            Home.trait(
                WindowCovering.definition, features: ["LF"], [], commands: ["upOrOpen", "downOrClose", "stopMotion"]))
        #expect(Home.document(device) == "{}")
        #expect(EverydayView.keys(of: device) == ["open", "action"])
        #expect(try Home.steps(["open": 100], device) == ["windowCovering.upOrOpen {}"])
        #expect(try Home.steps(["open": 0], device) == ["windowCovering.downOrClose {}"])
        #expect(try Home.steps(["action": "stop"], device) == ["windowCovering.stopMotion {}"])
        let failure = try #require(throws: CommandFailure.self) { try Home.plan(["open": 50], device) }
        #expect(failure.code == .outOfRange)
        #expect(failure.allowed == [0, 100])
    }

    @Test("`Google's OpenClose is open, too`")
    func openClose() throws {
        func device(_ more: [(name: String, value: Value?)]) -> Device {
            Home.device("door", Home.trait(GoogleOpenClose.definition, [("openPercent", 49.6)] + more))
        }
        #expect(Home.document(device([])) == #"{"open":50}"#)
        #expect(try Home.steps(["open": 20], device([])) == [#"google.openClose.openClose {"openPercent":20}"#])
        let sealed = try #require(throws: CommandFailure.self) {
            try Home.plan(["open": 20], device([("queryOnlyOpenClose", true)]))
        }
        #expect(sealed.code == .failedPrecondition)
        let discrete = try #require(throws: CommandFailure.self) {
            try Home.plan(["open": 20], device([("discreteOnlyOpenClose", true)]))
        }
        #expect(discrete.code == .outOfRange)
    }
}
