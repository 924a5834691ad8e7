public import HomeModel
public import JSON

/// The home as Google sees it. Reads the graph, changes nothing.
public struct CloudHome {
    private let graph: HomeGraph
    private let agentUserID: String
    private let isExcluded: (Placement) -> Bool
    private let excludedIDs: Set<String>

    /// - Parameters:
    ///   - agentUserID: the account, the same in every answer.
    ///   - isExcluded: devices that Google is not to know of.
    ///   - excludedIDs: ids of parts that Google is not to know of.
    public init(
        graph: HomeGraph, agentUserID: String, excludedIDs: Set<String> = [],
        isExcluded: @escaping (Placement) -> Bool = { _ in false }
    ) {
        self.graph = graph
        self.agentUserID = agentUserID
        self.isExcluded = isExcluded
        self.excludedIDs = excludedIDs
    }

    // MARK: Entries

    /// A device of the home that its backend has described.
    public func device(_ id: DeviceID) -> Device? { graph.devices[id] }

    /// The entry with an id that Google was told; nil when there is none, or none any more.
    public func entry(_ id: String) -> CloudEntry? {
        var devices = [graph.devices[DeviceID(id)]]
        if let owner = FlatID.parse(DeviceID(id))?.device { devices.append(graph.devices[owner]) }
        for device in devices.compactMap({ $0 }) {
            if let entry = entries(of: device).first(where: { $0.id.utf8.elementsEqual(id.utf8) }) { return entry }
        }
        return nil
    }

    /// Google's devices that a device is: none where it is excluded, or has nothing that Google knows.
    public func entries(of device: Device) -> [CloudEntry] {
        isExcluded(device.placement)
            ? [] : EntryBuilder(device).entries.filter { !excludedIDs.contains($0.id) }
    }

    /// Devices in a stable order.
    private func devices(of structure: StructureID?) -> [Device] {
        graph.devices.values.filter { structure == nil || $0.placement.structure == structure }
            .sorted { $0.id < $1.id }
    }

    /// All entries, each id once.
    public func entries(of structure: StructureID? = nil) -> [CloudEntry] {
        var ids: Set<String> = []
        return devices(of: structure).flatMap { entries(of: $0) }.filter { ids.insert($0.id).inserted }
    }

    // MARK: SYNC

    /// SYNC's payload for these entries.
    public func sync(_ entries: [CloudEntry]) -> JSONObject {
        [
            "agentUserId": .string(agentUserID),
            "devices": .array(entries.map { .object(description(of: $0)) }),
        ]
    }

    func description(of entry: CloudEntry) -> JSONObject {
        let placement = entry.device.placement
        let identity = entry.device.identity
        var names: JSONObject = ["name": .string(ObjectName.cut(entry.name).name)]
        if let product = Self.text(identity.productName) { names.append("defaultNames", [.string(product)]) }
        var description: JSONObject = [
            "id": .string(entry.id), "type": .string(entry.type.identifier),
            "traits": .array(entry.traitNames.map { .string($0.identifier) }), "name": .object(names),
            "willReportState": true,
            "notificationSupportedByAgent": .bool(!CloudNotification.traits.isDisjoint(with: entry.traitNames)),
        ]
        if let room = placement.room.flatMap(graph.room) { description.append("roomHint", .string(room.name)) }
        if let structure = graph.structure(placement.structure) {
            description.append("structureHint", .string(structure.name))
        }
        let info = Self.deviceInfo(identity)
        if !info.isEmpty { description.append("deviceInfo", .object(info)) }
        let attributes = entry.attributes
        if !attributes.isEmpty { description.append("attributes", .object(attributes)) }
        description.append("otherDeviceIds", [["deviceId": .string(placement.device.rawValue)]])
        for (name, value) in Self.matterIdentity(identity) { description.append(name, value) }
        return description
    }

    private static func text(_ fact: DeviceIdentity.Fact<String>) -> String? {
        fact.value.flatMap { ObjectName.isBlank($0) ? nil : $0 }
    }

