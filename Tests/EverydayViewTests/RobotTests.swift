import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

/// What robots do and take, and appliances and players with them.
@Suite struct RobotTests {
    private static func mode(_ label: String, _ mode: UInt8, _ tag: RvcRunMode.ModeTag) -> RvcRunMode.ModeOption {
        RvcRunMode.ModeOption(label: label, mode: mode, modeTags: [RvcRunMode.ModeTagStruct(valueField: tag)])
    }

    private static func robot(_ state: RvcOperationalState.OperationalStateEnum?) -> Device {
        let modes = [mode("Rest", 3, .idle), mode("Sweep", 7, .cleaning), mode("Mop", 8, .cleaning)]
        return Home.device(
            "roboticVacuumCleaner",
            Home.trait(
                RvcRunMode.definition, [("supportedModes", modes.value), ("currentMode", 3)]),
            Home.trait(RvcOperationalState.definition, [("operationalState", state?.value)]))
    }

    private static func commands(_ action: String, _ device: Device) throws -> [String] {
        try Home.plan(["action": .string(action)], device).steps.map { step in
            guard case .invoke(let command) = step.action else { return "write" }
            let definition = command.trait.commands[command.command]
            let fields = command.fields.compactMap { $0?.uintValue }.map(String.init)
            return ([definition.name] + fields).joined(separator: " ")
        }
    }

    @Test(arguments: [
        (RvcOperationalState.OperationalStateEnum.docked, "docked"), (.charging, "docked"), (.running, "cleaning"),
        (.emptyingDustBin, "cleaning"), (.paused, "paused"), (.seekingCharger, "returning"), (.stopped, "idle"),
        (.error, "error"),
    ])
    func `a robot says what it does`(_ state: RvcOperationalState.OperationalStateEnum, _ text: String) {
        #expect(Home.document(Self.robot(state)).contains(#""state":"\#(text)""#))
    }

    @Test func `a state that nobody knows is not shown`() {
        #expect(!Home.document(Self.robot(.init(rawValue: 0x90))).contains("\"state\""))
        #expect(!Home.document(Self.robot(nil)).contains("\"state\""))
    }

    @Test func `a robot is sent to clean, to rest and home`() throws {
        let robot = Self.robot(.docked)
        #expect(try Self.commands("start", robot) == ["changeToMode 7"])
        #expect(try Self.commands("stop", robot) == ["changeToMode 3"])
        #expect(try Self.commands("pause", robot) == ["pause"])
        #expect(try Self.commands("dock", robot) == ["goHome"])
        #expect(try Self.commands("Start", Self.robot(.paused)) == ["resume"])
    }

    @Test func `a robot without a mode for cleaning is not started`() {
        let robot = Home.device(
            "roboticVacuumCleaner", Home.trait(RvcRunMode.definition, [("supportedModes", .list([]))]))
        #expect(throws: CommandFailure.self) { try Self.commands("start", robot) }
    }

    @Test func `an appliance is started, paused, resumed and stopped`() throws {
        let washer = Home.device("laundryWasher", Home.trait(OperationalState.definition, [("operationalState", 0)]))
        for action in ["start", "pause", "resume", "stop"] { #expect(try Self.commands(action, washer) == [action]) }
        #expect(EverydayView.actions(of: washer.parts[0]) == ["start", "stop", "pause", "resume"])
    }

    @Test func `a player plays, and goes on and back`() throws {
        let player = Home.device("basicVideoPlayer", Home.trait(MediaPlayback.definition, [("currentState", 1)]))
        #expect(try Self.commands("start", player) == ["play"])
        for action in ["pause", "stop", "next", "previous"] { #expect(try Self.commands(action, player) == [action]) }
    }

    @Test func `Google's robots and players know the same words`() throws {
        let mop = Home.device(
            "googleMop", Home.trait(GoogleStartStop.definition, [("isRunning", false)]),
            Home.trait(GoogleDock.definition, [("isDocked", true)]), Home.trait(GoogleLocator.definition, []))
        #expect(try Self.commands("start", mop) == ["startStop"])
        #expect(try Self.commands("pause", mop) == ["pauseUnpause"])
        #expect(try Self.commands("dock", mop) == ["dock"])
        #expect(try Self.commands("locate", mop) == ["locate"])
        let speaker = Home.device("googleSoundbar", Home.trait(GoogleTransportControl.definition, []))
        #expect(try Self.commands("resume", speaker) == ["mediaResume"])
        #expect(try Self.commands("next", speaker) == ["mediaNext"])
    }

    @Test func `what a part does not have is unimplemented, and what nobody has a mistake`() {
        let lamp = Home.dimmable(true, 127)
        #expect(Self.code("dock", lamp) == .unimplemented)
        #expect(Self.code("fly", lamp) == .invalidArgument)
    }

    private static func code(_ action: String, _ device: Device) -> ErrorCode? {
        do throws(CommandFailure) {
            _ = try Home.plan(["action": .string(action)], device)
            return nil
        } catch {
            return error.code
        }
    }
}
