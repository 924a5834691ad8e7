/// Over what way a device, part or trait is reached (Home APIs, "source connectivity").
public enum Locality: String, Sendable, CaseIterable {
    case unspecified, direct, localPeer, remote, mixed
}
