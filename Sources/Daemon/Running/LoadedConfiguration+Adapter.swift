import Adapter
import Configuration
import EventLoop
import MQTT
import Storage

extension LoadedConfiguration {
    func adapterConfiguration(instance: String) -> AdapterConfiguration {
        var adapter = AdapterConfiguration()
        adapter.base = configuration.topics.base
        adapter.names = configuration.topics.names == .id ? .id : .slug
        adapter.qos = configuration.mqtt.qos == 0 ? 0 : 1
        adapter.publishesDevices = configuration.publish.devices
        adapter.publishesTraits = configuration.publish.traits
        adapter.publishesAttributes = configuration.publish.attributes
        adapter.resyncRate = configuration.publish.resyncRate
        adapter.holdDown = configuration.availability.holdDown
        for backend in configuration.backends {
            if case .matter(let matter) = backend.kind { adapter.structures[backend.name] = matter.structure }
        }
        adapter.responseTopics = configuration.mqtt.responseTopics
        adapter.discoveryPrefix = configuration.homeAssistant.prefix
        adapter.discovery = discovery(instance: instance)
        if let birthDelay { adapter.birthDelay = birthDelay }
        adapter.refusesDangerous = configuration.commandGuard.refusesDangerous
        adapter.guardPin = configuration.commandGuard.pin.map { Pin($0.text) }
        adapter.cloudAgentUserID = configuration.cloud.agentUserID
        adapter.cloudPin = configuration.cloud.pin.map { Pin($0.text) }
        adapter.cloudExclude = configuration.cloud.exclude
        adapter.version = Version.current
        adapter.instance = instance
        return adapter
    }

    /// How to reach the broker.
    /// - Parameter clientID: used when the configuration names none.
    func mqttConfiguration(clientID: String) -> MQTTConfiguration {
        let mqtt = configuration.mqtt
        var tls: MQTTTLS?
        if mqtt.tls.isEnabled {
            tls = MQTTTLS(
                certificateAuthorityFile: mqtt.tls.ca, certificateFile: mqtt.tls.certificate, keyFile: mqtt.tls.key,
                verification: mqtt.tls.insecure ? .off : .full)
        }
        return MQTTConfiguration(
            host: mqtt.host, port: mqtt.port, protocolVersion: mqtt.protocolVersion == .v311 ? .v311 : .v5,
            username: mqtt.username, password: mqtt.password?.text, clientID: mqtt.clientID ?? clientID,
            keepAlive: mqtt.keepalive, tls: tls)
    }
}
