import HomeModel
import HomeTraits

extension EverydayAction {
    /// The commands of appliances, robots, players and closures that an action stands for; none where the part does not have it.
    func commands(of part: Device.Part) -> [any TraitCommand] {
        part.traits.flatMap { trait in
            Self.owners.contains(trait.state.shape.definition.name) ? commands(of: trait.state, on: part) : []
        }
    }

    /// The traits that have such commands. By name: no definition of a trait that no device has is made for this.
    private static let owners: Set<String> = [
        OperationalState.identity.name, OvenCavityOperationalState.identity.name, RvcOperationalState.identity.name,
        RvcRunMode.identity.name,
        MediaPlayback.identity.name, GoogleStartStop.identity.name, GoogleTransportControl.identity.name,
        GoogleDock.identity.name, GoogleLocator.identity.name, ClosureControl.identity.name,
    ]

    private func commands(of state: TraitState, on part: Device.Part) -> [any TraitCommand] {
        wished(of: state, on: part).filter { state.supports(any: $0) }
    }

    private func wished(of state: TraitState, on part: Device.Part) -> [any TraitCommand] {
        switch self {
        case .start:
            // A robot that rests half-way goes on; a new start would lose what it has done.
            let robot: [any TraitCommand] =
                isRobotPaused(part) ? [RvcOperationalState.Resume()] : Self.change(state, to: .cleaning)
            return [
                OperationalState.Start(), OvenCavityOperationalState.Start(), MediaPlayback.Play(),
                GoogleStartStop.StartStop(start: true),
            ] + robot
        case .stop:
            return [
                OperationalState.Stop(), OvenCavityOperationalState.Stop(), MediaPlayback.Stop(),
                GoogleStartStop.StartStop(start: false),
                GoogleTransportControl.MediaStop(), ClosureControl.Stop(),
            ] + Self.change(state, to: .idle)
        case .pause:
            return [
                OperationalState.Pause(), RvcOperationalState.Pause(), MediaPlayback.Pause(),
                GoogleStartStop.PauseUnpause(pause: true), GoogleTransportControl.MediaPause(),
            ]
        case .resume:
            return [
                OperationalState.Resume(), RvcOperationalState.Resume(), GoogleStartStop.PauseUnpause(pause: false),
                GoogleTransportControl.MediaResume(),
            ]
        case .dock: return [RvcOperationalState.GoHome(), GoogleDock.Dock()]
        case .locate: return [GoogleLocator.Locate()]
        case .next: return [MediaPlayback.Next(), GoogleTransportControl.MediaNext()]
        case .previous: return [MediaPlayback.Previous(), GoogleTransportControl.MediaPrevious()]
        case .toggle, .unlatch, .identify: return []
        }
    }

    private func isRobotPaused(_ part: Device.Part) -> Bool {
        part.state(of: RvcOperationalState.self)?[RvcOperationalState.operationalState] == .paused
    }

    /// To the robot's first mode with a tag.
    private static func change(_ state: TraitState, to tag: RvcRunMode.ModeTag) -> [any TraitCommand] {
        guard state.is(RvcRunMode.self), let modes = state[RvcRunMode.supportedModes],
            let mode = modes.first(where: { $0.modeTags.contains { $0.valueField == tag } })
        else { return [] }
        return [RvcRunMode.ChangeToMode(newMode: mode.mode)]
    }
}

extension TraitState {
    fileprivate func supports(any command: some TraitCommand) -> Bool { supports(kind: type(of: command)) }

    private func supports<Command: TraitCommand>(kind: Command.Type) -> Bool {
        self.is(Command.Owner.self) && shape.supports(command: Command.index)
    }
}
