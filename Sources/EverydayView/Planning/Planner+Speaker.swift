import HomeModel
import HomeTraits

extension Planner {
    /// A speaker's level is its volume, and it is on when it is not muted.
    mutating func planSpeaker(_ request: PartRequest) throws(CommandFailure) {
        let part = request.part
        guard part.isSpeaker else { return }
        if let argument = request[EverydayKeys.muted], Self.definition(of: EverydayKeys.muted, on: part) == nil {
            let isMuted = try argument.bool()
            guard let state = part.state(of: OnOff.self),
                isMuted ? state.supports(OnOff.Off.self) : state.supports(OnOff.On.self)
            else { throw argument.unimplemented() }
            if isMuted {
                invoke(OnOff.Off(), on: part, for: argument, deciding: OnOff.onOff.index)
            } else {
                invoke(OnOff.On(), on: part, for: argument, deciding: OnOff.onOff.index)
            }
        }
        if let argument = request[EverydayKeys.volume], Self.definition(of: EverydayKeys.volume, on: part) == nil {
            let percent = try argument.integer(0...100)
            guard let state = part.state(of: LevelControl.self), state.supports(LevelControl.MoveToLevel.self) else {
                throw argument.unimplemented()
            }
            let minimum = state[LevelControl.minLevel] ?? 0
            let maximum = max(minimum, state[LevelControl.maxLevel] ?? 254)
            let level = min(max(LevelPercent.level(ofPercent: percent), minimum), maximum)
            // A muted speaker stays so.
            invoke(
                LevelControl.MoveToLevel(
                    level: level, optionsMask: LevelControl.Options.executeIfOff,
                    optionsOverride: LevelControl.Options.executeIfOff), on: part,
                for: argument, deciding: LevelControl.currentLevel.index)
        }
    }
}
