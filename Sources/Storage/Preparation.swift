/// Makes a connection ready: checks what the file is, sets what a connection does not remember, updates the schema.
enum Preparation {
    static func prepareForWriting(_ connection: Connection) throws(StoreError) {
        let version = try checkKind(connection)
        guard !connection.isReadOnly else {
            throw StoreError(
                .notWritable, path: connection.path,
                "can be read but not written; give this user write permission for it and its directory")
        }
        let mode = try connection.value(of: "PRAGMA journal_mode=WAL")
        guard mode == "wal" else {
            throw StoreError(
                .unsuitable, path: connection.path,
                "lies on a file system that cannot carry a write-ahead log; put the store on a local disk")
        }
        try connection.execute("PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON")
        for (number, migration) in Schema.migrations.enumerated() where number >= version {
            try connection.transaction(.power) { () throws(StoreError) in
                try connection.execute(migration)
                try connection.execute(
                    "PRAGMA application_id=\(Schema.applicationID); PRAGMA user_version=\(number + 1)")
            }
        }
    }

    static func openForReading(_ path: String) throws(StoreError) -> Connection {
        let connection: Connection
        let version: Int
        do throws(StoreError) {
            let attempt = try Connection(path: path, access: .readOnly)
            version = try checkKind(attempt)
            connection = attempt
        } catch {
            // On a read-only medium the shared memory of the log cannot be made; where nobody writes, none is needed.
            guard error.code == .notReadable || error.code == .notWritable else { throw error }
            let attempt = try Connection(path: path, access: .frozen)
            version = try checkKind(attempt)
            connection = attempt
        }
        guard version == Schema.version else {
            throw StoreError(
                .older, path: path,
                "was written by an older release (version \(version), this program reads \(Schema.version)); start the adapter once to bring it up to date"
            )
        }
        return connection
    }

    /// The version of a store; 0 for an empty file.
    private static func checkKind(_ connection: Connection) throws(StoreError) -> Int {
        let version = try number("user_version", connection)
        let application = try number("application_id", connection)
        if application != Schema.applicationID {
            let isEmpty = try connection.value(of: "SELECT count(*) FROM sqlite_schema") == "0"
            guard isEmpty, version == 0, application == 0 else {
                throw StoreError(
                    .notAStore, path: connection.path,
                    "is a database of another program; set store.path to another file")
            }
        }
        guard version <= Schema.version else {
            throw StoreError(
                .newer, path: connection.path,
                "was written by a newer release (version \(version), this program knows \(Schema.version)); use that release, or another store.path"
            )
        }
        return version
    }

    private static func number(_ pragma: String, _ connection: Connection) throws(StoreError) -> Int {
        try connection.value(of: "PRAGMA \(pragma)").flatMap { Int($0) } ?? 0
    }
}
