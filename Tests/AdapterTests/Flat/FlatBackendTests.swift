import EventLoop
import HomeModel
import HomeTraits
import Testing

/// The flat view's mapping, event by event.
@Suite("What a backend tells, endpoint by endpoint") @LoopActor struct FlatBackendTests {
    private let backend = ScriptedBackend("real")
    private let view: FlatBackend
    private let told = Told()

    @LoopActor private final class Told {
        var events: [HomeEvent] = []

        func take() -> [HomeEvent] {
            defer { events = [] }
            return events
        }
    }

    init() {
        view = FlatBackend(backend, registry: HomeTraits.registry)
        view.start { [told] in told.events.append($0) }
    }

    private nonisolated static func device(_ id: String, _ parts: String) throws -> DeviceDescription {
        try #require(try ScriptedBackend.devices("{ name: Thing, id: \(id), parts: [ \(parts) ] }").first)
    }

    private nonisolated static func outlet(_ endpoint: Int, _ more: String = "") -> String {
        "{ type: onOffPlugInUnit, endpoint: \(endpoint)\(more) }"
    }

    /// Ids and their endpoints.
    private func devices(_ event: HomeEvent?) -> [String: [EndpointID]] {
        guard case .snapshot(let descriptions) = event else { return [:] }
        return Dictionary(
            descriptions.map { ($0.id.rawValue, $0.parts.map(\.endpoint)) }, uniquingKeysWith: { first, _ in first })
    }

    private func removed(_ events: [HomeEvent]) -> [String] {
        events.compactMap { event in
            if case .removed(let id) = event { id.rawValue } else { nil }
        }.sorted()
    }

    private nonisolated static let takenApart: [(parts: [String], expected: [String: [EndpointID]])] = [
        ([outlet(1)], ["d": [1]]),
        ([outlet(7)], ["d": [7]]),
        ([outlet(5), outlet(3)], ["d": [3], "d:5": [5]]),
        // Utilities stay with the one they are composed into, near or far, else with the first.
        (["{ type: powerSource, endpoint: 0 }", outlet(1), outlet(2)], ["d": [0, 1], "d:2": [2]]),
        ([outlet(1), outlet(2), "{ type: powerSource, endpoint: 9, parent: 2 }"], ["d": [1], "d:2": [2, 9]]),
        (
            [
                outlet(1), outlet(2), "{ type: powerSource, endpoint: 8, parent: 2 }",
                "{ type: electricalSensor, endpoint: 9, parent: 8 }",
            ], ["d": [1], "d:2": [2, 8, 9]]
        ),
        // Nothing but utilities is one device.
        (["{ type: powerSource, endpoint: 1 }", "{ type: electricalSensor, endpoint: 2 }"], ["d": [1, 2]]),
        // Nested parts are devices, too.
        (
            ["{ type: refrigerator, endpoint: 1 }", "{ type: temperatureControlledCabinet, endpoint: 2, parent: 1 }"],
            ["d": [1], "d:2": [2]]
        ),
    ]

    @Test(arguments: takenApart)
    func `application endpoints are devices`(_ row: (parts: [String], expected: [String: [EndpointID]])) throws {
        backend.answer([try Self.device("d", row.parts.joined(separator: ", "))])
        let events = told.take()
        #expect(devices(events.first) == row.expected)
        guard case .snapshot(let descriptions) = events.first else { return }
        #expect(descriptions.allSatisfy { $0.parts.allSatisfy { $0.parent == nil } })
        #expect(descriptions.first?.id.rawValue == "d" && descriptions.first?.placedBeside == nil)
        #expect(descriptions.dropFirst().allSatisfy { $0.placedBeside?.device.rawValue == "d" })
    }

    @Test(arguments: [
        (
            ", tags: [{ tag: commonPosition.left, label: Desk }]",
            ", tags: [{ tag: commonPosition.right, label: Bed }]", "Bed"
        ),
        (
            ", tags: [{ tag: commonPosition.left, label: Desk }]",
            ", tags: [{ tag: commonPosition.right, label: Desk }]", "2"
        ),
        ("", ", tags: [commonNumber.two]", "2"), ("", ", tags: [{ tag: commonPosition.left, label: \" \" }]", "2"),
    ])
    func `a label tells endpoints apart if it is one, else the number does`(_ row: (String, String, String)) throws {
        backend.answer([try Self.device("d", "\(Self.outlet(1, row.0)), \(Self.outlet(2, row.1))")])
        guard case .snapshot(let descriptions) = told.take().first else { return }
        #expect(descriptions.last?.placedBeside?.distinction == row.2)
    }

