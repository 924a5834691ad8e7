import HomeModel
import HomeTraits

/// What an operational state can be told.
enum OperationalOrder {
    case start, stop, pause, resume
}

/// A trait that is `OperationalState` or derived from it with the same types.
protocol OperationalTrait: Trait {
    static var phaseList: AttributeKey<Self, [String]?> { get }
    static var currentPhase: AttributeKey<Self, UInt8?> { get }
    static var countdownTime: AttributeKey<Self, UInt32?> { get }
    static var operationalStateList: AttributeKey<Self, [OperationalState.OperationalStateStruct]> { get }
    static var operationalState: AttributeKey<Self, OperationalState.OperationalStateEnum> { get }
    static var operationalError: AttributeKey<Self, OperationalState.ErrorStateStruct> { get }

    static func order(_ command: Int) -> OperationalOrder?
    static func failed(_ error: OperationalState.ErrorStateStruct) -> any TraitEvent
    static func completed(
        _ code: OperationalState.ErrorState, total: UInt32, paused: UInt32
    ) -> any TraitEvent
}

extension OperationalState: OperationalTrait {
    static func order(_ command: Int) -> OperationalOrder? {
        switch command {
        case Start.index: .start
        case Stop.index: .stop
        case Pause.index: .pause
        case Resume.index: .resume
        default: nil
        }
    }

    static func failed(_ error: ErrorStateStruct) -> any TraitEvent { OperationalError(errorState: error) }

    static func completed(_ code: ErrorState, total: UInt32, paused: UInt32) -> any TraitEvent {
        OperationCompletion(completionErrorCode: code, totalOperationalTime: total, pausedTime: paused)
    }
}

extension OvenCavityOperationalState: OperationalTrait {
    static func order(_ command: Int) -> OperationalOrder? {
        switch command {
        case Start.index: .start
        case Stop.index: .stop
        default: nil
        }
    }

    static func failed(_ error: ErrorStateStruct) -> any TraitEvent { OperationalError(errorState: error) }

    static func completed(_ code: ErrorState, total: UInt32, paused: UInt32) -> any TraitEvent {
        OperationCompletion(completionErrorCode: code, totalOperationalTime: total, pausedTime: paused)
    }
}
