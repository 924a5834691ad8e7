public import JSON

/// A device's discovery document (Home Assistant, "MQTT Discovery", device discovery payload).
public struct DiscoveryDocument: Sendable {
    public let json: JSON
    /// Platforms of the components, by their keys; without those that the document takes away.
    public let components: [String: String]

    public init(json: JSON, components: [String: String]) {
        self.json = json
        self.components = components
    }
}
