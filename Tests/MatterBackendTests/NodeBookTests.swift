import HomeModel
import JSON
import MatterNodes
import TestSupport
import Testing

@testable import MatterBackend

@Suite("What is known of nodes, and what a report changes") struct NodeBookTests {
    private var book = NodeBook(devices: DeviceBook(prefix: "m", records: []))

    private mutating func list(_ reports: NodeReport...) -> [HomeEvent] { book.list(reports, isWhole: true).events }

    private func names(_ events: [HomeEvent]) -> [String] {
        events.map { event in
            switch event {
            case .snapshot(let devices): "snapshot \(devices.map(\.id.rawValue).joined(separator: " "))"
            case .device(let device): "device \(device.id)"
            case .removed(let id): "removed \(id)"
            case .attributes(let report):
                "values \(report.device) " + Self.attributes(report)
            case .connectivity(let id, let reports): "\(id) \(reports.map(\.connectivity.state.rawValue).joined())"
            case .event, .status: "other"
            }
        }
    }

    private static func attributes(_ report: AttributeReport) -> String {
        report.entries.map { report.trait.attributes[$0.attribute].name }.sorted().joined(separator: " ")
    }

    private func states() -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: book.descriptions.map {
                ($0.id.rawValue, $0.connectivity.first?.connectivity.state.rawValue ?? "?")
            })
    }

    // MARK: Field cases

    /// F81
    @Test mutating func `a removed bridged device stays gone although endpoint 0 still lists it`() throws {
        let before: [String: JSON] = [
            "0/29/3": [1, 3], "1/29/3": [3], "1/29/0": [["0": 14, "1": 1]], "3/6/0": true, "3/57/17": true,
        ]
        _ = list(try Sample.node(before))
        #expect(states() == ["m-5-3": "online"])
        #expect(names(book.removeEndpoint(3, of: 5)) == ["removed m-5-3"])
        let after: [String: JSON] = ["0/29/3": [1, 3], "1/29/3": [], "1/29/0": [["0": 14, "1": 1]]]
        #expect(names(book.update(try Sample.node(after))) == [])
        #expect(names(book.update(try Sample.node(before))) == [], "not even if its attributes are still told")
        #expect(states() == [:])
        book.addEndpoint(3, of: 5)
        #expect(names(book.update(try Sample.node(before))) == ["device m-5-3"])
    }

    @Test mutating func `a bridge that does not list a device any more has lost it, without an event too`() throws {
        _ = list(try Sample.report(FakeNode.bridge(2, lights: [3, 4])))
        #expect(states() == ["m-2-3": "online", "m-2-4": "online"])
        #expect(names(book.update(try Sample.report(FakeNode.bridge(2, lights: [4])))) == ["removed m-2-3"])
        var odd = FakeNode.bridge(2, lights: [4, 5])
        odd.attributes = odd.attributes.filter { !$0.key.hasPrefix("4/") }
        #expect(
            Set(names(book.update(try Sample.report(odd)))) == ["device m-2-5", "m-2-4 offline"],
            "listed and without attributes is only missing")
    }

    /// F82
    @Test mutating func `a bridged device is online when its node is and its bridge reaches it`() throws {
        let node: [String: JSON] = ["3/57/17": false, "3/6/0": true, "4/57/17": true, "4/6/0": true]
        _ = list(try Sample.node(node))
        #expect(states() == ["m-5-3": "offline", "m-5-4": "online"])
        guard case .events(let events) = book.setAttribute(NodePath(3, 57, 17), to: true, of: 5) else {
            return #expect(Bool(false))
        }
        #expect(names(events) == ["m-5-3 online"])
        #expect(
            names(book.update(try Sample.node(available: false, node))).sorted() == ["m-5-3 offline", "m-5-4 offline"])
    }

    /// F83
    @Test mutating func `clusters of vendors and paths that are none do no harm`() throws {
        let node: [String: JSON] = [
            "1/319486977/319422474": 12.5, "1/319486977/65533": 1, "1/2820/1291": nil, "1/6/0": true, "x/y/z": 1,
            "1/6": 2,
        ]
        _ = list(try Sample.node(node))
        let part = try #require(book.descriptions.first?.parts.first)
        let onOff = try #require(part.traits.first { $0.shape.definition.name == "onOff" })
        #expect(onOff[attributeNamed: "onOff"] == true)
        #expect(part.undefinedClusters.contains(319_486_977))
    }

    /// F84
    @Test mutating func `node ids beyond 2 to the 53rd stay apart`() throws {
        let ids: [UInt64] = [9_007_199_254_740_992, 9_007_199_254_740_993, 18_446_744_065_119_617_025]
        _ = book.list(try ids.map { try Sample.node(id: $0, ["1/6/0": true]) }, isWhole: true)
        #expect(Set(states().keys) == Set(ids.map { "m-\($0)" }))
        guard case .report(let report) = book.setAttribute(NodePath(1, 6, 0), to: false, of: ids[1]) else {
            return #expect(Bool(false))
        }
        #expect(report.device == DeviceID("m-9007199254740993"))
        #expect(book.deviceNodes[DeviceID("m-18446744065119617025")] == ids[2])
    }

    /// F85, F86
    @Test mutating func `a bridge has functions of its own beside its bridged devices`() throws {
        let node: [String: JSON] = [
            "0/40/5": "Strip", "0/29/3": [1, 2, 3, 4], "1/29/0": [["0": 14, "1": 1]], "1/29/3": [3],
            "2/29/0": [["0": 266, "1": 2]], "2/6/0": true, "4/29/0": [["0": 266, "1": 2]], "4/6/0": true,
            "3/29/0": [["0": 266, "1": 2], ["0": 19, "1": 2]], "3/6/0": false, "3/57/5": "Desk socket",
        ]
        _ = list(try Sample.node(node))
        #expect(book.descriptions.map(\.id.rawValue) == ["m-5", "m-5-3"])
        #expect(book.descriptions.map { $0.parts.map(\.endpoint) } == [[2, 4], [3]])
        #expect(book.descriptions.map(\.suggestedName) == ["Strip", "Desk socket"])
        #expect(book.descriptions.map(\.bridge) == [nil, DeviceID("m-5")])
    }

    // MARK: Values

    @Test mutating func `only what differs is told`() throws {
        #expect(names(list(try Sample.report(.lamp(1)))) == ["snapshot m-1"])
        #expect(names(list(try Sample.report(.lamp(1)))) == [])
        #expect(names(list(try Sample.report(.lamp(1, isOn: true)))) == ["values m-1 onOff"])
        #expect(names(book.update(try Sample.report(.lamp(1, isOn: true)))) == [])
        #expect(
            names(book.update(try Sample.report(.lamp(1, label: "Other name", isOn: true)))) == [],
            "a label counts at first sight")
    }

    @Test mutating func `a value is told once, and as the type of its attribute`() throws {
        _ = list(try Sample.report(.lamp(1)))
        guard case .report(let report) = book.setAttribute(NodePath(1, 8, 0), to: 7, of: 1) else {
            return #expect(Bool(false))
        }
        #expect(report.entries.map(\.value) == [.integer(7)] && report.trait.name == "levelControl")
        let others: [(NodePath, JSON)] = [
            (NodePath(1, 8, 0), 7), (NodePath(1, 6, 0), ["TLVValue": nil, "Reason": "no"]),
            (NodePath(1, 6, 65533), 3), (NodePath(0, 51, 2), 9), (NodePath(0, 49, 1), []),
        ]
        for (path, json) in others {
            guard case .nothing = book.setAttribute(path, to: json, of: 1) else {
                #expect(Bool(false), "\(path.text)")
                continue
            }
        }
        guard case .nothing = book.setAttribute(NodePath(1, 6, 0), to: true, of: 99) else {
            return #expect(Bool(false))
        }
    }

    private static let restructuring: [(NodePath, JSON)] = [
        (NodePath(0, 29, 3), [1, 2]), (NodePath(1, 6, 65532), 3), (NodePath(1, 6, 65531), []),
        (NodePath(0, 40, 10), "2.0"), (NodePath(1, 768, 0), 3), (NodePath(1, 6, 0), "on"), (NodePath(9, 6, 0), true),
        (NodePath(1, 0xFFF1_FC01, 1), 3),
    ]

    @Test(arguments: restructuring) mutating func `what changes more than a value has the node asked for again`(
        path: NodePath, json: JSON
    ) throws {
        _ = list(try Sample.report(.lamp(1)))
        guard case .restructured = book.setAttribute(path, to: json, of: 1) else { return #expect(Bool(false)) }
        guard !MatterNumbers.tellsStructure(path.cluster, path.attribute) else { return }
        book.ignore(path, of: 1)
        guard case .nothing = book.setAttribute(path, to: json, of: 1) else { return #expect(Bool(false), "once") }
    }

    @Test mutating func `a value of a cluster without a definition keeps its trait`() throws {
        func node(_ value: JSON) throws -> NodeReport {
            var node = FakeNode.lamp(1)
            node.attributes["1/4294048769/1"] = value
            node.attributes["1/4294048769/2"] = ["0": 1, "1": "x"]
            return try Sample.report(node)
        }
        _ = list(try node(3))
        #expect(names(book.update(try node(3))) == [])
        let changed = book.update(try node(4))
        #expect(names(changed) == ["values m-1 attribute1"])
        guard case .report(let report) = book.setAttribute(NodePath(1, 4_294_048_769, 1), to: 5, of: 1),
            case .attributes(let former)? = changed.first
        else { return #expect(Bool(false)) }
        #expect(report.trait === former.trait)
        #expect(names(book.update(try node("text"))) == ["device m-1"], "another type is another trait")
    }

    @Test mutating func `a label names the room, but not that of the examples that products are made from`() throws {
        let example: JSON = [
            ["0": "room", "1": "bedroom 2"], ["0": "orientation", "1": "North"], ["0": "floor", "1": "2"],
            ["0": "direction", "1": "up"],
        ]
        var node = FakeNode.lamp(1)
        for (labels, room) in [
            ([["0": "Room", "1": "Hall \u{0}"]], "Hall"), (example, nil), ([["0": "room", "1": "  "]], nil), ([], nil),
            ([["0": "room", "1": "bedroom 2"]], "bedroom 2"), ("x", nil),
        ] as [(JSON, String?)] {
            for path in ["0/65/0", "1/64/0"] {
                node.attributes["0/65/0"] = nil
                node.attributes["1/64/0"] = nil
                node.attributes[path] = labels
                #expect(try Sample.report(node).devices.first?.room == room, "\(labels)")
            }
        }
    }

    // MARK: Availability

    @Test mutating func `a stale list neither flaps nor overwrites, and counts as lost when it does not change`() throws
    {
        _ = list(try Sample.report(.lamp(1, isOn: true)), try Sample.report(.lamp(2)))
        var stale = FakeNode.lamp(1, isOn: false)
        stale.isAvailable = false
        var lost = FakeNode.lamp(2)
        lost.isAvailable = false
        #expect(names(list(try Sample.report(stale), try Sample.report(lost))) == ["m-1 unknown", "m-2 unknown"])
        #expect(names(book.update(try Sample.report(.lamp(1, isOn: true)))) == ["m-1 online"])
        #expect(names(book.settle()) == ["m-2 offline"])
        #expect(names(book.settle()) == [])
        #expect(
            names(list(try Sample.report(stale), try Sample.report(lost))) == ["m-1 unknown"], "2 was offline before")
    }

    @Test mutating func `when the server itself says that it lost a node, that counts`() throws {
        _ = list(try Sample.report(.lamp(1)))
        var lost = FakeNode.lamp(1, isOn: true)
        lost.isAvailable = false
        #expect(names(book.update(try Sample.report(lost))) == ["m-1 offline"])
        #expect(names(book.update(try Sample.report(.lamp(1)))) == ["m-1 online"])
    }

    @Test mutating func `a new node waits until its server has reached it`() throws {
        _ = list(try Sample.report(.lamp(1)))
        var new = FakeNode.lamp(2)
        new.isAvailable = false
        #expect(names(book.update(try Sample.report(new))) == [] && book.hasHeld)
        #expect(names(book.update(try Sample.report(.lamp(2)))) == ["device m-2"])
        new.id = 3
        _ = book.update(try Sample.report(new))
        #expect(names(book.remove(3)) == [] && !book.hasHeld)
    }

    @Test mutating func `a node without attributes is not known yet, or keeps what is known`() throws {
        let empty = try Sample.node(id: 1, [:])
        #expect(names(list(empty)) == ["snapshot "])
        #expect(names(book.update(try Sample.report(.lamp(1)))) == ["device m-1"])
        #expect(names(list(empty)) == [])
    }

    @Test(arguments: [false, true])
    mutating func `nodes wait for a server that has only just started`(isKnown: Bool) throws {
        _ = list(try Sample.report(.lamp(1)), try Sample.report(.lamp(2)))
        let records = isKnown ? Array(book.devices.records.values) : []
        var stale = FakeNode.lamp(1)
        stale.isAvailable = false
        var other = FakeNode.lamp(2)
        other.isAvailable = false
        var again = NodeBook(devices: DeviceBook(prefix: "m", records: records))
        let answer = again.list([try Sample.report(stale), try Sample.report(other)], isWhole: true)
        #expect(names(answer.events) == ["snapshot "] && again.hasHeld)
        #expect(names(again.update(try Sample.report(stale))) == [])
        #expect(names(again.update(try Sample.report(.lamp(1)))) == ["device m-1"])
        #expect(names(again.release()) == ["device m-2"])
        #expect(!again.hasHeld)
    }

    // MARK: Coming and going

    @Test mutating func `a node that is not in the list is only missing until the server says that it is gone`() throws
    {
        _ = list(try Sample.report(.lamp(1)), try Sample.report(.lamp(2)))
        let (events, missing) = book.list([try Sample.report(.lamp(1))], isWhole: true)
        #expect(names(events) == ["m-2 offline"] && missing == [2])
        #expect(book.list([], isWhole: false).missing == [])
        #expect(names(book.remove(2)) == ["removed m-2"])
        #expect(names(book.remove(2)) == [])
    }

    @Test mutating func `a node whose parts change is described anew`() throws {
        _ = list(try Sample.report(.lamp(1)))
        var node = FakeNode.lamp(1)
        node.attributes["0/40/10"] = "2.0"
        #expect(names(book.update(try Sample.report(node))) == ["device m-1"])
        node.attributes["1/6/65529"] = [0, 1]
        #expect(names(book.update(try Sample.report(node))) == ["device m-1"])
    }

    @Test mutating func `another fabric behind the same address has other nodes`() throws {
        #expect(names(book.setFabric(1)) == [])
        _ = list(try Sample.report(.lamp(1, unique: "a")))
        #expect(names(book.setFabric(1)) == [])
        #expect(names(book.setFabric(2)) == ["snapshot "])
        let (events, missing) = book.list([try Sample.report(.lamp(1, unique: "b"))], isWhole: true)
        #expect(names(events) == ["device m-1.2"] && missing == [], "nodes of the other fabric are not asked for")
    }

    // MARK: Events

    @Test mutating func `an event is told once, out of order too, and old ones that come again are not`() throws {
        _ = list(try Sample.report(.lockAndButton(1)))
        func number(_ number: UInt64) throws -> Bool {
            let event = try #require(
                NodeEvent([
                    "node_id": 1, "endpoint_id": 2, "cluster_id": 59, "event_id": 1, "event_number": JSON(number),
                    "timestamp": 5, "timestamp_type": 0, "data": ["newPosition": 1],
                ]))
            let report = book.event(event, now: 42)
            if let report { #expect(report.fields == [.integer(1)] && report.time == 42 && report.number == number) }
            return report != nil
        }
        #expect(
            try [10, 12, 11, 10, 12, 11, 9, 3].map(number) == [true, true, true, false, false, false, false, false])
        #expect(try number(13))
    }
}

