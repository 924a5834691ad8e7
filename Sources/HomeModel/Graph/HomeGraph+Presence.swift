/// Devices of the home that nobody tells about at present, and what other views of devices left behind.
///
/// A device that a backend does not tell of is not gone (Home APIs, "Reading devices": a first answer may be incomplete, or empty):
/// it keeps its place, and only counts as not reachable.
extension HomeGraph {
    /// How many of a backend's devices the home has, and how many of these nobody tells about.
    public struct Presence: Sendable, Hashable {
        public var devices = 0
        public var missing = 0
    }

    /// By backend, for all that have devices.
    public var presence: [String: Presence] {
        var presence: [String: Presence] = [:]
        for (id, placement) in placements {
            let device = devices[id]
            presence[device?.backend ?? placement.backend, default: Presence()].devices += 1
            if device?.isPresent ?? false { continue }
            presence[device?.backend ?? placement.backend, default: Presence()].missing += 1
        }
        return presence
    }

    /// Whether there are devices that were not described since the start.
    public var hasUndescribed: Bool { placements.count > devices.count }

    /// The backend's newest answer is all that it has: what is not in it is not told about any more.
    func missing(in answer: [DeviceDescription], of backend: String) -> [GraphChange] {
        let answered = Set(answer.map(\.id))
        return devices.values.compactMap { device in
            guard device.backend == backend, device.isAnswered, !answered.contains(device.id) else { return nil }
            return change(of: device) { $0.isAnswered = false }
        }
    }

    /// Notes whether a backend reaches its devices.
    public func reached(by backend: String, _ isReached: Bool) -> [GraphChange] {
        guard backendsAway.contains(backend) == isReached else { return [] }
        if isReached { backendsAway.remove(backend) } else { backendsAway.insert(backend) }
        return devices.values.compactMap { device in
            guard device.backend == backend else { return nil }
            return change(of: device) { $0.isBackendThere = isReached }
        }
    }

    private func change(of device: Device, _ body: (Device) -> Void) -> GraphChange? {
        let former = device.isPresent
        body(device)
        return device.isPresent == former ? nil : .connectivity(device)
    }

    // MARK: Remnants

    /// Placements whose ids may have been made by the flat view, by the device that they would be made of.
    static func remnants(in placements: [DeviceID: Placement]) -> [DeviceID: [DeviceID]] {
        var remnants: [DeviceID: [DeviceID]] = [:]
        for (id, placement) in placements {
            guard let (device, _) = FlatID.parse(id), placements[device]?.backend == placement.backend else { continue }
            remnants[device, default: []].append(id)
        }
        return remnants
    }

    /// What the flat view left of the devices that a backend has just told of: an endpoint that was a device of its own and is a part
    /// of its device now; and one that the device is told without in the flat view, in an answer that has everything.
    public func takeRemnants(after event: HomeEvent) -> [DeviceID] {
        guard !remnants.isEmpty else { return [] }
        switch event {
        case .snapshot(let descriptions): return descriptions.flatMap { takeRemnants(of: $0, isWholeAnswer: true) }
        case .device(let description): return takeRemnants(of: description, isWholeAnswer: false)
        case .removed(let id): return (remnants.removeValue(forKey: id) ?? []).filter { devices[$0] == nil }
        default: return []
        }
    }

    private func takeRemnants(of description: DeviceDescription, isWholeAnswer: Bool) -> [DeviceID] {
        guard let candidates = remnants[description.id] else { return [] }
        let taken = candidates.filter { id in
            guard devices[id] == nil, let (_, endpoint) = FlatID.parse(id) else { return false }
            let isPart = description.parts.contains { $0.endpoint == endpoint }
            return isPart || isWholeAnswer && !(description.endpointsApart?.contains(endpoint) ?? true)
        }
        remnants[description.id] = taken.count == candidates.count ? nil : candidates.filter { !taken.contains($0) }
        return taken.sorted()
    }
}
