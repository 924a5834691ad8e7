import HomeModel
import HomeTraits

/// What a robot is doing, in the words that hubs have for it.
enum RobotState: String, CaseIterable {
    case cleaning, paused, returning, docked, idle, error

    /// Nil when it is not known. A state that the vendor made up says nothing of these.
    init?(_ state: TraitState) {
        switch state[RvcOperationalState.operationalState] {
        case .running?, .emptyingDustBin?, .cleaningMop?, .fillingWaterTank?, .updatingMaps?: self = .cleaning
        case .paused?: self = .paused
        case .seekingCharger?: self = .returning
        case .charging?, .docked?: self = .docked
        case .stopped?: self = .idle
        case .error?: self = .error
        default: return nil
        }
    }
}
