import HomeModel
import JSON
import MatterNodes

/// All nodes of a Matter Server as they were told last. What the server tells goes in, what is different comes out. Pure: it knows
/// neither connection nor time.
struct NodeBook {
    private(set) var nodes: [UInt64: KnownNode] = [:]
    private(set) var deviceNodes: [DeviceID: UInt64] = [:]
    private(set) var devices: DeviceBook
    private var fabric: UInt64?
    /// Nodes that are not shown yet because their server has not reached them yet, it being only just started, or they only just added:
    /// what it tells of them may be old, what an earlier run left at the broker is better, and they are not lost.
    private var held: [UInt64: NodeReport] = [:]
    private var hasListed = false
    /// Nodes of the fabric that the newest list has.
    private var listed: Set<UInt64> = []

    init(devices: DeviceBook) { self.devices = devices }

    /// Which fabric the server has; node numbers of another one mean other nodes.
    mutating func setFabric(_ fabric: UInt64?) -> [HomeEvent] {
        defer { self.fabric = fabric }
        guard hasListed, self.fabric != fabric else { return [] }
        // Another fabric behind the same address: nothing that was known is known of it.
        nodes = [:]
        deviceNodes = [:]
        held = [:]
        return [.snapshot([])]
    }

    var descriptions: [DeviceDescription] {
        nodes.sorted { $0.key < $1.key }.flatMap { $0.value.devices.map(\.description) }
    }

    // MARK: The list of all nodes

    /// What a new list changes. The first one is told as a whole.
    /// - Parameter isWhole: false when some of the list could not be read, so that what is not in it may be there.
    mutating func list(_ reports: [NodeReport], isWhole: Bool) -> (events: [HomeEvent], missing: [UInt64]) {
        let isFirst = !hasListed
        hasListed = true
        listed = Set(reports.map(\.id))
        held = [:]
        var events: [HomeEvent] = []
        for report in reports {
            nodes[report.id]?.removedEndpoints = []
            if nodes[report.id] != nil || !hold(report) { events += take(report, isListed: true) }
        }
        let known = Set(nodes.keys).union(devices.nodes(in: fabric))
        let missing = isWhole ? known.subtracting(listed).sorted() : []
        for id in missing {
            nodes[id]?.isAvailable = false
            nodes[id]?.isUnverified = false
            events += nodes[id]?.refreshConnectivity() ?? []
        }
        return (isFirst ? [.snapshot(descriptions)] + events.filter(Self.isRemoval) : events, missing)
    }

    private static func isRemoval(_ event: HomeEvent) -> Bool { if case .removed = event { true } else { false } }

    /// Long enough since the list: what the server has not reached by now counts as lost.
    mutating func settle() -> [HomeEvent] {
        var events: [HomeEvent] = []
        for id in nodes.keys.sorted() where nodes[id]?.isUnverified ?? false {
            nodes[id]?.isUnverified = false
            events += nodes[id]?.refreshConnectivity() ?? []
        }
        return events
    }

    /// Shows the nodes that were held back although the server has still not reached them.
    mutating func release() -> [HomeEvent] {
        let waiting = held.values.sorted { $0.id < $1.id }
        held = [:]
        return waiting.flatMap { take($0, isListed: true) }
    }

    var hasHeld: Bool { !held.isEmpty }

    /// Whether the server has told the node since its newest list began.
    func isListed(_ node: UInt64) -> Bool { listed.contains(node) }

    // MARK: One node

    /// A node came, or the server told it again.
    mutating func update(_ report: NodeReport) -> [HomeEvent] {
        listed.insert(report.id)
        if nodes[report.id] == nil, hold(report) { return [] }
        return take(report, isListed: false)
    }

    /// Whether a node that was never shown is not shown yet.
    private mutating func hold(_ report: NodeReport) -> Bool {
        // The server has not asked it yet; it will be told again.
        if report.isEmpty { return true }
        held[report.id] = report.isAvailable ? nil : report
        return !report.isAvailable
    }

    /// - Parameter isListed: whether it comes out of the list of a server that may have started only just now.
    private mutating func take(_ report: NodeReport, isListed: Bool) -> [HomeEvent] {
        guard var node = nodes[report.id] else {
            var node = KnownNode(isAvailable: report.isAvailable, reachable: report.reachable)
            node.isUnverified = !report.isAvailable
            return describe(report, &node)
        }
        let wasAvailable = node.isAvailable
        node.isAvailable = report.isAvailable
        if !report.isAvailable {
            // What it says of a node that it does not reach is what it said before, or older. That it lost it counts when it says so
            // by itself; right after its start it only has not reached it yet.
            node.isUnverified = isListed ? node.isUnverified || wasAvailable : false
            let events = node.refreshConnectivity()
            nodes[report.id] = node
            return events
        }
        node.isUnverified = false
        guard !report.isEmpty else {
            let events = node.refreshConnectivity()
            nodes[report.id] = node
            return events
        }
        node.reachable = report.reachable
        return describe(report, &node)
    }

