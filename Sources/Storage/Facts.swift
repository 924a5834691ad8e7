import Glibc

/// Single facts about the store: its identity, and how the last run ended.
struct Facts {
    enum Key: String {
        case storeID, instanceID
        /// The boot of the machine in which a run began that has not ended properly.
        case openSession
        /// What Google was told last.
        case cloudLink
    }

    private let connection: Connection

    init(_ connection: Connection) { self.connection = connection }

    subscript(_ key: Key) -> String? {
        get throws(StoreError) {
            let statement = try connection.statement("SELECT value FROM facts WHERE key = ?1")
            statement.bind(key.rawValue, at: 1)
            return try statement.rows { $0.text(0) }.first
        }
    }

    func set(_ key: Key, _ value: String?) throws(StoreError) {
        guard let value else {
            let statement = try connection.statement("DELETE FROM facts WHERE key = ?1")
            statement.bind(key.rawValue, at: 1)
            return try statement.run()
        }
        let statement = try connection.statement(
            "INSERT INTO facts (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value")
        statement.bind(key.rawValue, at: 1)
        statement.bind(value, at: 2)
        try statement.run()
    }

    /// Gives a new store its ids.
    func makeIdentity() throws(StoreError) {
        guard try self[.storeID] == nil else { return }
        try connection.transaction(.power) { () throws(StoreError) in
            try set(.storeID, randomDigits(16))
            try set(.instanceID, randomDigits(8))
        }
    }

    /// Notes that a run begins.
    ///
    /// Commits that did not wait for the disk may be lost when power fails, those of the ledger among them. If the last
    /// run did not end and the machine was started again since, no digest can be trusted: all topics count as unknown.
    func beginSession() throws(StoreError) {
        let boot = Self.boot()
        let interrupted = try self[.openSession]
        try connection.transaction(.power) { () throws(StoreError) in
            if let interrupted, interrupted != boot {
                try connection.execute("UPDATE ledger SET digest = NULL WHERE digest IS NOT NULL")
            }
            try set(.openSession, boot)
        }
    }

    func endSession() throws(StoreError) {
        try connection.transaction(.power) { () throws(StoreError) in try set(.openSession, nil) }
    }

    /// The kernel's name for the time since the machine was started.
    private static func boot() -> String {
        let descriptor = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "unknown" }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)).filter { $0 > 0x20 }, as: UTF8.self)
    }

    /// From the kernel's generator, which is what Swift's system generator reads.
    private func randomDigits(_ count: Int) -> String {
        String((0..<count).map { _ in Self.digits.randomElement() ?? "0" })
    }

    private static let digits = Array("0123456789abcdef")
}