    private static func deviceInfo(_ identity: DeviceIdentity) -> JSONObject {
        var info = JSONObject()
        let facts = [
            ("manufacturer", identity.vendorName), ("model", identity.productName),
            ("hwVersion", identity.hardwareVersion), ("swVersion", identity.softwareVersion),
        ]
        for (name, fact) in facts {
            if let text = text(fact) { info.append(name, .string(text)) }
        }
        return info
    }

    /// What tells Google that it knows the device over Matter already; without the unique id it tells nothing.
    private static func matterIdentity(_ identity: DeviceIdentity) -> JSONObject {
        guard let unique = text(identity.uniqueID) else { return [:] }
        var fields: JSONObject = ["matterUniqueId": .string(unique)]
        if let vendor = identity.vendorID.value {
            fields.append("matterOriginalVendorId", .string(hexadecimal(vendor)))
        }
        if let product = identity.productID.value {
            fields.append("matterOriginalProductId", .string(hexadecimal(product)))
        }
        return fields
    }

    private static func hexadecimal(_ number: UInt16) -> String {
        let digits = String(number, radix: 16)
        return "0x" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    // MARK: QUERY

    /// Whether an id is that of a device, or of a part of one, that has a place in the home and that its backend has not told of yet.
    public func isUntold(_ id: String) -> Bool {
        let id = DeviceID(id)
        return [id, FlatID.parse(id)?.device].compactMap { $0 }.contains { owner in
            graph.devices[owner] == nil && graph.placements[owner].map { !isExcluded($0) } ?? false
        }
    }

    /// Whether one of these backends has devices in the home (or a structure of it) that it has not told of.
    public func isIncomplete(_ structure: StructureID? = nil, without backends: Set<String>) -> Bool {
        !backends.isEmpty
            && graph.placements.values.contains { placement in
                backends.contains(placement.backend) && (structure == nil || placement.structure == structure)
                    && graph.devices[placement.device] == nil && !isExcluded(placement)
            }
    }

    /// QUERY's answer for one id.
    public func query(_ id: String) -> JSONObject {
        guard let entry = entry(id) else {
            if isUntold(id) {
                return [
                    "status": "OFFLINE", "online": false, "errorCode": .string(GoogleError.Code.deviceOffline.rawValue),
                ]
            }
            return ["status": "ERROR", "online": false, "errorCode": .string(GoogleError.Code.deviceNotFound.rawValue)]
        }
        guard entry.isOnline, let states = entry.states else {
            return [
                "status": "OFFLINE", "online": false, "errorCode": .string(GoogleError.Code.deviceOffline.rawValue),
            ]
        }
        return JSONObject(dictionaryLiteral: ("status", "SUCCESS"), ("online", true)).adding(states)
    }

    // MARK: Findings

    /// What Google would refuse or drop of the home, in sentences.
    public var findings: [String] {
        var findings: [String] = []
        var owners: [String: String] = [:]
        for device in devices(of: nil) {
            let name = "'\(device.placement.name)' (\(device.id))"
            if isExcluded(device.placement) {
                findings.append("\(name) is left out: cloud.exclude has it")
                continue
            }
            let builder = EntryBuilder(device)
            let entries = builder.entries
            if entries.isEmpty { findings.append("\(name) is left out: \(builder.omission)") }
            for entry in entries {
                if excludedIDs.contains(entry.id) {
                    findings.append("'\(entry.name)' (\(entry.id)) is left out: cloud.exclude has it")
                }
                if let other = owners.updateValue(name, forKey: entry.id) {
                    findings.append("\(name) is left out: \(other) has the id '\(entry.id)', too")
                }
                if entry.states == nil {
                    findings.append(
                        "'\(entry.name)' (\(entry.id)) is offline for Google until it reports all of its states")
                }
            }
            if ObjectName.cut(device.placement.name).isTruncated {
                findings.append(
                    "\(name): a name has at most \(ObjectName.maximumScalars) characters, the rest is cut off")
            }
            if !entries.isEmpty, device.placement.room == nil, Self.text(device.identity.uniqueID) != nil {
                findings.append(
                    "\(name) has a Matter identity but no room, which Google needs to see that it knows it over Matter")
            }
        }
        return findings
    }
}