    private mutating func describe(_ report: NodeReport, _ node: inout KnownNode) -> [HomeEvent] {
        let removed = node.removedEndpoints
        let told = report.devices.compactMap { device -> NodeDevice? in
            guard !removed.contains(device.endpoint) || device.endpoint == 0 else { return nil }
            var device = device
            device.parts.removeAll { removed.contains($0.endpoint) }
            return device.parts.isEmpty ? nil : device
        }
        let listed = listed
        let ids = devices.ids(for: told, of: report.id, in: fabric) { listed.contains($0) }
        let former = Dictionary(
            node.devices.map { ($0.description.id, $0) }, uniquingKeysWith: { first, _ in first })
        var known: [KnownNode.KnownDevice] = []
        var events: [HomeEvent] = []
        let bridge = zip(told, ids).first { !$0.0.isBridged }?.1
        for (device, id) in zip(told, ids) {
            var description = DeviceDescription(
                id: id, suggestedName: device.label ?? device.identity.productName.value ?? "",
                identity: device.identity, parts: device.parts, suggestedRoom: device.room,
                bridge: device.isBridged ? bridge : nil)
            var entry = KnownNode.KnownDevice(description: description, bridgedAlong: device.bridgedAlong)
            let connectivity = [ConnectivityReport(connectivity: node.connectivity(of: entry))]
            description.connectivity = connectivity
            if let before = former[id] {
                switch DescriptionChange.between(before.description, &description) {
                case .described: events.append(.device(description))
                case .values(let reports):
                    events += reports.map { .attributes($0) }
                    if before.description.connectivity != connectivity {
                        events.append(.connectivity(id, connectivity))
                    }
                }
            } else {
                events.append(.device(description))
            }
            entry.description = description
            known.append(entry)
            deviceNodes[id] = report.id
        }
        let (missing, removals) = leftovers(report, former, ids: Set(ids), isRemoved: { removed.contains($0) })
        for var entry in missing {
            entry.isMissing = true
            let connectivity = [ConnectivityReport(connectivity: node.connectivity(of: entry))]
            if entry.description.connectivity != connectivity {
                entry.description.connectivity = connectivity
                events.append(.connectivity(entry.description.id, connectivity))
            }
            known.append(entry)
        }
        node.ignored = []
        node.setDevices(known)
        nodes[report.id] = node
        return events + removals
    }

    /// Devices of the node that a report does not have: those that are gone, and those that only are not in it.
    private mutating func leftovers(
        _ report: NodeReport, _ former: [DeviceID: KnownNode.KnownDevice], ids: Set<DeviceID>,
        isRemoved: (EndpointID) -> Bool
    ) -> (missing: [KnownNode.KnownDevice], removals: [HomeEvent]) {
        var missing: [KnownNode.KnownDevice] = []
        var removals: [HomeEvent] = []
        for id in devices.devices(of: report.id, in: fabric) where !ids.contains(id) {
            guard let endpoint = devices.records[id]?.endpoint else { continue }
            if endpoint != 0, isRemoved(endpoint) || report.denies(endpoint) || isReplaced(endpoint, by: ids, report.id)
            {
                removals.append(forget(id))
            } else if let entry = former[id] {
                missing.append(entry)
            }
        }
        return (missing, removals)
    }

    /// Whether another device stands at the endpoint now.
    private func isReplaced(_ endpoint: EndpointID, by ids: Set<DeviceID>, _ node: UInt64) -> Bool {
        ids.contains { devices.records[$0]?.endpoint == endpoint && devices.records[$0]?.node == node }
    }

    private mutating func forget(_ device: DeviceID) -> HomeEvent {
        devices.forget(device)
        deviceNodes[device] = nil
        return .removed(device)
    }

    /// The server's word that a node is gone.
    mutating func remove(_ id: UInt64) -> [HomeEvent] {
        nodes[id] = nil
        held[id] = nil
        listed.remove(id)
        return devices.devices(of: id, in: fabric).map { forget($0) }
    }

    // MARK: Endpoints

    /// The server's word that an endpoint is gone.
    mutating func removeEndpoint(_ endpoint: EndpointID, of id: UInt64) -> [HomeEvent] {
        guard endpoint != 0, var node = nodes[id] else { return [] }
        if node.removedEndpoints.count < 1024 { node.removedEndpoints.insert(endpoint) }
        var events: [HomeEvent] = []
        var known: [KnownNode.KnownDevice] = []
        for var device in node.devices {
            let count = device.description.parts.count
            device.description.parts.removeAll { $0.endpoint == endpoint }
            let isOwn = devices.records[device.description.id]?.endpoint == endpoint
            if isOwn || device.description.parts.isEmpty {
                events.append(forget(device.description.id))
                continue
            }
            if device.description.parts.count != count { events.append(.device(device.description)) }
            known.append(device)
        }
        node.setDevices(known)
        nodes[id] = node
        return events
    }

    /// The server's word that an endpoint is new; the node has to be asked for again.
    mutating func addEndpoint(_ endpoint: EndpointID, of id: UInt64) {
        nodes[id]?.removedEndpoints.remove(endpoint)
    }

    func has(endpoint: EndpointID, of id: UInt64) -> Bool { nodes[id]?.place(of: endpoint) != nil }

    // MARK: Parts of a node

    mutating func set(_ value: Value, _ attribute: Int, _ trait: Int, at place: KnownNode.Place, of id: UInt64) {
        nodes[id]?.setValue(value, ofAttribute: attribute, trait: trait, at: place)
    }

    mutating func setReachable(_ isReachable: Bool, _ endpoint: EndpointID, of id: UInt64) -> [HomeEvent] {
        nodes[id]?.reachable[endpoint] = isReachable
        return nodes[id]?.refreshConnectivity() ?? []
    }

    mutating func isNew(_ event: UInt64, of id: UInt64) -> Bool { nodes[id]?.events.isNew(event) ?? false }

    /// The node was asked for again because of this path; that was enough.
    mutating func ignore(_ path: NodePath, of id: UInt64) { nodes[id]?.ignored.insert(path) }

    mutating func takeRecords() -> [DeviceRecord] { devices.takeChanges() }
}
