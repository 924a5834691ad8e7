import EventLoop
import HomeModel
import HomeTraits
import JSON
import MQTT
import Storage
import Telemetry
import TestSupport

@testable import Adapter

/// The adapter over a store and a broker of its own, with backends that report what the test says.
@LoopActor
final class ScriptedHome {
    static let structure = StructureID("house")

    let broker: MosquittoBroker
    /// Subscribed to everything below the base.
    let watcher: TestClient
    private(set) var adapter: Adapter
    private var engine: MQTTEngine
    private let store: Store
    private let directory = TemporaryDirectory()
    private let place: Place

    /// - Parameters:
    ///   - groups: of the structure, by id, with their members.
    ///   - configure: called before the adapter starts.
    init(
        groups: KeyValuePairs<String, [String]>, _ backends: [ScriptedBackend],
        configure: @LoopActor (Adapter) -> Void = { _ in }
    ) async throws {
        place = await Place.take()
        broker = try await MosquittoBroker.start()
        watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("trait2mqtt/#", retainAsPublished: true)
        store = try Store.open(path: directory.file("home.db"))
        let reported = Dictionary(
            backends.flatMap { backend in backend.devices.map { ($0.id.rawValue, backend.name) } }
        ) { first, _ in first }
        // Devices that nobody reports yet are the first backend's.
        let known = Set(groups.flatMap(\.value)).union(reported.keys)
        try store.write(
            [.putStructure(Structure(id: Self.structure, name: "House"))]
                + known.sorted().map { id in
                    .putPlacement(
                        Placement(
                            device: DeviceID(id), backend: reported[id] ?? backends[0].name, name: id,
                            structure: Self.structure, room: nil))
                }
                + groups.map { id, members in
                    .putGroup(
                        DeviceGroup(
                            id: GroupID(id), structure: Self.structure, name: id, members: members.map { DeviceID($0) })
                    )
                })
        (adapter, engine) = try Self.make(store, broker)
        configure(adapter)
        try adapter.start(backends)
    }

    private static func make(_ store: Store, _ broker: MosquittoBroker) throws -> (Adapter, MQTTEngine) {
        var configuration = AdapterConfiguration()
        configuration.holdDown = .zero
        configuration.resyncRate = 0
        let adapter = try Adapter(
            configuration: configuration, registry: HomeTraits.registry, graphStore: store, ledger: store,
            logger: .disabled, metrics: Metrics())
        let engine = try MQTTEngine(
            configuration: MQTTConfiguration(
                host: "127.0.0.1", port: broker.port, clientID: "adapter",
                will: try Adapter.will(for: configuration, delay: 0)),
            subscriptions: try Adapter.subscriptions(for: configuration), logger: .disabled, metrics: Metrics())
        return (adapter, engine)
    }

    /// Connects and returns when the watcher saw `online`.
    func connect() async throws {
        adapter.connect(over: engine)
        _ = try await watcher.next { $0.topic == "trait2mqtt/_adapter/status" && $0.text == "online" }
    }

    /// Stops the adapter and makes it anew on its store, with these backends; it is not connected yet.
    func restart(_ backends: [ScriptedBackend]) async throws {
        await stop()
        (adapter, engine) = try Self.make(store, broker)
        try adapter.start(backends)
    }

    func stop() async {
        await withCheckedContinuation { continuation in adapter.stop { continuation.resume() } }
    }

    var groups: GroupPresenter { adapter.presenter.groups }

    /// No group waits for anything.
    var isIdle: Bool { groups.groups.values.allSatisfy { $0.timer == nil && $0.isShown } }

    /// Returns when no group waits any more.
    func becomesIdle() async throws {
        let deadline = EventLoop.shared.now + .seconds(10)
        while !isIdle {
            guard EventLoop.shared.now < deadline else { throw TestFailure("groups wait for ever") }
            await withCheckedContinuation { continuation in
                EventLoop.shared.schedule(after: .milliseconds(5)) { continuation.resume() }
            }
        }
    }

