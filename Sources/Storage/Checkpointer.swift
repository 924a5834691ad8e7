import EventLoop
import Synchronization

/// Moves the write-ahead log into the database file on a thread of its own, so that the loop never waits for the disk.
@LoopActor
final class Checkpointer {
    /// Pages (4 KiB) of log after which it is copied: about 4 MB.
    static let threshold = 1024
    /// Pages after which the loop may be held up until the log is empty (about 64 MB): writers without a pause, or a
    /// reader that stays, keep the log from beginning anew by itself.
    static let limit = 16384

    private let worker = BlockingWorker(name: "checkpoint")
    private let connection: SharedConnection
    private var next = threshold
    private var isRunning = false
    /// Why the last attempt failed; nil after one that did not.
    private(set) var failure: StoreError?

    init(path: String) throws(StoreError) {
        let connection = try Connection(path: path, access: .readWrite)
        try connection.execute("PRAGMA synchronous=NORMAL")
        self.connection = SharedConnection(connection)
    }

    /// Called after each commit with the length of the log.
    func logGrew(to pages: Int) {
        if pages < Self.threshold { next = Self.threshold }
        guard pages >= next, !isRunning else { return }
        next = pages + Self.threshold / 4
        isRunning = true
        let connection = connection
        let emptying = pages >= Self.limit
        let work: @Sendable () -> StoreError? = { connection.checkpoint(emptying: emptying) }
        worker.submit(work) { [weak self] failure in
            self?.isRunning = false
            self?.failure = failure
        }
    }

    /// Waits for a checkpoint under way, then closes the connection.
    func close() { connection.close() }
}

/// The connection of the worker thread. A lock guards it because the loop's thread closes it.
private final class SharedConnection: Sendable {
    private let connection: Mutex<Connection?>

    init(_ connection: sending Connection) { self.connection = Mutex(connection) }

    /// Copies the log; what the worker does not copy because the loop wrote on meanwhile is left to the next time.
    func checkpoint(emptying: Bool) -> StoreError? {
        connection.withLock { connection in
            do throws(StoreError) {
                let isWhole = try connection?.checkpoint(emptying: false) ?? true
                if emptying, !isWhole { _ = try connection?.checkpoint(emptying: true) }
                return nil
            } catch {
                return error
            }
        }
    }

    func close() { connection.withLock { $0 = nil } }
}
