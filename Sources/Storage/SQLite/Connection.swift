import CSQLite

/// Owns one SQLite connection and the statements prepared on it. Used by one thread at a time.
final class Connection {
    /// How a database file is opened.
    enum Access {
        case readWrite
        case readOnly
        /// The file cannot change while it is open: no locks, no write-ahead log.
        case frozen
    }

    /// How hard a commit tries to reach the disk (sqlite.org, "PRAGMA synchronous").
    enum Durability {
        /// Survives the end of the process, not the end of power.
        case process
        /// Survives a power failure: waits for the disk.
        case power
    }

    let path: String
    private let handle: OpaquePointer
    private var statements: [UnsafePointer<UInt8>: Statement] = [:]
    private let gauge = LogGauge()

    init(path: String, access: Access) throws(StoreError) {
        self.path = path
        var handle: OpaquePointer?
        let flags: Int32 =
            switch access {
            case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            case .readOnly, .frozen: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            }
        let name = access == .frozen ? Self.frozenAddress(of: path) : path
        let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let handle else {
            let detail = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(handle)
            throw StoreError(sqlite: code, path: path, detail: detail)
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, 5000)
    }

    deinit {
        statements.removeAll()
        // "v2": a statement that is still referenced somewhere keeps the connection until it goes.
        sqlite3_close_v2(handle)
    }

    private static func frozenAddress(of path: String) -> String {
        var address = "file:"
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                address += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return address + "?immutable=1"
    }

    /// True when SQLite fell back to reading although writing was asked for.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// Rows that the last statement changed.
    var changes: Int32 { sqlite3_changes(handle) }

    func error(_ code: Int32) -> StoreError {
        StoreError(sqlite: code, path: path, detail: String(cString: sqlite3_errmsg(handle)))
    }

    // MARK: Statements

    /// The prepared form of a literal; prepared once for each place in the code.
    func statement(_ sql: StaticString) throws(StoreError) -> Statement {
        if let statement = statements[sql.utf8Start] { return statement }
        var pointer: OpaquePointer?
        let code = sqlite3_prepare_v3(
            handle, UnsafePointer<CChar>(OpaquePointer(sql.utf8Start)), Int32(sql.utf8CodeUnitCount),
            UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
        guard code == SQLITE_OK, let pointer else { throw error(code) }
        let statement = Statement(pointer, connection: self)
        statements[sql.utf8Start] = statement
        return statement
    }

    /// Runs statements that answer nothing.
    func execute(_ sql: String) throws(StoreError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw error(code) }
    }

    /// The first column of the first row of a statement that is used once.
    func value(of sql: String) throws(StoreError) -> String? {
        var pointer: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &pointer, nil)
        guard code == SQLITE_OK, let pointer else { throw error(code) }
        let statement = Statement(pointer, connection: self)
        guard try statement.step() else { return nil }
        return statement.text(0)
    }

    // MARK: Transactions

    /// All or nothing: what `body` wrote is undone when it throws.
    func transaction<Result>(
        _ durability: Durability = .process, _ body: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        if durability == .power { try execute("PRAGMA synchronous=FULL") }
        defer {
            if durability == .power { try? execute("PRAGMA synchronous=NORMAL") }
        }
        try statement("BEGIN IMMEDIATE").run()
        do {
            let result = try body()
            try statement("COMMIT").run()
            return result
        } catch {
            // After some errors SQLite has rolled back by itself.
            if sqlite3_get_autocommit(handle) == 0 { try? statement("ROLLBACK").run() }
            throw error
        }
    }

    // MARK: The write-ahead log

    /// Calls `observer` after each commit with the pages that the write-ahead log holds by then. SQLite's own automatic
    /// checkpoint, which would wait for the disk, is off from then on.
    func observeLog(_ observer: @escaping (_ pages: Int) -> Void) {
        gauge.observer = observer
        sqlite3_wal_hook(handle, logGrew, Unmanaged.passUnretained(gauge).toOpaque())
    }

    /// Copies the write-ahead log into the database file and waits for the disk.
    ///
    /// - Parameter emptying: also waits for writers, so that the log begins anew; without it nobody waits.
    /// - Returns: true when the whole log was copied.
    func checkpoint(emptying: Bool) throws(StoreError) -> Bool {
        var pages: Int32 = 0
        var copied: Int32 = 0
        let mode = emptying ? SQLITE_CHECKPOINT_RESTART : SQLITE_CHECKPOINT_PASSIVE
        let code = sqlite3_wal_checkpoint_v2(handle, "main", mode, &pages, &copied)
        guard code == SQLITE_OK || code & 0xFF == SQLITE_BUSY else { throw error(code) }
        return code == SQLITE_OK && pages == copied
    }
}

/// What the hook of a connection finds through its context pointer; the connection owns it.
private final class LogGauge {
    var observer: ((Int) -> Void)?
}

private func logGrew(
    _ context: UnsafeMutableRawPointer?, _: OpaquePointer?, _: UnsafePointer<CChar>?, _ pages: Int32
) -> Int32 {
    guard let context else { return SQLITE_OK }
    Unmanaged<LogGauge>.fromOpaque(context).takeUnretainedValue().observer?(Int(pages))
    return SQLITE_OK
}
