/// How much a log line matters. A line is written when its level is at least the level of the `LogSettings`.
public enum LogLevel: Int, Comparable, Sendable, CaseIterable {
    /// Every step, for developers.
    case trace
    /// Messages and decisions.
    case debug
    /// Life cycle: starts, connections, stops.
    case info
    /// Something is wrong and the program goes on.
    case warning
    /// Somebody must act.
    case error

    /// The level of a name as it stands in configuration and requests (`"info"`), nil for other text.
    public init?(name: String) {
        guard let level = LogLevel.allCases.first(where: { $0.name == name }) else { return nil }
        self = level
    }

    /// The name as it stands in configuration, requests and log lines.
    public var name: String {
        switch self {
        case .trace: "trace"
        case .debug: "debug"
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }

    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}
