import EventLoop
import HomeModel
import JSON

/// One command on its way through a device's queue.
@LoopActor
final class CommandJob {
    let request: CommandDecoder.Request
    let responder: Responder
    /// Set when the sender named the command.
    let key: RepeatedCommands.Key?
    let arrived: ContinuousClock.Instant
    var timer: LoopTimer?
    var hasStarted = false
    /// Keys of a set that took effect, and those that are under way or still to come.
    var applied: [String] = []
    var outstanding: [String] = []
    var isFinished = false

    init(
        request: CommandDecoder.Request, responder: Responder, key: RepeatedCommands.Key?,
        arrived: ContinuousClock.Instant
    ) {
        self.arrived = arrived
        self.request = request
        self.responder = responder
        self.key = key
    }

    /// A newer set supersedes this one when it decides all that this one decides.
    func isSuperseded(by newer: CommandJob) -> Bool {
        request.isSuperseding && newer.request.isSuperseding && !request.coverage.isEmpty
            && request.coverage.isSubset(of: newer.request.coverage)
    }
}
