import EventLoop
import HomeModel
import HomeTraits
import JSON
import MatterNodes
import Synchronization
import Telemetry
import TestSupport
import WebSockets

@testable import MatterBackend

/// Shorthand for tests.
enum Sample {
    static let reader = MessageReader(registry: HomeTraits.registry, tags: HomeTraits.semanticTags)

    static func report(_ node: FakeNode) throws -> NodeReport { try report(node.json) }

    static func report(_ json: JSON) throws -> NodeReport {
        let message = try reader.read(JSON.object(["event": "node_updated", "data": json]).bytes)
        guard case .event(.nodeUpdated(let report)) = message else { throw NoReport() }
        return report
    }

    /// A node out of attributes alone.
    static func node(id: UInt64 = 5, available: Bool = true, _ attributes: [String: JSON]) throws -> NodeReport {
        try report(FakeNode(id: id, isAvailable: available, attributes: attributes))
    }

    struct NoReport: Error {}
}

/// Keeps the ids of devices in memory.
@LoopActor
final class MemoryOfDevices: DeviceMemory {
    var records: [DeviceRecord] = []

    nonisolated init() {}

    func load() -> [DeviceRecord] { records }

    func put(_ added: [DeviceRecord]) {
        records.removeAll { record in added.contains { $0.device == record.device } }
        records += added
    }

    func remove(_ devices: [DeviceID]) { records.removeAll { devices.contains($0.device) } }
}

/// A backend over a real connection, and what it reported.
@LoopActor
final class BackendUnderTest {
    let backend: MatterBackend
    private(set) var events: [HomeEvent] = []
    private var waiters: [(matches: (HomeEvent) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    /// Values by device, endpoint, trait and attribute, as the events add up to.
    private(set) var values: [String: Value] = [:]
    private(set) var connectivity: [DeviceID: Connectivity] = [:]
    private(set) var devices: [DeviceID: DeviceDescription] = [:]
    private(set) var status = BackendStatus.connecting
    let log = Lines()

    init(
        _ url: String, name: String = "matter", memory: MemoryOfDevices = MemoryOfDevices(), commissioning: Bool = true,
        ca: String? = nil
    ) throws {
        let configuration = MatterConfiguration(
            name: name, prefix: name, url: try WebSocketURL(url), allowsCommissioning: commissioning, ca: ca)
        let log = log
        backend = try MatterBackend(
            configuration, registry: HomeTraits.registry, tags: HomeTraits.semanticTags, memory: memory,
            logger: Logger(label: "test", settings: LogSettings(level: .trace), sink: { log.add("\($0)") }))
    }

    func start() { backend.start { [unowned self] in self.note($0) } }

    private func note(_ event: HomeEvent) {
        events.append(event)
        switch event {
        case .snapshot(let descriptions):
            devices = [:]
            for description in descriptions { describe(description) }
        case .device(let description): describe(description)
        case .removed(let id):
            devices[id] = nil
            connectivity[id] = nil
        case .attributes(let report):
            for entry in report.entries {
                values[key(report.device, report.endpoint, report.trait, entry.attribute)] = entry.value
            }
        case .connectivity(let id, let reports): connectivity[id] = reports.first?.connectivity.state
        case .status(let status): self.status = status
        case .event: break
        }
        let ready = waiters.filter { $0.matches(event) }
        waiters.removeAll { $0.matches(event) }
        for waiter in ready { waiter.continuation.resume() }
    }

    private func describe(_ description: DeviceDescription) {
        devices[description.id] = description
        connectivity[description.id] = description.connectivity.first?.connectivity.state
        for part in description.parts {
            for trait in part.traits {
                for attribute in trait.shape.attributes {
                    values[key(description.id, part.endpoint, trait.shape.definition, attribute)] =
                        trait[attribute: attribute]
                }
            }
        }
    }

    private func key(_ id: DeviceID, _ endpoint: EndpointID, _ trait: TraitDefinition, _ attribute: Int) -> String {
        "\(id)/\(endpoint)/\(trait.name)/\(trait.attributes[attribute].name)"
    }

    /// Forgets the events so far; what they add up to stays.
    func clear() { events = [] }

    /// Waits until an event matches, unless one did already.
    func wait(_ matches: @escaping (HomeEvent) -> Bool) async {
        if events.contains(where: matches) { return }
        await withCheckedContinuation { waiters.append((matches, $0)) }
    }

    func untilConnected() async {
        await wait { if case .status(.connected) = $0 { true } else { false } }
    }

    func untilDegraded() async {
        await wait { if case .status(.degraded) = $0 { true } else { false } }
    }

    /// Waits until a value is there.
    func wait(for value: Value, at path: String) async {
        if values[path] == value { return }
        await wait { [unowned self] _ in values[path] == value }
    }

    var reports: [AttributeReport] {
        events.compactMap { if case .attributes(let report) = $0 { report } else { nil } }
    }
    var removed: [DeviceID] { events.compactMap { if case .removed(let id) = $0 { id } else { nil } } }
    var described: [DeviceID] { events.compactMap { if case .device(let device) = $0 { device.id } else { nil } } }

    func perform(_ action: DeviceAction) async -> ActionOutcome {
        await withCheckedContinuation { continuation in
            backend.perform(action) { continuation.resume(returning: $0) }
        }
    }

    func remove(_ id: DeviceID) async -> Result<Void, CommandFailure> {
        await withCheckedContinuation { continuation in backend.remove(id) { continuation.resume(returning: $0) } }
    }

    func stop() { backend.stop() }
}

/// Lines of a log.
final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: String { lines.withLock { $0.joined(separator: "\n") } }
}

extension Result {
    var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
    var success: Success? { if case .success(let success) = self { success } else { nil } }
}
