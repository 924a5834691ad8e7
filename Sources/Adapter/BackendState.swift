import HomeModel

/// What is known of a backend of the configuration.
struct BackendState {
    var transport: Transport
    var status = BackendStatus.connecting
    /// It has been connecting for so long that it counts as degraded.
    var isLate = false
    /// Counts the changes of its status.
    var changes = 0
}
