import EmbeddedHome
import EventLoop
import Glibc
import HomeFiles
import HomeModel
import Storage

/// `home import` and `home export`.
@LoopActor
enum HomeCommand {
    static func importFile(_ arguments: Arguments) async throws -> ExitCode {
        let loaded = try LoadedConfiguration.load(arguments)
        let home: HomeFile
        if arguments.sync {
            home = try SyncFile.read(arguments.files[0], registry: loaded.registry)
        } else {
            home = try HomeImport.read(arguments.files[0], registry: loaded.registry)
            for warning in home.warnings { Console.complain("warning: \(warning)") }
        }
        guard let backend = HomeSession.embeddedBackends(of: loaded.configuration).first else {
            throw CommandFailed(
                .configuration, "no backend of type 'embedded' is configured that could simulate the home's devices")
        }
        let store = try HomeSession.openStore(loaded.configuration)
        defer { store.close() }
        do {
            try HomeImport.write(home, to: store, backend: backend)
        } catch let error as StoreError {
            throw CommandFailed(.storeUnusable, "the home could not be stored: \(error)")
        }
        Console.print("imported \(arguments.files[0]): \(CheckCommand.summary(of: home))")
        return .success
    }

    static func exportFile(_ arguments: Arguments) async throws -> ExitCode {
        let loaded = try LoadedConfiguration.load(arguments)
        let text = try StoredHome.read(loaded).render(registry: loaded.registry)
        guard let file = arguments.files.first, file != "-" else {
            Console.print(text)
            return .success
        }
        guard let stream = fopen(file, "wx") else {
            throw CommandFailed(
                .usage,
                errno == EEXIST
                    ? "\(file) is there already; nothing was written" : "\(file): \(String(cString: strerror(errno)))")
        }
        let isWritten = fputs(text, stream) >= 0
        guard fclose(stream) == 0, isWritten else {
            throw CommandFailed(.usage, "\(file): \(String(cString: strerror(errno)))")
        }
        Console.complain("exported to \(file)")
        return .success
    }
}
