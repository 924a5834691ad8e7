/// Whether a backend reaches its devices at all, as `_adapter/info` shows it.
public enum BackendStatus: String, Sendable {
    case connecting, connected, degraded
}
