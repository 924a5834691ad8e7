import Synchronization

/// Level and format that all loggers of a program share. The level may be changed at any time, from any thread.
public final class LogSettings: Sendable {
    private let storedLevel: Atomic<Int>

    /// The shape of the lines; fixed for the life of the program.
    public let format: LogFormat

    public init(level: LogLevel = .info, format: LogFormat = .text) {
        storedLevel = Atomic(level.rawValue)
        self.format = format
    }

    /// The least level that is written.
    public var level: LogLevel {
        get { LogLevel(rawValue: storedLevel.load(ordering: .relaxed)) ?? .info }
        set { storedLevel.store(newValue.rawValue, ordering: .relaxed) }
    }

    /// Whether lines of this level are written: one relaxed load.
    func allows(_ level: LogLevel) -> Bool { level.rawValue >= storedLevel.load(ordering: .relaxed) }
}
