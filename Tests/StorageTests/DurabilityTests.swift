import EventLoop
import HomeModel
import Testing

@testable import Storage

/// A copy of the files while the store is open is what a process killed at that moment would leave.
@LoopActor
@Suite("What was written survives a kill")
struct DurabilityTests {
    let directory = ScratchDirectory()

    private func open(_ name: String = "a.db") throws -> Store { try Store.open(path: directory.file(name)) }

    private func copy(to name: String) throws {
        directory.write(try #require(directory.read("a.db")), to: name)
        directory.write(try #require(directory.read("a.db-wal")), to: name + "-wal")
    }

    private func state(_ number: Int, _ size: Int = 20) -> StoredState {
        StoredState(
            device: DeviceID("device-\(number)"), endpoint: 1, trait: "onOff",
            state: [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: size))
    }

    @Test func `every kind of write is in the files when the call returns`() throws {
        let store = try open()
        defer { store.close() }
        let house = Structure(id: StructureID("s"), name: "Home")
        try store.write([.putStructure(house)])
        try store.putDevices([StoredDevice(device: DeviceID("d"), definition: [1])], backend: "house")
        try store.putStates([state(1)], backend: "house")
        let rows = try store.mark(["a", "b", "c"].map { LedgerMark(row: nil, topic: $0, owner: "d") })
        try store.settle([LedgerSettlement(row: rows[0], digest: 9, sequence: 1)])
        try store.forget(rows: [rows[1]])
        try copy(to: "b.db")
        let survivor = try open("b.db")
        defer { survivor.close() }
        #expect(survivor.storeID == store.storeID)
        #expect(try survivor.loadGraph().structures == [house])
        #expect(try survivor.loadDevices(backend: "house").count == 1)
        #expect(try survivor.loadStates(backend: "house") == [state(1)])
        #expect(try survivor.entries().map(\.topic) == ["a", "c"])
        #expect(try survivor.entries().map(\.digest) == [9, nil])
    }

    @Test func `a log cut off in the middle of a commit loses that commit only`() throws {
        let store = try open()
        defer { store.close() }
        try store.putStates([state(1)], backend: "house")
        try store.putStates((2..<500).map { state($0, 100) }, backend: "house")
        try copy(to: "b.db")
        let log = try #require(directory.read("b.db-wal"))
        directory.write(Array(log.dropLast(1000)), to: "b.db-wal")
        let survivor = try open("b.db")
        defer { survivor.close() }
        #expect(try survivor.loadStates(backend: "house") == [state(1)])
    }

    @Test func `digests are not trusted after a power failure`() throws {
        let store = try open()
        let rows = try store.mark([LedgerMark(row: nil, topic: "a", owner: "d")])
        try store.settle([LedgerSettlement(row: rows[0], digest: 9, sequence: 1)])
        try store.write(.power) { connection throws(StoreError) in
            try Facts(connection).set(.openSession, "an earlier boot")
        }
        try copy(to: "b.db")
        store.close()
        let survivor = try open("b.db")
        #expect(try survivor.entries().map(\.digest) == [nil])
        survivor.close()
        let ended = try open()
        #expect(try ended.entries().map(\.digest) == [9])
        ended.close()
    }

    @Test func `the log is moved into the file in the background`() async throws {
        let store = try open()
        defer { store.close() }
        // About 40 MB of log; nothing but a checkpoint brings it into the database file while the store is open.
        for round in 0..<400 {
            try store.putStates((0..<100).map { state(round &* 100 &+ $0, 1000) }, backend: "house")
            await Task.yield()
        }
        #expect(store.checkpointFailure == nil)
        #expect(try #require(directory.read("a.db")).count > 4096 * Checkpointer.threshold)
        #expect(try store.loadStates(backend: "house").count == 40_000)
    }

    @Test func `a full disk is an error and what was there stays`() throws {
        let store = try open()
        defer { store.close() }
        try store.putStates([state(1)], backend: "house")
        try store.writer().execute("PRAGMA max_page_count = 40")
        do {
            try store.putStates((2..<2000).map { state($0, 500) }, backend: "house")
            Issue.record("written")
        } catch {
            #expect((error as? StoreError)?.code == .full)
        }
        #expect(try store.loadStates(backend: "house") == [state(1)])
        try store.writer().execute("PRAGMA max_page_count = 100000")
        try store.putStates((2..<2000).map { state($0, 500) }, backend: "house")
        #expect(try store.loadStates(backend: "house").count == 1999)
    }
}
