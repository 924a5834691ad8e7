import CWebSockets

/// What libwebsockets wants once for the whole program.
enum WebSocketLibrary {
    /// Keeps the library from writing to standard error by itself: what matters of it comes back as reasons.
    static let isQuiet: Bool = {
        lws_set_log_level(0, nil)
        return true
    }()
}
