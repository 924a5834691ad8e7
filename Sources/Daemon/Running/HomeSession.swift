import Adapter
import Configuration
import EmbeddedHome
import EventLoop
import HomeFiles
import HomeModel
import JSON
import MatterBackend
import Storage
import Telemetry

/// A store with the home in it, the backends of the configuration and the adapter over them: all of the product but the broker.
@LoopActor
final class HomeSession {
    let loaded: LoadedConfiguration
    let store: Store
    let adapter: Adapter
    let embedded: [EmbeddedHome]
    let matter: [MatterBackend]
    /// What the adapter is started with: the backends of the configuration as it wants them shown.
    private(set) var backends: [any HomeBackend] = []
    private var flatViews: [String: FlatBackend] = [:]
    let metrics = Metrics()

    /// The name of the embedded backend when the configuration names no backend.
    static let implicitBackend = "home"

    /// - Parameter isPreview: whether it only shows what is stored, and reaches no devices.
    /// - Throws: `CommandFailed` with exit code 74 for the store, 78 for the home file.
    init(_ loaded: LoadedConfiguration, store: Store, isPreview: Bool = false) throws {
        self.loaded = loaded
        self.store = store
        let configuration = loaded.configuration
        let names = Self.embeddedBackends(of: configuration)
        do {
            try Self.importFirstHome(loaded, store, backend: names.first ?? Self.implicitBackend)
            let registry = loaded.registry
            var embedded: [EmbeddedHome] = []
            for name in names {
                var decoder = DefinitionDecoder(registry: registry)
                var definitions: [DeviceDefinition] = []
                for stored in try store.loadDevices(backend: name) {
                    do throws(DefinitionError) {
                        definitions.append(try decoder.decode(stored.definition))
                    } catch {
                        // Kept in the store: its trait may only be missing from this configuration.
                        loaded.logger.error(
                            "a simulated device cannot be loaded: \(error)", ["device": stored.device.rawValue])
                    }
                }
                embedded.append(
                    try EmbeddedHome(
                        name: name, definitions: definitions, store: store, clock: LoopClock(),
                        logger: loaded.logger.labelled("embedded")))
            }
            self.embedded = embedded
            matter = isPreview ? [] : try MatterBackends.make(loaded, store)
            adapter = try Adapter(
                configuration: loaded.adapterConfiguration(instance: store.instanceID), registry: registry,
                graphStore: store, ledger: store, cloudLink: isPreview ? nil : store,
                logger: loaded.logger.labelled("adapter"),
                metrics: metrics)
        } catch let error as StoreError {
            throw CommandFailed(.storeUnusable, "the store cannot be used: \(error)")
        }
        adapter.findProblems = { [weak store, matter] in
            let store = store?.checkpointFailure.map { ["the store's log cannot be moved into its file: \($0)"] } ?? []
            return store + MatterBackends.problems(of: matter)
        }
        for home in embedded { show(home) }
        for backend in matter { show(backend) }
        addRequests()
    }

    /// Adds a backend to those that the adapter is started with, in the view that `devices.multipart` asks for.
    func show(_ backend: any HomeBackend) {
        guard !loaded.configuration.devices.multipart else { return backends.append(backend) }
        let view = FlatBackend(backend, registry: loaded.registry)
        flatViews[view.name] = view
        backends.append(view)
    }

    /// Lets the backends report into the home graph.
    func start() throws { try adapter.start(backends) }

    static func embeddedBackends(of configuration: Configuration) -> [String] {
        let names = configuration.backends.compactMap { backend in
            if case .embedded = backend.kind { backend.name } else { nil }
        }
        return configuration.backends.isEmpty ? [implicitBackend] : names
    }

    /// Opens the store of a configuration, with its errors as the command line tells them.
    static func openStore(_ configuration: Configuration) throws(CommandFailed) -> Store {
        do throws(StoreError) {
            return try Store.open(path: configuration.store.path)
        } catch {
            throw CommandFailed(.storeUnusable, "the store cannot be used: \(error)")
        }
    }

    private static func importFirstHome(_ loaded: LoadedConfiguration, _ store: Store, backend: String) throws {
        let graph = try store.loadGraph()
        guard graph.structures.isEmpty, graph.placements.isEmpty else { return }
        let home: HomeFile
        if let path = loaded.configuration.home.importPath {
            home = try HomeImport.read(path, registry: loaded.registry)
            loaded.logger.info("the store is empty: importing the home", ["file": path])
        } else if loaded.configuration.backends.isEmpty {
            home = try HomeImport.demo(registry: loaded.registry)
            loaded.logger.info("the store is empty and no home is given: showing the demo home")
        } else {
            return
        }
        for warning in home.warnings { loaded.logger.warning("\(warning)") }
        try HomeImport.write(home, to: store, backend: backend)
    }

    private func addRequests() {
        let flatViews = flatViews
        let requests = EmbeddedRequests(
            adapter: adapter, homes: embedded, registry: loaded.registry,
            origin: { device in flatViews[device.backend]?.origin(of: device.id) ?? (device.id, nil) })
        requests.add()
        if !matter.isEmpty {
            MatterRequests(
                adapter: adapter, backends: matter,
                origin: { device in flatViews[device.backend]?.origin(of: device.id).device ?? device.id }
            ).add()
        }
        let settings = loaded.settings
        adapter.requests.add("adapter/loglevel", members: ["level"]) { arguments throws(CommandFailure) in
            let text = try arguments.text("level")
            guard let level = LogLevel(name: text) else {
                throw CommandFailure(
                    .invalidArgument, "there is no log level '\(text)'", field: "level", value: .string(text),
                    allowed: .array(LogLevel.allCases.map { .string($0.name) }))
            }
            settings.level = level
            return ["level": .string(level.name)]
        }
    }
}
