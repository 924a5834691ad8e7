import HomeModel
import HomeTraits
import JSON

private let evenIfOff = LevelControl.Options.executeIfOff

extension Planner {
    /// `on` and `brightness`: the level commands with on and off turn the lamp off at its lowest level (Matter Application
    /// Cluster Specification, "Level Control"), so that level is reached by `on` and a plain move.
    mutating func planLight(_ request: PartRequest) throws(CommandFailure) {
        guard !request.part.isSpeaker else { return }
        var switching: Switching?
        if let argument = request[EverydayKeys.on] {
            switching = try Switching(argument)
            try requireSwitching(argument, switching, request.part)
        }
        let time = try request.transitionTime()
        guard let argument = request[EverydayKeys.brightness] else {
            if let switching { turn(switching, time, request) }
            return
        }
        let percent = try argument.integer(0...100)
        if percent == 0 {
            try turnOffByBrightness(argument, switching, request)
        } else {
            try dim(to: percent, argument, switching, time, request)
        }
    }

    private func requireSwitching(
        _ argument: Argument, _ switching: Switching?, _ part: Device.Part
    ) throws(CommandFailure) {
        let state = part.state(of: OnOff.self)
        let isAble =
            switch switching {
            case .on: state?.supports(OnOff.On.self)
            case .off: state?.supports(OnOff.Off.self)
            case .toggle: state?.supports(OnOff.Toggle.self)
            case nil: true
            }
        if isAble != true { throw argument.unimplemented() }
    }

    private mutating func turn(_ switching: Switching, _ time: UInt16?, _ request: PartRequest) {
        let part = request.part
        let argument = request[EverydayKeys.on]
        let state = part.state(of: LevelControl.self)
        let level = state.map(LampLevel.init)
        let canFade = time != nil && state?.supports(LevelControl.MoveToLevelWithOnOff.self) == true
        switch switching {
        case .on:
            let isOff = part.state(of: OnOff.self)?[OnOff.onOff] == false
            if canFade, isOff, let level, let target = level.whenOn ?? level.current, target > level.minimum {
                invoke(
                    LevelControl.MoveToLevelWithOnOff(level: target, transitionTime: time), on: part, for: argument,
                    deciding: LevelControl.currentLevel.index)
                decide([OnOff.onOff.index], of: OnOff.definition, on: part)
            } else {
                invoke(OnOff.On(), on: part, for: argument, deciding: OnOff.onOff.index)
            }
        case .off:
            // A fade to the lowest level would be what the lamp comes on with next, unless it has a level for that.
            if canFade, let level, level.whenOn != nil {
                invoke(
                    LevelControl.MoveToLevelWithOnOff(level: level.minimum, transitionTime: time), on: part,
                    for: argument)
                decide([OnOff.onOff.index], of: OnOff.definition, on: part)
            } else {
                invoke(OnOff.Off(), on: part, for: argument, deciding: OnOff.onOff.index)
            }
        case .toggle:
            dependOnState()
            invoke(OnOff.Toggle(), on: part, for: argument, deciding: OnOff.onOff.index)
        }
    }

    private mutating func turnOffByBrightness(
        _ argument: Argument, _ switching: Switching?, _ request: PartRequest
    ) throws(CommandFailure) {
        guard request.part.state(of: OnOff.self)?.supports(OnOff.Off.self) == true else {
            throw argument.outOfRange("it cannot be turned off", allowed: .range(1, 100))
        }
        switch switching {
        case nil, .off:
            invoke(
                OnOff.Off(), on: request.part, for: request[EverydayKeys.on], argument, deciding: OnOff.onOff.index)
        case .on, .toggle:
            throw argument.wrong("0 means off, which 'on' contradicts", allowed: .range(1, 100))
        }
    }

    private mutating func dim(
        to percent: Int64, _ argument: Argument, _ switching: Switching?, _ time: UInt16?, _ request: PartRequest
    ) throws(CommandFailure) {
        let part = request.part
        guard let state = part.state(of: LevelControl.self), state.supports(LevelControl.MoveToLevel.self) else {
            throw argument.unimplemented()
        }
        let limits = LampLevel(state)
        let level = limits.level(ofPercent: percent)
        let onOff = part.state(of: OnOff.self)
        let index = LevelControl.currentLevel.index
        func move(_ time: UInt16?) -> LevelControl.MoveToLevel {
            LevelControl.MoveToLevel(
                level: level, transitionTime: time, optionsMask: evenIfOff, optionsOverride: evenIfOff)
        }
        switch switching {
        case nil, .on:
            guard onOff?.supports(OnOff.On.self) == true else {
                invoke(move(time), on: part, for: argument, deciding: index)
                return
            }
            let on = request[EverydayKeys.on]
            if level > limits.minimum, state.supports(LevelControl.MoveToLevelWithOnOff.self) {
                invoke(
                    LevelControl.MoveToLevelWithOnOff(level: level, transitionTime: time), on: part, for: on, argument,
                    deciding: index)
                decide([OnOff.onOff.index], of: OnOff.definition, on: part)
            } else {
                invoke(OnOff.On(), on: part, for: on ?? argument, deciding: OnOff.onOff.index)
                invoke(move(time), on: part, for: argument, deciding: index)
            }
        case .off:
            // At once, so that the level stands before the lamp goes off and remembers it.
            let off = request[EverydayKeys.on]
            if onOff?[OnOff.onOff] == false {
                invoke(move(0), on: part, for: off, argument, deciding: index)
                decide([OnOff.onOff.index], of: OnOff.definition, on: part)
            } else {
                invoke(move(0), on: part, for: argument, deciding: index)
                invoke(OnOff.Off(), on: part, for: off, deciding: OnOff.onOff.index)
            }
        case .toggle:
            turn(.toggle, nil, request)
            invoke(move(time), on: part, for: argument, deciding: index)
        }
    }
}

extension PartRequest {
    /// `transition` in tenths of a second; the commands take up to 65534.
    func transitionTime() throws(CommandFailure) -> UInt16? {
        guard let argument = self[EverydayKeys.transition] else { return nil }
        return UInt16(clamping: Int64((try argument.number(0...6553.4) * 10).rounded()))
    }
}
