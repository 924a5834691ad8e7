import EventLoop
import HomeModel
import HomeTraits
import Telemetry

@testable import EmbeddedHome

/// An embedded home with a store and a clock of its own, and everything that it reports.
@LoopActor
final class TestHome {
    let store: MemoryStore
    let clock: ManualClock
    let home: EmbeddedHome
    private(set) var events: [HomeEvent] = []
    private(set) var log: [String] = []

    init(_ definitions: [DeviceDefinition], store: MemoryStore = MemoryStore(), clock: ManualClock = ManualClock())
        throws
    {
        self.store = store
        self.clock = clock
        home = try EmbeddedHome(
            name: "house", definitions: definitions, store: store, clock: clock, logger: .disabled)
    }

    static func lamps(_ count: Int, type: String = "dimmableLight") throws -> [DeviceDefinition] {
        try (0..<count).map { try Bench.definition(type, id: "lamp-\($0)") }
    }

    func start() {
        home.start { [weak self] event in
            self?.events.append(event)
            switch event {
            case .attributes(let report): self?.log.append("report \(report.trait.name)")
            case .event(let event): self?.log.append("event \(event.trait.events[event.event].name)")
            default: break
            }
        }
        // Where a device was new, that it has been started is noted.
        store.transactions = 0
    }

    func forget() {
        events = []
        log = []
    }

    /// Nil while the command has no answer.
    func invoke<Command: TraitCommand>(_ command: Command, on device: String = "lamp-0") -> Answer {
        let answer = Answer()
        home.perform(.invoke(DeviceCommand(device: DeviceID(device), endpoint: 1, command))) { [weak self] outcome in
            answer.outcomes.append(outcome)
            self?.log.append(outcome.isSuccess ? "success" : "failure")
        }
        return answer
    }

    final class Answer {
        var outcomes: [ActionOutcome] = []
        var outcome: ActionOutcome? { outcomes.first }
    }

    var snapshot: [DeviceDescription] {
        for case .snapshot(let devices) in events { return devices }
        return []
    }

    func reported<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>, of device: String = "lamp-0") -> [Wrapped] {
        events.flatMap { event -> [Wrapped] in
            guard case .attributes(let report) = event, report.trait === Owner.definition,
                report.device == DeviceID(device)
            else { return [] }
            return report.entries.filter { $0.attribute == key.index }.compactMap { Wrapped(value: $0.value) }
        }
    }

    var raised: [EventReport] {
        events.compactMap { if case .event(let event) = $0 { event } else { nil } }
    }

    var connectivity: [ConnectivityReport] {
        for case .connectivity(_, let reports) in events.reversed() { return reports }
        return []
    }
}

extension DeviceDescription {
    func value<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>) -> Wrapped? {
        parts.first?.traits.first { $0.shape.definition === Owner.definition }?[key]
    }
}
