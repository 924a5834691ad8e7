import EventLoop
import Glibc
import JSON

/// The program.
enum Bench {
    /// - Returns: the exit status.
    static func run(_ arguments: [String]) async -> Int32 {
        let options: BenchOptions
        do {
            options = try BenchOptions.parse(arguments)
        } catch {
            complain("\(error)")
            return 64
        }
        switch options.request {
        case .help:
            say(BenchOptions.usage)
            return 0
        case .list:
            for name in MeasurementName.allCases { say("\(name.rawValue)\n    \(name.explanation)") }
            return 0
        case .run:
            do {
                return try await measure(options)
            } catch {
                complain("\(error)")
                return 1
            }
        }
    }

    private static func measure(_ options: BenchOptions) async throws -> Int32 {
        #if DEBUG
            throw BenchError("this is a debug build, whose figures mean nothing: swift build -c release")
        #else
            let program = try options.daemon ?? besideThisProgram("trait2mqtt")
            let directory = try WorkDirectory()
            defer { directory.remove() }
            let signals = try await endOnSignals(directory)
            defer { withExtendedLifetime(signals) {} }
            var report = Report(
                machine: .current, isShort: options.isShort, library: BareClient.libraryVersion,
                broker: await Broker.version())
            introduce(report)
            let measuring = Measuring(program: program, options: options, directory: directory)
            let started = ContinuousClock.now
            for name in MeasurementName.allCases where options.includes(name) {
                complain("measuring \(name.rawValue)")
                do {
                    report.rows += try await rows(of: name, measuring)
                } catch {
                    complain("\(name.rawValue): \(error)")
                    report.failures.append((name.rawValue, "\(error)"))
                }
            }
            say("\n\(Table(report.rows).text)")
            for failure in report.failures { say("not measured: \(failure.name): \(failure.reason)") }
            say("took \((ContinuousClock.now - started).components.seconds) s")
            if let file = options.jsonFile { try FileText.write(report.json.prettyText + "\n", to: file) }
            return report.failures.isEmpty ? 0 : 1
        #endif
    }

    private static func rows(of name: MeasurementName, _ measuring: Measuring) async throws -> [Row] {
        switch name {
        case .stateOut: try await StateOut.measure(measuring)
        case .roundTrip: try await RoundTrip.measure(measuring)
        case .fanOut: try await FanOut.measure(measuring)
        case .resync: try await StartUp.measureResync(measuring)
        case .start: try await StartUp.measureStart(measuring)
        case .memory: try await Footprint.measureMemory(measuring)
        case .scale: try await Footprint.measureScale(measuring)
        }
    }

    private static func introduce(_ report: Report) {
        let machine = report.machine
        say("\(machine.processor), \(machine.cores) cores, Linux \(machine.kernel)")
        say("libmosquitto \(report.library) on both sides, \(report.broker), 127.0.0.1, TCP_NODELAY on both ends")
        if machine.load > 0.5 * Double(machine.cores) {
            say("the machine is busy (load \(Figures.short(machine.load))): figures are worth less, ratios hold better")
        }
    }

    private static func besideThisProgram(_ name: String) throws(BenchError) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { throw BenchError("cannot find out where this program is") }
        let own = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let path = own.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/\(name)"
        guard access(path, X_OK) == 0 else {
            throw BenchError("\(path) is not there: swift build -c release --product \(name), or name it with --daemon")
        }
        return path
    }

    /// Ctrl-C leaves neither children nor files behind.
    private static func endOnSignals(_ directory: WorkDirectory) async throws -> SignalWatch {
        try await Task { @LoopActor in
            try EventLoop.shared.signals([SIGINT, SIGTERM]) { number in
                ChildProcess.killAll()
                directory.remove()
                _exit(128 + number)
            }
        }.value
    }

    private static func say(_ text: String) {
        Console.write("\(text)\n", to: STDOUT_FILENO)
    }

    private static func complain(_ text: String) {
        Console.write("trait2mqtt-bench: \(text)\n", to: STDERR_FILENO)
    }
}
