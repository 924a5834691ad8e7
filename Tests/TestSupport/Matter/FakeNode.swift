public import JSON

/// A node as a Matter Server tells it, for tests: attributes by path.
public struct FakeNode: Sendable {
    public var id: UInt64
    public var isAvailable = true
    public var attributes: [String: JSON]

    public init(id: UInt64, isAvailable: Bool = true, attributes: [String: JSON]) {
        self.id = id
        self.isAvailable = isAvailable
        self.attributes = attributes
    }

    /// A dimmable light on endpoint 1.
    public static func lamp(
        _ id: UInt64, label: String = "Lamp", unique: String? = nil, isOn: Bool = false, room: String? = nil
    ) -> FakeNode {
        var attributes: [String: JSON] = [
            "0/29/0": [["0": 22, "1": 1]], "0/29/3": [1], "0/40/1": "Example", "0/40/2": 0xFFF1, "0/40/3": "Bulb",
            "0/40/4": 0x8001, "0/40/5": .string(label), "0/40/10": "1.0",
            "1/29/0": [["0": 0x0101, "1": 3]], "1/29/3": [],
        ]
        attributes["0/40/18"] = .string(unique ?? "unique-\(id)")
        if let room { attributes["1/64/0"] = [["0": "room", "1": .string(room)]] }
        attributes["1/6/0"] = .bool(isOn)
        attributes.merge(
            cluster(
                6, [0x4000: true, 0x4001: 0, 0x4002: 0, 0x4003: nil], features: 1, commands: [0, 1, 2, 64, 65, 66])
        ) { $1 }
        attributes.merge(
            cluster(8, [0: 128, 1: 0, 2: 1, 3: 254, 15: 0, 17: nil], features: 3, commands: Array(0...7))
        ) { $1 }
        return FakeNode(id: id, attributes: attributes)
    }

    /// A bridge with a light on each of these endpoints.
    public static func bridge(_ id: UInt64, lights: [UInt16]) -> FakeNode {
        let all = lights.map { JSON(UInt64($0)) }
        var attributes: [String: JSON] = [
            "0/29/0": [["0": 22, "1": 1]], "0/29/3": .array([1] + all), "0/40/1": "Example", "0/40/3": "Bridge",
            "0/40/5": "Bridge", "0/40/18": .string("bridge-\(id)"), "1/29/0": [["0": 14, "1": 1]],
            "1/29/3": .array(all),
        ]
        for endpoint in lights {
            attributes["\(endpoint)/29/0"] = [["0": 0x0100, "1": 2], ["0": 19, "1": 1]]
            attributes["\(endpoint)/29/3"] = []
            attributes["\(endpoint)/57/5"] = .string("Light \(endpoint)")
            attributes["\(endpoint)/57/17"] = true
            attributes["\(endpoint)/57/18"] = .string("light-\(id)-\(endpoint)")
            attributes["\(endpoint)/6/0"] = false
            attributes.merge(cluster(6, [:], on: endpoint, features: 0, commands: [0, 1, 2])) { $1 }
        }
        return FakeNode(id: id, attributes: attributes)
    }

    /// A bolt that opens with a pin, and a button.
    public static func lockAndButton(_ id: UInt64) -> FakeNode {
        var attributes: [String: JSON] = [
            "0/29/0": [["0": 22, "1": 1]], "0/29/3": [1, 2], "0/40/3": "Door", "0/40/5": "Door",
            "0/40/18": .string("door-\(id)"), "1/29/0": [["0": 0x000A, "1": 3]], "1/29/3": [],
            "2/29/0": [["0": 0x000F, "1": 3]], "2/29/3": [],
        ]
        attributes.merge(
            cluster(257, [0: 1, 1: 0, 2: true, 0x25: 0, 0x26: [1], 0x23: 60], features: 0, commands: [0, 1, 3])
        ) { $1 }
        attributes.merge(cluster(59, [0: 2, 1: 0], on: 2, features: 2, commands: [])) { $1 }
        return FakeNode(id: id, attributes: attributes)
    }

    /// The attributes of a cluster, with the lists that every cluster has.
    public static func cluster(
        _ cluster: UInt32, _ values: [UInt32: JSON], on endpoint: UInt16 = 1, features: Int, commands: [Int]
    ) -> [String: JSON] {
        var attributes: [String: JSON] = [:]
        for (id, value) in values { attributes["\(endpoint)/\(cluster)/\(id)"] = value }
        let listed = Set(values.keys).union(cluster == 6 ? [0] : []).sorted().map { JSON(UInt64($0)) }
        attributes["\(endpoint)/\(cluster)/65531"] = .array(listed + [65528, 65529, 65531, 65532, 65533])
        attributes["\(endpoint)/\(cluster)/65532"] = JSON(features)
        attributes["\(endpoint)/\(cluster)/65533"] = 1
        attributes["\(endpoint)/\(cluster)/65529"] = .array(commands.map { JSON($0) })
        attributes["\(endpoint)/\(cluster)/65528"] = []
        return attributes
    }

    public var json: JSON {
        var members = JSONObject(minimumCapacity: attributes.count)
        for (path, value) in attributes.sorted(by: { $0.key < $1.key }) { members.append(path, value) }
        return [
            "node_id": JSON(id), "date_commissioned": "2026-01-02T03:04:05.000000",
            "last_interview": "2026-01-02T03:04:05.000000", "interview_version": 6, "available": .bool(isAvailable),
            "is_bridge": false, "attributes": .object(members), "attribute_subscriptions": [],
        ]
    }
}
