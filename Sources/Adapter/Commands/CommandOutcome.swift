import EventLoop
import HomeModel
import JSON

/// How a command for one device ended.
struct CommandOutcome {
    typealias Completion = @LoopActor (CommandOutcome) -> Void

    /// The answer's fields, where the command has any.
    var result: Result<JSONObject?, CommandFailure>
    /// Whether a repetition gets this result; else it runs again.
    var isRemembered: Bool

    init(_ response: JSONObject?) {
        result = .success(response)
        isRemembered = true
    }

    /// - Parameter hadStarted: whether the device may have acted.
    init(_ failure: CommandFailure, hadStarted: Bool) {
        result = .failure(failure)
        isRemembered =
            switch failure.code {
            case .aborted, .unavailable: false
            case .deadlineExceeded: hadStarted
            default: true
            }
    }

    var failure: CommandFailure? {
        if case .failure(let failure) = result { failure } else { nil }
    }
}
