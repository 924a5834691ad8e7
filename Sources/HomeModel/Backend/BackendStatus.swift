/// Whether a backend reaches its devices at all, as `_adapter/info` shows it.
public enum BackendStatus: String, Sendable {
    /// Not there yet, or on its way back; does not by itself say anything of its devices.
    case connecting
    case connected
    /// It does not reach its devices: until it is connected again, none of them counts as reachable.
    case degraded
}
