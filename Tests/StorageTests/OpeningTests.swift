import EventLoop
import Glibc
import HomeModel
import Testing

@testable import Storage

@LoopActor
@Suite("A store opens, or says why not")
struct OpeningTests {
    let directory = ScratchDirectory()

    private func code(opening path: String) -> StoreError.Code? {
        do throws(StoreError) {
            try Store.open(path: path).close()
            return nil
        } catch {
            return error.code
        }
    }

    @Test func `a new store has an identity that stays`() throws {
        let path = directory.file("a.db")
        let store = try Store.open(path: path)
        let (id, instance) = (store.storeID, store.instanceID)
        #expect(id.utf8.count == 16)
        #expect(instance.utf8.count == 8)
        #expect(id.utf8.allSatisfy { Array("0123456789abcdef".utf8).contains($0) })
        store.close()
        let again = try Store.open(path: path)
        #expect(again.storeID == id)
        #expect(again.instanceID == instance)
        let other = try Store.open(path: directory.file("b.db"))
        #expect(other.storeID != id)
        again.close()
        other.close()
    }

    @Test func `what Google was told is kept until it is taken away`() throws {
        let path = directory.file("a.db")
        var store = try Store.open(path: path)
        #expect(try store.cloudLink() == nil)
        try store.keepCloudLink("first")
        try store.keepCloudLink("second")
        store.close()
        store = try Store.open(path: path)
        #expect(try store.cloudLink() == "second")
        try store.keepCloudLink(nil)
        store.close()
        store = try Store.open(path: path)
        #expect(try store.cloudLink() == nil)
        store.close()
    }

    @Test func `a closed store leaves one file that only its owner can read`() throws {
        let path = directory.file("a.db")
        let store = try Store.open(path: path)
        try store.write([.putStructure(Structure(id: StructureID("s"), name: "Home"))])
        store.close()
        #expect(directory.read("a.db-wal") == nil)
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test func `a store of an earlier release is brought up to date and keeps what it holds`() throws {
        let path = directory.file("old.db")
        do {
            let connection = try Connection(path: path, access: .readWrite)
            try connection.execute(Schema.migrations[0])
            try connection.execute(
                """
                PRAGMA application_id=\(Schema.applicationID); PRAGMA user_version=1;
                INSERT INTO structures (id, name) VALUES ('s', 'Home');
                INSERT INTO slugs (scope, owner, slug) VALUES ('structures', 's', 'home');
                """)
        }
        let store = try Store.open(path: path)
        defer { store.close() }
        let graph = try store.loadGraph()
        #expect(graph.structures.map(\.name) == ["Home"])
        #expect(graph.slugs == [SlugRecord(scope: "structures", owner: "s", slug: "home")])
    }

    @Test func `a missing directory is named`() {
        do throws(StoreError) {
            _ = try Store.open(path: directory.file("no/such/place.db"))
            Issue.record("opened")
        } catch {
            #expect(error.code == .missing)
            #expect(error.path == directory.file("no/such"))
        }
    }

    @Test func `a path through a file is refused`() {
        directory.write([], to: "plain")
        #expect(code(opening: directory.file("plain/store.db")) == .missing)
    }

    @Test func `a directory is no store`() {
        #expect(code(opening: directory.path) == .notAStore)
    }

    @Test func `a place where nothing can be created is not writable`() {
        #expect(code(opening: "/proc/store.db") == .notWritable)
    }

    @Test func `text is no store and is left as it was`() {
        let text = [UInt8](repeating: UInt8(ascii: "x"), count: 5000)
        directory.write(text, to: "a.db")
        #expect(code(opening: directory.file("a.db")) == .notAStore)
        #expect(directory.read("a.db") == text)
    }

    @Test func `another program's database is no store`() throws {
        let path = directory.file("a.db")
        try Connection(path: path, access: .readWrite).execute("CREATE TABLE notes (text TEXT)")
        #expect(code(opening: path) == .notAStore)
    }

    @Test func `an empty file becomes a store`() {
        directory.write([], to: "a.db")
        #expect(code(opening: directory.file("a.db")) == nil)
    }

    @Test func `a newer store is refused and left as it was`() throws {
        let path = directory.file("a.db")
        try Store.open(path: path).close()
        try Connection(path: path, access: .readWrite).execute("PRAGMA user_version = 99")
        let before = directory.read("a.db")
        #expect(code(opening: path) == .newer)
        #expect(directory.read("a.db") == before)
        #expect(throws: StoreError.self) { try Store.inspect(path: path) }
    }

    @Test func `a damaged store is refused`() throws {
        let path = directory.file("a.db")
        try Store.open(path: path).close()
        var bytes = try #require(directory.read("a.db"))
        for index in 100..<bytes.count { bytes[index] = 0xA5 }
        directory.write(bytes, to: "a.db")
        #expect(code(opening: path) == .damaged)
    }

    @Test func `two adapters on one store are refused, by whatever path`() throws {
        let path = directory.file("a.db")
        let store = try Store.open(path: path)
        #expect(code(opening: path) == .inUse)
        #expect(symlink(path, directory.file("link.db")) == 0)
        #expect(code(opening: directory.file("link.db")) == .inUse)
        store.close()
        #expect(code(opening: path) == nil)
    }

    @Test func `the refusal names the process that has the store`() throws {
        let path = directory.file("a.db")
        let store = try Store.open(path: path)
        defer { store.close() }
        do throws(StoreError) {
            _ = try Store.open(path: path)
            Issue.record("opened")
        } catch {
            #expect(error.description.contains("process \(getpid())"))
        }
    }

    @Test func `a store can be looked at while an adapter runs on it, but not written`() throws {
        let path = directory.file("a.db")
        let store = try Store.open(path: path)
        defer { store.close() }
        try store.write([.putStructure(Structure(id: StructureID("s"), name: "Home"))])
        let view = try Store.inspect(path: path)
        defer { view.close() }
        #expect(try view.loadGraph().structures.map(\.name) == ["Home"])
        #expect(view.storeID == store.storeID)
        #expect(throws: StoreError.self) { try view.write([.removeStructure(StructureID("s"))]) }
        try store.write([.putStructure(Structure(id: StructureID("s"), name: "House"))])
        #expect(try view.loadGraph().structures.map(\.name) == ["House"])
    }

    @Test func `a closed store can be looked at, and a missing one is missing`() throws {
        let path = directory.file("a.db")
        #expect(throws: StoreError.self) { try Store.inspect(path: path) }
        #expect(directory.read("a.db") == nil)
        try Store.open(path: path).close()
        let view = try Store.inspect(path: path)
        #expect(try view.loadGraph().structures.isEmpty)
        view.close()
    }

    @Test func `a closed store refuses everything`() throws {
        let store = try Store.open(path: directory.file("a.db"))
        store.close()
        store.close()
        #expect(throws: StoreError.self) { try store.loadGraph() }
        #expect(throws: StoreError.self) { try store.mark([LedgerMark(row: nil, topic: "t", owner: "o")]) }
    }
}
