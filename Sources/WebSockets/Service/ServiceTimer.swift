import CWebSockets

/// Calls a closure on the service thread after a while; one at a time. Lives on the service thread only.
final class ServiceTimer {
    /// What the library links into its list; it stands first so that its address is the storage's.
    private struct Storage {
        var entry = lws_sorted_usec_list_t()
        var owner: UnsafeRawPointer?
    }

    private let context: OpaquePointer
    private let storage: UnsafeMutablePointer<Storage>
    private var body: (() -> Void)?

    init(context: OpaquePointer) {
        self.context = context
        storage = .allocate(capacity: 1)
        storage.initialize(to: Storage())
        storage.pointee.owner = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
        lws_sul_cancel(entry)
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// Replaces what was started before.
    func start(after seconds: Double, _ body: @escaping () -> Void) {
        self.body = body
        let microseconds = Int64(min(max(seconds, 0.001), 1e9) * 1e6)
        lws_sul_schedule(context, 0, entry, timerFired, microseconds)
    }

    func cancel() {
        body = nil
        lws_sul_cancel(entry)
    }

    private var entry: UnsafeMutablePointer<lws_sorted_usec_list_t> {
        UnsafeMutableRawPointer(storage).assumingMemoryBound(to: lws_sorted_usec_list_t.self)
    }

    fileprivate static func fire(_ entry: UnsafeMutablePointer<lws_sorted_usec_list_t>) {
        let storage = UnsafeMutableRawPointer(entry).assumingMemoryBound(to: Storage.self)
        guard let owner = storage.pointee.owner else { return }
        let timer = Unmanaged<ServiceTimer>.fromOpaque(owner).takeUnretainedValue()
        let body = timer.body
        timer.body = nil
        body?()
    }
}

private func timerFired(_ entry: UnsafeMutablePointer<lws_sorted_usec_list_t>?) {
    guard let entry else { return }
    ServiceTimer.fire(entry)
}
