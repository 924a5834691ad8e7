import EventLoop
import HomeModel

/// The commands of one device, in order of arrival: one runs, the others wait.
@LoopActor
final class DeviceQueue {
    static let maximumLength = 1000

    let device: DeviceID
    var running: CommandJob?
    private(set) var waiting: [CommandJob] = []

    init(device: DeviceID) { self.device = device }

    /// Adds a job and returns the waiting sets that it supersedes: those behind the last call that waits.
    func add(_ job: CommandJob) -> [CommandJob] {
        var superseded: [CommandJob] = []
        for other in waiting.reversed() {
            guard other.request.isSuperseding else { break }
            if other.isSuperseded(by: job) { superseded.append(other) }
        }
        waiting.removeAll { job in superseded.contains { $0 === job } }
        waiting.append(job)
        return superseded
    }

    func next() -> CommandJob? { waiting.isEmpty ? nil : waiting.removeFirst() }

    func remove(_ job: CommandJob) { waiting.removeAll { $0 === job } }

    var isIdle: Bool { running == nil && waiting.isEmpty }

    /// Set while the queue is being worked off, so that answers that come at once do not nest.
    var isDraining = false
}
