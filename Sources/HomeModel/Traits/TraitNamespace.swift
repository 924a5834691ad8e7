/// Who defines a trait.
public enum TraitNamespace: Sendable, Hashable {
    /// A Matter cluster; its topic name is bare (`onOff`).
    case matter
    /// A Google (cloud-to-cloud) trait; its topic name is `google.<trait>`.
    case google
    /// A vendor's own trait; its topic name is `<vendor>.<trait>`.
    case vendor(String)

    public var name: String {
        switch self {
        case .matter: "matter"
        case .google: "google"
        case .vendor(let name): name
        }
    }
}
