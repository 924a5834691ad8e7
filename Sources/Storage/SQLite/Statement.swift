import CSQLite

/// Owns one prepared statement: bind from the first parameter on, step, read columns from 0 on, reset.
final class Statement {
    private let pointer: OpaquePointer
    // The statement must not outlive its connection's usefulness for error texts, nor keep it alive: the cache is there.
    private unowned let connection: Connection

    init(_ pointer: OpaquePointer, connection: Connection) {
        self.pointer = pointer
        self.connection = connection
    }

    deinit {
        sqlite3_finalize(pointer)
    }

    // MARK: Parameters

    // SQLite copies what it is given (`SQLITE_TRANSIENT`, a macro that the importer skips).
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    func bind(_ text: String, at index: Int32) {
        var text = text
        text.withUTF8 { bytes in
            _ = sqlite3_bind_text64(
                pointer, index, UnsafePointer<CChar>(OpaquePointer(bytes.baseAddress)), UInt64(bytes.count),
                Self.copied, UInt8(SQLITE_UTF8))
        }
    }

    func bind(_ text: String?, at index: Int32) {
        if let text { bind(text, at: index) } else { sqlite3_bind_null(pointer, index) }
    }

    func bind(_ number: Int64?, at index: Int32) {
        if let number { sqlite3_bind_int64(pointer, index, number) } else { sqlite3_bind_null(pointer, index) }
    }

    func bind(_ bytes: [UInt8], at index: Int32) {
        if bytes.isEmpty {
            sqlite3_bind_zeroblob(pointer, index, 0)
        } else {
            bytes.withUnsafeBytes { buffer in
                _ = sqlite3_bind_blob64(pointer, index, buffer.baseAddress, UInt64(buffer.count), Self.copied)
            }
        }
    }

    // MARK: Running

    /// Advances to the next row; false at the end. Resets itself at the end and on errors.
    func step() throws(StoreError) -> Bool {
        let code = sqlite3_step(pointer)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE {
            sqlite3_reset(pointer)
            return false
        }
        let error = connection.error(code)
        sqlite3_reset(pointer)
        throw error
    }

    /// Runs a statement that answers no rows.
    func run() throws(StoreError) {
        while try step() {}
    }

    /// Every row, read by `read`.
    func rows<Row>(_ read: (Statement) -> Row) throws(StoreError) -> [Row] {
        var rows: [Row] = []
        while try step() { rows.append(read(self)) }
        return rows
    }

    // MARK: Columns

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(pointer, column) == SQLITE_NULL }

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

    func text(_ column: Int32) -> String {
        guard let text = sqlite3_column_text(pointer, column) else { return "" }
        let count = Int(sqlite3_column_bytes(pointer, column))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    func bytes(_ column: Int32) -> [UInt8] {
        let count = Int(sqlite3_column_bytes(pointer, column))
        guard count > 0, let blob = sqlite3_column_blob(pointer, column) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: blob, count: count))
    }
}
