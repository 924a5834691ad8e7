import EventLoop
import HomeModel

/// One command on its way through a device's queue.
@LoopActor
final class CommandJob {
    let request: DeviceRequest
    /// Called once, when it has ended.
    let completion: CommandOutcome.Completion
    var timer: LoopTimer?
    var hasStarted = false
    /// Keys of a set that took effect, and those that are under way or still to come.
    var applied: [String] = []
    var outstanding: [String] = []
    var isFinished = false

    init(_ request: DeviceRequest, completion: @escaping CommandOutcome.Completion) {
        self.request = request
        self.completion = completion
    }

    /// A newer set supersedes this one when it decides all that this one decides.
    func isSuperseded(by newer: CommandJob) -> Bool {
        request.isSuperseding && newer.request.isSuperseding && !request.coverage.isEmpty
            && request.coverage.isSubset(of: newer.request.coverage)
    }
}
