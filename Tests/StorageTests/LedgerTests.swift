import EventLoop
import HomeModel
import Storage
import Testing

@LoopActor
@Suite("The ledger keeps every retained topic until it is cleared")
struct LedgerTests {
    let directory = ScratchDirectory()

    private func open() throws -> Store { try Store.open(path: directory.file("a.db")) }

    @Test func `new topics get rows in the order asked for`() throws {
        let store = try open()
        defer { store.close() }
        let topics = (0..<64).map { LedgerMark(row: nil, topic: "home/topic-\($0)", owner: "device-\($0 / 4)") }
        let rows = try store.mark(topics)
        let entries = try store.entries()
        #expect(entries.map(\.row) == rows)
        #expect(entries.map(\.topic) == topics.map(\.topic))
        #expect(entries.map(\.owner) == topics.map(\.owner))
        #expect(entries.allSatisfy { $0.digest == nil })
    }

    @Test func `settled topics have their digest until they are marked again`() throws {
        let store = try open()
        defer { store.close() }
        let rows = try store.mark(["a", "b"].map { LedgerMark(row: nil, topic: $0, owner: "d") })
        try store.settle([
            LedgerSettlement(row: rows[0], digest: .max, sequence: 7),
            LedgerSettlement(row: rows[1], digest: 5, sequence: .max),
        ])
        var entries = try store.entries()
        #expect(entries.map(\.digest) == [.max, 5])
        #expect(entries.map(\.sequence) == [7, .max])
        #expect(try store.mark([LedgerMark(row: rows[0], topic: "a", owner: "e")]) == [rows[0]])
        entries = try store.entries()
        #expect(entries[0].digest == nil)
        #expect(entries[0].owner == "e")
        #expect(entries[1].digest == 5)
    }

    @Test func `a topic that has a row already keeps it, with its new owner`() throws {
        let store = try open()
        defer { store.close() }
        let first = try store.mark([LedgerMark(row: nil, topic: "a", owner: "d")])
        try store.settle([LedgerSettlement(row: first[0], digest: 1, sequence: 1)])
        #expect(try store.mark([LedgerMark(row: nil, topic: "a", owner: "e")]) == first)
        let entries = try store.entries()
        #expect(entries.count == 1)
        #expect(entries[0].owner == "e")
        #expect(entries[0].digest == nil)
    }

    @Test func `a forgotten row is never given again`() throws {
        let store = try open()
        defer { store.close() }
        let old = try store.mark([LedgerMark(row: nil, topic: "a", owner: "d")])
        try store.forget(rows: old)
        #expect(try store.entries().isEmpty)
        let new = try store.mark([LedgerMark(row: nil, topic: "b", owner: "d")])
        #expect(new != old)
        try store.settle([LedgerSettlement(row: old[0], digest: 1, sequence: 1)])
        #expect(try store.entries().map(\.digest) == [nil])
    }

    @Test func `a mark with a forgotten row makes a new one`() throws {
        let store = try open()
        defer { store.close() }
        let old = try store.mark([LedgerMark(row: nil, topic: "a", owner: "d")])
        try store.forget(rows: old)
        let new = try store.mark([LedgerMark(row: old[0], topic: "a", owner: "d")])
        #expect(new != old)
        #expect(try store.entries().map(\.row) == new)
    }

    @Test func `topics are bytes: canonically equal ones are two`() throws {
        let store = try open()
        defer { store.close() }
        let rows = try store.mark(["\u{E9}", "e\u{301}"].map { LedgerMark(row: nil, topic: $0, owner: "d") })
        #expect(Set(rows).count == 2)
    }

    @Test func `the ledger survives a restart`() throws {
        let store = try open()
        let rows = try store.mark([LedgerMark(row: nil, topic: "বসার-ঘর/\u{0}", owner: "d")])
        try store.settle([LedgerSettlement(row: rows[0], digest: 3, sequence: 4)])
        let entries = try store.entries()
        store.close()
        let again = try open()
        #expect(try again.entries() == entries)
        again.close()
    }
}
