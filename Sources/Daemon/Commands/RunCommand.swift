import Adapter
import Configuration
import EventLoop
import Glibc
import HomeModel
import MQTT
import Storage
import Telemetry

/// `run`: serves the home until a signal ends it.
@LoopActor
enum RunCommand {
    static func run(_ arguments: Arguments) async throws -> ExitCode {
        let loaded = try LoadedConfiguration.load(arguments)
        let store = try HomeSession.openStore(loaded.configuration)
        defer { store.close() }
        let session = try HomeSession(loaded, store: store)
        let life = RunLife(session: session, once: arguments.once)
        return try await life.run()
    }
}

/// A running adapter, from its first connection to its exit code.
@LoopActor
private final class RunLife {
    private let session: HomeSession
    private let once: Bool
    private var continuation: CheckedContinuation<ExitCode, Never>?
    private var signals: SignalWatch?
    private var health: HealthSocket?
    private var web: WebAccess?
    private var webEnd: Task<Void, Never>?
    private var isStopping = false
    private var isStoppedAtOnce = false

    init(session: HomeSession, once: Bool) {
        self.session = session
        self.once = once
    }

    func run() async throws -> ExitCode {
        let adapter = session.adapter
        let logger = session.loaded.logger
        let store = session.store
        var mqtt = session.loaded.mqttConfiguration(clientID: "trait2mqtt-\(store.instanceID)")
        mqtt.will = try Adapter.will(
            for: adapter.configuration, delay: UInt32(clamping: session.loaded.configuration.mqtt.willDelay))
        let engine = try MQTTEngine(
            configuration: mqtt, subscriptions: try Adapter.subscriptions(for: adapter.configuration),
            logger: logger.labelled("mqtt"), metrics: session.metrics)
        web = try WebAccess(session: session)
        try session.start()
        logger.info(
            "serving the home",
            [
                "version": Version.current, "base": adapter.configuration.base, "broker": mqtt.address,
                "devices": String(adapter.graph.devices.count), "store": store.path,
            ])
        signals = try EventLoop.shared.signals([SIGINT, SIGTERM]) { [weak self] signal in self?.received(signal) }
        health = HealthSocket(storePath: store.path, adapter: adapter, logger: logger)
        adapter.onFatal = { [weak self] _ in self?.stop(with: .unavailable) }
        adapter.onOnline = { [weak adapter] in
            ProcessMemory.releaseStartup()
            adapter?.onOnline = {}
        }
        adapter.onDisconnect = { [weak self] reason in
            guard let self, self.once, !reason.wasConnected else { return }
            self.stop(with: .unavailable)
        }
        return await withCheckedContinuation { continuation in
            self.continuation = continuation
            adapter.connect(over: engine)
        }
    }

    private func received(_ signal: Int32) {
        guard !isStopping else {
            session.loaded.logger.warning("stopping at once")
            isStoppedAtOnce = true
            return finish(.success)
        }
        session.loaded.logger.info("stopping", ["signal": signal == SIGINT ? "SIGINT" : "SIGTERM"])
        stop(with: .success)
    }

    private func stop(with code: ExitCode) {
        guard !isStopping else { return }
        isStopping = true
        // Its clients may take as long as the adapter does.
        webEnd = web.map { web in Task { await web.stop() } }
        session.adapter.stop { [self] in
            session.loaded.logger.info("stopped")
            finish(code)
        }
    }

    private func finish(_ code: ExitCode) {
        health?.close()
        guard let continuation else { return }
        self.continuation = nil
        Task {
            if !isStoppedAtOnce { await webEnd?.value }
            continuation.resume(returning: code)
        }
    }
}