@Suite("Devices of Matter nodes keep their ids") struct DeviceBookTests {
    private func ids(
        _ book: inout DeviceBook, _ node: FakeNode, fabric: UInt64? = 1, present: Set<UInt64> = []
    ) throws -> [String] {
        let report = try Sample.report(node)
        return book.ids(for: report.devices, of: node.id, in: fabric) { present.contains($0) }.map(\.rawValue)
    }

    @Test func `they come of node and endpoint, and survive a restart`() throws {
        var book = DeviceBook(prefix: "m", records: [])
        #expect(try ids(&book, .bridge(2, lights: [3, 4])) == ["m-2-3", "m-2-4"])
        #expect(try ids(&book, .lamp(7)) == ["m-7"])
        let records = book.takeChanges()
        #expect(records.count == 3 && book.takeChanges().isEmpty)
        var again = DeviceBook(prefix: "other", records: records)
        #expect(try ids(&again, .bridge(2, lights: [3, 4])) == ["m-2-3", "m-2-4"])
        #expect(again.takeChanges().isEmpty)
    }

    @Test func `a bridge that numbers its endpoints anew keeps its devices by their unique ids`() throws {
        var book = DeviceBook(prefix: "m", records: [])
        var node = FakeNode.bridge(2, lights: [3, 4])
        _ = try ids(&book, node)
        node.attributes["3/57/18"] = "light-2-4"
        node.attributes["4/57/18"] = "light-2-3"
        #expect(try ids(&book, node) == ["m-2-4", "m-2-3"])
    }

