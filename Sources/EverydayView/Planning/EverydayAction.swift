import HomeModel
import HomeTraits

/// What the key `action` can ask for.
enum EverydayAction: String, CaseIterable {
    case stop, toggle, unlatch, identify, start, pause, resume, dock, locate, next, previous

    /// How long a device identifies itself, in seconds.
    static let identifyTime: UInt16 = 15

    static func supported(by part: Device.Part) -> [EverydayAction] {
        var actions: [EverydayAction] = []
        for trait in part.traits {
            let state = trait.state
            let definition = state.shape.definition
            if definition === OnOff.definition, state.supports(OnOff.Toggle.self) {
                actions.append(.toggle)
            } else if definition === Identify.definition, state.supports(Identify.IdentifyCommand.self) {
                actions.append(.identify)
            } else if definition === DoorLock.definition, state.has(DoorLock.Features.unbolting.rawValue) {
                actions.append(.unlatch)
            } else if stops(state, part), !actions.contains(.stop) {
                actions.append(.stop)
            }
        }
        for action in allCases where !actions.contains(action) && !action.commands(of: part).isEmpty {
            actions.append(action)
        }
        return actions
    }

    private static func stops(_ state: TraitState, _ part: Device.Part) -> Bool {
        state.supports(WindowCovering.StopMotion.self) || state.supports(ColorControl.StopMoveStep.self)
            || (state.supports(LevelControl.Stop.self) && !part.isSpeaker)
    }
}
