import TestSupport
import Testing

@Suite("Checking what users write", .requiresDaemon)
struct CheckTests {
    @Test func `says what a good home has`() async throws {
        let daemon = try DaemonProcess(configuration: "home: { import: home.yaml }", home: TestHome.text)
        let outcome = try await daemon.run("check")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("configuration: ok (trait2mqtt.yaml)"))
        #expect(outcome.output.contains("2 structures, 3 rooms, 8 devices, 1 group"))
        #expect(daemon.directory.read("trait2mqtt.db").isEmpty, "checking makes no store")
    }

    /// A configuration, and what the complaint names: file, line, key, what is allowed.
    @Test(arguments: [
        ("mqtt: { port: x }", ["trait2mqtt.yaml:1:15", "mqtt.port", "1 to 65535"]),
        ("mqtt:\n  hots: x", ["trait2mqtt.yaml:2:3", "hots", "did you mean \"host\""]),
        ("topics: { names: nmae }", ["trait2mqtt.yaml:1:18", "topics.names", "slug", "id"]),
        ("log: { level: loud }", ["trait2mqtt.yaml:1:15", "log.level", "warning"]),
        ("topics: { base: homeassistant }", ["topics.base", "homeassistant.prefix"]),
        ("mqtt: { tls: { certificate: c.pem } }", ["mqtt.tls.certificate", "mqtt.tls.key"]),
        ("traits: [nowhere.yaml]", ["nowhere.yaml"]),
        ("mqtt: { port: 1883", ["trait2mqtt.yaml:", "flow mapping"]),
    ])
    func `names place, key and what is allowed in a configuration`(text: String, expected: [String]) async throws {
        let daemon = try DaemonProcess(configuration: text)
        for command in ["check", "run", "topics", "healthcheck", "doctor"] {
            let outcome = try await daemon.run(command)
            #expect(outcome.code == 78, "\(command)")
            for part in expected { #expect(outcome.errors.contains(part), "\(command): \(outcome.errors)") }
        }
    }

    @Test func `tells all mistakes at once, of the environment too`() async throws {
        let daemon = try DaemonProcess(
            configuration: "mqtt: { port: 0 }\nlog: { format: xml }\n",
            environment: ["TRAIT2MQTT_MQTT_QOS": "3", "TRAIT2MQTT_MQTT_PASSWORD_FILE": "nowhere"])
        let outcome = try await daemon.run("check")
        #expect(outcome.code == 78)
        for part in ["mqtt.port", "log.format", "TRAIT2MQTT_MQTT_QOS", "TRAIT2MQTT_MQTT_PASSWORD_FILE"] {
            #expect(outcome.errors.contains(part), "\(outcome.errors)")
        }
    }

    @Test(arguments: [
        ("structures:\n  - { name: A, devices: [ { name: B, type: nosuch } ] }\n", ["home.yaml:2", "nosuch"]),
        ("structures:\n  - { nmae: A }\n", ["home.yaml:2", "nmae"]),
        ("structures: 5\n", ["home.yaml:1", "structures"]),
        (
            "structures:\n  - name: A\n    devices:\n      - { name: B, id: x, type: onOffLight }\n      - { name: C, id: x, type: onOffLight }\n",
            ["home.yaml:5", "x"]
        ),
        (
            "structures:\n  - name: A\n    devices: [ { name: B, type: onOffLight } ]\n    groups: [ { name: G, members: [Z] } ]\n",
            ["home.yaml:4", "Z"]
        ),
        (
            "structures:\n  - name: A\n    devices: [ { name: B, type: dimmableLight, traits: { levelControl: { currentLevel: 999 } } } ]\n",
            ["home.yaml:3", "currentLevel"]
        ),
        (
            "structures:\n  - name: A\n    devices: [ { name: B, node: nowhere.json } ]\n",
            ["home.yaml:3", "nowhere.json"]
        ),
        ("structures: [", ["home.yaml:"]),
    ])
    func `names the place in a home file`(text: String, expected: [String]) async throws {
        let daemon = try DaemonProcess(configuration: "home: { import: home.yaml }", home: text)
        for arguments in [["check"], ["check", "home.yaml"], ["home", "import", "home.yaml"], ["run"], ["topics"]] {
            let outcome = try await daemon.run(arguments)
            #expect(outcome.code == 78, "\(arguments)")
            for part in expected { #expect(outcome.errors.contains(part), "\(arguments): \(outcome.errors)") }
        }
    }

    @Test func `checks every file that is named`() async throws {
        let daemon = try DaemonProcess(configuration: "{}", home: TestHome.text)
        try daemon.directory.write("structures: 5\n", to: "bad.yaml")
        try daemon.directory.write("structures: 6\n", to: "worse.yaml")
        let outcome = try await daemon.run("check", "bad.yaml", "home.yaml", "worse.yaml", "missing.yaml")
        #expect(outcome.code == 78)
        #expect(outcome.output.contains("home file: ok (home.yaml)"))
        for part in ["bad.yaml:1", "worse.yaml:1", "missing.yaml"] { #expect(outcome.errors.contains(part)) }
    }
}
