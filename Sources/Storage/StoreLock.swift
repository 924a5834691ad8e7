import Glibc

/// Keeps two adapters off the same store: an exclusive lock on a file of its own, held until this is released.
///
/// The lock file stays; the kernel lets go of the lock when its holder ends, however it ends. A file of its own because
/// closing a descriptor of the database file itself would drop SQLite's locks on it (sqlite.org, "How To Corrupt").
final class StoreLock {
    private let descriptor: Int32

    init(store path: String) throws(StoreError) {
        let lockPath = path + "-lock"
        descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StoreError(
                .notWritable, path: path,
                "its lock file \(lockPath) cannot be written (\(reason(errno))); give this user write permission for the directory"
            )
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let isTaken = errno == EWOULDBLOCK
            let why = reason(errno)
            let holder = isTaken ? Self.holder(descriptor) : nil
            close(descriptor)
            if isTaken {
                throw StoreError(
                    .inUse, path: path,
                    "is in use by another trait2mqtt\(holder.map { " (process \($0))" } ?? ""); stop that one, or give this one a store.path of its own"
                )
            }
            throw StoreError(
                .unsuitable, path: path,
                "lies on a file system without locks (\(why)); put the store on a local disk")
        }
        let line = Array("\(getpid())\n".utf8)
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, line, line.count, 0) }
    }

    deinit {
        // A program that is being started holds copies of all descriptors for a moment; the lock must not wait for it.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    private static func holder(_ descriptor: Int32) -> String? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        let digits = bytes.prefix(max(count, 0)).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
    }
}

/// The system's words for an error number.
func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
