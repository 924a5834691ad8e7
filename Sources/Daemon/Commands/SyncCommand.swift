import Adapter
import EventLoop
import JSON

/// `sync`: prints what Google is told of the home, as SYNC's answer. Needs no broker and changes nothing.
@LoopActor
enum SyncCommand {
    static func run(_ arguments: Arguments) async throws -> ExitCode {
        let loaded = try LoadedConfiguration.load(arguments)
        let preview = try StoredHome.preview(loaded)
        defer { preview.close() }
        try preview.session.start()
        guard let answer = preview.session.adapter.syncAnswer(structure: arguments.structure) else {
            throw CommandFailed(
                .usage, "there is no structure '\(arguments.structure ?? "")': give its id or its topic")
        }
        Console.print(answer.prettyText)
        return .success
    }
}
