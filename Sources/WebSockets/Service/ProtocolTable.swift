import CWebSockets
import Glibc

/// What libwebsockets calls for everything that happens on a context.
typealias ServiceCallback =
    @convention(c) (
        OpaquePointer?, lws_callback_reasons, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int
    ) -> Int32

/// The table of one protocol that libwebsockets keeps a pointer to; it must outlive the context.
final class ProtocolTable {
    private let entries: UnsafeMutablePointer<lws_protocols>
    private let text: UnsafeMutablePointer<CChar>?

    /// - Parameters:
    ///   - name: what connections name the protocol by.
    ///   - bufferSize: the most bytes that one callback brings.
    init(_ name: String, bufferSize: Int, _ callback: @escaping ServiceCallback) {
        text = strdup(name)
        // The second entry ends the table.
        entries = .allocate(capacity: 2)
        entries.initialize(repeating: lws_protocols(), count: 2)
        entries[0].name = UnsafePointer(text)
        entries[0].callback = callback
        entries[0].rx_buffer_size = bufferSize
    }

    deinit {
        entries.deallocate()
        free(text)
    }

    var pointer: UnsafePointer<lws_protocols> { UnsafePointer(entries) }

    var name: UnsafePointer<CChar>? { UnsafePointer(text) }
}
