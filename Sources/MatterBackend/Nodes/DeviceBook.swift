import HomeModel
import MatterNodes

/// Gives devices of nodes their ids. A device keeps its id by the number of its node and endpoint; where a bridge numbers its endpoints
/// anew, by its unique id; and where it was commissioned anew into another node, because the former node is gone, by its unique id too.
struct DeviceBook {
    private let prefix: String
    private(set) var records: [DeviceID: DeviceRecord] = [:]
    private var byNode: [UInt64: Set<DeviceID>] = [:]
    private var byMark: [String: Set<DeviceID>] = [:]
    /// What has to be stored.
    private var changed: Set<DeviceID> = []

    /// - Parameters:
    ///   - prefix: what new ids begin with; a valid topic level.
    ///   - records: those of earlier runs.
    init(prefix: String, records: [DeviceRecord]) {
        self.prefix = prefix
        for record in records { insert(record) }
    }

    private mutating func insert(_ record: DeviceRecord) {
        records[record.device] = record
        byNode[record.node, default: []].insert(record.device)
        if let mark = record.mark { byMark[mark, default: []].insert(record.device) }
    }

    private mutating func withdraw(_ record: DeviceRecord) {
        records[record.device] = nil
        byNode[record.node]?.remove(record.device)
        if byNode[record.node]?.isEmpty ?? false { byNode[record.node] = nil }
        guard let mark = record.mark else { return }
        byMark[mark]?.remove(record.device)
        if byMark[mark]?.isEmpty ?? false { byMark[mark] = nil }
    }

    mutating func takeChanges() -> [DeviceRecord] {
        defer { changed = [] }
        return changed.sorted().compactMap { records[$0] }
    }

    func devices(of node: UInt64, in fabric: UInt64?) -> [DeviceID] {
        (byNode[node] ?? []).filter { records[$0]?.fabric == fabric }.sorted()
    }

    /// The nodes of a fabric that have devices.
    func nodes(in fabric: UInt64?) -> Set<UInt64> {
        Set(records.values.lazy.filter { $0.fabric == fabric }.map(\.node))
    }

    mutating func forget(_ device: DeviceID) {
        changed.remove(device)
        if let record = records[device] { withdraw(record) }
    }

    /// The ids of the devices of a node, in their order.
    /// - Parameter isPresent: whether the server has a node of this fabric.
    mutating func ids(
        for devices: [NodeDevice], of node: UInt64, in fabric: UInt64?, isPresent: (UInt64) -> Bool
    ) -> [DeviceID] {
        let own = self.devices(of: node, in: fabric).compactMap { records[$0] }
        let marks = devices.map { Self.mark($0) }
        var ids = [DeviceID?](repeating: nil, count: devices.count)
        var taken: Set<DeviceID> = []
        func take(_ index: Int, _ candidates: [DeviceRecord]) {
            let free = candidates.filter { !taken.contains($0.device) }
            guard ids[index] == nil, free.count == 1 else { return }
            ids[index] = free[0].device
            taken.insert(free[0].device)
        }
        // The node itself is what its number says. Bridged devices are what they say they are, if that is clear.
        for index in devices.indices where devices[index].endpoint == 0 { take(index, own.filter { $0.endpoint == 0 }) }
        for (index, mark) in marks.enumerated() {
            guard let mark, marks.count(where: { $0 == mark }) == 1 else { continue }
            take(index, own.filter { $0.mark == mark && ($0.endpoint == 0) == (devices[index].endpoint == 0) })
        }
        for index in devices.indices { take(index, own.filter { $0.endpoint == devices[index].endpoint }) }
        for (index, mark) in marks.enumerated() {
            guard let mark, ids[index] == nil, marks.count(where: { $0 == mark }) == 1 else { continue }
            take(
                index,
                (byMark[mark] ?? []).compactMap { records[$0] }.filter { record in
                    (record.endpoint == 0) == (devices[index].endpoint == 0)
                        && (record.fabric != fabric || record.node != node && !isPresent(record.node))
                })
        }
        return devices.indices.map { index in
            let device = ids[index] ?? newID(node, devices[index].endpoint)
            note(
                DeviceRecord(
                    device: device, fabric: fabric, node: node, endpoint: devices[index].endpoint, mark: marks[index]))
            return device
        }
    }

    private mutating func note(_ record: DeviceRecord) {
        var record = record
        let former = records[record.device]
        // A device that once said who it is and does not now is still the same.
        if former?.node == record.node { record.mark = record.mark ?? former?.mark }
        guard former != record else { return }
        if let former { withdraw(former) }
        insert(record)
        changed.insert(record.device)
    }

    private func newID(_ node: UInt64, _ endpoint: EndpointID) -> DeviceID {
        let base = endpoint == 0 ? "\(prefix)-\(node)" : "\(prefix)-\(node)-\(endpoint)"
        var id = DeviceID(base)
        var number = 2
        while records[id] != nil {
            id = DeviceID("\(base).\(number)")
            number += 1
        }
        return id
    }

    /// Vendor, product and unique id; nil where the unique id is none.
    private static func mark(_ device: NodeDevice) -> String? {
        guard let unique = device.identity.uniqueID.value, !unique.contains("REDACTED") else { return nil }
        let vendor = device.identity.vendorID.value.map { String($0) } ?? device.identity.vendorName.value ?? ""
        let product = device.identity.productID.value.map { String($0) } ?? device.identity.productName.value ?? ""
        return "\(vendor)/\(product)/\(unique)"
    }
}
