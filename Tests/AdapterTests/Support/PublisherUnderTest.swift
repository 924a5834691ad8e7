import EventLoop
import HomeModel
import JSON
import Telemetry

@testable import Adapter

/// A publisher whose topics show what the test says.
@LoopActor
final class PublisherUnderTest {
    let publisher: Publisher
    private let values: Values

    /// What topics show, by name.
    @LoopActor
    private final class Values {
        var texts: [String: String] = [:]
    }

    init(_ ledger: MemoryLedger, configure: (inout AdapterConfiguration) -> Void = { _ in }) throws {
        var configuration = AdapterConfiguration()
        configuration.base = "b"
        configuration.resyncRate = 0
        configure(&configuration)
        let values = Values()
        self.values = values
        publisher = try Publisher(
            configuration: configuration, ledger: ledger, loop: .shared, logger: .disabled, metrics: Metrics(),
            render: { content, writer in
                if case .placeMeta(.structure(let id)) = content { writer.string(values.texts[id.rawValue] ?? "") }
            })
    }

    @discardableResult
    func add(_ topic: String, _ text: String) -> RetainedTopic? {
        values.texts[topic] = text
        return publisher.add(topic, owner: topic, .placeMeta(.structure(StructureID(topic))))
    }

    func change(_ topic: RetainedTopic?, _ text: String) {
        guard let topic else { return }
        values.texts[topic.owner] = text
        publisher.touch(topic)
        publisher.pump()
    }

    /// Connects to a broker that has nothing of ours, or ours up to a publish.
    func connect(_ bus: ScriptedBus, acknowledged: UInt64? = nil) {
        bus.publisher = publisher
        publisher.connected(bus)
        publisher.synchronize(acknowledged: acknowledged)
    }
}
