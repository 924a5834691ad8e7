import Glibc
import Synchronization
import Testing

@testable import Telemetry

/// Keeps the records that a logger hands on.
final class RecordedLog: Sendable {
    private let stored = Mutex<[LogRecord]>([])

    var records: [LogRecord] { stored.withLock { $0 } }

    func logger(_ label: String, _ settings: LogSettings) -> Logger {
        Logger(label: label, settings: settings) { record in self.stored.withLock { $0.append(record) } }
    }
}

@Suite struct `A logger` {
    @Test func `writes from its level up, also after a change`() {
        let log = RecordedLog()
        let settings = LogSettings(level: .warning)
        let logger = log.logger("mqtt", settings)
        logger.info("a")
        logger.warning("b")
        settings.level = .trace
        logger.trace("c")
        logger.debug("d")
        settings.level = .error
        logger.warning("e")
        logger.error("f")
        #expect(log.records.map(\.message) == ["b", "c", "d", "f"])
        #expect(log.records.map(\.level) == [.warning, .trace, .debug, .error])
        #expect(log.records.allSatisfy { $0.label == "mqtt" })
    }

    @Test func `evaluates nothing below its level`() {
        let count = Atomic(0)
        func text() -> String {
            count.wrappingAdd(1, ordering: .relaxed)
            return "x"
        }
        let logger = RecordedLog().logger("a", LogSettings(level: .info))
        logger.debug(text(), ["key": text()])
        Logger.disabled.error(text(), ["key": text()])
        #expect(count.load(ordering: .relaxed) == 0)
        logger.info(text(), ["key": text()])
        #expect(count.load(ordering: .relaxed) == 2)
    }

    @Test func `carries its metadata`() {
        let log = RecordedLog()
        let logger = log.logger("a", LogSettings()).with("device", "lamp").with("part", "x").with("device", "strip")
        logger.info("m", ["code": "5"])
        logger.labelled("b").info("n")
        #expect(log.records[0].metadata.map(\.name) == ["part", "device", "code"])
        #expect(log.records[0].metadata.map(\.value) == ["x", "strip", "5"])
        #expect(log.records[1].label == "b")
        #expect(log.records[1].metadata.map(\.name) == ["part", "device"])
    }

    @Test func `is silent when disabled`() {
        #expect(LogLevel.allCases.allSatisfy { !Logger.disabled.isEnabled($0) })
        #expect(!Logger.disabled.with("a", "b").labelled("c").isEnabled(.error))
    }

    @Test func `knows its levels by name`() {
        #expect(LogLevel.allCases.map(\.name) == ["trace", "debug", "info", "warning", "error"])
        #expect(LogLevel.allCases.allSatisfy { LogLevel(name: $0.name) == $0 })
        #expect(LogLevel(name: "Info") == nil)
        #expect(LogLevel.allCases.sorted() == LogLevel.allCases)
    }
}

@Suite struct `A log line` {
    /// 2025-01-31T12:34:56.007Z
    private let time: Int64 = 1_738_326_896_007_999_999

    private func text(
        _ message: String, _ metadata: [(name: String, value: String)] = [], format: LogFormat = .text
    ) -> String {
        let record = LogRecord(level: .info, label: "mqtt", message: message, metadata: metadata)
        return String(decoding: record.line(format: format, time: time), as: UTF8.self)
    }

    @Test func `has time, level, label, message and metadata`() {
        #expect(text("Connected.") == "2025-01-31T12:34:56.007Z info mqtt: Connected.\n")
        #expect(
            text("m", [("host", "localhost"), ("reason", "a b"), ("empty", ""), ("eq", "a=b"), ("quote", "a\"b\\c")])
                == "2025-01-31T12:34:56.007Z info mqtt: m host=localhost reason=\"a b\" empty=\"\" eq=\"a=b\" "
                + "quote=\"a\\\"b\\\\c\"\n")
    }

    @Test func `can be JSON`() {
        #expect(
            text("a \"b\"\n\\c", [("host", "é"), ("level", "forged"), ("host", "again")], format: .json)
                == #"{"time":"2025-01-31T12:34:56.007Z","level":"info","label":"mqtt","message":"a \"b\"\n\\c","host":"é"}"#
                + "\n")
    }

    @Test(arguments: LogFormat.allCases) func `never becomes two lines or steers a terminal`(format: LogFormat) {
        let hostile = "a\nb\rc\u{1B}[2Jd\u{0}e\u{85}f\u{2028}g\u{2029}h\u{202E}i\u{7F}j\tk\u{2066}"
        let line = text(hostile, [(hostile, hostile)], format: format)
        #expect(line.unicodeScalars.count { $0.value < 0x20 } == 1)
        #expect(line.hasSuffix("\n"))
        for character in ["\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{1B}"] {
            #expect(!line.unicodeScalars.contains(character.unicodeScalars[character.unicodeScalars.startIndex]))
        }
        #expect(
            line.contains(
                #"a\nb\rc\u001b[2Jd\u0000e\u0085f\u2028g\u2029h\u202ei\u007fj\tk\u2066"#))
    }

    @Test func `has a limit`() {
        #expect(text(String(repeating: "é", count: 100_000)).utf8.count < 8_300)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
        (951_782_400_000_000_000, "2000-02-29T00:00:00.000Z"), (4_102_444_799_999_000_000, "2099-12-31T23:59:59.999Z"),
    ])
    func `has its time in UTC`(nanoseconds: Int64, text: String) {
        #expect(Timestamp.text(nanoseconds: nanoseconds) == text)
    }

    @Test func `is written in one piece`() throws {
        var ends: [Int32] = [0, 0]
        // A socket that keeps messages apart shows how often something was written.
        try #require(socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
        defer { for end in ends { close(end) } }
        let line = LogRecord(level: .error, label: "a", message: "b").line(format: .text, time: time)
        StandardError.write(line, to: ends[0])
        var buffer = [UInt8](repeating: 0, count: 1_000)
        let count = read(ends[1], &buffer, buffer.count)
        #expect(Array(buffer.prefix(count)) == line)
        StandardError.write(line, to: -1)
    }
}
