import Configuration
import Telemetry
import Testing

@Suite struct `The environment` {
    @Test func `wins over the file, which wins over the defaults`() throws {
        let text = "mqtt: { host: file, port: 1 }\nlog: { level: error }"
        let configuration = try parse(
            text, environment: ["TRAIT2MQTT_MQTT_HOST": "environment", "TRAIT2MQTT_LOG_LEVEL": "debug", "PATH": "/bin"])
        #expect(configuration.mqtt.host == "environment")
        #expect(configuration.mqtt.port == 1)
        #expect(configuration.mqtt.keepalive == 30)
        #expect(configuration.log.level == .debug)
    }

    @Test func `sets every kind of key`() throws {
        let configuration = try parse(environment: [
            "TRAIT2MQTT_MQTT_TLS_CA": "ca.pem", "TRAIT2MQTT_MQTT_CLIENT_ID": "null",
            "TRAIT2MQTT_MQTT_PROTOCOL": "3.1.1",
            "TRAIT2MQTT_AVAILABILITY_HOLD_DOWN": "2.5", "TRAIT2MQTT_PUBLISH_RESYNC_RATE": "0",
            "TRAIT2MQTT_MQTT_RESPONSE_TOPICS": "[\"a/#\", \"b\"]", "TRAIT2MQTT_TRAITS": "[\"x.yaml\"]",
            "TRAIT2MQTT_BACKENDS": "[{\"name\":\"house\",\"type\":\"embedded\"}]", "TRAIT2MQTT_HOME_IMPORT": "/h.yaml",
            "TRAIT2MQTT_MQTT_PASSWORD": "  p w  ", "TRAIT2MQTT_MQTT_USERNAME": "~",
        ])
        #expect(configuration.mqtt.tls.ca == "conf/ca.pem")
        #expect(configuration.mqtt.clientID == "null")
        #expect(configuration.mqtt.protocolVersion == .v311)
        #expect(configuration.availability.holdDown == .milliseconds(2_500))
        #expect(configuration.publish.resyncRate == 0)
        #expect(configuration.mqtt.responseTopics == ["a/#", "b"])
        #expect(configuration.traitFiles == ["conf/x.yaml"])
        #expect(configuration.backends == [.init(name: "house", kind: .embedded)])
        #expect(configuration.home.importPath == "/h.yaml")
        #expect(configuration.mqtt.password == Secret("  p w  "))
        #expect(configuration.mqtt.username == "~")
    }

    @Test(arguments: [
        ("true", true), ("True", true), ("1", true), ("yes", true), ("on", true), ("ON", true), ("false", false),
        ("False", false), ("0", false), ("no", false), ("off", false), ("", true),
    ])
    func `writes truth values in every usual way`(text: String, value: Bool) throws {
        #expect(try parse(environment: ["TRAIT2MQTT_PUBLISH_DEVICES": text]).publish.devices == value)
    }

    @Test func `counts an empty variable as none`() throws {
        let environment = [
            "TRAIT2MQTT_PUBLISH_DEVICES": "", "TRAIT2MQTT_TOPICS_BASE": "", "TRAIT2MQTT_TRAITS": "",
            "TRAIT2MQTT_MQTT_PASSWORD": "", "TRAIT2MQTT_MQTT_PASSWORD_FILE": "", "TRAIT2MQTT_CONFIG": "",
        ]
        let text = "publish: { devices: false }\ntopics: { base: b }\nmqtt: { password: p }"
        #expect(try parse(text, environment: environment) == parse(text))
        #expect(try Configuration.load(path: nil, environment: environment, reader: reader([:])) == Configuration())
    }

    static let wrong: [(String, String, String)] = [
        ("PUBLISH_DEVICES", "maybe", "publish.devices: expected true or false, found \"maybe\""),
        ("MQTT_PORT", "x", "mqtt.port: expected a whole number from 1 to 65535, found \"x\""),
        ("LOG_LEVEL", "loud", "log.level: expected trace or debug or info or warning or error, found \"loud\""),
        (
            "TRAITS", "a.yaml",
            "traits: expected a list in JSON; line 1, column 1: expected a value, found \"a\""
        ),
        ("TRAITS", "\"a.yaml\"", "traits: expected a list, found \"a.yaml\""),
        ("TRAITS", "[1, [2]]", "traits[1]: expected a text, found a list"),
        ("BACKENDS", "[{\"name\":\"a\",\"type\":\"b\"}]", "backends[0].type: expected embedded or matter, found \"b\""),
        (
            "BACKENDS", "[{\"name\":\"a\",\"type\":\"matter\",\"url\":\"ws://\"}]",
            "backends[0].url: \"ws://\" is no WebSocket address: the host is missing; "
                + "right is ws://host:port/path or wss://host:port/path"
        ),
        ("TOPICS_BASE", "/home", "topics.base: must not begin or end with \"/\"; write \"home\""),
        ("MQTT_HOTS", "x", "unknown variable (did you mean TRAIT2MQTT_MQTT_HOST?)"),
        ("MQTT_PASSWORDFILE", "x", "unknown variable (did you mean TRAIT2MQTT_MQTT_PASSWORD_FILE?)"),
        (
            "CONFIGURATION", "x",
            "unknown variable; allowed is every key of the configuration file, such as "
                + "TRAIT2MQTT_MQTT_TLS_CA for mqtt.tls.ca"
        ),
        ("mqtt_host", "x", "unknown variable (did you mean TRAIT2MQTT_MQTT_HOST?)"),
        (
            "MQTT_HOST_FILE", "x",
            "only secrets can be read from a file: TRAIT2MQTT_CLOUD_PIN_FILE, "
                + "TRAIT2MQTT_GUARD_PIN_FILE, TRAIT2MQTT_HTTP_TOKEN_FILE, TRAIT2MQTT_MQTT_PASSWORD_FILE"
        ),
        (
            "", "x",
            "unknown variable; allowed is every key of the configuration file, such as "
                + "TRAIT2MQTT_MQTT_TLS_CA for mqtt.tls.ca"
        ),
    ]

    @Test(arguments: wrong) func `is refused with the variable, key and what is allowed`(
        name: String, value: String, problem: String
    ) throws {
        #expect(try problems(environment: ["TRAIT2MQTT_\(name)": value]) == ["TRAIT2MQTT_\(name): \(problem)"])
    }

    @Test func `may hold what Kubernetes adds for a service of our name`() throws {
        let environment = [
            "TRAIT2MQTT_SERVICE_HOST": "10.0.0.1", "TRAIT2MQTT_SERVICE_PORT_HTTP": "80",
            "TRAIT2MQTT_PORT": "tcp://10.0.0.1:80", "TRAIT2MQTT_PORT_80_TCP_ADDR": "10.0.0.1",
        ]
        #expect(try parse(environment: environment) == parse())
    }

    @Test func `may complete a combination of the file`() throws {
        let text = "mqtt: { tls: { certificate: c.pem } }"
        let configuration = try parse(text, environment: ["TRAIT2MQTT_MQTT_TLS_KEY": "k.pem"])
        #expect(configuration.mqtt.tls.key == "conf/k.pem")
        #expect(
            try problems(environment: ["TRAIT2MQTT_MQTT_TLS_KEY": "k.pem"]) == [
                "TRAIT2MQTT_MQTT_TLS_KEY: mqtt.tls.key: needs mqtt.tls.certificate"
            ])
    }
}
