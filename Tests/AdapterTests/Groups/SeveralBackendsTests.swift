import Configuration
import EventLoop
import HomeModel
import HomeTraits
import JSON
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Daemon

/// Groups whose members come from different backends.
@Suite(.requiresMosquitto) struct SeveralBackendsTests {
    private static func devices(_ room: String, _ devices: String) -> String {
        """
        structures:
          - name: House
            id: house
            rooms: [ { name: \(room), id: \(room.lowercased()), devices: [ \(devices) ] } ]
        """
    }

    /// Fills a store with a home from each backend, and groups across them.
    @LoopActor
    private static func fill(_ path: String, in directory: TemporaryDirectory) throws {
        let store = try Store.open(path: path)
        defer { store.close() }
        for (backend, text) in [
            ("near", devices("Near", "{ name: A, id: a, type: onOffLight }")),
            ("far", devices("Far", "{ name: B, id: b, type: onOffLight }, { name: C, id: c, type: dimmableLight }")),
            ("gone", devices("Gone", "{ name: Ghost, id: ghost, type: onOffLight }")),
        ] {
            let file = try directory.write(text, to: "\(backend).yaml")
            try HomeImport.write(
                try HomeImport.read(file, registry: HomeTraits.registry), to: store, backend: backend)
        }
        let structure = StructureID("house")
        try store.write([
            .putGroup(
                DeviceGroup(
                    id: GroupID("mixed"), structure: structure, name: "Mixed",
                    members: ["a", "ghost", "b", "c"].map { DeviceID($0) })),
            .putGroup(
                DeviceGroup(
                    id: GroupID("ghosts"), structure: structure, name: "Ghosts", members: [DeviceID("ghost")])),
        ])
    }

    private static func start() async throws -> HomeUnderTest {
        let path = Mutex("")
        let directory = TemporaryDirectory()
        return try await HomeUnderTest.start(Homes.lamp) { configuration in
            configuration.backends = [.init(name: "near", kind: .embedded), .init(name: "far", kind: .embedded)]
            path.withLock { $0 = configuration.store.path }
        } before: { _ in
            try await fill(path.withLock { $0 }, in: directory)
        }
    }

    @Test func `a command reaches every member, whatever its backend`() async throws {
        let home = try await Self.start()
        let answer = try await home.call("house/_groups/mixed/_any/onOff/on")
        // Of the one whose backend is not there nobody knows what it is.
        #expect(answer.isSuccess && answer.total == 3 && answer.failed == [], "\(answer.json.text)")
        for path in ["near/a/onOffLight", "far/b/onOffLight", "far/c/dimmableLight"] {
            #expect(try await home.document("house/\(path)/onOff")["onOff"] == true)
        }
        try await home.must("embedded/connectivity", ["device": "b", "connectivity": "offline"])
        let half = try await home.set("house/_groups/mixed", ["on": false, "_type": "onOffLight"])
        #expect(half.isSuccess && half.failed == ["b onOffLight unavailable"])
        #expect(try await home.document("house/near/a")["on"] == false)
        await home.stop()
    }

    @Test func `a group of which nobody has told yet is unavailable`() async throws {
        let home = try await Self.start()
        #expect(try await home.call("house/_groups/ghosts/_any/onOff/on").code == "unavailable")
        #expect(try await home.set("house/_groups/ghosts", ["on": true]).code == "unavailable")
        let batch = try await home.request(
            "command/batch",
            ["commands": [["device": "ghost", "part": "onOffLight", "trait": "onOff", "command": "on"]]])
        #expect(batch.results.first?["error"]?["code"] == "unavailable")
        await home.stop()
    }
}
