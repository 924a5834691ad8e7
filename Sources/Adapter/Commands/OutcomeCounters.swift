import HomeModel
import Telemetry

/// Counts how commands and requests ended: `commands_succeeded`, `commands_failed`, and for each code that occurred
/// `commands_failed_<code>`.
struct OutcomeCounters {
    private let metrics: Metrics
    private let succeeded: Counter
    private let failed: Counter

    init(_ metrics: Metrics) {
        self.metrics = metrics
        succeeded = metrics.counter("commands_succeeded")
        failed = metrics.counter("commands_failed")
    }

    /// - Parameter failure: nil for success.
    func add(_ failure: CommandFailure?) {
        guard let failure else { return succeeded.add() }
        failed.add()
        metrics.counter("commands_failed_\(failure.code.rawValue)").add()
    }
}
