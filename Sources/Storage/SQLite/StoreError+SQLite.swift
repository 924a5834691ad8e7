import CSQLite

extension StoreError {
    /// Translates a result code of SQLite (sqlite.org, "Result and Error Codes").
    init(sqlite extended: Int32, path: String, detail: String) {
        switch extended & 0xFF {
        case SQLITE_NOTADB:
            self.init(
                .notAStore, path: path,
                "is not a store of trait2mqtt (not a SQLite database); set store.path to another file",
                sqliteCode: extended)
        case SQLITE_CORRUPT:
            self.init(
                .damaged, path: path,
                "is damaged (\(detail)); restore it from a backup, or move it away to begin with an empty store",
                sqliteCode: extended)
        case SQLITE_FULL:
            self.init(
                .full, path: path, "cannot grow: no space is left on its file system; make room there",
                sqliteCode: extended)
        case SQLITE_READONLY, SQLITE_PERM:
            self.init(
                .notWritable, path: path, "cannot be written (\(detail)); give this user write permission",
                sqliteCode: extended)
        case SQLITE_CANTOPEN:
            self.init(
                .notReadable, path: path,
                "cannot be opened (\(detail)); it and its directory must be readable and writable for this user",
                sqliteCode: extended)
        case SQLITE_BUSY, SQLITE_LOCKED:
            self.init(
                .inUse, path: path, "is locked by another program (\(detail)); end that program first",
                sqliteCode: extended)
        case SQLITE_CONSTRAINT:
            self.init(
                .inconsistent, path: path, "refused a change that contradicts what it holds (\(detail))",
                sqliteCode: extended)
        case SQLITE_IOERR where (extended >> 8) & 0xFF >= 19 && (extended >> 8) & 0xFF <= 21:
            // SHMOPEN, SHMSIZE and SHMLOCK: what network file systems lack.
            self.init(
                .unsuitable, path: path,
                "lies on a file system without shared memory or locks (\(detail)); put the store on a local disk",
                sqliteCode: extended)
        default:
            self.init(.failed, path: path, "SQLite: \(detail)", sqliteCode: extended)
        }
    }
}
