import Adapter
import Configuration
import EventLoop
import MQTT
import Storage
import Telemetry

@testable import Daemon

/// All of the product but the process: a store, the embedded home, the adapter and its connection, on the loop of this process.
@LoopActor
final class RunningHome {
    let session: HomeSession
    private let store: Store
    private let engine: MQTTEngine

    /// Opens the store, imports the home where the store is empty, and connects.
    /// - Parameter backends: more backends than those of the configuration.
    init(_ loaded: LoadedConfiguration, backends: [ScriptedBackend] = []) throws {
        store = try HomeSession.openStore(loaded.configuration)
        session = try HomeSession(loaded, store: store)
        for backend in backends { session.show(backend) }
        let adapter = session.adapter
        var mqtt = loaded.mqttConfiguration(clientID: "trait2mqtt-\(store.instanceID)")
        mqtt.will = try Adapter.will(for: adapter.configuration, delay: 0)
        engine = try MQTTEngine(
            configuration: mqtt, subscriptions: try Adapter.subscriptions(for: adapter.configuration),
            logger: loaded.logger.labelled("mqtt"), metrics: session.metrics)
        try session.start()
    }

    /// Connects and returns when `online` was published.
    func connect() async {
        await withCheckedContinuation { continuation in
            var waiting: CheckedContinuation<Void, Never>? = continuation
            session.adapter.onOnline = {
                waiting?.resume()
                waiting = nil
            }
            session.adapter.connect(over: engine)
        }
    }

    /// Stops in order and closes the store.
    func stop() async {
        await withCheckedContinuation { continuation in
            session.adapter.stop { continuation.resume() }
        }
        store.close()
    }
}
