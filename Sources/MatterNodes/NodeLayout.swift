import HomeModel
import JSON

/// How the endpoints of a node belong together, read from their descriptors, however contradictory these are.
struct NodeLayout {
    /// The device types that an endpoint declares, in its order.
    let types: [EndpointID: [UInt32]]
    /// The endpoint that one is composed into; none for those directly below the root.
    let parents: [EndpointID: EndpointID]
    /// Endpoints where a bridged device begins.
    let bridged: Set<EndpointID>

    init(_ dump: NodeDump) {
        var types: [EndpointID: [UInt32]] = [:]
        var lists: [EndpointID: Set<EndpointID>] = [:]
        for (endpoint, clusters) in dump.endpoints {
            let descriptor = clusters[MatterNumbers.descriptor] ?? [:]
            types[endpoint] = Self.types(descriptor[MatterNumbers.deviceTypeList])
            let list = descriptor[MatterNumbers.partsList]?.arrayValue ?? []
            lists[endpoint] = Set(list.compactMap { $0.uintValue.flatMap { EndpointID(exactly: $0) } })
        }
        let parents = Self.parents(lists, dump.endpoints.keys.filter { $0 != 0 })
        self.types = types
        self.parents = parents
        bridged = Set(
            dump.endpoints.keys.filter { endpoint in
                guard endpoint != 0 else { return false }
                let own = types[endpoint] ?? []
                if own.contains(MatterTypes.aggregator) { return false }
                if own.contains(MatterTypes.bridgedNode)
                    || dump.endpoints[endpoint]?[MatterNumbers.bridgedDeviceBasicInformation] != nil
                {
                    return true
                }
                return parents[endpoint].map { types[$0]?.contains(MatterTypes.aggregator) ?? false } ?? false
            })
    }

    /// The endpoint of the device that an endpoint belongs to: the nearest bridged one above it, or the root.
    func owner(of endpoint: EndpointID) -> EndpointID {
        var next = endpoint
        while !bridged.contains(next) {
            guard let parent = parents[next] else { return 0 }
            next = parent
        }
        return next
    }

    /// The bridged endpoints from one up to the root, itself included.
    func bridged(above endpoint: EndpointID) -> [EndpointID] {
        var found: [EndpointID] = []
        var next: EndpointID? = endpoint
        while let current = next {
            if bridged.contains(current) { found.append(current) }
            next = parents[current]
        }
        return found
    }

    func isAggregator(_ endpoint: EndpointID) -> Bool { types[endpoint]?.contains(MatterTypes.aggregator) ?? false }

    /// `[{"0": type, "1": revision}]`; older servers wrote names instead of field numbers.
    static func types(_ json: JSON?) -> [UInt32] {
        var types: [UInt32] = []
        for entry in json?.arrayValue ?? [] {
            let number = entry["0"] ?? entry["deviceType"] ?? entry["type"]
            guard let id = number?.uintValue.flatMap({ UInt32(exactly: $0) }), !types.contains(id) else { continue }
            types.append(id)
        }
        return types
    }

    /// A list names all descendants of an aggregator, or only children elsewhere; so an endpoint's parent is the one with the
    /// shortest list that has it. Two that list each other are both left without.
    private static func parents(
        _ lists: [EndpointID: Set<EndpointID>], _ endpoints: [EndpointID]
    ) -> [EndpointID: EndpointID] {
        var parents: [EndpointID: EndpointID] = [:]
        func isBetter(_ candidate: EndpointID, _ other: EndpointID) -> Bool {
            let (first, second) = (lists[candidate]?.count ?? 0, lists[other]?.count ?? 0)
            return first == second ? candidate < other : first < second
        }
        for candidate in endpoints {
            for endpoint in lists[candidate] ?? [] where endpoint != 0 && endpoint != candidate {
                if lists[endpoint]?.contains(candidate) ?? false { continue }
                if parents[endpoint].map({ isBetter(candidate, $0) }) ?? true { parents[endpoint] = candidate }
            }
        }
        // Longer circles than two: whoever would come back to itself has no parent.
        for endpoint in endpoints.sorted() {
            var seen: Set<EndpointID> = [endpoint]
            var next = parents[endpoint]
            while let current = next, seen.insert(current).inserted { next = parents[current] }
            if next != nil { parents[endpoint] = nil }
        }
        return parents
    }
}
