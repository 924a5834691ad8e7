/// One log entry before it becomes a line.
public struct LogRecord: Sendable {
    public let level: LogLevel
    /// The part of the program that speaks, such as `mqtt`.
    public let label: String
    public let message: String
    /// Names and values in the order in which they were given, those of the logger first.
    public let metadata: [(name: String, value: String)]

    public init(level: LogLevel, label: String, message: String, metadata: [(name: String, value: String)] = []) {
        self.level = level
        self.label = label
        self.message = message
        self.metadata = metadata
    }
}
