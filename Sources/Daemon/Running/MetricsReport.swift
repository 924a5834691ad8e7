import Adapter
import EventLoop
import HomeModel
import Telemetry
import Web

/// What `/healthz` and `/metrics` tell of a running adapter.
@LoopActor
final class MetricsReport {
    private weak var adapter: Adapter?
    private let metrics: Metrics

    init(adapter: Adapter, metrics: Metrics) {
        self.adapter = adapter
        self.metrics = metrics
    }

    /// Whether the home stands at the broker.
    var health: Health {
        guard let measures = adapter?.measures else { return .unwell("the adapter has stopped") }
        guard let offline = measures.offline else { return .ok }
        let time = "\(offline.components.seconds) s"
        return .unwell(
            measures.isConnected
                ? "connected to the broker, but the home is not online there yet (\(time))"
                : "not connected to the broker for \(time)")
    }

    var families: [MetricFamily] {
        guard let measures = adapter?.measures else { return [] }
        var counts: [String: UInt64] = [:]
        for case (let name, .counter(let value)) in metrics.snapshot().map({ ($0.name, $0.value) }) {
            counts[name] = value
        }
        return program(measures) + mqtt(measures, counts) + commands(counts) + home(measures)
    }

    private func program(_ measures: AdapterMeasures) -> [MetricFamily] {
        var build = MetricFamily("trait2mqtt_build_info", .gauge, "The version that runs; always 1.")
        build.add(1, .init("version", Version.current))
        return [
            build,
            MetricFamily(
                "trait2mqtt_uptime_seconds", .gauge, "Seconds since the start.", measures.uptime.components.seconds),
            MetricFamily(
                "process_resident_memory_bytes", .gauge, "Resident memory size in bytes.",
                measures.residentKilobytes * 1024),
        ]
    }

    private func mqtt(_ measures: AdapterMeasures, _ counts: [String: UInt64]) -> [MetricFamily] {
        let counters = [
            ("received", "mqtt_received", "Messages from the broker."),
            ("sent", "mqtt_published", "Messages to the broker."),
            ("dropped", "mqtt_received_dropped", "Messages from the broker that were dropped."),
            ("refused", "mqtt_publish_refused", "Messages that the broker refused."),
        ]
        return [
            MetricFamily(
                "trait2mqtt_mqtt_connected", .gauge, "1 while there is a connection to the broker.",
                measures.isConnected ? 1 : 0),
            MetricFamily(
                "trait2mqtt_online", .gauge, "1 while the status at the broker is online.",
                measures.offline == nil ? 1 : 0),
            MetricFamily(
                "trait2mqtt_mqtt_connections_total", .counter, "Connections to the broker that were made.",
                counts["mqtt_connections"] ?? 0),
            MetricFamily(
                "trait2mqtt_mqtt_disconnects_total", .counter, "Connections that ended unasked.",
                counts["mqtt_disconnects"] ?? 0),
        ]
            + counters.map { name, counter, help in
                MetricFamily("trait2mqtt_mqtt_messages_\(name)_total", .counter, help, counts[counter] ?? 0)
            } + [
                MetricFamily(
                    "trait2mqtt_mqtt_queued_messages", .gauge, "Messages that wait for the connection to have room.",
                    measures.queuedMessages),
                MetricFamily(
                    "trait2mqtt_mqtt_unacknowledged_messages", .gauge, "Messages that the broker has not acknowledged.",
                    measures.unacknowledgedMessages),
                MetricFamily(
                    "trait2mqtt_retained_topics", .gauge, "Retained topics of the home.", measures.retainedTopics),
            ]
    }

    private func commands(_ counts: [String: UInt64]) -> [MetricFamily] {
        var outcomes = MetricFamily(
            "trait2mqtt_commands_total", .counter, "Commands and requests that were answered, by outcome.")
        outcomes.add(counts["commands_succeeded"] ?? 0, .init("outcome", "success"))
        let prefix = "commands_failed_"
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) where name.hasPrefix(prefix) {
            outcomes.add(count, .init("outcome", String(name.dropFirst(prefix.count))))
        }
        return [
            MetricFamily(
                "trait2mqtt_commands_received_total", .counter, "Commands and requests that came.",
                counts["commands"] ?? 0),
            outcomes,
            MetricFamily(
                "trait2mqtt_command_duration_seconds", "Time from a command to its result.",
                metrics.latency("command_latency").histogram),
        ]
    }

    private func home(_ measures: AdapterMeasures) -> [MetricFamily] {
        var states = MetricFamily("trait2mqtt_backend_state", .gauge, "1 for the state that a backend is in, else 0.")
        var missing = MetricFamily(
            "trait2mqtt_backend_missing_devices", .gauge, "Devices of the home that a backend does not tell of.")
        for backend in measures.backends {
            for status in [BackendStatus.connecting, .connected, .degraded] {
                states.add(
                    status == backend.status ? 1 : 0, .init("backend", backend.name),
                    .init("transport", backend.transport?.rawValue ?? ""), .init("state", status.rawValue))
            }
            missing.add(backend.missing, .init("backend", backend.name))
        }
        return [
            states, missing,
            MetricFamily("trait2mqtt_structures", .gauge, "Structures of the home.", measures.structures),
            MetricFamily("trait2mqtt_rooms", .gauge, "Rooms of the home.", measures.rooms),
            MetricFamily("trait2mqtt_devices", .gauge, "Devices of the home.", measures.devices),
            MetricFamily("trait2mqtt_groups", .gauge, "Device groups of the home.", measures.groups),
        ]
    }
}