    // MARK: Looking

    /// The next document on a topic below the base.
    func document(on path: String) async throws -> JSON {
        try JSON.parse(try await watcher.next(on: "trait2mqtt/\(path)").payload)
    }

    /// Waits for a document on a topic below the base that is as wished.
    @discardableResult
    func sees(_ path: String, where matches: @escaping @Sendable (JSON) -> Bool) async throws -> JSON {
        let message = try await watcher.next { message in
            message.topic == "trait2mqtt/\(path)"
                && ((try? JSON.parse(message.payload)).map(matches) ?? false)
        }
        return try JSON.parse(message.payload)
    }

    /// What the watcher saw below `_groups` and nobody took, after everything that is under way has come.
    func settled() async throws -> [TestClient.Message] {
        try await seen().filter { $0.topic.hasPrefix("trait2mqtt/house/_groups/") }
    }

    /// The same of all topics but the adapter's own.
    func seen() async throws -> [TestClient.Message] {
        // The broker answers the adapter's request behind whatever the adapter published before.
        try await watcher.publish("trait2mqtt/_adapter/request/adapter/health", "{}")
        _ = try await watcher.next(on: "trait2mqtt/_adapter/response/adapter/health")
        return watcher.takeAll().filter { !$0.topic.hasPrefix("trait2mqtt/_adapter/") }
    }

    // MARK: Devices

    /// A lamp, reported on or off, with a range of colour temperatures if one is given.
    static func lamp(_ id: String, on: Bool = true, mireds: ClosedRange<Int64>? = nil) -> DeviceDescription {
        device(id, [part(on: on, mireds: mireds)])
    }

    static func device(_ id: String, _ parts: [PartDescription]) -> DeviceDescription {
        DeviceDescription(id: DeviceID(id), suggestedName: id, parts: parts)
    }

    static func part(
        _ type: String = "dimmableLight", at endpoint: EndpointID = 1, on: Bool = true,
        mireds: ClosedRange<Int64>? = nil
    ) -> PartDescription {
        var traits = [trait(OnOff.definition, [OnOff.onOff.index: .bool(on)])]
        if let mireds {
            traits.append(
                trait(
                    ColorControl.definition,
                    [
                        ColorControl.colorTemperatureMireds.index: .integer(mireds.lowerBound),
                        ColorControl.colorTempPhysicalMinMireds.index: .integer(mireds.lowerBound),
                        ColorControl.colorTempPhysicalMaxMireds.index: .integer(mireds.upperBound),
                    ]))
        }
        let id = HomeTraits.registry.deviceType(named: type)?.id ?? 0
        return PartDescription(
            endpoint: endpoint, types: [DeviceTypeReference(name: type, id: id, isPrimary: true)], traits: traits)
    }

    private static func trait(_ definition: TraitDefinition, _ values: [Int: Value]) -> TraitState {
        var state = TraitState(
            shape: TraitShape(
                definition: definition, features: 0, attributes: values.keys.sorted(),
                commands: Array(definition.commands.indices), events: []))
        for (index, value) in values { state[attribute: index] = value }
        return state
    }

    static func report(_ id: String, _ definition: TraitDefinition, _ attribute: Int, _ value: Value) -> HomeEvent {
        .attributes(
            AttributeReport(
                device: DeviceID(id), endpoint: 1, trait: definition,
                entries: [AttributeReport.Entry(attribute: attribute, value: value)]))
    }

    static func report(_ id: String, on: Bool) -> HomeEvent {
        report(id, OnOff.definition, OnOff.onOff.index, .bool(on))
    }

    static func connectivity(_ id: String, _ state: Connectivity) -> HomeEvent {
        .connectivity(DeviceID(id), [ConnectivityReport(connectivity: SourceConnectivity(state: state))])
    }
}
