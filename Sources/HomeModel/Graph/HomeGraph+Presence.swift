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

    /// An endpoint that was a device of its own and is a part of this one now is no device any more; nor is one that the flat view
    /// had before and that the backend, in an answer that has everything, tells the device without.
    func removeRemnants(
        of description: DeviceDescription, isWholeAnswer: Bool, _ changes: inout [GraphChange],
        _ writes: inout [GraphWrite]
    ) {
        guard let candidates = remnants[description.id] else { return }
        for id in candidates.sorted() where devices[id] == nil && placements[id] != nil {
            guard let (_, endpoint) = FlatID.parse(id) else { continue }
            let isPart = description.parts.contains { $0.endpoint == endpoint }
            let isGone = isWholeAnswer && !(description.endpointsApart?.contains(endpoint) ?? true)
            guard isPart || isGone else { continue }
            remnants[description.id]?.removeAll { $0 == id }
            let (change, write) = remove(id)
            changes += change
            writes += write
        }
    }
}
