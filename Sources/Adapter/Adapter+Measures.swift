import EventLoop
import HomeModel

extension Adapter {
    /// The adapter's numbers now.
    public var measures: AdapterMeasures {
        let now = loop.now
        return AdapterMeasures(
            isConnected: connection != nil, offline: offlineSince.map { now - $0 }, uptime: now - started,
            structures: graph.structures.count, rooms: graph.rooms.count, groups: graph.groups.count,
            devices: graph.placements.count, backends: measuredBackends, retainedTopics: publisher.topics.count,
            queuedMessages: publisher.queued, unacknowledgedMessages: publisher.unacknowledged,
            residentKilobytes: ResidentMemory.kilobytes)
    }

    /// The backends of the configuration, and those that have devices of the home and are not there, by name.
    var measuredBackends: [AdapterMeasures.Backend] {
        let presence = graph.presence
        let names = Set(backendStates.keys).union(presence.filter { $0.value.missing > 0 }.keys)
        return names.sorted().map { name in
            let state = backendStates[name]
            let missing = presence[name]?.missing ?? 0
            let status = state?.status ?? .degraded
            return AdapterMeasures.Backend(
                name: name, transport: state?.transport,
                status: status == .connected && missing > 0 ? .degraded : status, missing: missing)
        }
    }
}
