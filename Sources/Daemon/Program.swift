import EventLoop
import Glibc

/// The program: reads the command line, runs the command, ends with its exit code.
public enum Program {
    /// Runs the command of the command line and ends the process. Called on the main thread, which does nothing else: an
    /// asynchronous `main` would hand it to Dispatch, which unblocks its signals.
    public static func main() -> Never {
        // Before there are other threads, which inherit it: signals are the loop's.
        EventLoop.blockSignals([SIGINT, SIGTERM])
        signal(SIGPIPE, SIG_IGN)
        let words = Array(CommandLine.arguments.dropFirst())
        Task.detached { exit(await run(words).rawValue) }
        while true { pause() }
    }

    static func run(_ words: [String]) async -> ExitCode {
        do {
            let arguments = try Arguments.parse(words)
            if arguments.wantsHelp || arguments.command == .help {
                Console.print(Help.text)
                return .success
            }
            return try await run(arguments)
        } catch let failure as CommandFailed {
            Console.complain("trait2mqtt: \(failure.message)")
            if failure.code == .usage { Console.complain("'trait2mqtt help' tells how it is used") }
            return failure.code
        } catch {
            Console.complain("trait2mqtt: \(error)")
            return .findings
        }
    }

    private static func run(_ arguments: Arguments) async throws -> ExitCode {
        switch arguments.command {
        case .run: return try await RunCommand.run(arguments)
        case .check: return try await CheckCommand.run(arguments)
        case .homeImport: return try await HomeCommand.importFile(arguments)
        case .homeExport: return try await HomeCommand.exportFile(arguments)
        case .topics: return try await TopicsCommand.run(arguments)
        case .sync: return try await SyncCommand.run(arguments)
        case .doctor: return try await DoctorCommand.run(arguments)
        case .healthcheck: return try await HealthcheckCommand.run(arguments)
        case .version, .help:
            Console.print("trait2mqtt \(Version.current)")
            return .success
        }
    }
}
