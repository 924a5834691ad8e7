import Adapter
import EventLoop
import Storage

/// `topics`: prints the topic tree of the home, one topic a line. Needs no broker and changes nothing.
@LoopActor
enum TopicsCommand {
    static func run(_ arguments: Arguments) async throws -> ExitCode {
        let loaded = try LoadedConfiguration.load(arguments)
        let session = try StoredHome.preview(loaded)
        defer { session.close() }
        try session.session.start()
        Console.print(session.session.adapter.retainedTopics.joined(separator: "\n"))
        return .success
    }
}
