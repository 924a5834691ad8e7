import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

/// The key `action`.
@Suite struct ActionTests {
    static func vacuum(modes: [(label: String, mode: Int64, tag: RvcRunMode.ModeTag)]) -> Device {
        let supported = modes.map { mode -> Value in
            .structure([
                .string(mode.label), .integer(mode.mode),
                .list([.structure([nil, .integer(Int64(mode.tag.rawValue))])]),
            ])
        }
        return Home.device(
            "roboticVacuumCleaner",
            Home.trait(RvcRunMode.definition, [("supportedModes", .list(supported)), ("currentMode", 1)]),
            Home.trait(RvcOperationalState.definition, [("operationalState", 0)]))
    }

    static let robot: [(word: String, steps: [String])] = [
        ("start", [#"rvcRunMode.changeToMode {"newMode":7}"#]), ("stop", [#"rvcRunMode.changeToMode {"newMode":1}"#]),
        ("pause", ["rvcOperationalState.pause {}"]), ("RESUME", ["rvcOperationalState.resume {}"]),
        ("dock", ["rvcOperationalState.goHome {}"]),
    ]

    @Test(arguments: robot)
    func `a robot starts by the mode that is tagged for it`(word: String, steps: [String]) throws {
        let device = Self.vacuum(modes: [("Idle", 1, .idle), ("Map", 3, .mapping), ("Go", 7, .cleaning)])
        #expect(try Home.steps(["action": .string(word)], device) == steps)
    }

    @Test func `without a tagged mode there is no start`() throws {
        let device = Self.vacuum(modes: [("Idle", 1, .idle), ("Map", 3, .mapping)])
        let failure = try #require(throws: CommandFailure.self) { try Home.plan(["action": "start"], device) }
        // It could go on if it were paused.
        #expect(failure.code == .failedPrecondition)
        let bare = Home.device(
            "roboticVacuumCleaner", Home.trait(RvcRunMode.definition, [("supportedModes", .list([]))]))
        #expect(EverydayView.keys(of: bare).contains("action") == false)
    }

    static let others: [(type: String, trait: TraitDefinition, word: String, step: String)] = [
        ("dishwasher", OperationalState.definition, "start", "operationalState.start {}"),
        ("castingVideoPlayer", MediaPlayback.definition, "next", "mediaPlayback.next {}"),
        ("castingVideoPlayer", MediaPlayback.definition, "play", "mediaPlayback.play {}"),
        ("closure", ClosureControl.definition, "stop", "closureControl.stop {}"),
        ("smokeCoAlarm", SmokeCoAlarm.definition, "test", "smokeCoAlarm.selfTestRequest {}"),
        ("airPurifier", HepaFilterMonitoring.definition, "resetCondition", "hepaFilterMonitoring.resetCondition {}"),
        ("vacuum", GoogleDock.definition, "dock", "google.dock.dock {}"),
        ("vacuum", GoogleLocator.definition, "locate", #"google.locator.locate {"silence":false,"lang":"en"}"#),
        ("vacuum", GoogleStartStop.definition, "start", #"google.startStop.startStop {"start":true}"#),
        ("vacuum", GoogleStartStop.definition, "resume", #"google.startStop.pauseUnpause {"pause":false}"#),
        ("tv", GoogleTransportControl.definition, "previous", "google.transportControl.mediaPrevious {}"),
    ]

    @Test(arguments: others)
    func `a word is the command that the definition names`(
        type: String, trait: TraitDefinition, word: String, step: String
    ) throws {
        let state = Home.trait(trait, features: trait.features.map(\.code), trait.attributes.map { ($0.name, nil) })
        #expect(try Home.steps(["action": .string(word)], Home.device(type, state)) == [step])
    }

    @Test func `a word that several traits have reaches all of them`() throws {
        let light = Home.device(
            "extendedColorLight", Home.onOff(true), Home.level(100),
            Home.trait(ColorControl.definition, features: ["HS"], [("currentHue", 1), ("currentSaturation", 1)]))
        #expect(
            try Home.steps(["action": "stop"], light) == ["levelControl.stop {}", "colorControl.stopMoveStep {}"])
    }

    /// Every word of every definition leads to a command of its trait, with a value for each field that needs one.
    @Test(arguments: HomeTraits.registry.traits.filter { !$0.actions.isEmpty })
    func `an action names a command and has all that it needs`(_ trait: TraitDefinition) throws {
        for action in trait.actions {
            let command = try #require(trait.command(named: action.command))
            for field in command.fields where !field.isOptional && !field.isNullable && field.defaultValue == nil {
                #expect(action.fields.contains { $0.field == field.name }, "\(action.name): \(field.name)")
            }
            #expect(HomeTraits.actions.contains(action.name))
        }
    }
}
