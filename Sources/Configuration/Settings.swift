import Telemetry
import YAML

/// Every key of the configuration.
enum Settings {
    static var all: [Setting] {
        mqtt + [
            .text("topics.base", \.topics.base, check: TopicRules.complaint(aboutBase:)),
            .choice("topics.names", ["slug": .slug, "id": .id], \.topics.names),
            .bool("publish.devices", \.publish.devices),
            .bool("publish.traits", \.publish.traits),
            .bool("publish.attributes", \.publish.attributes),
            .int("publish.resync_rate", 0...1_000_000, \.publish.resyncRate),
            .seconds("availability.hold_down", 0...86_400, \.availability.holdDown),
            .file("store.path", \.store.path),
            .optionalFile("home.import", \.home.importPath),
            .bool("devices.multipart", \.devices.multipart),
            .list("traits", \.traitFiles) { path, context in .success(context.resolve(path)) },
            BackendSetting.setting,
            .bool("homeassistant.enabled", \.homeAssistant.enabled),
            .text("homeassistant.prefix", \.homeAssistant.prefix, check: TopicRules.complaint(aboutTopic:)),
            .text("homeassistant.status_topic", \.homeAssistant.statusTopic, check: TopicRules.complaint(aboutTopic:)),
            .bool("homeassistant.groups", \.homeAssistant.groups),
            .bool("homeassistant.rooms", \.homeAssistant.rooms),
            .optionalText("http.listen", \.http.listen, check: TextRules.complaint(aboutListener:)),
            .secret("http.token", \.http.token),
            .optionalText("cloud.agent_user_id", \.cloud.agentUserID),
            .secret("cloud.pin", \.cloud.pin),
            .list("cloud.exclude", \.cloud.exclude),
            .choice("guard.dangerous", ["allow": false, "refuse": true], \.commandGuard.refusesDangerous),
            .secret("guard.pin", \.commandGuard.pin),
            .choice(
                "log.level",
                ["trace": .trace, "debug": .debug, "info": .info, "warning": .warning, "error": .error], \.log.level),
            .choice("log.format", ["text": .text, "json": .json], \.log.format),
        ]
    }

    private static var mqtt: [Setting] {
        [
            hostSetting,
            .int("mqtt.port", 1...65_535, \.mqtt.port),
            .choice("mqtt.protocol", ["5": .v5, "3.1.1": .v311], \.mqtt.protocolVersion),
            .optionalText("mqtt.username", \.mqtt.username),
            .secret("mqtt.password", \.mqtt.password),
            .optionalText("mqtt.client_id", \.mqtt.clientID),
            .int("mqtt.keepalive", 5...65_535, \.mqtt.keepalive),
            .int("mqtt.qos", 0...1, \.mqtt.qos),
            .int("mqtt.will_delay", 0...4_294_967_295, \.mqtt.willDelay),
            .list("mqtt.response_topics", \.mqtt.responseTopics) { filter, _ in
                if let text = TopicRules.complaint(aboutFilter: filter) { return .failure(.init(text: text)) }
                return .success(filter)
            },
            .optionalFile("mqtt.tls.ca", \.mqtt.tls.ca),
            .optionalFile("mqtt.tls.certificate", \.mqtt.tls.certificate),
            .optionalFile("mqtt.tls.key", \.mqtt.tls.key),
            .bool("mqtt.tls.insecure", \.mqtt.tls.insecure),
        ]
    }

    /// A path is resolved like that of any file; the system limits those of unix sockets to 107 bytes.
    private static var hostSetting: Setting {
        let text = Setting.text("mqtt.host", \.mqtt.host, check: TextRules.complaint(aboutHost:))
        return Setting(path: text.path, form: text.form) { node, configuration, context in
            text.read(node, &configuration, &context)
            guard context.errors.isEmpty, configuration.mqtt.isUnixSocket else { return }
            configuration.mqtt.host = context.resolve(configuration.mqtt.host)
            if configuration.mqtt.host.utf8.count > 107 {
                context.errors.append(node.error("the path of a unix socket has at most 107 bytes", at: text.path))
            }
        }
    }
}
