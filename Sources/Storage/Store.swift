public import EventLoop

/// What survives a restart, in one SQLite file: the home graph, the ledger of retained topics, the embedded homes.
///
/// Everything happens on the loop's thread, on one connection. A commit survives the end of the process at once
/// (write-ahead log, no wait for the disk); what must also survive the end of power (the graph, device definitions, the
/// first use of a topic) waits for the disk.
@LoopActor
public final class Store {
    /// The file, without symbolic links.
    public let path: String
    /// 16 random hexadecimal digits, made with the store.
    public let storeID: String
    /// 8 random hexadecimal digits, made with the store: for client ids that stay the same over restarts.
    public let instanceID: String

    private var open: OpenStore?

    private struct OpenStore {
        var connection: Connection
        var checkpointer: Checkpointer?
        var lock: StoreLock?
    }

    // MARK: Opening

    /// Opens the store for the one adapter that writes to it; creates it where there is none, and brings one of an older
    /// release up to date.
    ///
    /// - Parameter path: of the file; its directory must exist.
    /// - Throws: what is wrong with the path, the file or its file system; `inUse` while another adapter has it open.
    public static func open(path: String) throws(StoreError) -> Store {
        let path = try StorePath.resolve(path, creating: true)
        let lock = try StoreLock(store: path)
        try StorePath.create(path)
        let connection = try Connection(path: path, access: .readWrite)
        try Preparation.prepareForWriting(connection)
        let checkpointer = try Checkpointer(path: path)
        connection.observeLog { pages in
            // The hook runs inside a commit, which is on the loop.
            LoopActor.assumeIsolated { checkpointer.logGrew(to: pages) }
        }
        return try Store(
            path: path, OpenStore(connection: connection, checkpointer: checkpointer, lock: lock), isNew: true)
    }

    /// Opens an existing store to look at it; an adapter may be running on it. Writing throws `notOpen`.
    ///
    /// - Throws: `missing` where there is no store, `older` for one that the adapter has not brought up to date yet.
    public static func inspect(path: String) throws(StoreError) -> Store {
        let path = try StorePath.resolve(path, creating: false)
        let connection = try Preparation.openForReading(path)
        return try Store(path: path, OpenStore(connection: connection), isNew: false)
    }

    private init(path: String, _ store: OpenStore, isNew: Bool) throws(StoreError) {
        self.path = path
        let facts = Facts(store.connection)
        if isNew { try facts.makeIdentity() }
        guard let storeID = try facts[.storeID], let instanceID = try facts[.instanceID] else {
            throw StoreError(
                .damaged, path: path,
                "has no identity; restore it from a backup, or move it away to begin with an empty store")
        }
        self.storeID = storeID
        self.instanceID = instanceID
        open = store
        if isNew { try facts.beginSession() }
    }

    /// Moves everything into the one file and lets go of it. Calls after this throw `notOpen`.
    public func close() {
        guard let store = open else { return }
        open = nil
        store.checkpointer?.close()
        if store.checkpointer != nil { try? Facts(store.connection).endSession() }
        // The last connection that closes copies the rest of the log and removes it. The lock goes last.
        withExtendedLifetime(store.lock) { withExtendedLifetime(store.connection) {} }
    }

    /// Why the store's log could not be moved into its file lately (a full disk, say); nil while all is well. What was
    /// written is safe in the log.
    public var checkpointFailure: StoreError? { open?.checkpointer?.failure }

    // MARK: Access for the ports

    func reader() throws(StoreError) -> Connection {
        guard let store = open else { throw StoreError(.notOpen, path: path, "the store is closed") }
        return store.connection
    }

    /// One transaction of the writer.
    func write<Result>(
        _ durability: Connection.Durability, _ body: (Connection) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        let connection = try writer()
        return try connection.transaction(durability) { () throws(StoreError) in try body(connection) }
    }

    /// The connection, for writes of a single statement.
    func writer() throws(StoreError) -> Connection {
        let connection = try reader()
        guard open?.checkpointer != nil else {
            throw StoreError(.notOpen, path: path, "the store was opened for reading only")
        }
        return connection
    }
}
