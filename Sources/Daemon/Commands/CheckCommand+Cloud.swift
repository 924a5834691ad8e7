import Adapter
import EventLoop

extension CheckCommand {
    /// Says what Google would not take of the home, or not see.
    static func checkCloud(_ loaded: LoadedConfiguration) throws {
        let preview = try StoredHome.preview(loaded)
        defer { preview.close() }
        try preview.session.start()
        let adapter = preview.session.adapter
        for finding in adapter.cloudFindings { Console.print("cloud: \(finding)") }
        Console.print("cloud: Google sees \(adapter.cloudDeviceCount) devices")
    }
}
