/// A value that writes log lines for one part of the program. Copy it freely; it may be used on any thread.
///
/// Message and metadata are only evaluated when the level is enabled.
public struct Logger: Sendable {
    /// Takes the records that pass the level. It is called on the thread that logs, possibly on several at once.
    public typealias Sink = @Sendable (LogRecord) -> Void

    private let label: String
    private let settings: LogSettings?
    private let sink: Sink
    private var metadata: [(name: String, value: String)] = []

    /// - Parameters:
    ///   - label: the part of the program that speaks, such as `mqtt`.
    ///   - settings: the level and format, shared by all loggers of the program.
    ///   - sink: where records go; by default one line with one `write` to standard error.
    public init(label: String, settings: LogSettings, sink: Sink? = nil) {
        self.label = label
        self.settings = settings
        self.sink = sink ?? { StandardError.write($0.line(format: settings.format, time: Timestamp.now())) }
    }

    private init() {
        label = ""
        settings = nil
        sink = { _ in }
    }

    /// A logger that writes nothing, for tests.
    public static let disabled = Logger()

    /// This logger with one more name and value on each of its lines; a name given before is replaced.
    public func with(_ key: String, _ value: String) -> Logger {
        var copy = self
        copy.metadata.removeAll { $0.name == key }
        copy.metadata.append((key, value))
        return copy
    }

    /// The same sink, settings and metadata under another label.
    public func labelled(_ label: String) -> Logger {
        guard let settings else { return self }
        var copy = Logger(label: label, settings: settings, sink: sink)
        copy.metadata = metadata
        return copy
    }

    /// Whether lines of this level would be written.
    public func isEnabled(_ level: LogLevel) -> Bool { settings?.allows(level) ?? false }

    /// Every step, for developers.
    public func trace(
        _ message: @autoclosure () -> String, _ metadata: @autoclosure () -> KeyValuePairs<String, String> = [:]
    ) {
        log(.trace, message, metadata)
    }

    /// Messages and decisions.
    public func debug(
        _ message: @autoclosure () -> String, _ metadata: @autoclosure () -> KeyValuePairs<String, String> = [:]
    ) {
        log(.debug, message, metadata)
    }

    /// Life cycle: starts, connections, stops.
    public func info(
        _ message: @autoclosure () -> String, _ metadata: @autoclosure () -> KeyValuePairs<String, String> = [:]
    ) {
        log(.info, message, metadata)
    }

    /// Something is wrong and the program goes on.
    public func warning(
        _ message: @autoclosure () -> String, _ metadata: @autoclosure () -> KeyValuePairs<String, String> = [:]
    ) {
        log(.warning, message, metadata)
    }

    /// Somebody must act.
    public func error(
        _ message: @autoclosure () -> String, _ metadata: @autoclosure () -> KeyValuePairs<String, String> = [:]
    ) {
        log(.error, message, metadata)
    }

    private func log(_ level: LogLevel, _ message: () -> String, _ extra: () -> KeyValuePairs<String, String>) {
        guard isEnabled(level) else { return }
        let all = metadata + extra().map { (name: $0.key, value: $0.value) }
        sink(LogRecord(level: level, label: label, message: message(), metadata: all))
    }
}
