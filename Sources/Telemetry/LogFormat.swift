/// The shape of a log line.
public enum LogFormat: String, Sendable, CaseIterable {
    /// `2025-01-31T12:00:00.123Z info mqtt: Connected. host=localhost`
    case text
    /// One JSON object a line with `time`, `level`, `label`, `message` and the metadata as members.
    case json
}
