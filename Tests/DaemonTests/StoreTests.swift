import TestSupport
import Testing

@Suite(
    "A store that cannot be used ends the program with 74", .requiresDaemon, .requiresMosquitto, .timeLimit(.minutes(2))
)
struct StoreTests {
    @Test(arguments: [
        ("nowhere/trait2mqtt.db", "nowhere"), ("/proc/trait2mqtt.db", "/proc"), ("home.yaml", "home.yaml"),
        (".", "directory"),
    ])
    func `a path that makes no store`(path: String, expected: String) async throws {
        let daemon = try DaemonProcess(configuration: "store: { path: \(path) }", home: TestHome.text)
        for arguments in [["run"], ["home", "import", "home.yaml"]] {
            let outcome = try await daemon.run(arguments)
            #expect(outcome.code == 74, "\(arguments): \(outcome.errors)")
            #expect(outcome.errors.contains(expected), "\(outcome.errors)")
        }
        #expect(daemon.directory.read("home.yaml") == TestHome.text)
    }

    @Test func `a store of a newer release is left as it is`() async throws {
        let daemon = try DaemonProcess(configuration: "{}", home: TestHome.text)
        #expect(try await daemon.run("home", "import", "home.yaml").code == 0)
        var bytes = daemon.directory.bytes("trait2mqtt.db")
        // The schema's version stands at offset 60 of a SQLite file, big-endian.
        bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
        try daemon.directory.write(bytes, to: "trait2mqtt.db")
        for arguments in [["run"], ["topics"], ["home", "export"], ["home", "import", "home.yaml"]] {
            let outcome = try await daemon.run(arguments)
            #expect(outcome.code == 74, "\(arguments): \(outcome.errors)")
            #expect(outcome.errors.contains("newer"), "\(outcome.errors)")
        }
        #expect(daemon.directory.bytes("trait2mqtt.db") == bytes)
    }

    @Test func `a store in use`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        for arguments in [["run"], ["home", "import", "home.yaml"]] {
            let outcome = try await daemon.run(arguments)
            #expect(outcome.code == 74, "\(arguments): \(outcome.errors)")
            #expect(outcome.errors.contains("in use by another"), "\(outcome.errors)")
        }
        #expect(await daemon.isRunning())
        #expect(try await daemon.run("topics").code == 0)
        #expect(try await daemon.run("home", "export").code == 0)
        #expect(try await daemon.stop() == 0)
    }
}
