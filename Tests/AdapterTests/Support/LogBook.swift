import Synchronization
import Telemetry

/// Keeps what is logged.
final class LogBook: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ record: LogRecord) {
        let line = record.line(format: .text, time: 0)
        lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
    }

    var text: String { lines.withLock { $0.joined() } }
}
