import Configuration
import EventLoop
import HomeFiles

/// `check`: reads the configuration and home files as `run` would, and says what is wrong with them.
@LoopActor
enum CheckCommand {
    static func run(_ arguments: Arguments) async throws -> ExitCode {
        let loaded = try LoadedConfiguration.load(arguments)
        Console.print("configuration: ok (\(loaded.path ?? "defaults and environment"))")
        if !loaded.configuration.traitFiles.isEmpty {
            Console.print("trait files: ok (\(loaded.configuration.traitFiles.joined(separator: ", ")))")
        }
        let files = arguments.files.isEmpty ? [loaded.configuration.home.importPath].compactMap { $0 } : arguments.files
        var failures: [String] = []
        for file in files {
            do throws(CommandFailed) {
                let home = try HomeImport.read(file, registry: loaded.registry)
                for warning in home.warnings { Console.print("warning: \(warning)") }
                Console.print("home file: ok (\(file)): \(summary(of: home))")
            } catch {
                failures.append(error.message)
            }
        }
        guard failures.isEmpty else { throw CommandFailed(.configuration, failures.joined(separator: "\n")) }
        if arguments.cloud { try checkCloud(loaded) }
        return .success
    }

    static func summary(of home: HomeFile) -> String {
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        return [
            count(home.structures.count, "structure"), count(home.rooms.count, "room"),
            count(home.devices.count, "device"),
            count(home.groups.count, "group"),
        ].joined(separator: ", ")
    }
}
