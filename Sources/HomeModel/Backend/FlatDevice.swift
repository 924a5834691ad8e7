/// How the flat view takes a device with several endpoints apart: every application endpoint is a device of its own.
///
/// The lowest of them keeps the device's id and place. Endpoints that only serve others (a power source) stay with the one that
/// they are composed into, else with the lowest.
struct FlatDevice {
    struct Member {
        let id: DeviceID
        var endpoints: [EndpointID]
        /// What tells it from the first one in a name.
        let distinction: String
    }

    /// The first one has the device's own id.
    private(set) var members: [Member]

    /// - Parameters:
    ///   - servesOthers: whether a device type (its Matter id) is none of an application.
    ///   - isTaken: whether an id is that of another device of the backend; such an endpoint stays with the first.
    init(
        _ description: DeviceDescription, servesOthers: (UInt32) -> Bool, isTaken: (DeviceID) -> Bool = { _ in false }
    ) {
        let parts = description.parts.sorted { $0.endpoint < $1.endpoint }
        let apart = parts.filter { part in part.primaryType.map { !servesOthers($0.id) } ?? true }
        let labels = apart.map(Self.label)
        members = []
        for (part, label) in zip(apart, labels) {
            let id = members.isEmpty ? description.id : FlatID.make(description.id, part.endpoint)
            guard members.isEmpty || !isTaken(id) else { continue }
            let isClear = label != nil && labels.count { $0 == label } == 1
            members.append(
                Member(
                    id: id, endpoints: [part.endpoint],
                    distinction: isClear ? label ?? "" : String(part.endpoint)))
        }
        if members.isEmpty { members = [Member(id: description.id, endpoints: [], distinction: "")] }
        let parents = Dictionary(parts.map { ($0.endpoint, $0.parent) }, uniquingKeysWith: { first, _ in first })
        for part in parts where !members.contains(where: { $0.endpoints.first == part.endpoint }) {
            let owner = index(servedBy: part.endpoint, parents)
            members[owner].endpoints.append(part.endpoint)
        }
    }

    private func index(servedBy endpoint: EndpointID, _ parents: [EndpointID: EndpointID?]) -> Int {
        var seen: Set<EndpointID> = [endpoint]
        var next = parents[endpoint] ?? nil
        while let parent = next, seen.insert(parent).inserted {
            if let index = members.firstIndex(where: { $0.endpoints.first == parent }) { return index }
            next = parents[parent] ?? nil
        }
        return 0
    }

    /// The name that the product itself gives to an endpoint.
    private static func label(of part: PartDescription) -> String? {
        part.tags.lazy.compactMap(\.label).first { !ObjectName.isBlank($0) }
    }

    var isWhole: Bool { members.count == 1 }

    func member(with endpoint: EndpointID) -> Member? { members.first { $0.endpoints.contains(endpoint) } }

    mutating func drop(_ id: DeviceID) { members.removeAll { $0.id == id } }

    // MARK: What is told of the members

    func descriptions(of whole: DeviceDescription) -> [DeviceDescription] {
        members.enumerated().map { index, member in
            var description = whole
            description.id = member.id
            description.parts = whole.parts.filter { member.endpoints.contains($0.endpoint) }
            for index in description.parts.indices { description.parts[index].parent = nil }
            description.connectivity = reports(whole.connectivity, of: member)
            if index == 0 {
                description.endpointsApart = Set(members.dropFirst().compactMap(\.endpoints.first))
            } else {
                description.placedBeside = .init(device: whole.id, distinction: member.distinction)
            }
            return description
        }
    }

    /// What of a device's connectivity concerns one member.
    func reports(_ reports: [ConnectivityReport], of member: Member) -> [ConnectivityReport] {
        reports.filter { report in report.endpoint.map(member.endpoints.contains) ?? true }
    }
}
