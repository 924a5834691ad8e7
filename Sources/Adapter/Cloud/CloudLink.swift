import HomeModel
import JSON

/// What Google was told in the last SYNC, as it is kept over restarts.
struct CloudLink: Equatable {
    /// Google's ids of the devices of that SYNC.
    let ids: [String]
    /// Of the answer's payload.
    let digest: UInt64
    /// The structure that it was for; nil: the whole home.
    let structure: StructureID?

    init(ids: [String], digest: UInt64, structure: StructureID?) {
        self.ids = ids
        self.digest = digest
        self.structure = structure
    }

    /// The text is our own; ids of many devices make it longer than any message.
    private static let limits = JSONLimits(depth: 4, bytes: 1 << 26)

    /// Nil for what is no such text: then it is as if there had been no SYNC.
    init?(_ text: String) {
        guard let json = try? JSON.parse(text, limits: Self.limits),
            let digest = json["digest"]?.stringValue.flatMap({ UInt64($0) }),
            let ids = json["devices"]?.arrayValue
        else { return nil }
        self.init(
            ids: ids.compactMap(\.stringValue), digest: digest,
            structure: json["structure"]?.stringValue.map { StructureID($0) })
    }

    var text: String {
        let json: JSON = [
            "digest": .string(String(digest)), "structure": structure.map { .string($0.rawValue) } ?? .null,
            "devices": .array(ids.map { .string($0) }),
        ]
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// The devices of the home that may stand behind the ids: some are of a part, whose number follows the device's id.
    var devices: Set<DeviceID> {
        var devices = Set(ids.map { DeviceID($0) })
        for id in ids {
            if let colon = id.lastIndex(of: ":") { devices.insert(DeviceID(String(id[..<colon]))) }
        }
        return devices
    }
}
