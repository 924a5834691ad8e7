public import WebSockets

/// How a Matter Server is reached, and what may be asked of it.
public struct MatterConfiguration: Sendable {
    /// The backend's name in the configuration.
    public var name: String
    /// What ids of its devices begin with; unlike that of any other backend, and a valid topic level.
    public var prefix: String
    public var url: WebSocketURL
    /// Whether devices may be commissioned, removed and shared.
    public var allowsCommissioning: Bool
    /// The file of authorities (PEM) to trust with `wss`, instead of the system's.
    public var ca: String?
    /// With `wss`: take any certificate.
    public var isInsecure: Bool

    public init(
        name: String, prefix: String, url: WebSocketURL, allowsCommissioning: Bool = false, ca: String? = nil,
        isInsecure: Bool = false
    ) {
        self.name = name
        self.prefix = prefix
        self.url = url
        self.allowsCommissioning = allowsCommissioning
        self.ca = ca
        self.isInsecure = isInsecure
    }
}