    @Test func `a device of the backend's own keeps an id that looks like one of the view`() throws {
        let strip = try Self.device("d", "\(Self.outlet(1)), \(Self.outlet(2)), \(Self.outlet(3))")
        let other = try Self.device("d:2", Self.outlet(1))
        backend.answer([strip, other])
        // The endpoint without an id stays where it was.
        #expect(devices(told.take().first) == ["d": [1, 2], "d:3": [3], "d:2": [1]])
        var outcomes: [ActionOutcome] = []
        let trait = try #require(other.parts[0].traits.first?.shape.definition)
        view.perform(
            .write(AttributeWrite(device: DeviceID("d:2"), endpoint: 1, trait: trait, entries: []))
        ) { outcomes.append($0) }
        #expect(backend.actions.last?.device.rawValue == "d:2")
        #expect(outcomes.count == 1)
    }

    @Test func `a device that comes later with an id of the view takes it`() throws {
        backend.answer([try Self.device("d", "\(Self.outlet(1)), \(Self.outlet(2))")])
        _ = told.take()
        backend.tell(.device(try Self.device("d:2", Self.outlet(4))))
        let events = told.take()
        #expect(removed(events) == ["d:2"])
        guard case .device(let description) = events.last else {
            Issue.record("no description")
            return
        }
        #expect(description.parts.map(\.endpoint) == [4])
        #expect(view.origin(of: DeviceID("d:2")).device.rawValue == "d:2")
    }

    @Test func `what changes shape is told again, and what went is removed`() throws {
        backend.answer([try Self.device("d", "\(Self.outlet(1)), \(Self.outlet(2)), \(Self.outlet(3))")])
        _ = told.take()
        // The lowest goes: the next one takes its place, and with it the device's id.
        backend.tell(.device(try Self.device("d", "\(Self.outlet(2)), \(Self.outlet(3))")))
        let events = told.take()
        #expect(removed(events) == ["d:2"])
        let origin = view.origin(of: DeviceID("d"))
        #expect(origin.endpoints == [2])
        backend.answer([try Self.device("d", Self.outlet(2))])
        #expect(removed(told.take()) == ["d:3"])
        #expect(view.origin(of: DeviceID("d")).endpoints == nil)
        // An answer that lacks the device says nothing.
        backend.answer([])
        #expect(removed(told.take()) == [])
    }

    @Test func `a device that is gone takes its endpoints along`() throws {
        backend.answer([try Self.device("d", "\(Self.outlet(1)), \(Self.outlet(2))")])
        _ = told.take()
        var outcome: Result<Void, CommandFailure>?
        view.remove(DeviceID("d:2")) { outcome = $0 }
        #expect(removed(told.take()) == ["d", "d:2"])
        #expect(outcome != nil)
        backend.tell(.removed(DeviceID("never-seen")))
        #expect(removed(told.take()) == ["never-seen"])
    }

    @Test func `connectivity of a device is that of all its endpoints, that of a part is its own`() throws {
        let parts = "{ type: powerSource, endpoint: 0 }, \(Self.outlet(1)), \(Self.outlet(2))"
        backend.answer([try Self.device("d", parts)])
        _ = told.take()
        let offline = SourceConnectivity(state: .offline, locality: .remote)
        func tell(_ reports: ConnectivityReport...) -> [String: [ConnectivityReport]] {
            backend.tell(.connectivity(DeviceID("d"), reports))
            var heard: [String: [ConnectivityReport]] = [:]
            for case .connectivity(let id, let reports) in told.take() { heard[id.rawValue] = reports }
            return heard
        }
        let whole = ConnectivityReport(connectivity: offline)
        let root = ConnectivityReport(endpoint: 0, connectivity: offline)
        let second = ConnectivityReport(endpoint: 2, connectivity: SourceConnectivity())
        #expect(tell(whole) == ["d": [whole], "d:2": [whole]])
        #expect(tell(whole, second, root) == ["d": [whole, root], "d:2": [whole, second]])
        #expect(tell(second) == ["d:2": [second]])
        // Of a device that is not taken apart, and of one that nobody described.
        backend.tell(.device(try Self.device("single", Self.outlet(1))))
        _ = told.take()
        for id in ["single", "never-seen"] {
            backend.tell(.connectivity(DeviceID(id), [whole]))
            #expect(told.take().count == 1)
        }
    }
}
