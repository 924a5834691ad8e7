import HomeModel
import JSON
import MQTT
import Telemetry
import Topics

extension Adapter {
    /// The number that breaking changes of topics and payloads would raise.
    static let contractVersion = 1

    /// `_adapter/info`: who is here and what it serves. Nothing in it changes by itself.
    var info: JSON {
        var object: JSONObject = [
            "version": .string(configuration.version), "contract": JSON(Self.contractVersion),
            "instance": .string(configuration.instance), "base": .string(configuration.base),
            "backends": backendInfo,
            "counts": [
                "structures": JSON(graph.structures.count), "rooms": JSON(graph.rooms.count),
                "devices": JSON(graph.placements.count), "groups": JSON(graph.groups.count),
            ],
        ]
        if let connection {
            object.append("protocol", .string(connection.protocolVersion.description))
            object.append("library", .string("libmosquitto \(connection.libraryVersion)"))
        }
        let problems = problems
        object.append("status", problems.isEmpty ? "ready" : "degraded")
        if !problems.isEmpty { object.append("problems", .array(problems.prefix(20).map { .string($0) })) }
        return .object(object)
    }

    private var problems: [String] {
        var problems: [String] = []
        for failure in connection?.failedSubscriptions ?? [] {
            problems.append("the broker refused the subscription '\(failure.filter.text)': \(failure.text)")
        }
        for (topic, text) in publisher.refusedTopics.sorted(by: { $0.key < $1.key }) {
            problems.append("the broker refused '\(topic)': \(text)")
        }
        problems += backendProblems
        if let failure = publisher.book.failure {
            problems.append("the ledger of topics cannot be written: \(failure)")
        }
        problems += findProblems()
        return problems
    }

    /// `_adapter/health`, and the answer to the request `adapter/health`.
    var health: JSON {
        var counters = JSONObject()
        for sample in metrics.snapshot() {
            switch sample.value {
            case .counter(let value): counters.append(sample.name, JSON(value))
            case .gauge(let value): counters.append(sample.name, JSON(value))
            case .latency(let values):
                counters.append(
                    sample.name,
                    [
                        "count": JSON(values.count), "p50ms": .number(Self.milliseconds(values.p50)),
                        "p99ms": .number(Self.milliseconds(values.p99)),
                        "maxms": .number(Self.milliseconds(values.max)),
                    ])
            }
        }
        return [
            "store": .string(ledger.storeID), "instance": .string(configuration.instance),
            "uptime": JSON((ContinuousClock.now - started).components.seconds),
            "topics": JSON(publisher.topics.count), "queued": JSON(publisher.queued),
            "unacknowledged": JSON(publisher.unacknowledged), "devices": JSON(graph.devices.count),
            "residentKilobytes": JSON(ResidentMemory.kilobytes), "counters": .object(counters),
        ]
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        let parts = duration.components
        return Double(parts.seconds) * 1000 + (Double(parts.attoseconds) / 1e15 * 1000).rounded() / 1000
    }

    func addRequests() {
        requests.add("adapter/health") { [unowned self] _ in health }
        requests.add("adapter/resync") { [unowned self] _ in
            publisher.republishAll()
            return ["topics": JSON(publisher.topics.count)]
        }
    }
}
