import HomeModel
import HomeTraits

/// When a mode that the device has cannot be taken now.
extension ModeBehaviour {
    func refusal(of wanted: ModeBase.ModeOption, _ part: SimulatedPart) -> ModeBase.ChangeToModeResponse? {
        if definition.is(RvcRunMode.self) { return runRefusal(of: wanted, part) }
        if definition.is(RvcCleanMode.self) {
            let isDirect = RvcCleanMode.Features(rawValue: features(part)).contains(.directModeChange)
            let run = part.modes(of: RvcRunMode.self)
            return !isDirect && run?.isIdle(part) == false
                ? .init(status: .invalidInMode, statusText: "the robot is at work") : nil
        }
        if definition.is(LaundryWasherMode.self) || definition.is(DishwasherMode.self),
            part.behaviour(OperationalStateBehaviour<OperationalState>.self)?.isBusy(part) ?? false
        {
            return .init(status: .invalidInMode, statusText: "a programme is under way")
        }
        return nil
    }

    /// Without the feature for it, a robot goes from one work to another only by way of an idle mode; one in trouble begins none.
    private func runRefusal(of wanted: ModeBase.ModeOption, _ part: SimulatedPart) -> ModeBase.ChangeToModeResponse? {
        guard !wanted.isIdle else { return nil }
        let isDirect = RvcRunMode.Features(rawValue: features(part)).contains(.directModeChange)
        if !isDirect, !isIdle(part) {
            return .init(status: .invalidInMode, statusText: "the robot must be idle first")
        }
        guard let error = part[RvcOperationalState.operationalError]?.errorStateId, error != .noError else {
            return nil
        }
        // The statuses of the run mode carry the numbers of the errors they stand for.
        let isKnown = RvcRunMode.ModeChangeStatus.definition.name(of: UInt64(error.rawValue)) != nil
        let status =
            isKnown && error.rawValue >= 0x40 ? ModeBase.ModeChangeStatus(rawValue: error.rawValue) : .genericFailure
        return .init(status: status, statusText: "the robot needs help")
    }

    func isIdle(_ part: SimulatedPart) -> Bool {
        currentMode(part).flatMap { option($0, part) }?.isIdle ?? true
    }
}

extension ModeBase.ModeOption {
    /// Whether this is a run mode of a robot that does no work.
    var isIdle: Bool { standardTags.contains { $0.rawValue == RvcRunMode.ModeTag.idle.rawValue } }

    var isMapping: Bool { standardTags.contains { $0.rawValue == RvcRunMode.ModeTag.mapping.rawValue } }
}

extension SimulatedPart {
    /// The modes of one trait of the family.
    func modes(of trait: (some Trait).Type) -> ModeBehaviour? {
        for sibling in traits where sibling.definition.is(trait) { return sibling.behaviour as? ModeBehaviour }
        return nil
    }
}
