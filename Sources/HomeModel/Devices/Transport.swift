/// How a backend's devices are reached, as `_meta` shows it.
public enum Transport: String, Sendable {
    case matter, cloudToCloud, embedded
}
