import MQTT
import Testing

@Suite("An MQTT configuration")
struct MQTTConfigurationTests {
    @Test func `of defaults works`() throws {
        try MQTTConfiguration().validate()
        #expect(MQTTConfiguration().address == "localhost:1883")
    }

    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (inout MQTTConfiguration) -> Void
    }

    @Test(arguments: [
        Change(testDescription: "host is empty") { $0.host = "" },
        Change(testDescription: "host contains U+0000") { $0.host = "a\u{0}" },
        Change(testDescription: "port") { $0.port = 0 },
        Change(testDescription: "port") { $0.port = 65536 },
        Change(testDescription: "unix socket") { $0.host = "/" + String(repeating: "x", count: 107) },
        Change(testDescription: "client id is empty") { $0.clientID = "" },
        Change(testDescription: "client id contains") { $0.clientID = "a\u{0}" },
        Change(testDescription: "keep alive") { $0.keepAlive = 4 },
        Change(testDescription: "keep alive") { $0.keepAlive = 65536 },
        Change(testDescription: "password without username") { $0.password = "x" },
        Change(testDescription: "password has") {
            $0.username = "a"
            $0.password = "x\u{0}"
        },
        Change(testDescription: "window") { $0.window = 0 },
        Change(testDescription: "window") { $0.window = 1025 },
        Change(testDescription: "timeouts") { $0.connectTimeout = .zero },
        Change(testDescription: "back-off") { $0.backoff.initial = .zero },
        Change(testDescription: "back-off") { $0.backoff.maximum = .milliseconds(1) },
        Change(testDescription: "TLS over a unix socket") {
            $0.host = "/run/mqtt.sock"
            $0.tls = MQTTTLS()
        },
        Change(testDescription: "needs its key") { $0.tls = MQTTTLS(certificateFile: "/a") },
        Change(testDescription: "path of a TLS file") { $0.tls = MQTTTLS(certificateAuthorityFile: "") },
    ])
    func `that cannot work is refused by name`(change: Change) {
        var configuration = MQTTConfiguration()
        change.apply(&configuration)
        #expect {
            try configuration.validate()
        } throws: { error in
            guard case .invalidConfiguration(let text) = error as? MQTTError else { return false }
            return text.contains(change.testDescription)
        }
    }

    @Test func `shows the broker as people write it`() {
        #expect(MQTTConfiguration(host: "::1", port: 8883).address == "[::1]:8883")
        #expect(MQTTConfiguration(host: "/run/mqtt.sock").address == "/run/mqtt.sock")
        #expect(MQTTConfiguration(host: "/run/mqtt.sock").isUnixSocket)
    }
}
