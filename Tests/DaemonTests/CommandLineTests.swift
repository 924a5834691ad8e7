import TestSupport
import Testing

@Suite("The command line", .requiresDaemon)
struct CommandLineTests {
    private static func daemon() throws -> DaemonProcess { try DaemonProcess(configuration: "{}", home: TestHome.text) }

    @Test(arguments: [
        (["help"], "usage: trait2mqtt <command>"), (["--help"], "exit codes"),
        (["-h"], "exit codes"), (["run", "--help"], "exit codes"), (["home", "--help"], "exit codes"),
        (["home", "import", "--help"], "exit codes"), (["version"], "trait2mqtt "), (["--version"], "trait2mqtt "),
        (["-V"], "trait2mqtt "),
    ])
    func `helps and tells its version`(arguments: [String], expected: String) async throws {
        let outcome = try await Self.daemon().run(arguments)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains(expected))
        #expect(outcome.errors.isEmpty)
    }

    @Test func `help names every command, option and exit code`() async throws {
        let help = try await Self.daemon().run("help").output
        for word in [
            "run", "check", "home import", "home export", "topics", "sync", "doctor", "healthcheck", "version",
            "--config", "--cloud", "--structure",
            "--once",
            "--log-level", "--log-format", "64", "69", "74", "78", "TRAIT2MQTT_CONFIG", "TRAIT2MQTT_MQTT_PASSWORD_FILE",
        ] {
            #expect(help.contains(word), "\(word)")
        }
    }

    @Test(arguments: [
        (["fly"], "there is no command 'fly'"), (["Run"], "there is no command 'Run'"),
        (["home"], "'import' or 'export'"),
        (["home", "burn"], "not 'burn'"), (["home", "import"], "followed by one home file"),
        (["home", "import", "--sync"], "--sync and one SYNC answer"), (["run", "--sync"], "'--sync' goes with"),
        ([], "a command is missing"), (["home", "import", "a", "b"], "followed by one home file"),
        (["home", "export", "a", "b"], "one file, or by none"),
        (["run", "--fast"], "there is no option '--fast'"), (["run", "-x"], "there is no option '-x'"),
        (["run", "--once=yes"], "there is no option '--once=yes'"), (["run", "home.yaml"], "takes no file"),
        (["topics", "x"], "takes no file"), (["doctor", "x"], "takes no file"), (["sync", "x"], "takes no file"),
        (["run", "--cloud"], "'--cloud' goes with 'check'"),
        (["topics", "--structure", "x"], "'--structure' goes with 'sync'"),
        (["healthcheck", "x"], "takes no file"),
        (["version", "x"], "takes no file"), (["check", "--once"], "'--once' goes with 'run'"),
        (["run", "--config"], "'--config' is followed by a value"),
        (["run", "--config="], "'--config' is followed by a value"),
        (["run", "--log-level", "loud"], "trace, debug, info, warning, error"),
        (["run", "--log-format", "xml"], "text, json"), (["--config", "x", "run"], "there is no command '--config'"),
    ])
    func `refuses what it does not know`(arguments: [String], expected: String) async throws {
        let outcome = try await Self.daemon().run(arguments)
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains(expected), "\(outcome.errors)")
        #expect(outcome.errors.contains("trait2mqtt help"))
        #expect(outcome.output.isEmpty)
    }

    @Test func `takes the configuration from where it is told, else from the environment, else from here`() async throws
    {
        let daemon = try Self.daemon()
        try daemon.directory.write("log: { level: trace }", to: "other.yaml")
        try daemon.directory.write("log: { level: trace }", to: "third.yaml")
        #expect(try await daemon.run("check").output.contains("ok (trait2mqtt.yaml)"))
        daemon.setEnvironment("TRAIT2MQTT_CONFIG", "other.yaml")
        #expect(try await daemon.run("check").output.contains("ok (other.yaml)"))
        #expect(try await daemon.run("check", "--config", "third.yaml").output.contains("ok (third.yaml)"))
        #expect(try await daemon.run("check", "--config=third.yaml").output.contains("ok (third.yaml)"))
        #expect(try await daemon.run("check", "-c", "third.yaml").output.contains("ok (third.yaml)"))
        let missing = try await daemon.run("check", "-c", "nowhere.yaml")
        #expect(missing.code == 78)
        #expect(missing.errors.contains("nowhere.yaml"))
    }
}
