import EmbeddedHome
import EventLoop
import HomeFiles
import HomeModel
import HomeTraits

/// A backend that tells what the test says, when the test says it.
@LoopActor
final class ScriptedBackend: HomeBackend {
    nonisolated let name: String
    nonisolated let transport = Transport.matter
    /// What it tells as soon as it is started; nil: nothing, it is still connecting.
    private var first: [DeviceDescription]?
    private(set) var actions: [DeviceAction] = []
    private var holds = false
    private var open: [@LoopActor (ActionOutcome) -> Void] = []
    private var report: (@LoopActor (HomeEvent) -> Void)?

    nonisolated init(_ name: String) { self.name = name }

    /// Devices as a home file describes them.
    nonisolated static func devices(_ rows: String...) throws -> [DeviceDescription] {
        let home = try HomeFile.parse(
            Array(Homes.room(rows: rows).utf8), file: "scripted", registry: HomeTraits.registry,
            tags: HomeTraits.semanticTags)
        return home.definitions.map { definition in
            DeviceDescription(
                id: definition.id, suggestedName: definition.name, identity: definition.identity,
                parts: definition.parts)
        }
    }

    convenience init(_ name: String, _ devices: [DeviceDescription]) {
        self.init(name)
        first = devices
    }

    /// What it tells when it is started.
    var devices: [DeviceDescription] { first ?? [] }

    /// What it tells from the next start on.
    func begin(with devices: [DeviceDescription]?) { first = devices }

    /// From now on actions are not answered.
    func hold() { holds = true }

    func tell(_ event: HomeEvent) { report?(event) }

    func answer(_ devices: [DeviceDescription]) {
        tell(.snapshot(devices))
        tell(.status(.connected))
    }

    func start(_ report: @escaping @LoopActor (HomeEvent) -> Void) {
        self.report = report
        if let first { answer(first) }
    }

    func perform(_ action: DeviceAction, completion: @escaping @LoopActor (ActionOutcome) -> Void) {
        actions.append(action)
        if holds { open.append(completion) } else { completion(.success([])) }
    }

    func remove(_ device: DeviceID, completion: @escaping @LoopActor (Result<Void, CommandFailure>) -> Void) {
        tell(.removed(device))
        completion(.success(()))
    }

    func stop() { report = nil }
}