    @Test func `a device that was commissioned anew is known by its unique id if its former node is gone`() throws {
        var book = DeviceBook(prefix: "m", records: [])
        _ = try ids(&book, .lamp(1, unique: "u"))
        #expect(try ids(&book, .lamp(9, unique: "u"), present: [1, 9]) == ["m-9"], "both are there")
        book.forget(DeviceID("m-9"))
        #expect(try ids(&book, .lamp(9, unique: "u"), present: [9]) == ["m-1"])
        #expect(try ids(&book, .lamp(4, unique: "u"), fabric: 2, present: [4]) == ["m-1"], "in another fabric, too")
    }

    @Test(arguments: ["", "**REDACTED**"]) func `what is no unique id identifies nobody`(unique: String) throws {
        var book = DeviceBook(prefix: "m", records: [])
        _ = try ids(&book, .lamp(1, unique: unique))
        #expect(try ids(&book, .lamp(9, unique: unique), present: [9]) == ["m-9"])
    }

    @Test func `equal unique ids within a bridge do not mix devices up`() throws {
        var book = DeviceBook(prefix: "m", records: [])
        var node = FakeNode.bridge(2, lights: [3, 4])
        node.attributes["4/57/18"] = "light-2-3"
        #expect(try ids(&book, node) == ["m-2-3", "m-2-4"])
        #expect(try ids(&book, node) == ["m-2-3", "m-2-4"])
    }

    @Test func `a node number of another fabric is another node`() throws {
        var book = DeviceBook(prefix: "m", records: [])
        _ = try ids(&book, .lamp(1, unique: "a"))
        #expect(try ids(&book, .lamp(1, unique: "b"), fabric: 2, present: [1]) == ["m-1.2"])
    }
}
