import HomeModel
import HomeTraits
import JSON

/// Timer of Google's own trait.
struct TimerOfGoogle: CloudTrait {
    static let name = GoogleTrait.timer
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleTimer.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var isCommandOnly: Bool { state[GoogleTimer.commandOnlyTimer] == true }

    var attributes: JSONObject { state.members(GoogleTimer.maxTimerLimitSec, GoogleTimer.commandOnlyTimer) }

    var states: JSONObject? {
        if isCommandOnly { return [:] }
        return state.members(GoogleTimer.timerRemainingSec, GoogleTimer.timerPaused).having("timerRemainingSec")
    }

    var commands: Set<GoogleCommand> { [.timerStart, .timerAdjust, .timerPause, .timerResume, .timerCancel] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let remaining = state[GoogleTimer.timerRemainingSec]
        if command != .timerStart, remaining == -1 { throw GoogleError(.noTimerExists) }
        switch command {
        case .timerStart:
            let seconds = try parameters.integer("timerTimeSec", as: Int32.self)
            guard seconds > 0, seconds <= state[GoogleTimer.maxTimerLimitSec] ?? .max else {
                throw GoogleError(.valueOutOfRange)
            }
            return CloudPlan(GoogleTimer.TimerStart(timerTimeSec: seconds), on: part)
        case .timerAdjust:
            let seconds = try parameters.integer("timerTimeSec", as: Int32.self)
            return CloudPlan(GoogleTimer.TimerAdjust(timerTimeSec: seconds), on: part)
        case .timerPause:
            return CloudPlan(GoogleTimer.TimerPause(), on: part, expecting: isCommandOnly ? [:] : ["timerPaused": true])
        case .timerResume:
            return CloudPlan(
                GoogleTimer.TimerResume(), on: part, expecting: isCommandOnly ? [:] : ["timerPaused": false])
        default:
            return CloudPlan(
                GoogleTimer.TimerCancel(), on: part, expecting: isCommandOnly ? [:] : ["timerRemainingSec": -1])
        }
    }
}
