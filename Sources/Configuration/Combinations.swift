/// Combinations of values that are each right and cannot work together.
enum Combinations {
    /// What is wrong: the keys that are part of it, and a message that begins with the first one.
    static func complaints(about configuration: Configuration) -> [(paths: [String], message: String)] {
        mqtt(configuration.mqtt) + topics(configuration) + http(configuration.http)
    }

    private static func mqtt(_ mqtt: Configuration.MQTT) -> [(paths: [String], message: String)] {
        var complaints: [(paths: [String], message: String)] = []
        if mqtt.tls.certificate != nil, mqtt.tls.key == nil {
            complaints.append((["mqtt.tls.certificate", "mqtt.tls.key"], "mqtt.tls.certificate: needs mqtt.tls.key"))
        }
        if mqtt.tls.key != nil, mqtt.tls.certificate == nil {
            complaints.append((["mqtt.tls.key", "mqtt.tls.certificate"], "mqtt.tls.key: needs mqtt.tls.certificate"))
        }
        if mqtt.isUnixSocket, mqtt.tls != Configuration.MQTT.TLS() {
            complaints.append(
                (
                    ["mqtt.tls.ca", "mqtt.tls.certificate", "mqtt.tls.key", "mqtt.tls.insecure", "mqtt.host"],
                    "mqtt.tls: cannot be used with a unix socket (mqtt.host)"
                ))
        }
        if mqtt.password != nil, mqtt.username == nil, mqtt.protocolVersion == .v311 {
            complaints.append(
                (
                    ["mqtt.password", "mqtt.username", "mqtt.protocol"],
                    "mqtt.password: protocol 3.1.1 needs mqtt.username too"
                ))
        }
        return complaints
    }

    private static func topics(_ configuration: Configuration) -> [(paths: [String], message: String)] {
        let base = configuration.topics.base
        var complaints: [(paths: [String], message: String)] = []
        if TopicRules.overlap(base, configuration.homeAssistant.prefix) {
            complaints.append(
                (
                    ["topics.base", "homeassistant.prefix"],
                    "topics.base: must not be, contain or lie below the discovery prefix (homeassistant.prefix)"
                ))
        } else if TopicRules.isBelow(configuration.homeAssistant.statusTopic, base) {
            complaints.append(
                (
                    ["homeassistant.status_topic", "topics.base"],
                    "homeassistant.status_topic: must not lie below the base topic (topics.base)"
                ))
        }
        return complaints
    }

    private static func http(_ http: Configuration.HTTP) -> [(paths: [String], message: String)] {
        guard let token = http.token else { return [] }
        if http.listen == nil { return [(["http.token", "http.listen"], "http.token: needs http.listen")] }
        guard let complaint = TextRules.complaint(aboutToken: token.text) else { return [] }
        return [(["http.token"], "http.token: \(complaint)")]
    }
}
