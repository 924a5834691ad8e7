/// Whether a device, part or trait can be reached (Home APIs, "source connectivity").
public enum Connectivity: String, Sendable, CaseIterable {
    case unknown, online, offline, partiallyOnline
}
