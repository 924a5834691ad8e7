import CWebSockets
import Synchronization

/// Wakes a service thread from any other thread, for as long as its context lives.
///
/// `lws_cancel_service` is the only call of the library that other threads may make. It writes to an eventfd and calls nobody
/// back, so that the lock may be held: that keeps the context from going away meanwhile.
final class ServiceWaker: Sendable {
    /// The context as a number: a pointer may not change threads, and nothing but this type makes one of it again.
    private let address = Mutex<UInt?>(nil)

    init() {}

    func attach(_ context: OpaquePointer) {
        let value = UInt(bitPattern: context)
        address.withLock { $0 = value }
    }

    /// To be called before the context is destroyed.
    func detach() {
        address.withLock { $0 = nil }
    }

    func wake() {
        address.withLock { address in
            guard let address, let context = OpaquePointer(bitPattern: address) else { return }
            lws_cancel_service(context)
        }
    }
}
